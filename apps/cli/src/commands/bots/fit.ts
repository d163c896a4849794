import {
  type BotGame,
  evaluationOf,
  type Fit,
  fitWeights,
  readSample,
  type Study,
  samplesFor,
  study,
  train,
  type WeightTable,
  writeRows,
  zeroWeights,
} from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { BadInput } from '../../bad-input.ts';
import { defineCommand } from '../../command.ts';
import { linesOf } from '../../input.ts';
import { parseJsonOf } from '../../json.ts';
import { complain, Progress, print, save } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers, readSeed } from '../../values.ts';

export const fit = defineCommand({
  name: 'fit',
  operand: 'GAME',
  about: 'fits the weights of the bots',
  details: `Fits them to games it plays against itself, generation after generation. With --playouts, fits them to games of the search, which starts from the first
generation’s judgement; with --samples, to positions from selfplay.
Writes the weights as JSON, for selfplay --weights; with --module, as the source file that is checked in.`,
  options: {
    players: PLAYERS,
    generations: { type: 'string', value: 'G', about: 'how many; the first plays at random (5)' },
    random: { type: 'string', value: 'K', about: 'games in the first generation (3000)' },
    games: { type: 'string', value: 'K', about: 'games in each later generation (1500)' },
    every: { type: 'string', value: 'N', about: 'saves one position in N (8)' },
    seed: { type: 'string', value: 'S', about: 'a whole number from 0 to 4294967295 (1000)' },
    playouts: { type: 'string', value: 'K', about: 'learns from games of the search with K playouts per choice instead of greedy games' },
    ends: { type: 'string', value: 'P', about: 'with --playouts: how much the end of a game counts, in percent (60)' },
    slip: { type: 'string', value: 'P', about: 'how noisy the games are, in percent; use less for games with many choices (100)' },
    samples: { type: 'string', value: 'FILE', about: 'positions from selfplay, instead of its own games' },
    penalty: { type: 'string', value: 'N', about: 'how strongly the weights are kept close to those for points (30)' },
    module: { type: 'boolean', about: 'writes a source file' },
    out: { type: 'string', value: 'FILE', about: 'the file the weights go to (weights.json)' },
  },
  async run([id], values) {
    const game = withBots(gameOf(id, 'GAME'));
    const players = readPlayers(values.players, game);
    const penalty = readNumber(values.penalty ?? '30', '--penalty', 1, 1_000_000);
    const training = {
      generations: readNumber(values.generations ?? '5', '--generations', 1, 1000),
      random: readNumber(values.random ?? '3000', '--random', 1, 10_000_000),
      games: readNumber(values.games ?? '1500', '--games', 1, 10_000_000),
      every: readNumber(values.every ?? '8', '--every', 1, 100_000),
      seed: readSeed(values.seed ?? '1000'),
      slip: readNumber(values.slip ?? '100', '--slip', 1, 1000),
    };
    const studied = values.playouts === undefined ? undefined : studyOf(values.playouts, values.ends);
    const { random, slip, ...common } = training;
    const given = studied === undefined ? training : { ...common, ...studied };
    const numbers = Object.entries(given).map(([name, value]) => `--${name} ${value}`);
    const source = values.samples === undefined ? numbers.join(' ') : `--samples ${values.samples}`;
    const made = `shinar fit ${id} --players ${players} ${source} --penalty ${penalty}`;
    const fitted =
      values.samples === undefined
        ? studied === undefined
          ? last(train({ game, players, penalty, ...common, random, slip: slip / 100 }))
          : lastStudied({ game, players, penalty, ...common, playouts: studied.playouts, ends: studied.ends / 100 })
        : await fitSamples(game, players, values.samples, penalty);
    const evaluation = evaluationOf(game);
    const table = { made, win: writeRows(evaluation, fitted.weights.win), points: writeRows(evaluation, fitted.weights.points) };
    save(values.out ?? 'weights.json', values.module ? moduleOf(players, table) : `${JSON.stringify(table)}\n`);
    await print(tell(fitted));
    return 0;
  },
});

const studyOf = (playouts: string, ends: string | undefined): { playouts: number; ends: number } => ({
  playouts: readNumber(playouts, '--playouts', 1, 1_000_000),
  ends: readNumber(ends ?? '60', '--ends', 0, 100),
});

/** Reports the weights of each generation as they are made. */
function lastStudied(course: Study): Fit {
  const progress = new Progress();
  let generation = 0;
  let latest: Fit | undefined;
  for (const news of study(course)) {
    if (typeof news === 'number') {
      progress.show(() => `generation ${generation + 1} of ${course.generations}: ${news} of ${course.games} games`);
      continue;
    }
    progress.end();
    generation++;
    latest = news;
    if (generation < course.generations) complain(tell(latest));
  }
  return latest!;
}

const tell = ({ positions, losses }: Fit): string =>
  `${positions} positions; loss by stage: ${losses.map((loss) => loss.toFixed(2)).join(' ')}`;

function last(fits: Iterable<Fit>): Fit {
  let latest: Fit | undefined;
  for (const one of fits) {
    if (latest !== undefined) complain(tell(latest));
    latest = one;
  }
  if (latest === undefined) throw new Error('fit: there was no generation');
  return latest;
}

async function fitSamples(game: BotGame, players: number, file: string, penalty: number): Promise<Fit> {
  const evaluation = evaluationOf(game);
  const samples = samplesFor(evaluation, players);
  let line = 0;
  for await (const text of linesOf(file)) {
    line++;
    if (text !== '' && !readSample(samples, parseJsonOf(file, text, line))) {
      throw new BadInput(
        `${file}:${line}`,
        'other-features',
        () => `This position was not kept with the features that ${game.rules.id} has now.`,
      );
    }
  }
  return fitWeights(evaluation, samples, zeroWeights(evaluation), penalty);
}

function moduleOf(players: number, { made, win, points }: WeightTable): string {
  const key = (feature: string): string => (/^[a-z]+$/.test(feature) ? feature : `'${feature}'`);
  const rows = (table: Readonly<Record<string, string>>): string =>
    Object.entries(table)
      .map(([feature, row]) => `    ${key(feature)}: '${row}',`)
      .join('\n');
  return `import type { WeightTable } from '@shinar/bots';

export const weights${players}: WeightTable = {
  made: '${made.replace(/[\\']/g, '\\$&')}',
  win: {
${rows(win)}
  },
  points: {
${rows(points)}
  },
};
`;
}
