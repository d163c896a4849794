import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { Table } from '../table/table.ts';
import { exploreFrom } from './open-study.ts';

/** The way from a table to a private copy of its game; where hints are not allowed, it must be over. */
export function ExploreButton({ table, step }: { readonly table: Table; readonly step: number | undefined }) {
  const m = useMessages();
  const { kept, moments, awaits, hints } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  if (!hints && awaits !== 'nothing') return null;
  const title = `${m.games[kept.game].name}: ${kept.seats.map(({ name }) => name).join(', ')}`;
  const steps = moments.flatMap((moment) => (moment.step === undefined ? [] : [moment.step]));
  return (
    <button
      type="button"
      onClick={() => void exploreFrom(table.ui.game, title, kept.seats, steps, Math.min(step ?? steps.length, steps.length))}
    >
      {m.explore.here}
    </button>
  );
}
