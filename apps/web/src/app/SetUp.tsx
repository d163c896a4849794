import { gameOnBoard } from '@shinar/catalogue';
import { type Game, parseJson } from '@shinar/core';
import { type ChangeEvent, useEffect, useState } from 'react';
import { FACTS, type GameId, loadGame } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { COLOURS } from '../seats/looks.ts';
import type { Seating } from '../table/kept.ts';
import { Counts } from './Choice.tsx';
import { faultText } from './Fault.tsx';
import { useFromTop } from './from-top.ts';
import { hashOf } from './routes.ts';
import { SeatRow } from './SeatRow.tsx';
import { againstBots, sitDown } from './sit-down.ts';
import { useTitle } from './title.ts';

/** Who sits where, and on which board. */
export function SetUp({ game: id }: { readonly game: GameId }) {
  const m = useMessages();
  const [fewest, most] = FACTS[id].players;
  useFromTop();
  useTitle(m.games[id].name);
  const [count, setCount] = useState(most);
  const [seats, setSeats] = useState<readonly Seating[]>(() => againstBots(m, COLOURS.length, 2));
  const [game, setGame] = useState<Game>();
  const [board, setBoard] = useState<Game>();
  const [strict, setStrict] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    void loadGame(id).then((ui) => setGame(ui.game));
  }, [id]);

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
