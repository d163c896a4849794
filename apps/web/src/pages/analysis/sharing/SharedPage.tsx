import { useEffect } from 'react';
import { Fault } from '../../../base/faults/Fault.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { unpacked } from '../../../base/link/packed.ts';
import { useLoading } from '../../../base/load/load.ts';
import { hashOf } from '../../../base/routes/routes.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { importRecord } from '../../../kept/import-record.ts';
import { keepTable, listTables } from '../../../kept/store.ts';

/** A game that came in a link: kept on this device once, and shown with its analysis. */
export function SharedPage({ data }: { readonly data: string }) {
  const m = useMessages();
  const { value: id, error } = useLoading(keepShared, data, m.setUp.personName);
  useEffect(() => {
    if (id !== undefined) window.location.replace(hashOf({ page: 'analysis', id, step: undefined }));
  }, [id]);
  return error === undefined ? <Loading /> : <Fault title={m.analysis.badLink} error={error as Error} />;
}

async function keepShared(data: string, personName: (seat: number) => string): Promise<string> {
  const table = await importRecord(await unpacked(data), (seat) => personName(seat + 1));
  const steps = JSON.stringify(table.steps);
  const { whole } = await listTables();
  const known = whole.find(({ game, steps: other }) => game === table.game && JSON.stringify(other) === steps);
  if (known !== undefined) return known.id;
  await keepTable(table);
  return table.id;
}
