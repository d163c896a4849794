import type { Command } from './command.ts';
import { arena } from './commands/bots/arena.ts';
import { engine } from './commands/bots/engine.ts';
import { fit } from './commands/bots/fit.ts';
import { foresee } from './commands/bots/foresee.ts';
import { puzzles } from './commands/bots/puzzles.ts';
import { selfplay } from './commands/bots/selfplay.ts';
import { tune } from './commands/bots/tune.ts';
import { analyse } from './commands/games/analyse.ts';
import { board } from './commands/games/board.ts';
import { fair } from './commands/games/fair.ts';
import { play } from './commands/games/play.ts';
import { replay } from './commands/games/replay.ts';
import { simulate } from './commands/games/simulate.ts';
import { stats } from './commands/games/stats.ts';
import { verify } from './commands/games/verify.ts';
import { bench } from './commands/rules/bench.ts';
import { fuzz } from './commands/rules/fuzz.ts';
import { perft } from './commands/rules/perft.ts';
import { serve } from './commands/serve.ts';

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
