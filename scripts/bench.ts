/**
 * Moves per second of all games, side by side in one run: `npm run bench`. With `--beside COMMAND`, a program that prints `moves/s=NUMBER` runs in turn
 * with them, and their figures are given relative to its own: speeds vary from machine to machine and hour to hour, ratios less so.
 */
import { execFileSync, execSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { games } from '@shinar/catalogue/rules';

const { values } = parseArgs({ options: { beside: { type: 'string' }, rounds: { type: 'string', default: '5' } } });

function benchOf(game: string): { movesPerSecond: number; gamesPerSecond: number; bytesPerState: number } {
  return JSON.parse(execFileSync(process.execPath, ['apps/cli/src/main.ts', 'bench', game, '--json', '--runs', '3'], { encoding: 'utf8' }));
}

function yardstick(command: string): number {
  const [, figure] = /moves\/s=(\d+)/.exec(execSync(command, { encoding: 'utf8' })) ?? [];
  if (figure === undefined) throw new Error(`--beside: "${command}" printed no moves/s=NUMBER`);
  return Number(figure);
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const ids = Object.keys(games);
const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => {
  console.error(`round ${round + 1} of ${values.rounds}`);
  return { beside: values.beside === undefined ? undefined : yardstick(values.beside), figures: ids.map(benchOf) };
});

if (values.beside !== undefined)
  console.log(`${values.beside}: ${median(rounds.map(({ beside }) => beside ?? 0)).toLocaleString('en')} moves/s`);
ids.forEach((id, i) => {
  const moves = median(rounds.map(({ figures }) => figures[i]?.movesPerSecond ?? Number.NaN));
  const share = median(rounds.map(({ beside, figures }) => (figures[i]?.movesPerSecond ?? Number.NaN) / (beside ?? Number.NaN)));
  const { gamesPerSecond, bytesPerState } = rounds[0]?.figures[i] ?? { gamesPerSecond: 0, bytesPerState: 0 };
  const shared = values.beside === undefined ? '' : `, ${share.toFixed(3)} of the yardstick`;
  const line = `${Math.round(moves).toLocaleString('en')} moves/s, ${Math.round(gamesPerSecond).toLocaleString('en')} games/s`;
  console.log(`${id}: ${line}, ${bytesPerState} bytes a state${shared}`);
});
