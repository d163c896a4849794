/** Positions from finished games, each with its outcome. */
import type { Evaluation } from '../judging/evaluation.ts';

/** The positions of one stage. */
export class Samples {
  readonly players: number;
  readonly features: number;
  size = 0;
  /** (position * players + seat) * features + feature */
  read: Float32Array;
  /** position * players + seat: share of the win, and points at the end. */
  shares: Float32Array;
  final: Float32Array;

  constructor(players: number, features: number) {
    this.players = players;
    this.features = features;
    this.read = new Float32Array(64 * players * features);
    this.shares = new Float32Array(64 * players);
    this.final = new Float32Array(64 * players);
  }

  /** Makes room for one more position and returns its index. */
  add(read: Float64Array): number {
    if ((this.size + 1) * this.players > this.shares.length) this.grow();
    this.read.set(read, this.size * this.players * this.features);
    return this.size++;
  }

  private grow(): void {
    const wider = (from: Float32Array): Float32Array<ArrayBuffer> => {
      const to = new Float32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.read = wider(this.read);
    this.shares = wider(this.shares);
    this.final = wider(this.final);
  }
}

export const samplesFor = ({ stages, features }: Evaluation, players: number): Samples[] =>
  Array.from({ length: stages }, () => new Samples(players, features.length));
