import { Mark, offerOf } from '@shinar/table';
import type { GameWords } from '@shinar/words';
import type { ReactNode } from 'react';
import { Guard } from '../../base/faults/Guard.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import { useLoad } from '../../base/load/load.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { adviceText } from '../../bots/advice-text.ts';
import { type Comparison, compareMoves } from '../../bots/analysing.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import { Explained } from './Explained.tsx';
import type { QuizTable } from './quiz-table.ts';
import './quiz.css';

interface QuizNoticeProps {
  readonly table: QuizTable;
  readonly words: GameWords;
  readonly title: string;
  /** What is known of the answer, once it is out. */
  readonly known: ReactNode;
  /** Where it goes on, once the answer is out. */
  readonly next: ReactNode;
}

/** What is asked, and what came of the step that was tried. */
export function QuizNotice({ table, words, title, known, next }: QuizNoticeProps) {
  const m = useMessages();
  const { tried, over } = useValue(table.attempt);
  const { sitting, choices } = table.view.get();
  const look = sitting.seats[table.seat]!;
  const prompt = table.ui.game.rules.prompt(table.asked);
  return (
    <div className="quiz" data-over={over}>
      <h2>{title}</h2>
      <p>
        <Mark look={look} /> {m.puzzles.find(look.name)}
      </p>
      {over === undefined && prompt !== undefined && <p className="hint">{words.prompt(prompt, [], offerOf(choices, []).tokens)}</p>}
      <div role="status">
        {over === 'right' && <p className="quiz-right">{m.puzzles.right}</p>}
        {over !== undefined && <Answer table={table} words={words} />}
        {over !== undefined && known}
        {over !== undefined && <Explained table={table} words={words} />}
        {over === undefined && tried !== undefined && (
          <Guard key={tried} Instead={SmallMishap}>
            <Wrong table={table} words={words} tried={tried} />
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
            {next}
            <button type="button" onClick={() => void table.startOver()}>
              {m.puzzles.again}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Answer({ table, words }: Pick<QuizNoticeProps, 'table' | 'words'>) {
  const m = useMessages().puzzles;
  return <p>{m.answer(adviceText(table.ui, words, table.asked, table.ui.game.rules.decode(table.answer)))}</p>;
}

function compare(table: QuizTable, tried: number): Promise<Comparison> {
  const { sitting, moments } = table.view.get();
  const state = moments.at(-1)!.state.toJSON();
  return compareMoves({ game: sitting.game, players: sitting.seats.length, state, better: table.answer, worse: tried });
}

/** What the tried step leaves, and what the best one has over it, without saying which it is. */
function Wrong({ table, words, tried }: Pick<QuizNoticeProps, 'table' | 'words'> & { readonly tried: number }) {
  const m = useMessages().puzzles;
  const percent = usePercent();
  const reasonText = useReasons(words);
  const compared = useLoad(compare, table, tried);
  if (compared === undefined) return <p>{m.looking}</p>;
  const { best, other, points, gain } = compared;
  return (
    <>
      <p className="quiz-wrong">{m.wrong(percent(other), percent(best))}</p>
      <p className="hint">{m.gains(reasonText(gain, { share: best - other, points }))}</p>
    </>
  );
}
