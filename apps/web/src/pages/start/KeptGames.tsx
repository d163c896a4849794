import { useState } from 'react';
import { Ask } from '../../base/dialogs/Ask.tsx';
import { DamagedRow } from '../../base/faults/DamagedRow.tsx';
import { hashOf } from '../../base/routes/routes.ts';
import type { Sorted } from '../../base/storage/shelf.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { dropTable, keptTable } from '../../kept/store.ts';
import { ImportGame } from './ImportGame.tsx';
import { KeptSeats } from './KeptSeats.tsx';

interface KeptGamesProps {
  /** Undefined until they are found. */
  readonly tables: Sorted<DeviceGame> | undefined;
  onChanged(): void;
}

/** The games on this device, and the import of records. */
export function KeptGames({ tables, onChanged }: KeptGamesProps) {
  const m = useMessages();
  const [dropping, setDropping] = useState<DeviceGame>();
  return (
    <section className="kept" aria-labelledby="kept">
      <header>
        <h2 id="kept">{m.start.kept}</h2>
        <ImportGame />
      </header>
      {tables?.whole.length === 0 && tables.damaged.length === 0 && <p className="hint">{m.start.noneKept}</p>}
      <ul>
        {tables?.whole.map((table) => (
          <li key={table.id}>
            <a className="kept-link" href={hashOf({ page: 'table', id: table.id, step: undefined })}>
              <strong>{m.games[table.game].name}</strong>
              <KeptSeats table={table} />
            </a>
            <button type="button" className="quiet" onClick={() => setDropping(table)}>
              {m.start.drop}
            </button>
          </li>
        ))}
        {tables?.damaged.map((id) => (
          <DamagedRow key={id} kept={keptTable(id)} question={m.start.dropAsk} onDropped={onChanged} />
        ))}
      </ul>
      {dropping !== undefined && (
        <Ask
          title={m.start.drop}
          question={m.start.dropAsk}
          onYes={() => void dropTable(dropping.id).then(onChanged)}
          onClose={() => setDropping(undefined)}
        />
      )}
    </section>
  );
}
