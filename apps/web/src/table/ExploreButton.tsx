import { useValue } from '../base/value.ts';
import { useMessages } from '../base/words/messages.ts';
import { exploreFrom } from '../kept/studies/open-study.ts';
import type { Table } from './model/table.ts';

/** The way from a table to a private copy of its game; where hints are not allowed, it must be over. */
export function ExploreButton({ table, step }: { readonly table: Table; readonly step: number | undefined }) {
  const m = useMessages();
  const { sitting, moments, awaits, hints } = useValue(table.view);
  if (!hints && awaits !== 'nothing') return null;
  const title = m.label(m.games[sitting.game].name, m.and(sitting.seats.map(({ name }) => name)));
  const steps = moments.flatMap((moment) => (moment.step === undefined ? [] : [moment.step]));
  return (
    <button
      type="button"
      onClick={() => void exploreFrom(table.ui.game, title, sitting.seats, steps, Math.min(step ?? steps.length, steps.length))}
    >
      {m.explore.here}
    </button>
  );
}
