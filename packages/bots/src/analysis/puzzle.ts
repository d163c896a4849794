/** Positions in which one step is clearly the best. */
import { type Code, MoveList, type StateBase } from '@shinar/core';
import { createBot } from '../bot.ts';
import { LEVELS } from '../levels.ts';
import type { Gain } from '../outlook.ts';
import type { BotGame } from '../room.ts';
import type { Valuing } from '../valuing.ts';
import { surely } from './analysis.ts';
import { valuerOf } from './valuer.ts';
import { ahead, Weigher } from './weigh.ts';

/** What looks best, and what it has to beat. */
export interface Sight {
  readonly best: Code;
  readonly rivals: readonly Code[];
}

export interface Solution {
  readonly best: Code;
  /** The next best. */
  readonly second: Code;
  /** The mover's expected share of the win after the best, and after the second. */
  readonly share: number;
  readonly next: number;
  /** What the best gains, if points show it. */
  readonly gain: Gain | undefined;
}

export const GRADES = 5;
/** With fewer moves than this it is no puzzle. */
const FEWEST_MOVES = 4;
/** In playouts: at first sight, when weighed against the others in every view, and in the deep search. */
const SIGHT = 250;
const WEIGHED = 500;
const DEEP = 5000;
/** How many of the others are weighed, and how many are searched deeply. */
const RIVALS = 5;
const DEEP_RIVALS = 3;
/** How much of the win the best step must be ahead by: at first sight, with certainty when weighed, and in the deep search. */
const LEAD_AT_SIGHT = 0.04;
const LEAD = 0.06;
/** How often each level below the highest tries it. */
const TRIES = 6;

export class PuzzleFinder {
  private readonly game: BotGame;
  private readonly players: number;
  private readonly weigher: Weigher;
  private readonly deep: Valuing;
  private readonly list = new MoveList();

  constructor(game: BotGame, players: number) {
    this.game = game;
    this.players = players;
    this.weigher = new Weigher(game, players);
    this.deep = valuerOf(game, players, 99);
  }

  /** The move that looks clearly best in a position where a seat acts, if any. */
  look(state: StateBase): Sight | undefined {
    this.game.rules.legal(state, this.list);
    if (this.list.length < FEWEST_MOVES) return undefined;
    const [best, ...others] = this.weigher.valuers[0]!.ranked(state, SIGHT).moves;
    // A planner may see a single promising move, and nothing it could be better than.
    if (others.length === 0) return undefined;
    if (best!.share - Math.max(...others.map(({ share }) => share)) < LEAD_AT_SIGHT) return undefined;
    const seen = others.map(({ code }) => code);
    // A planner leaves out moves it considers as good; only weighing can tell.
    const unseen = this.list.toArray().filter((code) => code !== best!.code && !seen.includes(code));
    return { best: best!.code, rivals: [...seen.slice(0, RIVALS), ...unseen] };
  }

  /** Whether it really is clearly best, and by how much. */
  solve(state: StateBase, { best, rivals }: Sight): Solution | undefined {
    return this.isClear(state, best, rivals) ? this.deeply(state, best, rivals.slice(0, DEEP_RIVALS)) : undefined;
  }

  private isClear(state: StateBase, best: Code, rivals: readonly Code[]): boolean {
    const seat = this.game.rules.actor(state);
    const favourite = this.weigher.weigh(state, best, WEIGHED);
    return rivals.every((code) => surely(ahead(favourite, this.weigher.weigh(state, code, WEIGHED), seat)) >= LEAD);
  }

  /** A longer search must find the same step, and see it just as far ahead. */
  private deeply(state: StateBase, best: Code, rivals: readonly Code[]): Solution | undefined {
    if (this.deep.ranked(state, DEEP).moves[0]!.code !== best) return undefined;
    const seat = this.game.rules.actor(state);
    const [first, ...others] = [best, ...rivals].map((code) => {
      const after = state.clone();
      this.game.rules.apply(after, code);
      const value = this.deep.value(after, DEEP);
      return { code, value, share: value.shares[seat]! };
    });
    const second = others.reduce((most, each) => (each.share > most.share ? each : most));
    if (first!.share - second.share < LEAD) return undefined;
    const gain = this.deep.gain(first!.value, second.value, seat);
    return { best, second: second.code, share: first!.share, next: second.share, gain };
  }

  /** From 1, which nearly all find, to 5: one more for each fifth of the tries by the lower levels that miss the step. */
  grade(state: StateBase, best: Code): number {
    const lower = LEVELS.slice(0, -1);
    const tries = lower.flatMap(({ level }) => Array.from({ length: TRIES }, (_, seed) => ({ level, seed })));
    const missed = tries.filter(
      ({ level, seed }) => createBot(this.game, level, { players: this.players, seed }).choose(state) !== best,
    ).length;
    return Math.min(GRADES, 1 + Math.round((missed * GRADES) / tries.length));
  }
}
