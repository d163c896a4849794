import type { GameWords } from '@shinar/words';
import { useEffect } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { adviceText } from '../../bots/advice-text.ts';
import { useReasons } from '../../bots/use-reasons.ts';
import { useHints } from '../hints/use-hints.ts';
import type { QuizTable } from './quiz-table.ts';

/** Why the next best step fails; nothing where a quick look does not see that it does. */
export function Explained({ table, words }: { readonly table: QuizTable; readonly words: GameWords }) {
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
