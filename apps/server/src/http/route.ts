/** A route says everything about itself: who may call it, what it takes, what it answers. The server, the tests and the description read the same list. */
import type { z } from 'zod';
import type { House } from '../house.ts';

/** `viewer` may see the table, `seated` sits at it, `host` made it; the last three are signed in. */
export type Who = 'anyone' | 'person' | 'viewer' | 'seated' | 'host';

interface Call<Params, Query, Body> {
  readonly house: House;
  readonly address: string;
  /** The id of who calls; '' where the route is open to anyone and nobody is signed in. */
  readonly person: string;
  readonly session: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Gives the device a new cookie, or takes it away. */
  cookie(token: string | null): void;
}

export interface Route<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly who: Who;
  readonly about: string;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly answer?: z.ZodType<Answer>;
  run(call: Call<Params, Query, Body>): Promise<Answer>;
}

/** Only for the types. */
export const route = <Params, Query, Body, Answer>(made: Route<Params, Query, Body, Answer>): Route => made as unknown as Route;
