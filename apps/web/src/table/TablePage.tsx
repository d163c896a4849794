import { useEffect, useState } from 'react';
import { Fault } from '../app/Fault.tsx';
import { currentSettings, TIMES, useSettings } from '../app/settings.ts';
import type { GameWords } from '../games/game-ui.ts';
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
  const { language } = useSettings();
  const [table, setTable] = useState<LocalTable>();
  const [words, setWords] = useState<GameWords>();
  const [fault, setFault] = useState<Error | 'missing'>();

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

  useEffect(() => {
    const names = table?.getSnapshot().kept.seats.map(({ name }) => name) ?? [];
    let left = false;
    void table?.ui.words(language, names).then((loaded) => {
      if (!left) setWords(loaded);
    });
    return () => {
      left = true;
    };
  }, [table, language]);

  if (fault === 'missing') return <Fault title={m.table.missing} />;
  if (fault !== undefined) return <Fault title={m.fault} error={fault} />;
  if (table === undefined || words === undefined) return <p className="loading">{m.loading}</p>;
  return <TableScreen key={id} table={table} words={words} step={step} />;
}
