/** All that the engine needs from outside: a clock and a stop signal. `performance` and `AbortSignal` fit. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
}

export interface Signal {
  readonly aborted: boolean;
}

/** For budgets in playouts alone: time stands still. */
export const STOPPED_CLOCK: Clock = { now: () => 0 };

/** Thrown by a bot that was told to stop. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}
