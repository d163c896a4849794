/**
 * Whether the analysis blames the right players, and whether its blunders are blunders: `node scripts/analysis-proof.ts sumeria --games 50`.
 * Analyses games between a strong bot and a weak one, with every number of players in turn, then searches every blunder, and the step it should
 * have been, ten times as long.
 * With --results an interrupted run resumes where it stopped. docs/guide/analysis.md has the results.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  Analyst,
  balanceOf,
  type Choice,
  createBot,
  depthsOf,
  positionsOf,
  readSpec,
  type Valuing,
  valuerOf,
  verdictOn,
} from '@shinar/bots';
import { FIRST_GAME } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, type Game, type GameRecord, NOBODY, Play, SeededDice } from '@shinar/core';

const DEEPER = 10;
/** Different from the seeds of the analysis. */
const OTHER_SEED = 4711;

interface Proof {
  readonly game: string;
  readonly stream: number;
  /** The bot in each seat, and how much of the win the analysis says it lost through its own choices. */
  readonly bots: readonly string[];
  readonly lost: readonly number[];
  /** How much better than each blunder the suggestion was in the deeper search. */
  readonly blunders: readonly { readonly step: number; readonly bot: string; readonly lost: number; readonly deeper: number }[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string', default: 'search:playouts=500,potter' },
    results: { type: 'string' },
  },
});
const id = positionals[0] ?? FIRST_GAME;
const game = gameOf(id);
const [fewest, most] = game.rules.seats;
const bots = values.bots.split(',');
const seed = Number(values.seed);
const { careful } = depthsOf(withBots(game));

/** One game per bot with the same draws, so that each bot sits in each seat; then the next number of players. */
const drawsOf = (stream: number): number => Math.floor(stream / bots.length);

function playGame(stream: number, seated: readonly string[]): GameRecord {
  const { rules } = game;
  const players = seated.length;
  const play = new Play(game, players);
  const dice = new SeededDice(seed, drawsOf(stream));
  const chairs = seated.map((spec, seat) =>
    createBot(withBots(game), readSpec(spec, '--bots'), { players, seed: stream * 16 + seat, clock: performance }),
  );
  for (let actor = rules.actor(play.state); actor !== NOBODY; actor = rules.actor(play.state)) {
    if (actor === CHANCE) play.chance(dice);
    else play.move(chairs[actor]!.choose(play.state));
  }
  return play.record();
}

function prove(stream: number): Proof {
  const players = fewest + (drawsOf(stream) % (most - fewest + 1));
  const seated = Array.from({ length: players }, (_, seat) => bots[(seat + stream) % bots.length]!);
  const record = playGame(stream, seated);
  const analyst = new Analyst(withBots(game), record);
  for (const _ of analyst.run(careful));
  const { analysis } = analyst;
  const deep = valuerOf(withBots(game), players, OTHER_SEED);
  const { steps } = positionsOf(game, record);
  const blunders = analysis.findings.flatMap((finding, step) => {
    if (finding.kind !== 'choice' || verdictOn(finding) !== 'blunder') return [];
    const { state, codes } = steps[step]!;
    const deeper = deeperLoss(game, deep, state, finding, codes[0]!);
    return [{ step, bot: seated[finding.seat]!, lost: finding.lost.mean, deeper }];
  });
  return { game: id, stream, bots: seated, lost: balanceOf(analysis).lost, blunders };
}

function deeperLoss(
  { rules }: Game,
  deep: Valuing,
  state: ReturnType<typeof game.rules.setup>,
  { best, seat }: Choice,
  played: number,
): number {
  const [better, worse] = [best, played].map((code) => {
    const after = state.clone();
    rules.apply(after, code);
    return deep.value(after, careful.check * DEEPER).shares[seat]!;
  });
  return better! - worse!;
}

function tell(proofs: readonly Proof[]): void {
  const blunders = proofs.flatMap((proof) => proof.blunders);
  const right = blunders.filter(({ deeper }) => deeper > 0).length;
  console.log(`${id}, ${proofs.length} games with ${fewest} to ${most} players`);
  for (const bot of bots) {
    const lost = proofs.flatMap((proof) => proof.lost.filter((_, seat) => proof.bots[seat] === bot));
    const sum = lost.reduce((all, one) => all + one, 0);
    const all = proofs.flatMap((proof) => proof.lost).reduce((total, one) => total + one, 0);
    const own = blunders.filter((blunder) => blunder.bot === bot).length;
    console.log(
      `${bot}: ${((100 * sum) / all).toFixed(1)} % of what was lost, ${(sum / lost.length).toFixed(2)} of a win a seat and game, ${own} blunders`,
    );
  }
  console.log(`${right} of ${blunders.length} blunders are worse than their suggestion in a search ${DEEPER} times as long`);
}

const file = values.results;
const proofs: Proof[] =
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
for (let stream = proofs.length; stream < Number(values.games); stream++) {
  const proof = prove(stream);
  proofs.push(proof);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(proof)}\n`);
}
tell(proofs);
