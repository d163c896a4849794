/** How deep to look, in playouts. */
export interface Depth {
  /** For every position, once. */
  readonly look: number;
  /** For the step played and the better one, each in every view, if suspicious; and again if the loss looks large. */
  readonly weigh: number;
  readonly check: number;
  /** For each of `draws` draws, in every view. */
  readonly luck: number;
  readonly draws: number;
}

/** A first picture, in seconds. */
export const GLANCE: Depth = { look: 60, weigh: 40, check: 150, luck: 12, draws: 6 };
/** The depth behind verdicts. */
export const CAREFUL: Depth = { look: 250, weigh: 150, check: 1000, luck: 50, draws: 12 };
