/** For callers of a route: the types of what it takes and answers, the request it makes, and the check of its answer. */
import type { z } from 'zod/mini';
import type { Route } from './route.ts';

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> =
  R extends Readonly<Record<Name, infer Schema extends z.ZodMiniType>> ? { readonly [K in Name]: z.input<Schema> } : unknown;

/** What a call of this route takes: `params`, `query` and `body`, as far as it has them. */
export type CallOf<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
export type AnswerOf<R extends Route> = z.output<R['answer']>;

/** A typed client: `call(ROUTES.join, { params: { table }, body: {} })`; a route that takes nothing needs no second argument. */
export type Caller = <R extends Route>(route: R, ...given: unknown extends CallOf<R> ? [] : [CallOf<R>]) => Promise<AnswerOf<R>>;

export interface Request {
  readonly method: Route['method'];
  /** Begins with `/api/`. */
  readonly path: string;
  readonly body: unknown;
}

/** The request that a call makes. */
export function requestOf({ method, path }: Route, given: unknown = {}): Request {
  const { params = {}, query = {}, body } = given as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  return { method, path: asked.size === 0 ? filled : `${filled}?${asked}`, body };
}

/** Throws zod's error if the answer is not what the route promises. */
export const answerOf = <R extends Route>({ answer }: R, json: unknown): AnswerOf<R> => answer.parse(json) as AnswerOf<R>;
