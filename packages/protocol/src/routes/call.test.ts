import { expect, expectTypeOf, test } from 'vitest';
import type { TableView } from '../messages/tables.ts';
import { answerOf, type Caller, type CallOf, requestOf } from './call.ts';
import { ROUTES } from './routes.ts';

test('a call is a request with its path filled in and its query written out', () => {
  const { join, myTables, me } = ROUTES;
  expect(requestOf(join, { params: { table: 'a/b' }, body: { seat: 1 } })).toEqual({
    method: 'POST',
    path: '/api/tables/a%2Fb/join',
    body: { seat: 1 },
  });
  expect(requestOf(myTables, { query: { search: 'é&', status: undefined } }).path).toBe('/api/me/tables?search=%C3%A9%26');
  expect(requestOf(me)).toEqual({ method: 'GET', path: '/api/me', body: undefined });
});

test('an answer that the route does not give is refused', () => {
  expect(answerOf(ROUTES.step, { index: 3 })).toEqual({ index: 3 });
  expect(() => answerOf(ROUTES.step, { index: 'three' })).toThrow('index');
  expect(answerOf(ROUTES.resign, undefined)).toBeUndefined();
});

test('a caller knows by its types what a route takes and answers', () => {
  type Asked = Parameters<typeof call<typeof ROUTES.rematch>>;
  const call: Caller = () => Promise.reject(new Error('only for the types'));
  expectTypeOf<Asked>().toEqualTypeOf<[route: typeof ROUTES.rematch, CallOf<typeof ROUTES.rematch>]>();
  expectTypeOf<Parameters<typeof call<typeof ROUTES.me>>>().toEqualTypeOf<[route: typeof ROUTES.me]>();
  expectTypeOf<ReturnType<typeof call<typeof ROUTES.rematch>>>().toEqualTypeOf<Promise<TableView>>();
});

test('no two routes are the same, and paths name their params', () => {
  const all = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});
