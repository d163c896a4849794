import type { Person } from '@shinar/protocol';
import { useState } from 'react';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

const LONGEST = 500;

interface ReportFormProps {
  readonly others: readonly Person[];
  readonly onReport: (body: { person: string; reason: string }) => Promise<unknown>;
}

/** Tells the people who run the server about somebody. */
export function ReportForm({ others, onReport }: ReportFormProps) {
  const { chat: m } = useMessages().online;
  const [person, setPerson] = useState(others[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const { act, busy, trouble } = useAct();
  const submit = async (): Promise<void> => {
    await onReport({ person, reason: reason.trim() });
    setReason('');
    setSent(true);
  };
  return (
    <Form onSubmit={() => act(submit)}>
      <label className="field">
        {m.reportWho}
        <select value={person} onChange={(event) => setPerson(event.target.value)}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Field label={m.reportWhy} value={reason} maxLength={LONGEST} onChange={setReason} />
      <button type="submit" disabled={busy}>
        {m.report}
      </button>
      {sent && <p role="status">{m.reported}</p>}
      <Troubled trouble={trouble} />
    </Form>
  );
}
