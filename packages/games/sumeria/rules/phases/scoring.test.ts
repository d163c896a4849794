import { expect, test } from 'vitest';
import { sumeria } from '../index.ts';
import { lastTurn, legalSteps, play, refused, wonBy } from '../testing.ts';
import { ranking } from './scoring.ts';

const { rules } = sumeria;
/** Seat 3 plays last: it removes a trader far from the first three states. */
const FAR = 'umma-adab-village';
const END = { do: 'remove', at: FAR };
const ROW = 'ur kish nippur';
const stateNumber = { ur: 5, kish: 1, nippur: 2 } as const;

test('S7.1 the three leftmost states are scored from the left', () => {
  const state = lastTurn({ row: ROW, traders: ['nippur', 'kish', 'ur', FAR] });
  play(state, END);
  expect([rules.actor(state), rules.prompt(state)?.clause]).toEqual([2, 'S7.3']);
  play(state, { do: 'take', tiles: ['economy', 'military'] });
  expect([rules.actor(state), rules.prompt(state)?.clause]).toEqual([1, 'S7.4']);
  const events = play(state, { do: 'take', tiles: ['politics'] });
  expect(events.find((event) => event.type === 'tileWon' && event.position === 2)).toMatchObject({ seat: 0, rank: 1 });
});

test.each([
  ['more traders', ['ur', 'ur-kish-village ur-lagash-village'], { controller: 1, second: 0 }],
  ['then the one in the city', ['ur-kish-town ur-uruk-town', 'ur ur-lagash-village'], { controller: 1, second: 0 }],
  [
    'then more towns',
    ['ur-kish-village ur-uruk-town', 'ur-uruk-village ur-lagash-village', 'ur-kish-town ur-lagash-town'],
    { controller: 2, second: 0 },
  ],
  ['then who played earlier', ['ur-kish-village', '', '', 'ur-lagash-village'], { controller: 3, second: 0 }],
  ['nobody there', ['kish'], { controller: -1, second: -1 }],
  ['one alone', ['', 'ur'], { controller: 1, second: -1 }],
])('S7.2 ranked by %s', (_, traders, expected) => {
  const state = lastTurn({ row: ROW, traders, first: 2 });
  expect(ranking(state, stateNumber.ur)).toEqual(expected);
});

test('S7.3 the controller of the first state takes two of three tiles, the second gets the one left', () => {
  const state = lastTurn({
    row: ROW,
    traders: ['ur', 'ur-kish-town', '', FAR],
    above: 'economy economy religion military politics politics',
  });
  play(state, END);
  expect(legalSteps(state)).toEqual([
    { do: 'take', tiles: ['economy', 'economy'] },
    { do: 'take', tiles: ['economy', 'religion'] },
  ]);
  expect(refused(state, { do: 'take', tiles: ['economy', 'economy', 'military'] })).toBe('S7.3 take-two-tiles');
  expect(refused(state, { do: 'take', tiles: ['economy'] })).toBe('S7.3 take-two-tiles');
  expect(refused(state, { do: 'take', tiles: ['religion', 'religion'] })).toBe('S7.3 tile-not-above');
  expect(refused(state, { do: 'take', tiles: ['economy', 'military'] })).toBe('S7.3 tile-not-above');
  expect(refused(state, { do: 'add', at: 'adab' })).toBe('S7.3 not-now');
  play(state, { do: 'take', tiles: ['religion', 'economy'] });
  expect(wonBy(state, 0)).toEqual({ economy: 1, religion: 1 });
  expect(wonBy(state, 1)).toEqual({ economy: 1 });
});

test('S7.3 three equal tiles are still taken by a step', () => {
  const state = lastTurn({ row: ROW, traders: ['ur', '', '', FAR], above: 'economy economy economy military politics politics' });
  play(state, END);
  expect(legalSteps(state)).toEqual([{ do: 'take', tiles: ['economy', 'economy'] }]);
});

test('S7.4 in the second state one of two, the other to the second; in the third the single tile to the controller alone', () => {
  const state = lastTurn({ row: ROW, traders: ['kish kish-ur-town nippur', 'kish-nippur-town nippur-kish-town', '', FAR] });
  play(state, END);
  expect(legalSteps(state)).toEqual([
    { do: 'take', tiles: ['military'] },
    { do: 'take', tiles: ['politics'] },
  ]);
  expect(refused(state, { do: 'take', tiles: ['military', 'politics'] })).toBe('S7.4 take-one-tile');
  expect(refused(state, { do: 'take', tiles: ['religion'] })).toBe('S7.4 tile-not-above');
  expect(refused(state, { do: 'remove', at: 'kish' })).toBe('S7.4 not-now');
  play(state, { do: 'take', tiles: ['military'] });
  expect(wonBy(state, 0)).toEqual({ military: 1, religion: 1 });
  expect(wonBy(state, 1)).toEqual({ politics: 1 });
});

test('S7.5 tiles above a state without traders are discarded', () => {
  const state = lastTurn({ row: ROW, traders: ['', '', '', FAR] });
  const events = play(state, END);
  expect(events.filter((event) => event.type === 'tileDiscarded')).toHaveLength(6);
  expect(Array.from(state.discarded)).toEqual([2, 2, 1, 1]);
});

test('S7.5 somebody alone chooses as controller, and what is left is discarded', () => {
  const state = lastTurn({ row: ROW, traders: ['ur', 'kish', '', FAR] });
  play(state, END);
  play(state, { do: 'take', tiles: ['economy', 'economy'] });
  play(state, { do: 'take', tiles: ['military'] });
  expect([wonBy(state, 0), wonBy(state, 1)]).toEqual([{ economy: 2 }, { military: 1 }]);
  expect(Array.from(state.discarded)).toEqual([0, 1, 1, 1]);
});

test('S7.6 tiles won lie open: they stand in the state by seat and kind', () => {
  const state = lastTurn({ row: ROW, traders: ['ur', '', '', FAR], won: [[1, 0, 2, 0]] });
  play(state, END);
  play(state, { do: 'take', tiles: ['economy', 'economy'] });
  expect(wonBy(state, 0)).toEqual({ economy: 3, politics: 2 });
  expect(rules.score(state, 0).map(({ points }) => points)).toEqual([6, 0, 3, 0]);
});
