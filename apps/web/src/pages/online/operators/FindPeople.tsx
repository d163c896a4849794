import type { Known } from '@shinar/protocol';
import { useState } from 'react';
import { useLoad } from '../../../base/load/load.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { type Operate, PersonActs, PersonFacts } from './PersonActs.tsx';

const ask = async (name: string, _done: number): Promise<readonly Known[]> => (await call('knownPeople', { query: { name } })).people;

/** Finds people by name, also those whom nobody has reported. */
export function FindPeople({ done, operate }: { readonly done: number; readonly operate: Operate }) {
  const { operators: m } = useMessages().online;
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<string>();
  const found = useLoad(ask, asked, done);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{m.people}</h2>
      <Form className="name-form" onSubmit={async () => setAsked(name.trim() || undefined)}>
        <Field label={m.name} value={name} maxLength={40} onChange={setName} />
        <button type="submit">{m.find}</button>
      </Form>
      {found?.length === 0 && <p role="status">{m.nobody}</p>}
      <ul className="reports">
        {found?.map((person) => (
          <li key={person.id} className="card">
            <PersonFacts person={person} />
            <PersonActs person={person} operate={operate} />
          </li>
        ))}
      </ul>
    </section>
  );
}
