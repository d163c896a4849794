/** Positions in which one step is clearly the best. */
import { type Code, MoveList, type StateBase } from '@shinar/core';
import { createBot } from '../bot.ts';
import { LEVELS } from '../levels.ts';
import type { Gain } from '../outlook.ts';
import { FirstSight, type Seeming } from '../plan/sight.ts';
import type { BotGame } from '../room.ts';
import { planned } from '../rooms.ts';
import type { Ranked, Valuing } from '../valuing.ts';
import { surely } from './analysis.ts';
import { valuerOf } from './valuer.ts';
import { ahead, Weigher } from './weigh.ts';

/** What looks best, and what it has to beat. */
export interface Sight {
  readonly best: Code;
  readonly rivals: readonly Code[];
}

/** A move, and how far the best is ahead of it. */
interface Rival {
  readonly code: Code;
  readonly lead: number;
}

/** The same once all rivals have been weighed quickly, the nearest first. */
export interface Comparison {
  readonly best: Code;
  readonly rivals: readonly Rival[];
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
/** Who has hardly any chance, or hardly any to lose, as the evaluation has it, has nothing to find. */
const LEAST_CHANCE = 0.02;
/** How much of the win the best step must be ahead after so many playouts. */
interface Look {
  readonly playouts: number;
  readonly lead: number;
}

/** By how much of the win the best step must surely be ahead when weighed, and in the deeper search. */
const LEAD = 0.06;
/** Most positions are left at the first glimpse. */
const SIGHTS: readonly Look[] = [
  { playouts: 60, lead: 0.03 },
  { playouts: 250, lead: 0.04 },
];
/** In points at first sight, where a game knows of plans: how far a move must be ahead to be looked into, and how far behind it one is no rival. */
const LEAD_IN_POINTS = 2;
const FAR_IN_POINTS = 6;
/** In every view: weighed quickly against all rivals, then longer and longer against those that are near. */
const QUICK: Look = { playouts: 25, lead: LEAD / 2 };
const WEIGHED: readonly Look[] = [
  { playouts: 100, lead: LEAD },
  { playouts: 500, lead: LEAD },
];
/** In playouts, at last, in another view; for rollouts of plans twice as many as when weighed, in all views. */
const DEEP = 5000;
const DEEP_PLANS = 3200;
/** How many of the others are rivals, where all are seen and of those that are seen or left out by plans; and how many are searched deeply. */
const RIVALS = 5;
const MOST_RIVALS = 12;
const DEEP_RIVALS = 3;
/** A rival that is surely so far behind at a quick look need not be weighed longer. */
const FAR = 0.15;
/** How often each level below the highest tries. */
const TRIES = 6;

export class PuzzleFinder {
  private readonly game: BotGame;
  private readonly players: number;
  private readonly weigher: Weigher;
  private readonly deep: Valuing;
  private readonly sight: FirstSight | undefined;
  private readonly list = new MoveList();

  constructor(game: BotGame, players: number) {
    this.game = game;
    this.players = players;
    this.weigher = new Weigher(game, players);
    this.deep = valuerOf(game, players, 99);
    const plans = planned(game);
    this.sight = plans && new FirstSight(game, plans, players);
  }

  /** The move that looks clearly best in a position where a seat acts, if any. */
  look(state: StateBase): Sight | undefined {
    this.game.rules.legal(state, this.list);
    if (this.list.length < FEWEST_MOVES || !this.isOpen(state)) return undefined;
    if (this.sight !== undefined && !this.stands(this.sight.sensible(state))) return undefined;
    let moves: Ranked['moves'] = [];
    for (const { playouts, lead } of SIGHTS) {
      moves = this.weigher.valuers[0]!.ranked(state, playouts).moves;
      if (moves.length > 1 && moves[0]!.share - Math.max(...moves.slice(1).map(({ share }) => share)) < lead) return undefined;
      // who plans may see a single move worth a look: only weighing tells
      if (moves.length === 1) break;
    }
    const [best, ...others] = moves.map(({ code }) => code) as [Code, ...Code[]];
    return { best, rivals: this.sight === undefined ? others.slice(0, RIVALS) : this.likely(best, this.sight.sensible(state)) };
  }

