/** A route says everything about itself: who may call it, what it takes, what it answers. Server, page, tests and description read the same list. */
import { z } from 'zod/mini';

/** `viewer` may see the table, `seated` sits at it, `host` made it, an `operator` looks after the server; the last three are signed in, as a `person` is. */
export type Who = 'anyone' | 'person' | 'viewer' | 'seated' | 'host' | 'operator';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly who: Who;
  readonly about: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

/** The answer of a route that only does something. */
export const Nothing = z.void();

/** Only for the types. */
export const route = <const R extends Route>(made: R): R => made;
