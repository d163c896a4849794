import { type GameId, manifestOf } from '@shinar/catalogue';
import type { Game } from '@shinar/core';
import { COLOURS } from '@shinar/table';
import { useState } from 'react';
import { Counts } from '../../base/dialogs/Choice.tsx';
import { loadGame } from '../../base/games/index.ts';
import { useLoad } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { Seating } from '../../kept/device-game.ts';
import { againstBots, sitDown } from '../../kept/sit-down.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { Presets } from './Presets.tsx';
import { SeatRow } from './SeatRow.tsx';
import './setup.css';

/** Who sits where, and on which board. */
export function SetUp({ game: id }: { readonly game: GameId }) {
  const m = useMessages();
  const {
    seats: [fewest, most],
    styles = [],
  } = manifestOf(id);
  useFromTop();
  useTitle(m.games[id].name);
  const [count, setCount] = useState(most);
  const [seats, setSeats] = useState<readonly Seating[]>(() => againstBots(m, COLOURS.length, 2));
  const game = useLoad(loadGame, id)?.game;
  const [board, setBoard] = useState<Game>();
  const [strict, setStrict] = useState(false);
  const change = (seat: number, to: Seating): void =>
    setSeats(seats.map((old, i) => (i === seat ? to : old.colour === to.colour ? { ...old, colour: seats[seat]!.colour } : old)));

  return (
    <main className="page set-up">
      <SetUpHead game={id} />
      <div className="set-up-who">
        <Presets seats={seats} onChange={setSeats} />
        <Counts label={m.setUp.players} from={fewest} to={most} value={count} onChange={setCount} />
      </div>
      {seats.slice(0, count).map((seating, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are told by their number.
        <SeatRow key={seat} seat={seat} seating={seating} styles={styles} onChange={(to) => change(seat, to)} />
      ))}
      {game?.withBoard !== undefined && <BoardChoice id={id} game={game} board={board} onChange={setBoard} />}
      <label className="check">
        <input type="checkbox" checked={strict} onChange={(event) => setStrict(event.target.checked)} />
        {m.hints.strictAsk}
      </label>
      <div className="card-buttons">
        <button
          type="button"
          className="primary"
          disabled={game === undefined}
          onClick={() => game !== undefined && void sitDown(board ?? game, seats.slice(0, count), strict)}
        >
          {m.setUp.start}
        </button>
        <a className="button" href="#/">
          {m.cancel}
        </a>
      </div>
    </main>
  );
}

function SetUpHead({ game }: { readonly game: GameId }) {
  const m = useMessages();
  const { name } = m.games[game];
  return (
    <header className="set-up-head">
      <h1>{m.setUp.title(name)}</h1>
      <p className="card-buttons">
        <a className="button quiet" href={hashOf({ page: 'learn', game, lesson: undefined, step: undefined })}>
          {m.tutorial.of(name)}
        </a>
        <a className="button quiet" href={hashOf({ page: 'rules', game, clause: undefined })}>
          {m.rules.title}
        </a>
      </p>
    </header>
  );
}
