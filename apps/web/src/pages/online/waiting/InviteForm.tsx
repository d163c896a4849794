import { useState } from 'react';
import { call } from '../../../base/server/api.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

const LONGEST = 24;

/** Somebody who is known here by name. */
export function InviteForm({ table }: { readonly table: string }) {
  const { people: words } = useCompany();
  const [name, setName] = useState('');
  const [invited, setInvited] = useState<string>();
  const { act, busy, trouble } = useAct();
  const invite = async (): Promise<void> => {
    await call('invite', { params: { table }, body: { name: name.trim() } });
    setInvited(name.trim());
    setName('');
  };
  return (
    <Form className="name-form" onSubmit={() => act(invite)}>
      <Field label={words.invite} value={name} maxLength={LONGEST} onChange={setName} />
      <button type="submit" disabled={busy}>
        {words.send}
      </button>
      <p className="hint" role="status">
        {invited !== undefined && words.invitedNow(invited)}
      </p>
      <Troubled trouble={trouble} />
    </Form>
  );
}
