/** Monte Carlo tree search for several players: each seat maximises its own share, chance is drawn, and the evaluation replaces playing on. */
import { CHANCE, type Code, type Game, MoveList, NOBODY, type Rules, type StateBase } from '@shinar/core';
import { type Clock, STOPPED_CLOCK } from '../clock.ts';
import type { Judge } from '../judging/judge.ts';
import type { Budget, Player } from '../player.ts';
import { Grower } from './expand.ts';
import { Rivals } from './rivals.ts';
import { MOST_NODES, type SearchSettings } from './settings.ts';
import { ROOT, Tree } from './tree.ts';

/** Milliseconds, or playouts if the clock stands still, per slice. */
const SLICE_MS = 20;
const SLICE_PLAYOUTS = 256;
const LONGEST_PATH = 4096;
/** The second best gets hardly more than this fraction of the remaining playouts. */
const PART_OF_SECOND = 0.4;

export class Search implements Player {
  tree: Tree;
  private spare: Tree;
  private readonly rules: Rules;
  private readonly judge: Judge;
  private readonly settings: SearchSettings;
  private readonly rivals: Rivals;
  private readonly grower: Grower;
  private readonly clock: Clock;
  private readonly state: StateBase;
  private readonly shares: Float64Array;
  private readonly list = new MoveList();
  private readonly path = new Int32Array(LONGEST_PATH);

  constructor(game: Game, judge: Judge, settings: SearchSettings, seed: number, clock: Clock) {
    this.rules = game.rules;
    this.judge = judge;
    this.settings = settings;
    this.clock = clock;
    this.tree = new Tree(judge.players);
    this.spare = new Tree(judge.players);
    this.rivals = new Rivals(judge.players);
    this.grower = new Grower(game, judge, settings, this.rivals, seed);
    this.state = game.rules.setup(judge.players);
    this.shares = new Float64Array(judge.players);
  }

  *think(state: StateBase, budget: Budget): Generator<undefined, Code> {
    yield* this.grow(state, budget);
    return this.tree.code[this.favourite(ROOT)]!;
  }

  /** Grows the tree from a position where a seat acts, until the budget runs out or more thinking would not change the choice. */
  *grow(state: StateBase, { playouts = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: Budget): Generator<undefined, void> {
    const timed = ms !== Number.POSITIVE_INFINITY && this.clock !== STOPPED_CLOCK;
    if (playouts === Number.POSITIVE_INFINITY && !timed) throw new Error('search: it needs playouts, or milliseconds and a clock');
    const began = this.clock.now();
    this.plant(state);
    let slice = began;
    for (let done = 0; done < playouts; done++) {
      const now = this.clock.now();
      const left = this.left(playouts - done, done, ms - (now - began), now - began);
      if (left <= 0 || this.settled(left)) return;
      if (now - slice >= SLICE_MS || done % SLICE_PLAYOUTS === SLICE_PLAYOUTS - 1) {
        yield;
        slice = this.clock.now();
      }
      this.playout(state);
    }
  }

  /** The most visited child; if tied, the one with the most for its mover. */
  favourite(node: number): number {
    const { tree } = this;
    const seat = tree.actor[node]!;
    const first = tree.first[node]!;
    let best = first;
    for (let child = first + 1; child < first + tree.count[node]!; child++) {
      const more = tree.visits[child]! - tree.visits[best]!;
      if (more > 0 || (more === 0 && tree.share[child * tree.seats + seat]! > tree.share[best * tree.seats + seat]!)) best = child;
    }
    return best;
  }

  /** Plays from a node to one of its children. */
  follow(state: StateBase, node: number, child: number): void {
    if (this.tree.actor[node] === CHANCE) this.grower.play(state, this.tree.code[child]!);
    else this.rules.apply(state, this.tree.code[child]!);
  }

  /** How many playouts are left, as far as can be told. */
  private left(playouts: number, done: number, ms: number, passed: number): number {
    if (ms <= 0) return 0;
    return ms === Number.POSITIVE_INFINITY || passed <= 0 ? playouts : Math.min(playouts, Math.ceil((ms * (done + 1)) / passed));
  }

  /** Starts at a position, reusing what an earlier search saw of it, if any. */
  private plant(state: StateBase): void {
    const hash = state.hash() | 0;
    const known = this.tree.find(hash);
    if (known >= 0 && this.isAt(state, known)) {
      this.rivals.watch(this.tree, known);
      this.spare.takeOver(this.tree, known);
      [this.tree, this.spare] = [this.spare, this.tree];
      if (this.tree.size < MOST_NODES / 2) return;
    }
    this.grower.begin(hash >>> 0);
    this.tree.clear();
    const root = this.tree.allot(1);
    this.tree.actor[root] = this.rules.actor(state);
    this.judge.shares(state, this.shares);
    for (let seat = 0; seat < this.tree.seats; seat++) this.tree.share[seat] = this.shares[seat]!;
    this.grower.expand(this.tree, root, state);
  }

  /** Whether a node really is this position, as hashes can collide: its moves must be legal. */
  private isAt(state: StateBase, node: number): boolean {
    const { tree, list } = this;
    if (tree.actor[node] !== this.rules.actor(state)) return false;
    this.rules.legal(state, list);
    for (let child = tree.first[node]!; child < tree.first[node]! + tree.count[node]!; child++) {
      if (!list.has(tree.code[child]!)) return false;
    }
    return true;
  }

  /** Whether no other move is likely to overtake the favourite in this many playouts. */
  private settled(left: number): boolean {
    const { tree } = this;
    if (tree.count[ROOT] === 1) return true;
    if (left === Number.POSITIVE_INFINITY) return false;
    const best = this.favourite(ROOT);
    let second = 0;
    for (let child = tree.first[ROOT]!; child < tree.first[ROOT]! + tree.count[ROOT]!; child++) {
      if (child !== best) second = Math.max(second, tree.visits[child]!);
    }
    return tree.visits[best]! - second > left * PART_OF_SECOND;
  }

  /** From the root along the most promising moves to a new position; its evaluation goes to all nodes passed. */
  private playout(root: StateBase): void {
    const { tree, rules, grower, path } = this;
    const state = this.state.copyFrom(root);
    let node = ROOT;
    let depth = 0;
    path[depth++] = node;
    for (;;) {
      const actor = tree.actor[node]!;
      if (actor === NOBODY) break;
      if (actor === CHANCE) {
        node = grower.chance(tree, node, state);
        path[depth++] = node;
        if (tree.visits[node] === 0) break;
        continue;
      }
      if (tree.first[node] === 0) {
        if (tree.size < MOST_NODES) node = grower.expand(tree, node, state);
        break;
      }
      node = this.select(node, actor);
      rules.apply(state, tree.code[node]!);
      path[depth++] = node;
      if (depth === LONGEST_PATH) break;
    }
    const at = node * tree.seats;
    for (let seat = 0; seat < tree.seats; seat++) this.shares[seat] = tree.share[at + seat]!;
    for (let i = 0; i < depth; i++) tree.add(path[i]!, this.shares);
  }

  /** What a move has brought its mover, plus a bonus if it is likely and has seldom been tried. */
  private select(node: number, seat: number): number {
    const { tree } = this;
    const first = tree.first[node]!;
    const end = first + tree.count[node]!;
    const eager = this.settings.curiosity * Math.sqrt(tree.visits[node]! + 1);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const promise = tree.share[child * tree.seats + seat]! + (eager * tree.prior[child]!) / (1 + tree.visits[child]!);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }
}
