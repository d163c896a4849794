/** What a position is worth to each seat, by a fresh search that remembers nothing. */
import { CHANCE, type Code, draw, type Game, MoveList, NOBODY, type Seat, SeededDice, type StateBase } from '@shinar/core';
import { STOPPED_CLOCK } from '../clock.ts';
import type { Judge } from '../judging/judge.ts';
import { type Gain, gainOf, lineFrom } from '../outlook.ts';
import { PlanValuer } from '../plan/valuer.ts';
import type { BotGame } from '../room.ts';
import { judgeOf, planned, tuningOf } from '../rooms.ts';
import { Search } from '../search/search.ts';
import { ROOT } from '../search/tree.ts';
import type { Favourite, Ranked, Value, Valued, Valuing } from '../valuing.ts';

/** Uses plans if the game has them, else a search; `breadth` multiplies the usual one: searches that differ in it overlook different things. */
export function valuerOf(game: BotGame, players: number, seed: number, breadth = 1): Valuing {
  const plans = planned(game);
  return plans === undefined ? new Valuer(game, players, seed, breadth) : new PlanValuer(game, plans, players, seed, STOPPED_CLOCK);
}

/** More than for choosing a move, because every move needs a value, not only the best. */
const CURIOSITY = 1;
/** How many draws stand for everything chance may do. */
const DRAWS = 8;

export class Valuer implements Valuing {
  private readonly judge: Judge;
  private readonly game: Game;
  private readonly search: Search;
  private readonly seed: number;
  private readonly list = new MoveList();

  constructor(game: BotGame, players: number, seed: number, breadth = 1) {
    this.game = game;
    this.judge = judgeOf(game, players);
    this.seed = seed;
    const { search } = tuningOf(game);
    const everybody = search.breadth * breadth;
    this.search = new Search(
      game,
      this.judge,
      { ...search, curiosity: CURIOSITY, breadth: everybody, others: everybody },
      seed,
      STOPPED_CLOCK,
    );
  }

  /** The value of a position, no matter who acts; the same position and playouts always give the same value. */
  value(state: StateBase, playouts: number, draws = DRAWS): Valued {
    const at = state.clone();
    this.passForced(at);
    const actor = this.game.rules.actor(at);
    if (actor === NOBODY) return this.judged(at);
    return actor === CHANCE ? this.overDraws(at, playouts, draws) : this.searched(at, playouts);
  }

  /** By the evaluation alone, without a search. */
  judged(state: StateBase): Valued {
    const shares = new Float64Array(this.judge.players);
    this.judge.shares(state, shares);
    return { shares: Array.from(shares), points: this.judge.points(state), line: [state] };
  }

  /** Plays the moves that are forced. */
  private passForced(state: StateBase): void {
    const { rules } = this.game;
    while (rules.actor(state) >= 0) {
      rules.legal(state, this.list);
      if (this.list.length > 1) return;
      rules.apply(state, this.list.codes[0]!);
    }
  }

  /** The mean over several draws; a chance step that follows another is drawn once. */
  private overDraws(state: StateBase, playouts: number, draws: number): Valued {
    const dice = new SeededDice(this.seed, state.hash());
    const values = Array.from({ length: draws }, () =>
      this.value(drawn(this.game, state.clone(), this.list, dice), Math.ceil(playouts / draws), 1),
    );
    return { ...meanOf(values), line: [state] };
  }

  /** The favourite in a position where a seat chooses, and how much of the win another move is behind it at first sight. */
  favourite(state: StateBase, playouts: number, other: Code): Favourite {
    const { value, moves } = this.ranked(state, playouts);
    const found = moves.find(({ code }) => code === other);
    return { code: moves[0]!.code, value, behind: found === undefined ? 1 : moves[0]!.share - found.share };
  }

  /** The moves of a position where a seat chooses, most visited first, with what each promises the mover. */
  ranked(state: StateBase, playouts: number): Ranked {
    const value = this.searched(state, playouts);
    const { tree } = this.search;
    const seat = this.game.rules.actor(state);
    const best = this.search.favourite(ROOT);
    const moves = Array.from({ length: tree.count[ROOT]! }, (_, i) => tree.first[ROOT]! + i)
      .sort((a, b) => Number(b === best) - Number(a === best) || tree.visits[b]! - tree.visits[a]!)
      .map((child) => ({ code: tree.code[child]!, share: tree.share[child * tree.seats + seat]! }));
    return { value, moves };
  }

  gain(better: Valued, worse: Valued, seat: Seat): Gain | undefined {
    return gainOf(this.game, this.judge, better.line, worse.line, seat);
  }

  private searched(state: StateBase, playouts: number): Valued {
    const { search, judge } = this;
    search.tree.clear();
    const growing = search.grow(state, { playouts });
    while (!growing.next().done);
    const { tree } = search;
    const best = search.favourite(ROOT);
    const line = lineFrom(search, ROOT, state);
    const shares = tree.share.subarray(best * tree.seats, (best + 1) * tree.seats);
    return { shares: Array.from(shares), points: judge.points(line.at(-1)!), line };
  }
}

/** Plays out chance until a seat acts or the game is over. */
function drawn({ rules }: Game, state: StateBase, list: MoveList, dice: SeededDice): StateBase {
  while (rules.actor(state) === CHANCE) {
    rules.legal(state, list);
    rules.apply(state, draw(rules, state, list, dice));
  }
  return state;
}

export function meanOf(values: readonly Value[]): Value {
  const mean = (of: (value: Value) => readonly number[]): number[] =>
    of(values[0]!).map((_, seat) => values.reduce((sum, value) => sum + of(value)[seat]!, 0) / values.length);
  return { shares: mean(({ shares }) => shares), points: mean(({ points }) => points) };
}
