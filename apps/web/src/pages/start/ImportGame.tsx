import { FileButton } from '../../base/dialogs/FileButton.tsx';
import { useAttempt } from '../../base/faults/use-attempt.ts';
import { goTo } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { keepTable } from '../../kept/store.ts';

/** Imports a game from a file. */
export function ImportGame() {
  const m = useMessages();
  const [fault, attempt] = useAttempt();
  const open = async (file: File): Promise<void> => {
    const { importRecord } = await import('../../kept/import-record.ts');
    const table = await importRecord(await file.text(), (seat) => m.setUp.personName(seat + 1));
    await keepTable(table);
    goTo({ page: 'table', id: table.id, step: undefined });
  };
  return (
    <>
      <FileButton label={m.start.import} title={m.start.importHint} onFile={(file) => void attempt(() => open(file))} />
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.start.importFailed} {fault}
        </p>
      )}
    </>
  );
}