  /** Whether the seat to act has something to win and to lose, as the evaluation has it. */
  private isOpen(state: StateBase): boolean {
    const chance = this.weigher.valuers[0]!.judged(state).shares[this.game.rules.actor(state)]!;
    return chance >= LEAST_CHANCE && chance <= 1 - LEAST_CHANCE;
  }

  /** Whether one move stands out at first sight. */
  private stands([best, next]: readonly Seeming[]): boolean {
    return next !== undefined && best!.points - next.points >= LEAD_IN_POINTS;
  }

  /** The likeliest that are not far behind at first sight; the best of them in any case. */
  private likely(best: Code, [first, ...rest]: readonly Seeming[]): Code[] {
    const least = first!.points - FAR_IN_POINTS;
    const near = [first!, ...rest].filter(({ code, points }, i) => code !== best && (i < 2 || points >= least));
    return near.slice(0, MOST_RIVALS).map(({ code }) => code);
  }

  /** The rivals weighed quickly, then what a planner would leave out; nothing if one of them is too near. */
  compare(state: StateBase, { best, rivals }: Sight): Comparison | undefined {
    const unknown = (codes: readonly Code[]): Rival[] => codes.map((code) => ({ code, lead: 0 }));
    const seen = this.weighed(state, best, unknown(rivals), QUICK);
    if (seen === undefined || this.sight === undefined) return seen && { best, rivals: seen };
    const first = this.sight.sensible(state).slice(0, 1);
    const unseen = this.weighed(state, best, unknown(this.likely(best, [...first, ...this.sight.others(state)])), QUICK);
    return unseen && { best, rivals: nearestFirst([...seen, ...unseen.filter(({ code }) => !rivals.includes(code))]) };
  }

  /** Whether it is clearly best indeed, and by how much. */
  solve(state: StateBase, { best, rivals }: Comparison): Solution | undefined {
    let weighed: readonly Rival[] | undefined = rivals;
    for (const weighing of WEIGHED) weighed = weighed && this.weighed(state, best, weighed, weighing);
    if (weighed === undefined || weighed.some(({ lead }) => lead < LEAD)) return undefined;
    return this.deeply(state, best, weighed.slice(0, DEEP_RIVALS));
  }

  /** The rivals with what the best surely is ahead of each, the nearest first; those known to be far behind are not weighed again. Nothing if one is too near. */
  private weighed(state: StateBase, best: Code, rivals: readonly Rival[], { playouts, lead }: Look): readonly Rival[] | undefined {
    const seat = this.game.rules.actor(state);
    const favourite = this.weigher.weigh(state, best, playouts);
    const weighed: Rival[] = [];
    for (const rival of rivals) {
      if (rival.lead >= FAR && weighed.length >= DEEP_RIVALS) {
        weighed.push(rival);
        continue;
      }
      const difference = ahead(favourite, this.weigher.weigh(state, rival.code, playouts), seat);
      if (difference.mean < lead) return undefined;
      weighed.push({ code: rival.code, lead: surely(difference) });
    }
    return nearestFirst(weighed);
  }

  /** A longer search must come to the same step, and see it as far ahead. */
  private deeply(state: StateBase, best: Code, rivals: readonly Rival[]): Solution | undefined {
    const seat = this.game.rules.actor(state);
    const searched = (code: Code) => {
      const after = state.clone();
      this.game.rules.apply(after, code);
      const value = this.deep.value(after, this.sight === undefined ? DEEP : DEEP_PLANS);
      return { code, value, share: value.shares[seat]! };
    };
    const first = searched(best);
    let second: typeof first | undefined;
    for (const { code } of rivals) {
      const other = searched(code);
      if (first.share - other.share < LEAD) return undefined;
      if (second === undefined || other.share > second.share) second = other;
    }
    if (second === undefined || !this.isFavourite(state, best)) return undefined;
    const gain = this.deep.gain(first.value, second.value, seat);
    return { best, second: second.code, share: first.share, next: second.share, gain };
  }

  /** Also of a search that knows of no rivals; all that a planner would look into has been weighed. */
  private isFavourite(state: StateBase, best: Code): boolean {
    return this.sight !== undefined || this.deep.ranked(state, DEEP).moves[0]!.code === best;
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

const nearestFirst = (rivals: readonly Rival[]): Rival[] => rivals.toSorted((a, b) => a.lead - b.lead);
