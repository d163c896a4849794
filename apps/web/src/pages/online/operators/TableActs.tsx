import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import type { Operate } from './PersonActs.tsx';

/** The id is the last part of a table's address. */
const tableOf = (text: string): string => /([\w-]{12})(?:\/\d+)?\/?$/.exec(text.trim())?.[1] ?? text.trim();

/** A table is closed, or played out again from its log. */
export function TableActs({ operate }: { readonly operate: Operate }) {
  const { operators: m } = useMessages().online;
  const [link, setLink] = useState('');
  const [to, setTo] = useState('');
  const [closing, setClosing] = useState(false);
  const [told, setTold] = useState(false);
  const { act, busy, trouble } = useAct();
  const table = tableOf(link);
  const run = (change: Parameters<Operate>[0]): Promise<void> =>
    act(async () => {
      setTold(false);
      await operate(change);
      setTold(true);
    });
  return (
    <section aria-labelledby="table">
      <h2 id="table">{m.table}</h2>
      <Form onSubmit={() => run({ act: 'repair', table, note: '', ...(/^\d+$/.test(to) && { to: Number(to) }) })}>
        <Field label={m.tableLink} value={link} onChange={setLink} />
        <label className="field">
          {m.keepMoves}
          <input inputMode="numeric" pattern="[0-9]*" value={to} onChange={(event) => setTo(event.target.value)} />
        </label>
        <div className="card-buttons">
          <button type="submit" disabled={busy}>
            {m.repair}
          </button>
          <button type="button" disabled={busy || table === ''} onClick={() => setClosing(true)}>
            {m.close}
          </button>
        </div>
        {told && <p role="status">{m.doneNow}</p>}
        <Troubled trouble={trouble} />
      </Form>
      {closing && (
        <Ask
          title={m.close}
          question={m.closeAsk}
          onYes={() => void run({ act: 'close', table, note: '' })}
          onClose={() => setClosing(false)}
        />
      )}
    </section>
  );
}

const DAY = 24;

/** Nobody new comes in from an address, for a day. */
export function AddressActs({ operate }: { readonly operate: Operate }) {
  const { operators: m } = useMessages().online;
  const [address, setAddress] = useState('');
  const { act, busy, trouble } = useAct();
  const ban = async (): Promise<void> => {
    await operate({ act: 'ban-address', address: address.trim(), hours: DAY, note: '' });
    setAddress('');
  };
  return (
    <section aria-labelledby="address">
      <h2 id="address">{m.address}</h2>
      <p className="hint">{m.addressHint}</p>
      <Form className="name-form" onSubmit={() => act(ban)}>
        <Field label={m.addressField} value={address} onChange={setAddress} />
        <button type="submit" disabled={busy}>
          {m.banAddress}
        </button>
      </Form>
      <Troubled trouble={trouble} />
    </section>
  );
}
