import type { GameRecord } from '@shinar/core';
import { useEffect, useState } from 'react';
import { faultText } from '../../../../base/faults/Fault.tsx';
import { useMessages } from '../../../../base/words/messages.ts';
import { type Proof, prove } from '../../../../wire/proof.ts';
import type { RemoteTable } from '../remote/remote-table.ts';

/** Draws everything again once the seed is published. */
export function Fairness({ table }: { readonly table: RemoteTable }) {
  const m = useMessages();
  const { fairness: words } = m.online;
  const [record, setRecord] = useState<GameRecord>();
  const [proof, setProof] = useState<Proof>();
  const { id } = table.room;
  useEffect(() => {
    void table.room.attempt(async () => {
      const told = await table.record();
      setRecord(told);
      setProof(prove(table.ui, id, told));
    });
  }, [table, id]);
  if (record === undefined || proof === undefined) return null;
  return (
    <div className="fairness" data-honest={proof.honest}>
      {proof.honest ? (
        <details>
          <summary>✓ {words.honest}</summary>
          <p>{words.drawn(proof.draws)}</p>
          {proof.salted && <p>{words.salted}</p>}
          <dl>
            <dt>{words.commitment}</dt>
            <dd>{record.fairness?.commitment}</dd>
            <dt>{words.seed}</dt>
            <dd>{record.fairness?.seed}</dd>
          </dl>
        </details>
      ) : (
        <p role="alert" className="fault">
          {words.broken} {faultText(proof.error, m)}
        </p>
      )}
    </div>
  );
}
