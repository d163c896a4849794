import { CHANCE, NOBODY } from '@shinar/core';
import { expect, test } from 'vitest';
import { sumeria } from '../index.ts';
import type { State } from '../state.ts';
import { atLastRound, lastTurn, legalSteps, type Position, play, rowOf } from '../testing.ts';

const { rules } = sumeria;
const ROW = 'ur kish nippur adab sippar uruk lagash umma';

/** Plays the last turn of the round by adding a trader in the last state, then all the takes. */
function endRound(given: Position): State {
  const state = lastTurn({ row: ROW, ...given });
  play(state, { do: 'remove', at: 'umma-adab-village' });
  while (rules.prompt(state)?.task.startsWith('take-')) play(state, legalSteps(state)[0]!);
  return state;
}
const FAR = 'umma-adab-village';

test('S8.1 the turn marker goes back and six new tiles are drawn', () => {
  const state = endRound({ traders: ['', '', '', FAR] });
  expect([rules.actor(state), rules.prompt(state)]).toEqual([CHANCE, { clause: 'S8.1', task: 'draw-tiles' }]);
  play(state, { do: 'draw', tiles: ['economy', 'military', 'politics', 'religion', 'economy', 'military'] });
  expect(Array.from(state.above)).toEqual([0, 1, 2, 3, 0, 1]);
  expect(rules.prompt(state)).toEqual({ clause: 'S3.2', task: 'take-turn', facts: { round: 2, rounds: 6, left: 3, reserve: 10 } });
});

test('S8.1 another step than the draw, or a tile that the bag lacks, is refused by it', () => {
  const state = endRound({ traders: ['', '', '', FAR] });
  expect(rules.refuse(state, { type: 'add', at: 0 })).toEqual({ clause: 'S8.1', reason: 'not-now' });
  state.bag[0] = 0;
  expect(rules.refuse(state, { type: 'tile', tile: 0 })).toEqual({ clause: 'S8.1', reason: 'tile-not-in-bag' });
});

test('S8.2 who has fewest traders in the first state is last, and the next on the left first', () => {
  expect(
    endRound({ traders: ['ur ur-kish-town', 'ur-uruk-town ur-uruk-village', 'ur-lagash-town', `ur-lagash-village ur-kish-village ${FAR}`] })
      .first,
  ).toBe(3);
  expect(endRound({ traders: ['ur', 'ur-uruk-town', 'ur-lagash-town', FAR] }).first).toBe(0);
});

test('S8.2 a tie is broken among those tied, in the second state, then the third, to the eighth', () => {
  // Seats 1 and 2 have none in Ur; in Kish seat 2 has fewer (seat 0, with none in Kish, is not among the tied).
  expect(endRound({ traders: ['ur', 'kish', '', `ur-kish-town ${FAR}`] }).first).toBe(3);
  expect(endRound({ traders: ['ur', 'kish', 'kish-ur-town umma', `ur-kish-town ${FAR}`] }).first).toBe(2);
});

test('S8.3 tied in all eight, who played latest is last again', () => {
  const state = endRound({ first: 0, traders: ['ur', '', '', FAR] });
  expect(state.first).toBe(0);
  // First player 0, order 0 1 2 3: of 1, 2 and 3, all with none, seat 3 played latest.
});

test('S8.4 five states move three left, the scored three follow in reverse', () => {
  expect(rowOf(endRound({ traders: ['', '', '', FAR] }))).toBe('adab sippar uruk lagash umma nippur kish ur');
});

test('S8.4 the new order of play is decided on the row before it is renewed', () => {
  // In Ur, first before and last after, seat 2 has the fewest; in Adab, first after, seat 0 does.
  const state = endRound({ traders: ['ur', 'ur-uruk-town adab', 'adab-umma-town', `ur-kish-town adab-umma-village ${FAR}`] });
  expect(state.first).toBe(3);
});

test('S9.1 after round six the game is over and sets are scored', () => {
  const state = endRound(atLastRound({ traders: ['', '', '', FAR], won: [[4, 2, 4, 5]] }));
  expect(rules.actor(state)).toBe(NOBODY);
  expect(rules.prompt(state)).toBeUndefined();
  expect(legalSteps(state)).toEqual([]);
  expect(rules.score(state, 0)).toEqual([
    { clause: 'S9.1', source: 'economy', points: 10 },
    { clause: 'S9.1', source: 'military', points: 3 },
    { clause: 'S9.1', source: 'politics', points: 10 },
    { clause: 'S9.1', source: 'religion', points: 15 },
  ]);
});
