import { type ChangeEvent, useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Mark } from '../seats/Mark.tsx';
import type { KeptTable } from '../table/kept.ts';
import { dropTable, keepTable, listTables } from '../table/store.ts';
import { Ask } from './Ask.tsx';
import { faultText } from './Fault.tsx';
import { goTo, hashOf } from './routes.ts';
import { useSettings } from './settings.ts';

/** The games on this device, and the way in for records. */
export function KeptGames() {
  const m = useMessages();
  const { language } = useSettings();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  const [dropping, setDropping] = useState<KeptTable>();
  const [fault, setFault] = useState<string>();
  const refresh = (): void => void listTables().then(setTables);
  useEffect(refresh, []);

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    try {
      const { importRecord } = await import('../table/import-record.ts');
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
      {tables.length === 0 && <p>{m.start.noneKept}</p>}
      <ul>
        {tables.map((table) => (
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
          onYes={() => void dropTable(dropping.id).then(refresh)}
          onClose={() => setDropping(undefined)}
        />
      )}
    </section>
  );
}
