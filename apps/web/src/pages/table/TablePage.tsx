import { useEffect, useState } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useWords } from '../../base/games/use-words.ts';
import { useLoad } from '../../base/load/load.ts';
import { useMessages } from '../../base/words/messages.ts';
import { ExploreButton } from '../../table/ExploreButton.tsx';
import { TableScreen } from '../../table/TableScreen.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { closeTable, type FoundTable, findGame, type OpenTable, openTable } from './open-table.ts';

/** Finds a kept table, seats everyone, and shows it in the current language. */
export function TablePage({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  const m = useMessages();
  const found = useLoad(findGame, id);
  const opened = useOpened(found === 'missing' ? undefined : found);
  const words = useWords(opened?.table.ui, opened?.table.view.get().sitting.seats.map(({ name }) => name) ?? []);
  if (found === 'missing') return <Fault title={m.table.missing} />;
  if (opened === undefined || words === undefined) return <Loading />;
  const { table } = opened;
  const around = { notice: <KeptNotice {...opened} />, menu: <ExploreButton table={table} step={step} /> };
  return <TableScreen table={table} words={words} step={step} around={around} />;
}

/** The table stays open for as long as it is shown. */
function useOpened(found: FoundTable | undefined): OpenTable | undefined {
  const [opened, setOpened] = useState<OpenTable>();
  useEffect(() => {
    if (found === undefined) return;
    let left = false;
    const opening = openTable(found);
    void opening.settled.then(() => {
      if (left) return;
      setOpened(opening);
      opening.table.open();
    });
    return () => {
      left = true;
      closeTable(opening);
      setOpened(undefined);
    };
  }, [found]);
  return opened;
}
