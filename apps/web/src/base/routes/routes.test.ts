import { expect, test } from 'vitest';
import { hashOf, placeOf, type Route, routeOf } from './routes.ts';

test.each<Route>([
  { page: 'start' },
  { page: 'new', game: 'after-the-flood' },
  { page: 'aid', game: 'assyria' },
  { page: 'strategy', game: 'sumeria' },
  { page: 'rules', game: 'assyria', clause: undefined },
  { page: 'rules', game: 'assyria', clause: 'A6.1' },
  { page: 'learn', game: 'sumeria', lesson: undefined, step: undefined },
  { page: 'learn', game: 'sumeria', lesson: 'place', step: undefined },
  { page: 'learn', game: 'sumeria', lesson: 'place', step: 3 },
  { page: 'table', id: 'sumeria-0a1b', step: undefined },
  { page: 'table', id: 'sumeria-0a1b', step: 12 },
  { page: 'online', id: 'Ab_9-xYz0123', step: 12 },
  { page: 'lobby', game: undefined },
  { page: 'me' },
  { page: 'bots' },
  { page: 'operators' },
  { page: 'link', token: 'a-token' },
  { page: 'people' },
  { page: 'tournaments' },
  { page: 'clubs' },
  { page: 'club', id: 'Ab_9-xYz0123' },
  { page: 'tournament', id: 'Ab_9-xYz0123' },
  { page: 'person', id: 'Ab_9-xYz0123' },
  { page: 'deal', id: 'Ab_9-xYz0123' },
  { page: 'day', game: 'sumeria', day: undefined },
  { page: 'day', game: 'sumeria', day: '2026-01-31' },
  { page: 'leaders', game: 'sumeria' },
  { page: 'lobby', game: 'assyria' },
  { page: 'lobby', game: 'sumeria', board: 'two-bridges' },
  { page: 'analysis', id: 'sumeria-0a1b', step: undefined },
  { page: 'analysis', id: 'sumeria-0a1b', step: 12 },
  { page: 'analysis', id: 'sumeria-0a1b', step: 12, again: true },
  { page: 'puzzles', game: undefined, number: undefined, step: undefined },
  { page: 'puzzles', game: 'assyria', number: 7, step: 12 },
  { page: 'explore', id: undefined, node: undefined, step: undefined },
  { page: 'explore', id: 'study-0a1b', node: 7, step: 5 },
  { page: 'study', data: 'q1YqSy0q_s-1' },
  { page: 'shared', data: 'q1YqSy0q_s-1' },
  { page: 'shared', data: 'q1YqSy0q_s-1', review: 'q1Yq' },
])('%j has an address of its own', (route) => {
  expect(routeOf(hashOf(route))).toEqual(route);
});

test.each(['', '#', '#/new/chess', '#/table', '#/elsewhere'])('%j leads to the start page', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'start' });
});

test('who looks at another move or tries one again stays at the same place', () => {
  const place = placeOf({ page: 'analysis', id: 'sumeria-1', step: undefined });
  expect(placeOf({ page: 'analysis', id: 'sumeria-1', step: 3 })).toBe(place);
  expect(placeOf({ page: 'analysis', id: 'sumeria-1', step: 3, again: true })).toBe(place);
});
