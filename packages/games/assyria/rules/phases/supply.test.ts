import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { assyria } from '../index.ts';
import { card, handNames, hex, hutsOf, optionsOf, play, position, refused } from '../testing.ts';

describe('A6.2 supply', () => {
  const supply = { players: 2, phase: 'supply', ziggurats: ['c1r0', 'c4r5'] } as const;

  test('A6.2 a symbol feeds one own hut on its good, jokers and plows any one', () => {
    const state = position({ ...supply, huts: ['c0r1 c2r1 c1r1', 'c3r2'], hands: ['dates1 joker plow', ''] });
    expect(optionsOf(state, 'feed', 'card')).toEqual(['dates1', 'dates1', 'joker', 'joker', 'joker', 'plow', 'plow', 'plow']);
    expect(refused(state, { do: 'feed', card: 'dates1', huts: ['c1r1'] })).toBe('A6.2 other-good');
    expect(refused(state, { do: 'feed', card: 'dates1', huts: ['c3r2'] })).toBe('A6.2 not-your-hut');
    expect(refused(state, { do: 'feed', card: 'dates1', huts: ['c0r1', 'c2r1'] })).toBe('A6.2 too-many-huts');
    expect(refused(state, { do: 'feed', card: 'joker', huts: ['c0r1', 'c1r1'] })).toBe('A6.2 too-many-huts');
  });

  test('A6.2 ziggurats are not fed', () => {
    const state = position({ ...supply, huts: ['c0r1', ''], hands: ['joker', ''] });
    expect(refused(state, { do: 'feed', card: 'joker', huts: ['c1r0'] })).toBe('A6.2 not-your-hut');
  });

  test('A6.2 a fed hut is not fed again', () => {
    const state = position({ ...supply, huts: ['c0r1 c2r1', ''], hands: ['joker plow', ''], fed: 'c0r1' });
    expect(refused(state, { do: 'feed', card: 'joker', huts: ['c0r1'] })).toBe('A6.2 hut-fed');
  });

  test('A6.2 a hut named twice is refused', () => {
    const state = position({ ...supply, huts: ['c0r1 c2r1', ''], hands: ['dates2', ''] });
    const at = hex('c0r1');
    expect(assyria.rules.refuse(state, { type: 'feed', card: card('dates2'), huts: [at, at] })).toMatchObject({ reason: 'hut-twice' });
  });

  test('A6.3 only cards in hand, one at a time; food is discarded, a plow goes back', () => {
    const state = position({ ...supply, huts: ['c0r1 c1r1 c2r0', ''], hands: ['dates3 plow palm1', ''] });
    expect(refused(state, { do: 'feed', card: 'dates2', huts: ['c0r1'] })).toBe('A6.3 card-not-held');
    play(state, { do: 'feed', card: 'dates3', huts: ['c0r1'] });
    expect(state.discard[card('dates3')]).toBe(1);
    play(state, { do: 'feed', card: 'plow', huts: ['c1r1'] });
    expect(handNames(state, 0)).toEqual(['palm1']);
    expect(state.discard.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('A6.4 a card feeds as many matching huts as it can', () => {
    const state = position({ ...supply, huts: ['c0r1 c2r1 c2r4', ''], hands: ['dates2 joker', ''] });
    expect(refused(state, { do: 'feed', card: 'dates2', huts: ['c0r1'] })).toBe('A6.4 too-few-huts');
    expect(optionsOf(state, 'feed', 'huts').slice(0, 3)).toEqual([
      ['c0r1', 'c2r1'],
      ['c0r1', 'c2r4'],
      ['c2r1', 'c2r4'],
    ]);
  });

  test('A6.4 feeding goes on while a card can help, and stops by itself', () => {
    const state = position({ ...supply, huts: ['c0r1 c1r1', ''], hands: ['dates1 palm1 joker', ''] });
    expect(refused(state, { do: 'end' })).toBe('A6.4 not-now');
    play(state, { do: 'feed', card: 'dates1', huts: ['c0r1'] });
    expect(assyria.rules.prompt(state)).toEqual({ clause: 'A6.4', task: 'feed-huts', facts: { left: 1 } });
    play(state, { do: 'feed', card: 'joker', huts: ['c1r1'] });
    expect(assyria.rules.actor(state)).toBe(1);
    expect(handNames(state, 0)).toEqual(['palm1']);
  });

  test('A6.4 an order that feeds fewer in all may be chosen', () => {
    const state = position({ ...supply, huts: ['c0r1 c1r1', ''], hands: ['dates1 joker', ''] });
    play(state, { do: 'feed', card: 'joker', huts: ['c0r1'] });
    expect(hutsOf(state, 0)).toEqual(['c0r1']);
  });

  test('A6.5 unfed huts go back to reserve', () => {
    const state = position({ ...supply, huts: ['c0r1 c1r1', ''], hands: ['dates1', ''] });
    const events = play(state, { do: 'feed', card: 'dates1', huts: ['c0r1'] });
    expect(events).toContainEqual({ type: 'hutsStarved', seat: 0, huts: [hex('c1r1')] });
    expect(state.reserve[0]).toBe(9);
  });

  test('A6.5 huts that starve are gone when it is told', () => {
    const state = position({ ...supply, huts: ['c0r1 c1r1', ''], hands: ['dates1', ''] });
    const left: string[][] = [];
    const [move] = assyria.steps.read({ do: 'feed', card: 'dates1', huts: ['c0r1'] }, 'step');
    const look = (event: Event): unknown => event.type === 'hutsStarved' && left.push(hutsOf(state, event.seat));
    assyria.rules.apply(state, assyria.rules.encode(move!), look);
    expect(left).toEqual([['c0r1']]);
  });

  test('AX2 supply: C starves, the palm is kept', () => {
    const state = position({ ...supply, huts: ['c0r1 c3r0 c1r1 c0r5', ''], hands: ['barley2 plow grape3 palm1', ''] });
    play(state, { do: 'feed', card: 'barley2', huts: ['c3r0'] }, { do: 'feed', card: 'plow', huts: ['c0r1'] });
    play(state, { do: 'feed', card: 'grape3', huts: ['c0r5'] });
    expect(hutsOf(state, 0)).toEqual(['c0r1', 'c0r5', 'c3r0']);
    expect(handNames(state, 0)).toEqual(['palm1']);
  });
});
