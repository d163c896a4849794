import { type GameId, manifestOf } from '@shinar/catalogue';
import { gameOnBoard } from '@shinar/catalogue/load';
import { type Game, parseJson } from '@shinar/core';
import { COLOURS } from '@shinar/table';
import { type ChangeEvent, useState } from 'react';
import { Counts } from '../../base/dialogs/Choice.tsx';
import { faultText } from '../../base/faults/Fault.tsx';
import { loadGame } from '../../base/games/index.ts';
import { useLoad } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { Seating } from '../../kept/device-game.ts';
import { againstBots, sitDown } from '../../kept/sit-down.ts';
import { SeatRow } from './SeatRow.tsx';

/** Who sits where, and on which board. */
export function SetUp({ game: id }: { readonly game: GameId }) {
  const m = useMessages();
  const [fewest, most] = manifestOf(id).seats;
  useFromTop();
  useTitle(m.games[id].name);
  const [count, setCount] = useState(most);
  const [seats, setSeats] = useState<readonly Seating[]>(() => againstBots(m, COLOURS.length, 2));
  const game = useLoad(loadGame, id)?.game;
  const [board, setBoard] = useState<Game>();
  const [strict, setStrict] = useState(false);
  const [fault, setFault] = useState<string>();

  const change = (seat: number, to: Seating): void =>
    setSeats(seats.map((old, i) => (i === seat ? to : old.colour === to.colour ? { ...old, colour: seats[seat]!.colour } : old)));

  const onBoard = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    if (file === undefined || game === undefined) return;
    try {
      setBoard(gameOnBoard(game, parseJson(await file.text())));
      setFault(undefined);
    } catch (error) {
      setBoard(undefined);
      setFault(faultText(error as Error, m));
    }
  };

  return (
    <main className="page set-up">
      <h1>{m.setUp.title(m.games[id].name)}</h1>
      <p className="card-buttons">
        <a className="button" href={hashOf({ page: 'learn', game: id, lesson: undefined, step: undefined })}>
          {m.tutorial.of(m.games[id].name)}
        </a>
        <a className="button" href={hashOf({ page: 'rules', game: id, clause: undefined })}>
          {m.rules.title}
        </a>
      </p>
      <Counts label={m.setUp.players} from={fewest} to={most} value={count} onChange={setCount} />
      {seats.slice(0, count).map((seating, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are told by their number.
        <SeatRow key={seat} seat={seat} seating={seating} onChange={(to) => change(seat, to)} />
      ))}
      {game?.withBoard !== undefined && (
        <fieldset>
          <legend>{m.setUp.board}</legend>
          <p>{board === undefined ? m.setUp.boardBuiltIn : board.board.name}</p>
          <label className="button file">
            {m.setUp.boardFile}
            <input type="file" accept=".json,application/json" onChange={(event) => void onBoard(event)} />
          </label>
          {fault !== undefined && <p role="alert">{fault}</p>}
        </fieldset>
      )}
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
