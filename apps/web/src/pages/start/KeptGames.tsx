import { Mark } from '@shinar/table';
import { type ChangeEvent, useState } from 'react';
import { Ask } from '../../base/dialogs/Ask.tsx';
import { DamagedRow } from '../../base/faults/DamagedRow.tsx';
import { faultText } from '../../base/faults/Fault.tsx';
import { useListed } from '../../base/load/load.ts';
import { goTo, hashOf } from '../../base/routes/routes.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { dropTable, keepTable, keptTable, listTables } from '../../kept/store.ts';

/** The games on this device, and the way in for records. */
export function KeptGames() {
  const m = useMessages();
  const { language } = useSettings();
  const [tables, changed] = useListed(listTables);
  const [dropping, setDropping] = useState<DeviceGame>();
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
    <section className="kept" aria-labelledby="kept">
      <h2 id="kept">{m.start.kept}</h2>
      {tables?.whole.length === 0 && tables.damaged.length === 0 && <p>{m.start.noneKept}</p>}
      <ul>
        {tables?.whole.map((table) => (
          <li key={table.id}>
            <a className="kept-link" href={hashOf({ page: 'table', id: table.id, step: undefined })}>
              <strong>{m.games[table.game].name}</strong>
              <span className="kept-seats">
                {table.seats.map((look) => (
                  <span key={look.colour}>
                    <Mark look={look} /> {look.name}
                  </span>
                ))}
              </span>
              <small>
                {table.over ? m.start.finished : m.start.steps(table.steps.length)} ·{' '}
                {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.touched)}
              </small>
            </a>
            <button type="button" className="quiet" onClick={() => setDropping(table)}>
              {m.start.drop}
            </button>
          </li>
        ))}
        {tables?.damaged.map((id) => (
          <DamagedRow key={id} kept={keptTable(id)} question={m.start.dropAsk} onDropped={changed} />
        ))}
      </ul>
      <label className="button file">
        {m.start.import}
        <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
      </label>
      <p className="hint">{m.start.importHint}</p>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.start.importFailed} {fault}
        </p>
      )}
      {dropping !== undefined && (
        <Ask
          title={m.start.drop}
          question={m.start.dropAsk}
          onYes={() => void dropTable(dropping.id).then(changed)}
          onClose={() => setDropping(undefined)}
        />
      )}
    </section>
  );
}
