import { type Estimate, type Fairness, measureFairness, unfairIn } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { defineCommand } from '../../command.ts';
import { Progress, print } from '../../output.ts';
import { BOARD, PLAYERS, readGame, readNumber, readPlayers, readSeed, SEED } from '../../values.ts';

export const fair = defineCommand({
  name: 'fair',
  operand: 'GAME',
  about: 'lets bots find out whether a board is fair',
  details: `The same strong bot, a scribe, plays every seat. You see the wins and points of the player who goes first, second and so on, and what each part of the board
brought, all with 95% intervals. A board is fair if every seat’s points are certainly within 10% of the average and what every part brings within 20%, and if no seat
clearly wins 10 percentage points more or less than its equal share. Exit code 1 means that this board isn’t fair, or that it takes more games to know.`,
  options: { board: BOARD, players: PLAYERS, games: { type: 'string', value: 'K', about: 'how many games (200)' }, seed: SEED },
  async run([id], values) {
    const game = withBots(await readGame(id, values.board));
    const players = readPlayers(values.players, game);
    const games = readNumber(values.games ?? '200', '--games', 1, 1_000_000);
    const progress = new Progress();
    let found: Fairness | undefined;
    for (const fairness of measureFairness(game, players, games, readSeed(values.seed))) {
      found = fairness;
      progress.show(() => `${fairness.games} of ${games} games`);
    }
    progress.end();
    await print(textOf(game.board.name, players, found!));
    const { seats, regions } = unfairIn(found!);
    return seats.length + regions.length === 0 ? 0 : 1;
  },
});

const percent = ({ mean, margin }: Estimate): string => `${(mean * 100).toFixed(1)}% ± ${(margin * 100).toFixed(1)}`;
const number = ({ mean, margin }: Estimate): string => `${mean.toFixed(1)} ± ${margin.toFixed(1)}`;

function textOf(board: string, players: number, fairness: Fairness): string {
  const unfair = unfairIn(fairness);
  const mark = (off: boolean): string => (off ? '  not proven fair' : '');
  return [
    `${board}, ${players} players, ${fairness.games} games`,
    ...fairness.seats.map(
      ({ wins, points }, nth) =>
        `plays ${nth + 1}: ${percent(wins)} of the wins, ${number(points)} points${mark(unfair.seats.includes(nth))}`,
    ),
    ...fairness.regions.map(({ name, share }) => `${name}: ${percent(share)}${mark(unfair.regions.includes(name))}`),
  ].join('\n');
}
