import { useState } from 'react';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { beGuest, me } from '../me.ts';
import { Troubled } from '../said/Troubled.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { useAct } from './use-act.ts';

const LONGEST = 24;

interface NameFormProps {
  readonly label: string;
  /** What to do under that name. */
  readonly onNamed: () => Promise<void>;
}

/** One button for somebody with a name here already, a name field and a button for everyone else. */
export function NameForm({ label, onNamed }: NameFormProps) {
  const { lobby: m } = useMessages().online;
  const person = useValue(me);
  const [name, setName] = useState('');
  const { busy, trouble, act } = useAct();
  const submit = async (): Promise<void> => {
    if (person === null) await beGuest(name.trim());
    await onNamed();
  };
  return (
    <Form className="name-form" onSubmit={() => act(submit)}>
      {person === null && <Field label={m.yourName} maxLength={LONGEST} value={name} autoComplete="nickname" onChange={setName} />}
      <button type="submit" className="primary" disabled={busy}>
        {label}
      </button>
      <Troubled trouble={trouble} />
    </Form>
  );
}
