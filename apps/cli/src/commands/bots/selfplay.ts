import { appendFileSync } from 'node:fs';
import { createBot, evaluationOf, keepGame, NOISES, readSpec, samplesFor, writeSamples } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { SeededDice } from '@shinar/core';
import { fromSystem } from '../../bad-input.ts';
import { defineCommand } from '../../command.ts';
import { Progress, print } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers, readSeed, SEED } from '../../values.ts';
import { readWeightsOf, WEIGHTS } from '../../weights.ts';

const MIXTURE = NOISES.map((noise) => `greedy:noise=${noise}`).join(',');
/** How many games are played before samples are written. */
const BATCH = 200;

export const selfplay = defineCommand({
  name: 'selfplay',
  operand: 'GAME',
  about: 'lets bots play games to fit their weights to',
  details: `Each seat in each game gets one of the bots at random. Some positions are saved with their features and how each seat ended up, one per line, added to
the --out file.`,
  options: {
    players: PLAYERS,
    games: { type: 'string', value: 'K', about: 'how many games (1000)' },
    seed: SEED,
    bots: { type: 'string', value: 'A,B,...', about: `who plays, as in arena (${MIXTURE})` },
    every: { type: 'string', value: 'N', about: 'saves one position in N (8)' },
    weights: WEIGHTS,
    out: { type: 'string', value: 'FILE', about: 'the file the positions go to (samples.jsonl)' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const players = readPlayers(values.players, game);
    const games = readNumber(values.games ?? '1000', '--games', 1, 10_000_000);
    const seed = readSeed(values.seed);
    const every = readNumber(values.every ?? '8', '--every', 1, 100_000);
    const specs = (values.bots ?? MIXTURE).split(',').map((text) => readSpec(text, '--bots'));
    const weights = readWeightsOf(values.weights, game);
    const evaluation = evaluationOf(withBots(game));
    const out = values.out ?? 'samples.jsonl';
    const lots = new SeededDice(seed, 1);
    const bot = () =>
      createBot(withBots(game), specs[lots.below(specs.length)]!, {
        players,
        seed: lots.next(),
        clock: performance,
        ...(weights && { weights }),
      });
    const progress = new Progress();
    let positions = 0;
    let samples = samplesFor(evaluation, players);
    for (let k = 0; k < games; k++) {
      keepGame({ game, players, evaluation, seed, every, bot }, k, samples);
      progress.show(() => `${k + 1} of ${games} games`);
      if ((k + 1) % BATCH !== 0 && k + 1 !== games) continue;
      positions += save(out, writeSamples(samples));
      samples = samplesFor(evaluation, players);
    }
    progress.end();
    await print(`${positions} positions of ${games} games in ${out}`);
    return 0;
  },
});

function save(file: string, lines: readonly string[]): number {
  try {
    appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    throw fromSystem(error, file);
  }
  return lines.length;
}
