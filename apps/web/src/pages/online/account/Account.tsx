import type { Link, Me } from '@shinar/protocol';
import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { become, forget, useReach } from '../../../wire/me.ts';
import { isOnlyHere, secretLink } from '../../../wire/said/links.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { dateText } from '../../../wire/said/times.ts';
import { QrCode } from '../waiting/Share.tsx';
import { Devices } from './Devices.tsx';
import { MailKeep } from './MailKeep.tsx';

/** The name, and the ways to keep it: a password, or a link for another device. */
export function Account({ person, byMail }: { readonly person: Me; readonly byMail: boolean }) {
  const m = useMessages();
  const { me: words } = m.online;
  const [name, setName] = useState(person.name);
  const { act, busy, trouble } = useAct();
  const [leaving, setLeaving] = useState(false);
  return (
    <section aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      <Form className="name-form" onSubmit={() => act(async () => become(await call('rename', { body: { name: name.trim() } })))}>
        <Field label={m.online.lobby.yourName} value={name} maxLength={24} onChange={setName} />
        <button type="submit" disabled={busy || name.trim() === person.name}>
          {words.rename}
        </button>
      </Form>
      <KeepForm person={person} />
      {byMail && <MailKeep person={person} />}
      <OtherDevice />
      <Devices />
      <div className="card-buttons">
        <button type="button" onClick={() => void act(async () => call('signOut').then(forget))}>
          {words.signOut}
        </button>
        <button type="button" className="quiet" onClick={() => setLeaving(true)}>
          {words.remove}
        </button>
      </div>
      <Troubled trouble={trouble} />
      {leaving && (
        <Ask
          title={words.remove}
          question={words.removeAsk}
          onYes={() => void act(async () => call('deleteMe').then(forget))}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  );
}

function KeepForm({ person }: { readonly person: Me }) {
  const { me: words } = useMessages().online;
  const [handle, setHandle] = useState(person.handle ?? '');
  const [password, setPassword] = useState('');
  const [old, setOld] = useState('');
  const { act, busy, trouble } = useAct();
  const keep = async (): Promise<void> => {
    become(await call('setPassword', { body: { handle, password, ...(old !== '' && { old }) } }));
    setPassword('');
    setOld('');
  };
  return (
    <details>
      <summary>{person.handle === null ? words.keep : words.kept(person.handle)}</summary>
      <p className="hint">{words.keepHint}</p>
      <Form onSubmit={() => act(keep)}>
        <Field label={words.handle} value={handle} autoComplete="username" onChange={setHandle} />
        {person.handle !== null && (
          <Field label={words.oldPassword} type="password" value={old} autoComplete="current-password" onChange={setOld} />
        )}
        <Field label={words.password} type="password" value={password} minLength={8} autoComplete="new-password" onChange={setPassword} />
        <button type="submit" className="primary" disabled={busy}>
          {words.keepNow}
        </button>
        <Troubled trouble={trouble} />
      </Form>
    </details>
  );
}

/** A link that signs one other device in, once. */
function OtherDevice() {
  const { me: words, share } = useMessages().online;
  const { language } = useSettings();
  const [link, setLink] = useState<Link>();
  const { act, trouble } = useAct();
  const reach = useReach();
  const url = link && secretLink({ page: 'link', token: link.token }, reach);
  return (
    <details>
      <summary>{words.device}</summary>
      <p className="hint">{words.deviceHint}</p>
      <button type="button" onClick={() => void act(async () => setLink(await call('newLink')))}>
        {words.makeLink}
      </button>
      {link && url !== undefined && (
        <div className="share">
          <p>{words.linkUntil(dateText(link.expiresAt, language))}</p>
          <label className="field">
            {words.link}
            <input readOnly value={url} onFocus={(event) => event.target.select()} />
          </label>
          {isOnlyHere(reach) && <p className="hint">{share.onlyHere}</p>}
          <QrCode text={url} label={words.link} />
        </div>
      )}
      <Troubled trouble={trouble} />
    </details>
  );
}
