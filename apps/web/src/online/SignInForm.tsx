import type { Me } from '@shinar/protocol';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { call } from './api.ts';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { become } from './me.ts';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';

/** For whoever kept their name by a password. */
export function SignInForm() {
  const { me: m } = useMessages().online;
  const [handle, setHandle] = useState('');
  const [password, setPassword] = useState('');
  const { act, busy, trouble } = useAct();
  return (
    <Form onSubmit={() => act(async () => become(await call<Me>('POST', 'api/sessions', { handle, password })))}>
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
