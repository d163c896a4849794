/** How much is looked into, in playouts. */
export interface Depth {
  /** Every position, once. */
  readonly look: number;
  /** The step played and the better one, each in every view, where there is suspicion; and again where the loss seems large. */
  readonly weigh: number;
  readonly check: number;
  /** Each of so many draws of chance, in every view. */
  readonly luck: number;
  readonly draws: number;
}

/** A first picture, in seconds. */
export const GLANCE: Depth = { look: 60, weigh: 40, check: 150, luck: 12, draws: 6 };
/** What verdicts are given by. */
export const CAREFUL: Depth = { look: 250, weigh: 150, check: 1000, luck: 50, draws: 12 };
