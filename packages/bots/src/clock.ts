/** What the engine knows of the world outside: a clock and a sign to stop. `performance` and `AbortSignal` answer to them. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
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
