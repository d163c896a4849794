import { useState } from 'react';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { become } from '../../../wire/me.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

/** For people who kept their name with a password. */
export function SignInForm() {
  const { me: m } = useMessages().online;
  const [handle, setHandle] = useState('');
  const [password, setPassword] = useState('');
  const { act, busy, trouble } = useAct();
  return (
    <Form onSubmit={() => act(async () => become(await call('signIn', { body: { handle, password } })))}>
      <h2>{m.signInTitle}</h2>
      <Field label={m.handle} value={handle} autoComplete="username" onChange={setHandle} />
      <Field label={m.password} type="password" value={password} autoComplete="current-password" onChange={setPassword} />
      <button type="submit" disabled={busy}>
        {m.signIn}
      </button>
      <Troubled trouble={trouble} />
    </Form>
  );
}
