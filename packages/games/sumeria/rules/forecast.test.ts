import { expect, test } from 'vitest';
import { roundForecast, standings } from './forecast.ts';
import { position, STATE_NAMES } from './testing.ts';

const UR = STATE_NAMES.indexOf('ur');

test.each([
  ['nobody', [], []],
  ['alone', ['', 'ur'], [{ seat: 1, traders: 1, towns: 0 }]],
  [
    'traders',
    ['ur', 'ur-kish-village ur-lagash-town'],
    [
      { seat: 1, traders: 2, towns: 1 },
      { seat: 0, traders: 1, towns: 0 },
    ],
  ],
  [
    'city',
    ['ur-kish-town', 'ur'],
    [
      { seat: 1, traders: 1, towns: 0 },
      { seat: 0, traders: 1, towns: 1 },
    ],
  ],
  [
    'towns',
    ['ur-kish-village', 'ur-kish-town'],
    [
      { seat: 1, traders: 1, towns: 1 },
      { seat: 0, traders: 1, towns: 0 },
    ],
  ],
  [
    'earlier',
    ['ur-kish-village', '', 'ur-lagash-village'],
    [
      { seat: 2, traders: 1, towns: 0 },
      { seat: 0, traders: 1, towns: 0 },
    ],
  ],
])('S7.2 the standings of a state, decided by %s', (reason, traders, ranked) => {
  expect(standings(position({ traders, first: 1 }), UR)).toEqual({ ranked, reason });
});

test('S7, S9.1 the round as it stands: the controller takes what brings most, the second gets the rest', () => {
  const state = position({ traders: ['ur', 'ur-kish-village'], first: 0 });
  state.row.set([UR, ...Array.from(state.row).filter((each) => each !== UR)]);
  state.above.set([0, 0, 3, -1, -1, -1]);
  state.won[0] = 2;
  expect(roundForecast(state)).toEqual([3 + 4, 1, 0, 0]);
});
