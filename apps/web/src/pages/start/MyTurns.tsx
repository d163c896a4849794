import { hashOf } from '../../base/routes/routes.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { mine, waiting } from '../../wire/mine.ts';
import { gameName } from '../../wire/said/game-names.ts';
import { seatsOf } from '../../wire/said/seats.ts';
import { SeatNames } from './SeatNames.tsx';

/** How many are shown here; the lobby has them all. */
const SHOWN = 3;

/** The tables at the server where it is my turn, a tap away. */
export function MyTurns() {
  const m = useMessages();
  const tables = waiting(useValue(mine));
  if (tables.length === 0) return null;
  return (
    <section className="lead my-turns" aria-labelledby="my-turns">
      <h2 id="my-turns">{m.online.lobby.yourTurn}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
          <li key={table.id}>
            <a className="kept-link" href={hashOf({ page: 'online', id: table.id, step: undefined })}>
              <strong>{gameName(m, table.game)}</strong>
              <SeatNames looks={seatsOf(table, m)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
