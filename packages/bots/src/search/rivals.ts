/** What a search has seen of the other seats: how often they play something else than the evaluation likes best. */
import { ROOT, type Tree } from './tree.ts';

/** Before anything was seen, a seat is taken to have surprised once in four steps. */
const SURPRISES = 1;
const STEPS = 4;

export class Rivals {
  private readonly surprises: Float64Array;
  private readonly steps: Float64Array;

  constructor(seats: number) {
    this.surprises = new Float64Array(seats).fill(SURPRISES);
    this.steps = new Float64Array(seats).fill(STEPS);
  }

  /** The game went from the root to a node: what each seat did on the way is kept in mind. */
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

  /** How surprising a seat is: 1 for one nothing is known of, towards 0 for one that always plays as the evaluation would. */
  surprise(seat: number): number {
    return (this.surprises[seat]! / this.steps[seat]!) * (STEPS / SURPRISES);
  }
}
