import { gameOf } from '@shinar/catalogue/rules';
import type { Game } from '@shinar/core';
import { FAULTS, type FuzzOptions, type FuzzReport, fuzz as search } from '@shinar/testkit';
import { defineCommand } from '../../command.ts';
import { complain, Progress, print } from '../../output.ts';
import { readNumber, readSeed, SEED } from '../../values.ts';

export const fuzz = defineCommand({
  name: 'fuzz',
  operand: 'GAME',
  about: 'looks for mistakes in the rules by playing at random',
  details: `Plays games with every number of players and checks that each keeps all the laws of a game; also tries game files, moves and positions that are
wrong, which must all be properly refused. If it finds something, it saves what led there, and the exit code is 1.`,
  options: {
    seconds: { type: 'string', value: 'T', about: 'for how long (60)' },
    seed: SEED,
    out: { type: 'string', value: 'DIR', about: `the folder for what is found (${FAULTS})` },
  },
  run([id], values) {
    const game = gameOf(id, 'GAME');
    const seconds = readNumber(values.seconds ?? '60', '--seconds', 1, 1_000_000);
    return fuzzGame(game, { seed: readSeed(values.seed), until: { seconds }, saveTo: values.out ?? FAULTS });
  },
});

export async function fuzzGame(game: Game, options: FuzzOptions): Promise<number> {
  const progress = new Progress();
  const report = search(game, { ...options, onProgress: (so) => progress.show(() => tally(so)) });
  progress.end();
  await print(tally(report));
  if (report.breach === undefined) return 0;
  complain(report.breach.message);
  return 1;
}

const tally = ({ games, steps, offered, accepted }: FuzzReport): string =>
  `${games} games, ${steps} steps; of ${offered} altered records ${accepted} were still right`;
