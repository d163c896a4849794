import { useState } from 'react';
import { useMessages } from '../../../base/words/messages.ts';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

const LONGEST = 500;

export function SayForm({ onSay }: { readonly onSay: (text: string) => Promise<unknown> }) {
  const { chat: m } = useMessages().online;
  const [text, setText] = useState('');
  const { act, trouble } = useAct();
  const submit = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    // What is typed while it is on its way is the next line.
    setText('');
    try {
      await onSay(said);
    } catch (error) {
      setText((since) => [said, since].filter(Boolean).join(' '));
      throw error;
    }
  };
  return (
    <Form className="say" onSubmit={() => act(submit)}>
      <input aria-label={m.say} value={text} maxLength={LONGEST} onChange={(event) => setText(event.target.value)} />
      <button type="submit">{m.send}</button>
      <Troubled trouble={trouble} />
    </Form>
  );
}
