/** A route says everything about itself: who may call it, what it takes and answers. Server, page, tests and API description all read this list. */
import { z } from 'zod/mini';

/** `viewer` may see the table, `seated` sits at it, `host` created it, an `operator` looks after the server; all but `anyone` and `viewer` are signed in. */
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

/** The answer of a route that returns nothing. */
export const Nothing = z.void();

/** Identity, for its type. */
export const route = <const R extends Route>(made: R): R => made;
