import type { Command } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { board } from './commands/board.ts';
import { engine } from './commands/engine.ts';
import { fair } from './commands/fair.ts';
import { fit } from './commands/fit.ts';
import { foresee } from './commands/foresee.ts';
import { fuzz } from './commands/fuzz.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { selfplay } from './commands/selfplay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { stats } from './commands/stats.ts';
import { tune } from './commands/tune.ts';
import { verify } from './commands/verify.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  play,
  simulate,
  replay,
  verify,
  analyse,
  stats,
  board,
  fair,
  perft,
  bench,
  fuzz,
  arena,
  engine,
  selfplay,
  fit,
  tune,
  foresee,
  puzzles,
  serve,
];
