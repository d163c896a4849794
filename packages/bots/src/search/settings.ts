/** The numbers of the search; each game has its own, as measured in docs/guide/bots.md. */
export interface SearchSettings {
  /** How much a move that was seldom tried is favoured. */
  readonly curiosity: number;
  /** How far behind the best, in shares of the win, a move of the seat that thinks may be one step ahead and still get about a third of its attention. */
  readonly breadth: number;
  /**
   * The same for moves of the other seats, while nothing is known of them. They are taken to play about as the evaluation would, which leaves more time to
   * look ahead; for whoever surprises more or less than that it grows or shrinks (`Rivals`).
   */
  readonly others: number;
  /** How many moves of a position are looked into, the best by the evaluation. */
  readonly width: number;
}

/** Beyond so many nodes the tree grows no more: about 20 MB, twice while a tree is kept from step to step. */
export const MOST_NODES = 500_000;
