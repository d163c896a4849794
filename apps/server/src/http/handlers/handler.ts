/** What the server does for each route of the protocol. */
import type { AnswerOf, ROUTES, Route } from '@shinar/protocol';
import type { z } from 'zod/mini';
import type { House } from '../../domain/house/house.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export interface Call<R extends Route> {
  readonly house: House;
  readonly address: string;
  /** The caller's id; '' if the route is open to anyone and nobody is signed in. */
  readonly person: string;
  readonly session: string;
  /** What kind of browser it is. */
  readonly device: string;
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  /** Sets a new cookie on the device, or removes it. */
  cookie(token: string | null): void;
}

export type Handlers = {
  readonly [Name in keyof typeof ROUTES]: (call: Call<(typeof ROUTES)[Name]>) => Promise<AnswerOf<(typeof ROUTES)[Name]>>;
};
