import { Guard } from '../../base/faults/Guard.tsx';
import { Loader, useLoaded } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { KeptSeats } from './KeptSeats.tsx';

/** The board is loaded only if a game is under way. */
const boards = new Loader({ board: () => import('./BoardUnderWay.tsx').then(({ BoardUnderWay }) => BoardUnderWay) });

/** The game to go on with, and its board as it stands. */
export function UnderWay({ table }: { readonly table: DeviceGame }) {
  const { games, start } = useMessages();
  const Board = useLoaded(boards, 'board');
  return (
    <section className="lead under-way" aria-labelledby="under-way">
      <div className="board-picture" inert>
        <Guard Instead={() => null}>{Board && <Board table={table} />}</Guard>
      </div>
      <div className="lead-text">
        <h2 id="under-way">{start.underWay(games[table.game].name)}</h2>
        <KeptSeats table={table} />
        <a className="button primary whole" href={hashOf({ page: 'table', id: table.id, step: undefined })}>
          {start.goOn}
        </a>
      </div>
    </section>
  );
}
