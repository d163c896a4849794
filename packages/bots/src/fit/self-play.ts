/** Games of a bot against itself, to fit weights. */
import { CHANCE, draw, type Game, MoveList, NOBODY, SeededDice } from '@shinar/core';
import type { Bot } from '../bot.ts';
import type { Evaluation } from '../judging/evaluation.ts';
import type { Samples } from './samples.ts';

export interface Course {
  readonly game: Game;
  readonly players: number;
  readonly evaluation: Evaluation;
  readonly seed: number;
  /** One position in this many is kept. */
  readonly every: number;
  /** The bot for a seat in game number `game`. */
  bot(game: number, seat: number): Bot;
}

interface Kept {
  readonly stage: number;
  readonly index: number;
}

/** Plays one game and keeps some of its positions: those just after a move, which is where bots judge. */
export function keepGame(
  { game: { rules }, players, evaluation, seed, every, bot }: Course,
  stream: number,
  samples: readonly Samples[],
): void {
  const dice = new SeededDice(seed, stream);
  const state = rules.setup(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const bots = seats.map((seat) => bot(stream, seat));
  const list = new MoveList();
  const read = new Float64Array(players * evaluation.features.length);
  const kept: Kept[] = [];
  for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
    rules.legal(state, list);
    rules.apply(state, actor === CHANCE ? draw(rules, state, list, dice) : bots[actor]!.choose(state));
    if (actor === CHANCE || rules.actor(state) === NOBODY || dice.below(every) !== 0) continue;
    evaluation.read(state, players, read);
    const stage = evaluation.stage(state);
    kept.push({ stage, index: samples[stage]!.add(read) });
  }
  const shares = new Float64Array(players);
  rules.result(state, shares);
  for (const { stage, index } of kept) {
    const of = samples[stage]!;
    for (const seat of seats) {
      of.shares[index * players + seat] = shares[seat]!;
      of.final[index * players + seat] = evaluation.points(state, seat);
    }
  }
}
