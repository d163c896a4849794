import { useMessages } from '../i18n/messages.tsx';
import type { Table } from '../table/table.ts';
import { openAnalysis } from './open-analysis.ts';

/** From a table that is over to the look back on it. */
export function AnalyseButton({ table }: { readonly table: Table }) {
  const { analysis } = useMessages();
  return (
    <button type="button" onClick={() => void openAnalysis(table, (seat) => table.getSnapshot().kept.seats[seat]!.name)}>
      {analysis.open}
    </button>
  );
}
