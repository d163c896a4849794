import { type FormEvent, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { beGuest, me } from './me.ts';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';
import { useValue } from './value.ts';

const LONGEST = 24;

interface NameFormProps {
  readonly label: string;
  /** What is done under that name. */
  readonly onNamed: () => Promise<void>;
}

/** One button for whoever has a name here already, a name and a button for everybody else. */
export function NameForm({ label, onNamed }: NameFormProps) {
  const { lobby: m } = useMessages().online;
  const person = useValue(me);
  const [name, setName] = useState('');
  const { busy, trouble, act } = useAct();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void act(async () => {
      if (person === null) await beGuest(name.trim());
      await onNamed();
    });
  };
  return (
    <form className="name-form" onSubmit={onSubmit}>
      {person === null && (
        <label className="field">
          {m.yourName}
          <input required maxLength={LONGEST} value={name} autoComplete="nickname" onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      <button type="submit" className="primary" disabled={busy}>
        {label}
      </button>
      <Troubled trouble={trouble} />
    </form>
  );
}
