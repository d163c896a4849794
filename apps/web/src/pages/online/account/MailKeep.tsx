import type { Me } from '@shinar/protocol';
import { useState } from 'react';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { become } from '../../../wire/me.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

/** A name kept by an address: a link goes there, and counts once it is used. */
export function MailKeep({ person }: { readonly person: Me }) {
  const { me: m } = useMessages().online;
  const { act, trouble } = useAct();
  const drop = async (): Promise<void> => {
    await call('forgetMail');
    become({ ...person, mail: null });
  };
  return (
    <details>
      <summary>{person.mail === null ? m.keepMail : m.keptMail(person.mail)}</summary>
      {person.mail === null ? (
        <MailForm label={m.sendLink} hint={m.keepMailHint} send={(mail) => call('setMail', { body: { mail } })} />
      ) : (
        <button type="button" onClick={() => void act(drop)}>
          {m.dropMail}
        </button>
      )}
      <Troubled trouble={trouble} />
    </details>
  );
}

interface MailFormProps {
  readonly label: string;
  readonly hint: string;
  readonly send: (mail: string) => Promise<unknown>;
}

/** The address for a one-time link. */
export function MailForm({ label, hint, send }: MailFormProps) {
  const { me: m } = useMessages().online;
  const [mail, setMail] = useState('');
  const [sent, setSent] = useState(false);
  const { act, busy, trouble } = useAct();
  const submit = async (): Promise<void> => {
    await send(mail.trim());
    setSent(true);
  };
  return (
    <Form className="name-form" onSubmit={() => act(submit)}>
      <p className="hint">{hint}</p>
      <Field label={m.mail} type="email" value={mail} autoComplete="email" onChange={setMail} />
      <button type="submit" disabled={busy}>
        {label}
      </button>
      <p role="status">{sent && m.linkSent}</p>
      <Troubled trouble={trouble} />
    </Form>
  );
}
