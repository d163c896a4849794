/**
 * Better weights from good games: the search plays itself, first with the first generation's weights and then with each new fit, and the outcomes of
 * positions are fitted. The outcome is how the game ended, blended with what the search thought at the next choice, which varies less.
 */
import { CHANCE, type Code, draw, MoveList, NOBODY, SeededDice, type StateBase } from '@shinar/core';
import { STOPPED_CLOCK } from '../clock.ts';
import { Judge } from '../judging/judge.ts';
import type { BotGame } from '../room.ts';
import { evaluationOf, judgeOf, tuningOf } from '../rooms.ts';
import { Search } from '../search/search.ts';
import { ROOT } from '../search/tree.ts';
import { type Fit, fitWeights } from './fit.ts';
import { type Samples, samplesFor } from './samples.ts';
import { zeroWeights } from './text.ts';

export interface Study {
  readonly game: BotGame;
  readonly players: number;
  readonly generations: number;
  /** Games per generation. */
  readonly games: number;
  /** Per choice. */
  readonly playouts: number;
  /** One position in this many is kept. */
  readonly every: number;
  readonly seed: number;
  readonly penalty: number;
  /** The weight of the game's end, from 0 to 1; the rest is what the search thought. */
  readonly ends: number;
}

/** Now and then a choice is drawn at random from the good-looking ones, so that games differ. */
const LOTS = 100;
const BY_LOT = 8;
const FINE = 1 << 20;
/** The other seats' moves are searched nearly as broadly as the seat's own. */
const OTHERS = 0.5;
const FIRST = 1;

interface Kept {
  readonly stage: number;
  readonly index: number;
  thought?: readonly number[];
}

/** Yields the number of games played so far in the generation, and its fit at the end. */
export function* study(course: Study): Generator<number | Fit, void> {
  const { game, players, generations, games, seed, penalty } = course;
  const evaluation = evaluationOf(game);
  const samples = samplesFor(evaluation, players);
  let weights = zeroWeights(evaluation);
  let judge = judgeOf(game, players, undefined, FIRST);
  for (let generation = 0; generation < generations; generation++) {
    for (let k = 0; k < games; k++) {
      studyGame(course, judge, samples, new SeededDice(seed + generation, k), k);
      yield k + 1;
    }
    const fit = fitWeights(evaluation, samples, weights, penalty);
    weights = fit.weights;
    judge = new Judge(game, evaluation, weights, players);
    yield fit;
  }
}

function studyGame(
  { game, players, playouts, every, ends }: Study,
  judge: Judge,
  samples: readonly Samples[],
  dice: SeededDice,
  seed: number,
): void {
  const { rules } = game;
  const evaluation = evaluationOf(game);
  const settings = tuningOf(game, FIRST).search;
  const search = new Search(game, judge, { ...settings, others: settings.breadth * OTHERS }, seed, STOPPED_CLOCK);
  const state = rules.setup(players);
  const list = new MoveList();
  const kept: Kept[] = [];
  const read = new Float64Array(players * evaluation.features.length);
  for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
    rules.legal(state, list);
    if (actor === CHANCE) {
      rules.apply(state, draw(rules, state, list, dice));
      continue;
    }
    rules.apply(state, list.length === 1 ? list.codes[0]! : choose(search, state, playouts, kept, dice));
    if (rules.actor(state) === NOBODY || dice.below(every) !== 0) continue;
    evaluation.read(state, players, read);
    const stage = evaluation.stage(state);
    kept.push({ stage, index: samples[stage]!.add(read) });
  }
  const shares = new Float64Array(players);
  rules.result(state, shares);
  for (const { stage, index, thought = Array.from(shares) } of kept) {
    for (let seat = 0; seat < players; seat++) {
      samples[stage]!.shares[index * players + seat] = ends * shares[seat]! + (1 - ends) * thought[seat]!;
      samples[stage]!.final[index * players + seat] = evaluation.points(state, seat);
    }
  }
}

/** The favourite, or sometimes another at random; what the search thinks becomes the outcome of the positions before. */
function choose(search: Search, state: StateBase, playouts: number, kept: readonly Kept[], dice: SeededDice): Code {
  const growing = search.grow(state, { playouts });
  while (!growing.next().done);
  const { tree } = search;
  const best = search.favourite(ROOT);
  const thought = Array.from(tree.share.subarray(best * tree.seats, (best + 1) * tree.seats));
  for (let i = kept.length - 1; i >= 0 && kept[i]!.thought === undefined; i--) kept[i]!.thought = thought;
  return dice.below(LOTS) < BY_LOT ? byLot(search, tree.code[best]!, dice) : tree.code[best]!;
}

function byLot({ tree }: Search, best: Code, dice: SeededDice): Code {
  let left = dice.below(FINE) / FINE;
  for (let child = tree.first[ROOT]!; child < tree.first[ROOT]! + tree.count[ROOT]!; child++) {
    left -= tree.prior[child]!;
    if (left < 0) return tree.code[child]!;
  }
  return best;
}
