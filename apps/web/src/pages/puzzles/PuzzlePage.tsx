import type { Puzzles } from '@shinar/bots';
import type { GameId } from '@shinar/catalogue';
import type { GameUi, GameWords } from '@shinar/table';
import { THEMES } from '@shinar/teach';
import { useEffect, useMemo } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useScene } from '../../base/games/scene.ts';
import { useLoaded } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import { QuizNotice } from '../../table/quiz/QuizNotice.tsx';
import { QuizTable } from '../../table/quiz/quiz-table.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { keepDaily, keepOutcome } from './progress.ts';
import { addressOf, dailyGame, dailyNumber, dayOf, puzzles, quizOf } from './puzzles.ts';
import './puzzles.css';

interface PuzzlePageProps {
  readonly game: GameId;
  readonly number: number;
  readonly step: number | undefined;
}

/** Loads what a puzzle needs. */
export function PuzzlePage({ game, number, step }: PuzzlePageProps) {
  const m = useMessages();
  const all = useLoaded(puzzles, game);
  const scene = useScene(game);
  if (all === undefined || scene === undefined) return <Loading />;
  if (all.puzzles[number] === undefined) return <Fault title={m.puzzles.missing} />;
  return <Asked all={all} game={game} number={number} step={step} {...scene} />;
}

interface AskedProps extends PuzzlePageProps {
  readonly all: Puzzles;
  readonly ui: GameUi;
  readonly words: GameWords;
}

function Asked({ all, game, ui, words, number, step }: AskedProps) {
  const m = useMessages();
  const percent = usePercent();
  const table = useMemo(() => new QuizTable(ui, quizOf(all, number)), [ui, all, number]);
  const { over } = useValue(table.attempt);
  useEffect(() => {
    if (over === undefined) return;
    keepOutcome(game, number, over === 'right' ? 'solved' : 'seen');
    const now = Date.now();
    if (over === 'right' && game === dailyGame(now) && number === dailyNumber(now, all)) keepDaily(dayOf(now));
  }, [over, game, number, all]);
  const address = (to: number | undefined): string => addressOf(game, number, to);
  const next = (number + 1) % all.puzzles.length;
  const { grade, theme, percent: best, next: second } = all.puzzles[number]!;
  const about = THEMES.find((each) => each === theme);
  const notice = (
    <QuizNotice
      table={table}
      words={words}
      title={[m.puzzles.puzzle(number + 1), m.puzzles.grade(grade), about && m.puzzles.themes[about]].filter(Boolean).join(' · ')}
      known={<p className="hint">{m.puzzles.worth(percent(best / 100), percent(second / 100))}</p>}
      next={
        <a className="button primary" href={addressOf(game, next)}>
          {m.puzzles.next}
        </a>
      }
    />
  );
  const title = m.puzzles.titleOf(m.games[game].name, number + 1);
  const back = (
    <a className="button" href={hashOf({ page: 'puzzles', game: undefined, number: undefined, step: undefined })}>
      {m.puzzles.title}
    </a>
  );
  return <TableScreen table={table} words={words} step={step} around={{ title, notice, back, address, alone: true }} />;
}
