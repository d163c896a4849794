import type { GameId } from '@shinar/catalogue';
import type { GameWords } from '@shinar/table';
import { Mark, offerOf } from '@shinar/table';
import { Guard } from '../../base/faults/Guard.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import { useLoad } from '../../base/load/load.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { adviceText } from '../../bots/advice-text.ts';
import { type Comparison, compareMoves } from '../../bots/analysing.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { addressOf } from './puzzles.ts';
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
  const { tried, over } = useValue(table.attempt);
  const { sitting, moments, choices } = table.view.get();
  const look = sitting.seats[table.seat]!;
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
      {over === undefined && prompt !== undefined && <p className="hint">{words.prompt(prompt, [], offerOf(choices, []).tokens)}</p>}
      <div role="status">
        {over !== undefined && <Answer table={table} words={words} />}
        {over === undefined && tried !== undefined && (
          <Guard key={tried} Instead={SmallMishap}>
            <Wrong table={table} game={game} words={words} tried={tried} />
          </Guard>
        )}
      </div>
      <div className="card-buttons">
        {over === undefined ? (
          <button type="button" onClick={() => table.show()}>
            {m.puzzles.show}
          </button>
        ) : (
          <>
            <a className="button primary" href={addressOf(game, next)}>
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
  const { state } = table.view.get().moments[puzzle.step]!;
  return (
    <>
      {table.attempt.get().over === 'right' && <p className="puzzle-right">{m.right}</p>}
      <p>{m.answer(adviceText(ui, words, state, ui.game.rules.decode(table.answer)))}</p>
      <p className="hint">{m.worth(percent(puzzle.percent / 100), percent(puzzle.next / 100))}</p>
    </>
  );
}

function compare(table: PuzzleTable, game: GameId, tried: number): Promise<Comparison> {
  const { state } = table.view.get().moments.at(-1)!;
  return compareMoves({ game, players: table.players, state: state.toJSON(), better: table.answer, worse: tried });
}

interface WrongProps {
  readonly table: PuzzleTable;
  readonly game: GameId;
  readonly words: GameWords;
  readonly tried: number;
}

/** What the tried step leaves, and what the best one has over it, without saying which it is. */
function Wrong({ table, game, words, tried }: WrongProps) {
  const m = useMessages();
  const percent = usePercent();
  const reasonText = useReasons(words);
  const compared = useLoad(compare, table, game, tried);
  if (compared === undefined) return <p>{m.puzzles.looking}</p>;
  const why = reasonText(compared.gain, compared.best - compared.other);
  return (
    <>
      <p className="puzzle-wrong">{m.puzzles.wrong(percent(compared.other), percent(compared.best))}</p>
      <p className="hint">{m.puzzles.gains(why)}</p>
    </>
  );
}
