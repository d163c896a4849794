import { existsSync, readFileSync } from 'node:fs';
import { createBot, type Learned, learn, type Numbers, plansOf, readSpec } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { type Game, readObject } from '@shinar/core';
import { defineCommand } from '../../command.ts';
import { parseJsonOf } from '../../json.ts';
import { complain, print, save } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers, readSeed, SEED } from '../../values.ts';

/** How many of the clearest pulls are printed. */
const TOLD = 6;

export const tune = defineCommand({
  name: 'tune',
  operand: 'GAME',
  about: 'finds the best settings for planning bots by playing',
  details: `In each game of a step, every seat plays with its own settings, drawn at random around the current ones; the settings then move towards what did better.
In one game in three a rival takes a seat. The settings are written to the --out file after each step, and an interrupted run continues from there.`,
  options: {
    players: PLAYERS,
    steps: { type: 'string', value: 'K', about: 'how many steps in all (10)' },
    games: { type: 'string', value: 'K', about: 'games per step (300)' },
    seed: SEED,
    rivals: { type: 'string', value: 'A,B,...', about: 'who else takes part, as in arena (nobody)' },
    module: { type: 'string', value: 'FILE', about: 'also writes the settings as the source file that is checked in' },
    out: { type: 'string', value: 'FILE', about: 'the file the settings go to (numbers.json)' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const players = readPlayers(values.players, game);
    const steps = readNumber(values.steps ?? '10', '--steps', 1, 10_000);
    const games = readNumber(values.games ?? '300', '--games', 1, 1_000_000);
    const seed = readSeed(values.seed);
    const specs = (values.rivals ?? '').split(',').flatMap((text) => (text === '' ? [] : [readSpec(text, '--rivals')]));
    const rivals = specs.map((spec) => (lot: number) => createBot(withBots(game), spec, { players, seed: lot, clock: performance }));
    const { insightOf, numbers: first } = plansOf(withBots(game));
    const out = values.out ?? 'numbers.json';
    let { step, numbers } = begun(game, out, first);
    for (; step < steps; step++) {
      const learned = learn({ game, players, insightOf, rivals, games, seed }, numbers, step);
      numbers = learned.numbers;
      save(out, `${JSON.stringify({ step: step + 1, numbers })}\n`);
      complain(`${step + 1} of ${steps} steps: ${tell(learned)}`);
    }
    if (values.module !== undefined) save(values.module, moduleOf(id, numbers));
    await print(`the numbers of ${step} steps are in ${out}`);
    return 0;
  },
});

function tell({ mean, best, pulls }: Learned): string {
  const clearest = Object.entries(pulls).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const told = clearest.slice(0, TOLD).map(([name, pull]) => `${name} ${pull.toFixed(1)}`);
  return `mean ${mean.toFixed(1)}, winners ${best.toFixed(1)}; ${told.join(', ')}`;
}

/** Where an interrupted run stopped. */
function begun(game: Game, file: string, first: Numbers): { step: number; numbers: Numbers } {
  if (!existsSync(file)) return { step: 0, numbers: first };
  const { step, numbers } = readObject(parseJsonOf(file, readFileSync(file, 'utf8'), 1), game.rules.id, ['step', 'numbers']);
  return { step: Number(step), numbers: { ...first, ...(readObject(numbers, 'numbers', [], Object.keys(first)) as Numbers) } };
}

const PLACES = 3;
const moduleOf = (id: string, numbers: Numbers): string => `/** Made by \`shinar tune ${id}\`: see docs/guide/bots.md. */
export const numbers = {
${Object.entries(numbers)
  .map(([name, value]) => `  ${name}: ${Number(value.toPrecision(PLACES))},`)
  .join('\n')}
};
`;
