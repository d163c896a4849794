import type { GameWords } from '@shinar/words';
import { useEffect } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { adviceText, outcomeText } from '../../bots/advice-text.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import { useHints } from '../hints/use-hints.ts';
import type { Quiz, QuizTable } from './quiz-table.ts';

interface ExplainedProps {
  readonly table: QuizTable;
  readonly words: GameWords;
}

/** Why the next best step fails. */
export function Explained({ table, words }: ExplainedProps) {
  const { second } = table.quiz;
  return second === undefined ? <LookedFor table={table} words={words} /> : <Known table={table} words={words} second={second} />;
}

/** As it was found when the question was made. */
function Known({ table: { ui, asked, answer }, words, second }: ExplainedProps & { readonly second: Required<Quiz>['second'] }) {
  const m = useMessages();
  const reasonText = useReasons(words);
  const { rules, steps } = ui.game;
  const { by: _, ...body } = second.step;
  const [move] = steps.read(body, 'second');
  const why = reasonText(second.gain, { share: second.behind, points: 0 });
  return (
    <>
      <p className="hint">{outcomeText(ui, words, asked, rules.decode(answer))}</p>
      <p>{m.puzzles.second(adviceText(ui, words, asked, move!))}</p>
      <p className="hint">{outcomeText(ui, words, asked, move!)}</p>
      {why !== m.hints.deeper && <p className="hint">{m.puzzles.gains(why)}</p>}
    </>
  );
}

/** By a hint's search; nothing where a quick look does not see that it fails. */
function LookedFor({ table, words }: ExplainedProps) {
  const m = useMessages().puzzles;
  const reasonText = useReasons(words);
  const { ui, asked, answer, seat, quiz } = table;
  const { ask, suggestions } = useHints(ui, asked, quiz.seats.length, answer);
  useEffect(ask, [ask]);
  const [best, next] = suggestions;
  if (best?.code !== answer || next === undefined) return null;
  const apart = { share: best.shares[seat]! - next.shares[seat]!, points: best.points[seat]! - next.points[seat]! };
  return (
    <>
      <p>{m.second(adviceText(ui, words, asked, ui.game.rules.decode(next.code)))}</p>
      <p className="hint">{m.gains(reasonText(best.gain, apart))}</p>
    </>
  );
}
