import type { OperatorAct } from '@shinar/protocol';
import { useState } from 'react';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { Audit } from './Audit.tsx';
import { FindPeople } from './FindPeople.tsx';
import { Reports } from './Reports.tsx';
import { AddressActs, TableActs } from './TableActs.tsx';
import './operators.css';

/** What those who look after a server see and do. */
export function OperatorsPage() {
  const { operators: m } = useMessages().online;
  useTitle(m.title);
  useFromTop();
  return (
    <AtServer>
      {(_, person) => (
        <main className="page operators">
          <WayBack />
          <h1>{m.title}</h1>
          {person?.operator ? <Desk /> : <p>{m.forbidden}</p>}
        </main>
      )}
    </AtServer>
  );
}

function Desk() {
  /** Counts the acts: each one reloads the lists. */
  const [done, setDone] = useState(0);
  const operate = async (act: OperatorAct): Promise<void> => {
    await call('operate', { body: act });
    setDone((count) => count + 1);
  };
  return (
    <>
      <Reports done={done} operate={operate} />
      <FindPeople done={done} operate={operate} />
      <TableActs operate={operate} />
      <AddressActs operate={operate} />
      <Audit done={done} />
    </>
  );
}
