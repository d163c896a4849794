import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReasons } from '../analysis/use-reasons.ts';
import { type Comparison, compareMoves } from '../analysis/weigh.ts';
import { hashOf } from '../app/routes.ts';
import type { GameWords } from '../games/game-ui.ts';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { usePercent } from '../i18n/numbers.ts';
import { Mark } from '../seats/Mark.tsx';
import type { PuzzleTable } from './puzzle-table.ts';
import './puzzles.css';

interface PuzzleNoticeProps {
  readonly table: PuzzleTable;
  readonly game: GameId;
  readonly words: GameWords;
  readonly number: number;
  readonly next: number;
}

/** What is asked, and what came of the step that was tried. */
export function PuzzleNotice({ table, game, words, number, next }: PuzzleNoticeProps) {
  const m = useMessages();
  const { tried, over } = useSyncExternalStore(table.subscribe, table.getAttempt);
  const { kept, moments } = table.getSnapshot();
  const look = kept.seats[table.seat]!;
  const { state } = moments[table.puzzle.step]!;
  const prompt = table.ui.game.rules.prompt(state);
  return (
    <div className="puzzle" data-over={over}>
      <h2>
        {m.puzzles.puzzle(number + 1)} · {m.puzzles.grade(table.puzzle.grade)}
      </h2>
      <p>
        <Mark look={look} /> {m.puzzles.find(look.name)}
      </p>
      {over === undefined && prompt !== undefined && <p className="hint">{words.prompt(prompt, [])}</p>}
      <div role="status">
        {over !== undefined && <Answer table={table} words={words} />}
        {over === undefined && tried !== undefined && <Wrong key={tried} table={table} game={game} tried={tried} />}
      </div>
      <div className="card-buttons">
        {over === undefined ? (
          <button type="button" onClick={() => table.show()}>
            {m.puzzles.show}
          </button>
        ) : (
          <>
            <a className="button primary" href={hashOf({ page: 'puzzles', game, number: next, step: undefined })}>
              {m.puzzles.next}
            </a>
            <button type="button" onClick={() => void table.startOver()}>
              {m.puzzles.again}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Answer({ table, words }: { readonly table: PuzzleTable; readonly words: GameWords }) {
  const m = useMessages().puzzles;
  const percent = usePercent();
  const { puzzle, ui } = table;
  const { state } = table.getSnapshot().moments[puzzle.step]!;
  const picks = ui.picks(state, ui.game.rules.decode(table.answer)).flat();
  return (
    <>
      {table.getAttempt().over === 'right' && <p className="puzzle-right">{m.right}</p>}
      <p>{m.answer(picks.map((token) => words.token(token, state)).join(' → '))}</p>
      <p className="hint">{m.worth(percent(puzzle.percent / 100), percent(puzzle.next / 100))}</p>
    </>
  );
}

/** What the tried step leaves, and what the best one has over it, without saying which it is. */
function Wrong({ table, game, tried }: { readonly table: PuzzleTable; readonly game: GameId; readonly tried: number }) {
  const m = useMessages();
  const percent = usePercent();
  const reasonsText = useReasons(game);
  const [compared, setCompared] = useState<Comparison | Error>();
  useEffect(() => {
    let left = false;
    const set = (result: Comparison | Error): void => {
      if (!left) setCompared(result);
    };
    const { state } = table.getSnapshot().moments.at(-1)!;
    compareMoves({ game, players: table.players, state: state.toJSON(), better: table.answer, worse: tried }).then(set, set);
    return () => {
      left = true;
    };
  }, [table, game, tried]);
  if (compared === undefined) return <p>{m.puzzles.looking}</p>;
  if (compared instanceof Error) return <p role="alert">{compared.message}</p>;
  const gains = reasonsText(compared.gain);
  return (
    <>
      <p className="puzzle-wrong">{m.puzzles.wrong(percent(compared.other), percent(compared.best))}</p>
      {gains !== '' && <p className="hint">{m.puzzles.gains(gains)}</p>}
    </>
  );
}
