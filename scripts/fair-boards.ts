/**
 * Measures whether the boards that come with the games are fair, each with every number of players, as a table for docs/guide/boards.md.
 * The number of games first, then the names of the boards, if it should not be all of them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Estimate, type Fairness, measureFairness, unfairIn } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import type { Game } from '@shinar/core';

const GAMES = Number(process.argv[2] ?? 200);
const BOARDS = process.argv.slice(3);
const SEED = 1;

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
/** How far from the common mean any of them may be, at most. */
function farthest(all: readonly Estimate[]): string {
  const middle = all.reduce((sum, { mean }) => sum + mean, 0) / all.length;
  return percent(Math.max(...all.map(({ mean, margin }) => Math.abs(mean - middle) + margin)) / middle);
}

function rowOf({ board, rules }: Game, players: number, fairness: Fairness): string {
  const { seats, regions } = fairness;
  const off = unfairIn(fairness);
  const verdict =
    off.seats.length + off.regions.length === 0 ? 'yes' : `no: ${[...off.seats.map((nth) => nth + 1), ...off.regions].join(', ')}`;
  const wins = seats.map(({ wins: { mean, margin } }) => `${percent(mean)} ± ${(margin * 100).toFixed(0)}`).join(', ');
  const points = farthest(seats.map((seat) => seat.points));
  const parts = farthest(regions.map(({ share }) => share));
  return `| ${rules.id} | ${board.name} | ${players} | ${fairness.games} | ${wins} | ${points} | ${parts} | ${verdict} |`;
}

console.log(
  '| game | board | players | games | wins by order of play | points | parts | fair |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
);
let unfair = 0;
for (const file of globSync('packages/games/*/rules/boards/*.json').sort()) {
  if (file.endsWith('.schema.json') || (BOARDS.length > 0 && !BOARDS.includes(basename(file, '.json')))) continue;
  const game = gameOnBoard(gameOf(file.split('/')[2]!), JSON.parse(readFileSync(file, 'utf8')));
  const [fewest, most] = game.rules.seats;
  for (let players = fewest; players <= most; players++) {
    const [last] = [...measureFairness(withBots(game), players, GAMES, SEED)].slice(-1);
    const { seats, regions } = unfairIn(last!);
    unfair += seats.length + regions.length;
    console.log(rowOf(game, players, last!));
  }
}
process.exitCode = unfair === 0 ? 0 : 1;
