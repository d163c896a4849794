import { type Foresight, foresee as fitForesight, plansOf, type Sight, sightsOf } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { defineCommand } from '../../command.ts';
import { Progress, print, save } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers, readSeed, SEED } from '../../values.ts';

/** In points; one game in three has more noise, so that odd positions come up too. */
const NOISES = [2, 0.5, 0.5] as const;

export const foresee = defineCommand({
  name: 'foresee',
  operand: 'GAME',
  about: 'learns how positions turn out, for planning bots',
  details: `Lets the planning bot play against itself, and learns from what each seat saw at the start of each part of the game how many points it had in the end.
Writes the source file that is checked in.`,
  options: {
    players: PLAYERS,
    games: { type: 'string', value: 'K', about: 'how many games (1000)' },
    seed: SEED,
    penalty: { type: 'string', value: 'N', about: 'how strongly the weights are kept close to what the terms stand for (2000)' },
    out: { type: 'string', value: 'FILE', about: 'the file the module goes to (foresight.ts)' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const players = readPlayers(values.players, game);
    const games = readNumber(values.games ?? '1000', '--games', 1, 1_000_000);
    const seed = readSeed(values.seed);
    const penalty = readNumber(values.penalty ?? '2000', '--penalty', 1, 1_000_000);
    const { insightOf, numbers } = plansOf(withBots(game));
    const insight = insightOf(numbers);
    const progress = new Progress();
    const sights: Sight[] = [];
    for (let k = 0; k < games; k++) {
      sights.push(...sightsOf(game, insight, players, seed + k, NOISES[k % NOISES.length]!));
      progress.show(() => `${k + 1} of ${games} games`);
    }
    progress.end();
    const out = values.out ?? 'foresight.ts';
    const parts = 1 + Math.max(...sights.map(({ part }) => part));
    save(
      out,
      moduleOf(`shinar foresee ${id} --games ${games} --seed ${seed} --penalty ${penalty}`, fitForesight(insight, sights, parts, penalty)),
    );
    await print(`what ${sights.length} sights of ${games} games came to is in ${out}`);
    return 0;
  },
});

const PLACES = 2;
const rowOf = (row: readonly number[]): string => `[${row.map((value) => Number(value.toFixed(PLACES))).join(', ')}]`;
const moduleOf = (made: string, { own, others, constant, spread }: Foresight): string => `import type { Foresight } from '@shinar/bots';

/** By part of the game; the terms in the order of the judgement. Made by \`${made}\`, then the formatter. */
export const foresight: Foresight = {
  own: [${own.map(rowOf).join(', ')}],
  others: [${others.map(rowOf).join(', ')}],
  constant: ${rowOf(constant)},
  spread: ${rowOf(spread)},
};
`;
