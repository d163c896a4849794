import type { Choice } from '@shinar/bots';
import { useState } from 'react';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { QuizNotice } from '../../table/quiz/QuizNotice.tsx';
import { QuizTable } from '../../table/quiz/quiz-table.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { Cost } from './FindingBox.tsx';
import type { KeptGame } from './use-kept-game.ts';

interface RetryScreenProps {
  readonly game: KeptGame;
  readonly at: number;
  readonly choice: Choice;
}

/** A wrong choice to make again: judged as it was when asked, whatever a running analysis finds meanwhile. */
export function RetryScreen({ game, at, choice: judged }: RetryScreenProps) {
  const m = useMessages();
  const { kept, ui, words } = game;
  const [choice] = useState(judged);
  const [table] = useState(
    () => new QuizTable(ui, { id: `${kept.id}-again`, seats: kept.seats, before: kept.steps.slice(0, at), answer: choice.better }),
  );
  const review = hashOf({ page: 'analysis', id: kept.id, step: at });
  const back = (
    <a className="button" href={review}>
      {m.analysis.toReview}
    </a>
  );
  const next = (
    <a className="button primary" href={review}>
      {m.analysis.toReview}
    </a>
  );
  const notice = (
    <QuizNotice table={table} words={words} title={m.analysis.again} known={<Cost game={game} choice={choice} />} next={next} />
  );
  const address = (): string => hashOf({ page: 'analysis', id: kept.id, step: at, again: true });
  return (
    <TableScreen table={table} words={words} step={undefined} around={{ title: m.analysis.again, notice, back, address, alone: true }} />
  );
}
