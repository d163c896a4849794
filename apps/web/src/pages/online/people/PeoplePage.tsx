import type { Company, Person } from '@shinar/protocol';
import { useState } from 'react';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { Troubled } from '../../../wire/said/Troubled.tsx';

const LONGEST = 24;

/** Whom I know here, and looking for somebody. */
export function PeoplePage() {
  useFromTop();
  return <AtServer>{(_, person) => <People isKnown={person !== null} />}</AtServer>;
}

function People({ isKnown }: { readonly isKnown: boolean }) {
  const { people: words } = useCompany();
  const { me } = useMessages().online;
  useTitle(words.title);
  return (
    <main className="page people">
      <WayBack />
      <h1>{words.title}</h1>
      {isKnown ? (
        <>
          <FindForm />
          <KnownPeople />
        </>
      ) : (
        <>
          <p>{me.nobody}</p>
          <NameForm label={me.beGuest} onNamed={async () => {}} />
        </>
      )}
    </main>
  );
}

function FindForm() {
  const { people: words } = useCompany();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Person[]>();
  const { act, busy, trouble } = useAct();
  const find = async (): Promise<void> => setFound((await call('findPeople', { query: { name: name.trim() } })).people);
  return (
    <>
      <Form className="name-form" onSubmit={() => act(find)}>
        <Field label={words.search} value={name} maxLength={LONGEST} onChange={setName} />
        <button type="submit" disabled={busy}>
          {words.find}
        </button>
        <Troubled trouble={trouble} />
      </Form>
      {found?.length === 0 && <p role="status">{words.none}</p>}
      {found && <PeopleList people={found.map((person) => ({ person, note: person.kept ? words.kept : words.guest }))} />}
    </>
  );
}

const askCompany = (): Promise<Company> => call('company');

function KnownPeople() {
  const { people: words } = useCompany();
  const company = useLoad(askCompany);
  if (company === undefined) return null;
  const note = (met: number): string => (met === 0 ? '' : words.met(met));
  return (
    <>
      <h2>{words.known}</h2>
      {company.people.length === 0 && <p className="hint">{words.noneKnown}</p>}
      <PeopleList people={company.people.map(({ person, met }) => ({ person, note: note(met) }))} />
      {company.blocked.length > 0 && (
        <>
          <h2>{words.blocked}</h2>
          <PeopleList people={company.blocked.map((person) => ({ person, note: '' }))} />
        </>
      )}
    </>
  );
}

function PeopleList({ people }: { readonly people: readonly { readonly person: Person; readonly note: string }[] }) {
  return (
    <ul className="people-list">
      {people.map(({ person, note }) => (
        <li key={person.id}>
          <PersonLink person={person} /> <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
