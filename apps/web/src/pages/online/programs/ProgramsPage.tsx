import type { Program, ProgramMade } from '@shinar/protocol';
import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { copyText } from '../../../base/dialogs/copy.ts';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useListed } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { addressOf } from '../../../base/server/send.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { dateText } from '../../../wire/said/times.ts';
import { PROGRAMS_WORDS } from './words.ts';

/** Accounts for bots that somebody writes: made, given another token, deleted. */
export function ProgramsPage() {
  const say = PROGRAMS_WORDS[useSettings().language];
  useTitle(say.title);
  useFromTop();
  return (
    <AtServer>
      {(_, person) => (
        <main className="page">
          <WayBack />
          <h1>{say.title}</h1>
          <p>{say.about}</p>
          <p>
            <a href={addressOf('api/openapi.json').href}>{say.interface}</a>
          </p>
          {person === null ? (
            <NameForm label={say.signIn} onNamed={async () => {}} />
          ) : (
            <Guard Instead={SmallMishap}>
              <Programs />
            </Guard>
          )}
        </main>
      )}
    </AtServer>
  );
}

const askPrograms = async (): Promise<readonly Program[]> => (await call('programs')).programs;

function Programs() {
  const { language } = useSettings();
  const say = PROGRAMS_WORDS[language];
  const [programs, changed] = useListed(askPrograms);
  const [made, setMade] = useState<ProgramMade>();
  const [name, setName] = useState('');
  const [leaving, setLeaving] = useState<Program>();
  const { act, busy, trouble } = useAct();
  const make = async (): Promise<void> => {
    setMade(await call('newProgram', { body: { name: name.trim() } }));
    setName('');
    changed();
  };
  const renew = async ({ id }: Program): Promise<void> => setMade(await call('renewToken', { params: { person: id } }));
  const drop = async ({ id }: Program): Promise<void> => {
    await call('dropProgram', { params: { person: id } });
    if (made?.id === id) setMade(undefined);
    changed();
  };
  return (
    <>
      {programs?.length === 0 && <p className="hint">{say.none}</p>}
      <ul className="leader-list">
        {programs?.map((program) => (
          <li key={program.id}>
            <span>{program.name}</span>
            <small>{say.madeOn(dateText(program.createdAt, language))}</small>
            <button type="button" disabled={busy} onClick={() => void act(() => renew(program))}>
              {say.renew}
            </button>
            <button type="button" className="quiet" disabled={busy} onClick={() => setLeaving(program)}>
              {say.remove}
            </button>
          </li>
        ))}
      </ul>
      {made !== undefined && <Token key={made.token} made={made} />}
      <Form className="name-form" onSubmit={() => act(make)}>
        <Field label={say.name} value={name} maxLength={24} onChange={setName} />
        <button type="submit" className="primary" disabled={busy}>
          {say.make}
        </button>
      </Form>
      <Troubled trouble={trouble} />
      {leaving !== undefined && (
        <Ask
          title={say.remove}
          question={say.removeAsk(leaving.name)}
          onYes={() => void act(() => drop(leaving))}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

/** All that a bot needs; shown once, and kept nowhere. */
function Token({ made: { name, token } }: { readonly made: ProgramMade }) {
  const say = PROGRAMS_WORDS[useSettings().language];
  const [copied, setCopied] = useState(false);
  return (
    <div className="share" role="status">
      <label className="field">
        {say.token(name)}
        <input readOnly value={token} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" onClick={() => void copyText(token).then(setCopied)}>
        {copied ? say.copied : say.copy}
      </button>
      <p className="hint">{say.once}</p>
    </div>
  );
}
