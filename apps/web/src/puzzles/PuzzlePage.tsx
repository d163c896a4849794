import type { Puzzles } from '@shinar/bots';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Fault } from '../app/Fault.tsx';
import { useLoaded } from '../app/load.ts';
import { hashOf } from '../app/routes.ts';
import type { GameUi, GameWords } from '../games/game-ui.ts';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useScene } from '../tutorial/scene.ts';
import { PuzzleNotice } from './PuzzleNotice.tsx';
import { keepOutcome } from './progress.ts';
import { PuzzleTable } from './puzzle-table.ts';
import { puzzles } from './puzzles.ts';

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
  if (all === undefined || scene === undefined) return <p className="loading">{m.loading}</p>;
  if (all.puzzles[number] === undefined) return <Fault title={m.puzzles.missing} />;
  return <Asked key={number} all={all} game={game} number={number} step={step} {...scene} />;
}

interface AskedProps extends PuzzlePageProps {
  readonly all: Puzzles;
  readonly ui: GameUi;
  readonly words: GameWords;
}

function Asked({ all, game, ui, words, number, step }: AskedProps) {
  const m = useMessages();
  const table = useMemo(() => new PuzzleTable(ui, all, number), [ui, all, number]);
  const { over } = useSyncExternalStore(table.subscribe, table.getAttempt);
  useEffect(() => {
    if (over !== undefined) keepOutcome(game, number, over === 'right' ? 'solved' : 'seen');
  }, [over, game, number]);
  const address = (to: number | undefined): string => hashOf({ page: 'puzzles', game, number, step: to });
  const next = (number + 1) % all.puzzles.length;
  const notice = <PuzzleNotice table={table} game={game} words={words} number={number} next={next} />;
  const title = m.puzzles.titleOf(m.games[game].name, number + 1);
  const back = (
    <a className="button" href={hashOf({ page: 'puzzles', game: undefined, number: undefined, step: undefined })}>
      {m.puzzles.title}
    </a>
  );
  return <TableScreen table={table} words={words} step={step} around={{ title, notice, back, address, alone: true }} />;
}
