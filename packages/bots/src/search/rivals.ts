/** What a search has seen of the other seats: how often they play something other than the evaluation's favourite. */
import { ROOT, type Tree } from './tree.ts';

/** A seat not yet seen is assumed to surprise once in four steps. */
const SURPRISES = 1;
const STEPS = 4;

export class Rivals {
  private readonly surprises: Float64Array;
  private readonly steps: Float64Array;

  constructor(seats: number) {
    this.surprises = new Float64Array(seats).fill(SURPRISES);
    this.steps = new Float64Array(seats).fill(STEPS);
  }

  /** The game went from the root to a node: remembers what each seat did on the way. */
  watch(tree: Tree, reached: number): void {
    for (let node = reached; node !== ROOT; ) {
      const parent = tree.parent(node);
      const seat = tree.actor[parent]!;
      if (seat >= 0) {
        this.steps[seat]!++;
        if (tree.prior[node]! < tree.prior[tree.first[parent]!]!) this.surprises[seat]!++;
      }
      node = parent;
    }
  }

  /** How surprising a seat is: 1 if nothing is known, up to 4, and towards 0 if it always plays the evaluation's favourite. */
  surprise(seat: number): number {
    return (this.surprises[seat]! / this.steps[seat]!) * (STEPS / SURPRISES);
  }
}
