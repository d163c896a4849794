import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { assyria } from '../index.ts';
import { missingPiece } from '../pieces.ts';
import { pointsOf } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import { handNames, hex, hutsOf, lastOfReign, play, scores } from '../testing.ts';
import { influenceOf, ranking } from './assur.ts';

const end = (state: State): ReturnType<typeof play> => play(state, { do: 'end' });

describe('A8 flood', () => {
  test('A8.1 huts on the rivers go back to reserve', () => {
    const state = lastOfReign({ huts: ['c0r0 c0r2 c0r4', 'c8r2'] });
    const events = end(state);
    expect(events).toContainEqual({ type: 'hutsFlooded', seat: 0, huts: [hex('c0r2'), hex('c0r4')] });
    expect([hutsOf(state, 0), hutsOf(state, 1)]).toEqual([['c0r0'], []]);
    expect([state.reserve[0], state.reserve[1]]).toEqual([9, 10]);
  });

  test('A8.1 they are gone when it is told', () => {
    const state = lastOfReign({ huts: ['c0r0 c0r2 c0r4', 'c8r2'] });
    const left: string[][] = [];
    const look = (event: Event): unknown => event.type === 'hutsFlooded' && left.push(hutsOf(state, event.seat));
    assyria.rules.apply(state, assyria.rules.encode({ type: 'end' }), look);
    expect(left).toEqual([['c0r0'], []]);
  });

  test('A8.2 influence 3, 2, 1; who has no hut there is not ranked', () => {
    const state = lastOfReign({ assur: { upper: [1], middle: [1, 2], lower: [2] } });
    expect([0, 1, 2, 3].map((seat) => influenceOf(state, seat))).toEqual([0, 5, 3, 0]);
    expect(ranking(state)).toEqual([1, 2]);
  });

  test('A8.2 tied: more huts in Assur', () => {
    expect(ranking(lastOfReign({ assur: { upper: [0], middle: [3], lower: [3] } }))).toEqual([3, 0]);
  });

  test('A8.2 still tied: the highest hut', () => {
    expect(ranking(lastOfReign({ assur: { middle: [2, 1] } }))).toEqual([2, 1]);
    expect(ranking(lastOfReign({ assur: { upper: [2], middle: [1, 1], lower: [2] } }))).toEqual([2, 1]);
  });

  test('A8.3 the sum of the cards, each next without the highest left', () => {
    const state = lastOfReign({ players: 3, reign: 1, laid: [3, 2, 4], assur: { lower: [2, 2, 2, 1, 1, 0] } });
    end(state);
    expect(scores(state)).toEqual([2, 5, 9]);
  });

  test('A8.3 cards run out before players do', () => {
    const state = lastOfReign({ laid: [4, 3], assur: { middle: [0, 0, 1], lower: [2, 3, 0] } });
    end(state);
    expect(scores(state)).toEqual([7, 3, 0, 0]);
  });

  test('A8.3 the bonus counts as a card of 4 and comes back for reign 3', () => {
    for (const reign of [1, 2]) {
      const state = lastOfReign({ reign, laid: [3, 3, 2], assur: { lower: [0, 0, 1] } });
      const events = end(state);
      const told = (seat: number) => ({ type: 'pointsScored', seat, points: [12, 8][seat], source: 'assur', clause: 'A8.3' });
      expect(events).toEqual(expect.arrayContaining([told(0), told(1)]));
    }
  });

  test('A8.4 with two players the second scores nothing in reign 1', () => {
    const state = lastOfReign({ players: 2, laid: [4, 3], assur: { lower: [1, 1, 0] } });
    end(state);
    expect(scores(state)).toEqual([0, 7]);
  });

  test('A8.4 and the lowest card in reigns 2 and 3', () => {
    const state = lastOfReign({ players: 2, reign: 1, laid: [4, 3, 2], assur: { lower: [1, 1, 0] } });
    end(state);
    expect(scores(state)).toEqual([2, 9]);
    const alone = lastOfReign({ players: 2, reign: 1, laid: [4, 3, 4], assur: { lower: [0] } });
    end(alone);
    expect(scores(alone)).toEqual([11, 0]);
  });

  test('A8.5 the upper dignitary gives 1, 4 or 8 points', () => {
    const points = (upper: number[]): number | undefined => {
      const state = lastOfReign({ assur: { upper } });
      end(state);
      return assyria.rules.score(state, 0).find(({ source }) => source === 'upper-dignitary')?.points;
    };
    expect([[0], [0, 0], [0, 0, 0]].map(points)).toEqual([1, 4, 8]);
  });

  test('A8.6 the middle dignitary gives a plow to who has none', () => {
    const state = lastOfReign({ hands: ['', 'plow', '', ''], assur: { middle: [0, 1, 2, 2] } });
    const events = end(state);
    expect([0, 1, 2, 3].map((seat) => handNames(state, seat))).toEqual([['plow'], ['plow'], ['plow'], []]);
    expect(events.filter(({ type }) => type === 'plowGained').length).toBe(2);
  });

  test('A8.6 most huts there first, tied: the highest', () => {
    const state = lastOfReign({ hands: ['', '', '', ''], assur: { middle: [3, 0, 2, 2] } });
    const gained = end(state).flatMap((event) => (event.type === 'plowGained' ? [event.seat] : []));
    expect(gained).toEqual([2, 3, 0]);
  });

  test('A8.7 the lower dignitary gives a camel a hut within the limit, then all huts come back', () => {
    const state = lastOfReign({ camels: [9, 0], assur: { lower: [0, 0, 1], upper: [1] } });
    expect(end(state)).toContainEqual({ type: 'camelsGained', seat: 0, camels: 1, lost: 1, clause: 'A8.7' });
    expect([state.camels[0], state.camels[1]]).toEqual([10, 1]);
    expect([state.reserve[0], state.reserve[1], state.assur.some((slot) => slot > 0)]).toEqual([10, 10, false]);
    expect(missingPiece(state)).toBeUndefined();
  });

  test('A8.8 sites times the multiplier, and the discs go back', () => {
    const state = lastOfReign({ ziggurats: ['c1r0*3 c2r2', 'c1r4', 'c8r1', 'c8r5'], offering: [7, 1, 3, 0] });
    end(state);
    expect(scores(state)).toEqual([8, 1, 2, 0]);
    expect(Array.from(state.offering)).toEqual([0, 0, 0, 0]);
  });

  test('A8.9 the next reign begins with a new Expansion card, and the bonus with four players', () => {
    for (const players of [3, 4]) {
      const state = lastOfReign({ players, laid: [4, 2] });
      expect(end(state)).toContainEqual({ type: 'reignBegun', reign: 1, bonus: players === 4 });
      expect([state.reign, state.turn, state.phase]).toEqual([1, 0, PHASE.expansion]);
      play(state, { do: 'expansion', card: 3 });
      expect(Array.from(state.laid)).toEqual([3, 0, 0]);
      expect(Array.from(state.spent)).toEqual([1, 0, 1]);
    }
  });

  test('AX6 Assur with cards 4, 4, 2', () => {
    const [red, green, yellow] = [0, 1, 2];
    const state = lastOfReign({
      laid: [4, 4, 2],
      hands: ['plow', 'plow', '', 'plow'],
      assur: { upper: [red, red], middle: [yellow], lower: [green, green, red] },
    });
    expect(ranking(state)).toEqual([red, green, yellow]);
    end(state);
    expect(scores(state)).toEqual([10 + 4, 6, 2, 0]);
    expect([Array.from(state.camels), handNames(state, yellow)]).toEqual([[1, 2, 0, 0], ['plow']]);
  });

  test('AX7 three ziggurats at x3: 9 points', () => {
    const state = lastOfReign({ ziggurats: ['c1r0', 'c1r4', 'c8r1 c2r2 c3r0', 'c8r5'], offering: [0, 0, 4, 0] });
    end(state);
    expect(pointsOf(state, 2)).toBe(9);
  });
});
