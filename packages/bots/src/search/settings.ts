/** The settings of the search; each game has its own, as measured in docs/guide/bots.md. */
export interface SearchSettings {
  /** How much a seldom tried move is favoured. */
  readonly curiosity: number;
  /** A move of the thinking seat this far behind the best one step ahead, in shares of the win, gets about a third of the best's attention. */
  readonly breadth: number;
  /**
   * The same for moves of the other seats, while nothing is known of them. They are assumed to play much as the evaluation would, which leaves more
   * time to look ahead; it grows or shrinks for a seat that surprises more or less than that (`Rivals`).
   */
  readonly others: number;
  /** How many moves of a position are looked into, the best by the evaluation. */
  readonly width: number;
}

/** The tree stops growing at this many nodes: about 20 MB, twice that while a tree is kept from step to step. */
export const MOST_NODES = 500_000;
