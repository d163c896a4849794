import { type ChangeEvent, useState } from 'react';
import { faultText } from '../../base/faults/Fault.tsx';
import { goTo } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { keepTable } from '../../kept/store.ts';

/** The way in for a game from a file. */
export function ImportGame() {
  const m = useMessages();
  const [fault, setFault] = useState<string>();
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    try {
      const { importRecord } = await import('../../kept/import-record.ts');
      const table = await importRecord(await file.text(), (seat) => m.setUp.personName(seat + 1));
      await keepTable(table);
      goTo({ page: 'table', id: table.id, step: undefined });
    } catch (error) {
      setFault(faultText(error as Error, m));
    }
  };
  return (
    <>
      <label className="button file" title={m.start.importHint}>
        {m.start.import}
        <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
      </label>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.start.importFailed} {fault}
        </p>
      )}
    </>
  );
}
