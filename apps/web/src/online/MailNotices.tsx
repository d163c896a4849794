import { type FormEvent, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';

interface MailNoticesProps {
  readonly mail: string | null;
  readonly busy: boolean;
  readonly onChange: (mail: string | null) => void;
}

/** Where mails about my turns go; an empty address ends them. */
export function MailNotices({ mail, busy, onChange }: MailNoticesProps) {
  const { notices: m } = useMessages().online;
  const [address, setAddress] = useState(mail ?? '');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(address.trim() === '' ? null : address.trim());
  };
  return (
    <form className="name-form" onSubmit={onSubmit}>
      <label className="field">
        {m.mail}
        <input type="email" value={address} autoComplete="email" onChange={(event) => setAddress(event.target.value)} />
      </label>
      <button type="submit" disabled={busy}>
        {m.save}
      </button>
    </form>
  );
}
