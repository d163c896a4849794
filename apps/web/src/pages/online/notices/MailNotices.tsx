import { useState } from 'react';
import { useMessages } from '../../../base/words/messages.ts';
import { Form } from '../../../wire/forms/Form.tsx';

interface MailNoticesProps {
  readonly mail: string | null;
  readonly busy: boolean;
  readonly onChange: (mail: string | null) => Promise<void>;
}

/** Where mails about my turns go; an empty address ends them. */
export function MailNotices({ mail, busy, onChange }: MailNoticesProps) {
  const { notices: m } = useMessages().online;
  const [address, setAddress] = useState(mail ?? '');
  return (
    <Form className="name-form" onSubmit={() => onChange(address.trim() === '' ? null : address.trim())}>
      <label className="field">
        {m.mail}
        <input type="email" value={address} autoComplete="email" onChange={(event) => setAddress(event.target.value)} />
      </label>
      <button type="submit" disabled={busy}>
        {m.save}
      </button>
    </Form>
  );
}
