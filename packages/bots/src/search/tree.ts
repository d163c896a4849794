/** The positions a search has seen, as columns of typed arrays: a node is an index, and its children are adjacent. */
import { CHANCE } from '@shinar/core';

/** The node of the position being thought about. */
export const ROOT = 0;
/** The most outcomes of one chance node that are told apart; space for them is reserved from the start. */
export const OUTCOMES = 16;
const SMALLEST = 1 << 12;

export class Tree {
  readonly seats: number;
  size = 0;
  capacity = SMALLEST;
  /** The move that leads here; under chance, the stream of dice. */
  code = new Int32Array(SMALLEST);
  /** Who acts here: a seat, CHANCE or NOBODY. */
  actor = new Int8Array(SMALLEST);
  /** How likely the move is to be good; under chance, how often it was drawn. */
  prior = new Float32Array(SMALLEST);
  visits = new Int32Array(SMALLEST);
  /** The first child, or 0; and the number of children. */
  first = new Int32Array(SMALLEST);
  count = new Int32Array(SMALLEST);
  /** The hash of the position, once the node has children. */
  hash = new Int32Array(SMALLEST);
  /** Mean shares of the win: node * seats + seat. Before the first visit, the evaluation's estimate. */
  share: Float32Array;

  constructor(seats: number) {
    this.seats = seats;
    this.share = new Float32Array(SMALLEST * seats);
  }

  clear(): void {
    this.size = 0;
  }

  /** Makes room for that many adjacent blank nodes; returns the first. */
  allot(count: number): number {
    while (this.size + count > this.capacity) this.grow();
    const from = this.size;
    this.size += count;
    this.visits.fill(0, from, this.size);
    this.first.fill(0, from, this.size);
    this.count.fill(0, from, this.size);
    return from;
  }

  /** Adds a result to the mean. The evaluation's own estimate counts as the first result. */
  add(node: number, shares: Float64Array): void {
    const visits = this.visits[node]! + 1;
    this.visits[node] = visits;
    const at = node * this.seats;
    for (let seat = 0; seat < this.seats; seat++) {
      const mean = this.share[at + seat]!;
      this.share[at + seat] = mean + (shares[seat]! - mean) / (visits + 1);
    }
  }

  /** The expanded node whose position has that hash, or -1. */
  find(hash: number): number {
    for (let node = 0; node < this.size; node++) if (this.first[node] !== 0 && this.hash[node] === hash) return node;
    return -1;
  }

  /** The parent of a node other than the root. */
  parent(node: number): number {
    let parent = ROOT;
    while (this.first[parent]! > node || this.first[parent]! + this.count[parent]! <= node) parent++;
    return parent;
  }

  /** Takes over the part of another tree below one of its nodes. */
  takeOver(from: Tree, node: number): void {
    this.clear();
    this.copyNode(from, node, this.allot(1));
    for (let at = 0; at < this.size; at++) {
      const old = this.first[at]!;
      if (old === 0) continue;
      const first = this.allot(this.actor[at] === CHANCE ? OUTCOMES : this.count[at]!);
      for (let i = 0; i < this.count[at]!; i++) this.copyNode(from, old + i, first + i);
      this.first[at] = first;
    }
  }

  private copyNode(from: Tree, node: number, to: number): void {
    this.code[to] = from.code[node]!;
    this.actor[to] = from.actor[node]!;
    this.prior[to] = from.prior[node]!;
    this.visits[to] = from.visits[node]!;
    this.first[to] = from.first[node]!;
    this.count[to] = from.count[node]!;
    this.hash[to] = from.hash[node]!;
    for (let seat = 0; seat < this.seats; seat++) this.share[to * this.seats + seat] = from.share[node * this.seats + seat]!;
  }

  private grow(): void {
    this.capacity *= 2;
    this.code = wider(this.code);
    this.actor = wider(this.actor);
    this.prior = wider(this.prior);
    this.visits = wider(this.visits);
    this.first = wider(this.first);
    this.count = wider(this.count);
    this.hash = wider(this.hash);
    this.share = wider(this.share);
  }
}

function wider<T extends Int8Array | Int32Array | Float32Array>(from: T): T {
  const to = new (from.constructor as new (length: number) => T)(from.length * 2);
  to.set(from);
  return to;
}
