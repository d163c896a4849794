import { useEffect, useState } from 'react';
import { Fault } from '../app/Fault.tsx';
import { currentSettings, TIMES } from '../app/settings.ts';
import { ExploreButton } from '../explore/ExploreButton.tsx';
import { useWords } from '../games/use-words.ts';
import { useMessages } from '../i18n/messages.tsx';
import { WorkerThinker } from './bots.ts';
import { LocalTable } from './local-table.ts';
import { uiOf } from './record-io.ts';
import { findTable, keepTable } from './store.ts';
import { TableScreen } from './TableScreen.tsx';

const thinker = new WorkerThinker();

async function openTable(id: string): Promise<LocalTable | undefined> {
  const kept = await findTable(id);
  if (kept === undefined) return undefined;
  return new LocalTable(await uiOf(kept), kept, {
    thinker,
    settings: () => ({ confirm: currentSettings().confirm, pause: TIMES[currentSettings().speed].pause }),
    keep: keepTable,
  });
}

/** Finds a kept table, seats everybody, and shows it in the language of the day. */
export function TablePage({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  const m = useMessages();
  const [table, setTable] = useState<LocalTable>();
  const [fault, setFault] = useState<Error | 'missing'>();
  const words = useWords(table?.ui, table?.getSnapshot().kept.seats.map(({ name }) => name) ?? []);

  useEffect(() => {
    let left = false;
    let opened: LocalTable | undefined;
    openTable(id).then(
      (found) => {
        if (left) return;
        opened = found;
        setTable(found);
        if (found === undefined) setFault('missing');
        found?.open();
      },
      (error: Error) => setFault(error),
    );
    return () => {
      left = true;
      opened?.close();
      setTable(undefined);
      setFault(undefined);
    };
  }, [id]);

  if (fault === 'missing') return <Fault title={m.table.missing} />;
  if (fault !== undefined) return <Fault title={m.fault} error={fault} />;
  if (table === undefined || words === undefined) return <p className="loading">{m.loading}</p>;
  return <TableScreen key={id} table={table} words={words} step={step} around={{ menu: <ExploreButton table={table} step={step} /> }} />;
}
