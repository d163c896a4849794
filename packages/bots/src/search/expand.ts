/** Growing the tree: gives a position its best moves by the evaluation, each with its value. */
import { CHANCE, draw, type Game, MoveList, type Rules, SeededDice, type StateBase } from '@shinar/core';
import { exp } from '../judging/exp.ts';
import type { Judge } from '../judging/judge.ts';
import type { Rivals } from './rivals.ts';
import type { SearchSettings } from './settings.ts';
import { OUTCOMES, ROOT, type Tree } from './tree.ts';

export class Grower {
  private readonly rules: Rules;
  private readonly judge: Judge;
  private readonly settings: SearchSettings;
  private readonly rivals: Rivals;
  private readonly seed: number;
  private readonly list = new MoveList();
  private readonly trial: StateBase;
  private readonly shares: Float64Array;
  /** By move: its value for the actor, everyone's shares, who acts next; and the moves sorted by value. */
  private value = new Float64Array(512);
  private after: Float64Array;
  private actor = new Int8Array(512);
  private order = new Int32Array(512);
  private streams = 0;

  constructor({ rules }: Game, judge: Judge, settings: SearchSettings, rivals: Rivals, seed: number) {
    this.rules = rules;
    this.judge = judge;
    this.settings = settings;
    this.rivals = rivals;
    this.seed = seed;
    this.trial = rules.setup(judge.players);
    this.shares = new Float64Array(judge.players);
    this.after = new Float64Array(512 * judge.players);
  }

  /** Sets where the streams of dice begin. */
  begin(streams: number): void {
    this.streams = streams;
  }

  /** Gives a node where a seat acts its children; returns the best of them for that seat. */
  expand(tree: Tree, node: number, state: StateBase): number {
    const seat = this.rules.actor(state);
    this.rules.legal(state, this.list);
    const moves = this.list.length;
    this.tryMoves(state, seat, moves);
    const kept = Math.min(moves, this.settings.width);
    this.sort(moves, kept);
    const first = tree.allot(kept);
    tree.first[node] = first;
    tree.count[node] = kept;
    tree.hash[node] = state.hash();
    const breadth = seat === tree.actor[ROOT] ? this.settings.breadth : this.settings.others * this.rivals.surprise(seat);
    const best = this.value[this.order[0]!]!;
    let sum = 0;
    for (let i = 0; i < kept; i++) {
      const move = this.order[i]!;
      const child = first + i;
      tree.code[child] = this.list.codes[move]!;
      tree.actor[child] = this.actor[move]!;
      const prior = exp((this.value[move]! - best) / breadth);
      tree.prior[child] = prior;
      sum += prior;
      for (let other = 0; other < tree.seats; other++) tree.share[child * tree.seats + other] = this.after[move * tree.seats + other]!;
    }
    for (let i = 0; i < kept; i++) tree.prior[first + i] = tree.prior[first + i]! / sum;
    return first;
  }

  /** Plays chance in `state` until a seat acts or the game is over; returns the node reached. The more visits, the more outcomes are drawn. */
  chance(tree: Tree, node: number, state: StateBase): number {
    if (tree.first[node] === 0) {
      const first = tree.allot(OUTCOMES);
      tree.first[node] = first;
      tree.hash[node] = state.hash();
    }
    const first = tree.first[node]!;
    const count = tree.count[node]!;
    let drawn = 0;
    for (let i = 0; i < count; i++) drawn += tree.prior[first + i]!;
    if (count < OUTCOMES && drawn * drawn <= 4 * tree.visits[node]!) return this.newOutcome(tree, node, state);
    let child = first;
    for (let i = 1; i < count; i++) if (this.due(tree, first + i) < this.due(tree, child)) child = first + i;
    this.play(state, tree.code[child]!);
    return child;
  }

  private due(tree: Tree, child: number): number {
    return tree.visits[child]! / tree.prior[child]!;
  }

  private newOutcome(tree: Tree, node: number, state: StateBase): number {
    const stream = this.streams++;
    this.play(state, stream);
    const hash = state.hash() | 0;
    const first = tree.first[node]!;
    const count = tree.count[node]!;
    for (let child = first; child < first + count; child++) {
      if (tree.hash[child] !== hash) continue;
      tree.prior[child] = tree.prior[child]! + 1;
      return child;
    }
    const child = first + count;
    tree.count[node] = count + 1;
    tree.code[child] = stream;
    tree.prior[child] = 1;
    tree.hash[child] = hash;
    tree.actor[child] = this.rules.actor(state);
    this.judge.shares(state, this.shares);
    for (let seat = 0; seat < tree.seats; seat++) tree.share[child * tree.seats + seat] = this.shares[seat]!;
    return child;
  }

  /** Plays chance from a stream of dice until a seat acts or the game is over. */
  play(state: StateBase, stream: number): void {
    const dice = new SeededDice(this.seed, stream);
    while (this.rules.actor(state) === CHANCE) {
      this.rules.legal(state, this.list);
      this.rules.apply(state, draw(this.rules, state, this.list, dice));
    }
  }

  private tryMoves(state: StateBase, seat: number, moves: number): void {
    if (moves > this.value.length) this.widen(moves * 2);
    const { players } = this.judge;
    for (let i = 0; i < moves; i++) {
      this.rules.apply(this.trial.copyFrom(state), this.list.codes[i]!);
      this.judge.shares(this.trial, this.shares);
      this.value[i] = this.shares[seat]!;
      this.actor[i] = this.rules.actor(this.trial);
      this.after.set(this.shares, i * players);
    }
  }

  /** Puts the best moves first, only as many as are kept. */
  private sort(moves: number, kept: number): void {
    const { order, value } = this;
    let filled = 0;
    for (let move = 0; move < moves; move++) {
      if (filled === kept && value[move]! <= value[order[filled - 1]!]!) continue;
      let at = filled < kept ? filled++ : kept - 1;
      while (at > 0 && value[order[at - 1]!]! < value[move]!) {
        order[at] = order[at - 1]!;
        at--;
      }
      order[at] = move;
    }
  }

  private widen(moves: number): void {
    this.value = new Float64Array(moves);
    this.after = new Float64Array(moves * this.judge.players);
    this.actor = new Int8Array(moves);
    this.order = new Int32Array(moves);
  }
}
