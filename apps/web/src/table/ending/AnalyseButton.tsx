import { useMessages } from '../../base/words/messages.ts';
import type { Table } from '../model/table.ts';
import { openAnalysis } from './open-analysis.ts';

/** From a table that is over to the look back on it. */
export function AnalyseButton({ table }: { readonly table: Table }) {
  const { analysis } = useMessages();
  return (
    <button type="button" onClick={() => void openAnalysis(table, (seat) => table.view.get().sitting.seats[seat]!.name)}>
      {analysis.open}
    </button>
  );
}
