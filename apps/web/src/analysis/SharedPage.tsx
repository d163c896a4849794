import { useEffect, useState } from 'react';
import { Fault } from '../app/Fault.tsx';
import { hashOf } from '../app/routes.ts';
import { useMessages } from '../i18n/messages.tsx';
import { importRecord } from '../table/import-record.ts';
import { keepTable, listTables } from '../table/store.ts';
import { unpacked } from './share.ts';

/** A game that came in a link: kept on this device once, and shown with its analysis. */
export function SharedPage({ data }: { readonly data: string }) {
  const m = useMessages();
  const [fault, setFault] = useState<Error>();
  const personName = m.setUp.personName;
  useEffect(() => {
    let left = false;
    keepShared(data, (seat) => personName(seat + 1)).then(
      (id) => !left && window.location.replace(hashOf({ page: 'analysis', id, step: undefined })),
      (error: Error) => !left && setFault(error),
    );
    return () => {
      left = true;
    };
  }, [data, personName]);
  if (fault !== undefined) return <Fault title={m.analysis.badLink} error={fault} />;
  return <p className="loading">{m.analysis.opening}</p>;
}

async function keepShared(data: string, nameOf: (seat: number) => string): Promise<string> {
  const table = await importRecord(await unpacked(data), nameOf);
  const steps = JSON.stringify(table.steps);
  const known = (await listTables()).find(({ game, steps: other }) => game === table.game && JSON.stringify(other) === steps);
  if (known !== undefined) return known.id;
  await keepTable(table);
  return table.id;
}
