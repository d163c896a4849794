import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { pointsOf } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import { card, handNames, hex, hutsOf, optionsOf, play, position, refused } from '../testing.ts';

const pointsFrom = (state: State, seat: number, source: string): number | undefined =>
  assyria.rules.score(state, seat).find((line) => line.source === source)?.points;

describe('A6.1 new huts', () => {
  const two = { players: 2, phase: 'huts', toPlace: 2, ziggurats: ['c1r0', 'c4r5'], hands: ['plow', 'plow'] } as const;

  test('A6.1 a hut needs an empty hex next to your own, rivers allowed', () => {
    const state = position({ ...two, huts: ['', 'c2r0'] });
    expect(optionsOf(state, 'hut', 'at')).toEqual(['c0r0', 'c0r1', 'c1r1', 'c2r1']);
    expect(refused(state, { do: 'hut', at: 'c2r0' })).toBe('A6.1 hex-taken');
    expect(refused(state, { do: 'hut', at: 'c1r0' })).toBe('A6.1 hex-taken');
    expect(refused(state, { do: 'hut', at: 'c4r4' })).toBe('A6.1 not-adjacent');
  });

  test('A6.1 huts just placed count', () => {
    const state = position(two);
    expect(refused(state, { do: 'hut', at: 'c0r2' })).toBe('A6.1 not-adjacent');
    play(state, { do: 'hut', at: 'c0r1' });
    expect(refused(state, { do: 'hut', at: 'c0r2' })).toBeUndefined();
    expect([state.reserve[0], state.toPlace]).toEqual([9, 1]);
  });

  test('A6.1 as many as the Expansion card says, or all that are left', () => {
    const field = ['grape1 grape2 grape3', ''];
    const many = position({ players: 2, phase: 'harvest', place: 1, field, ziggurats: ['c1r0', 'c4r5'], laid: [3] });
    play(many, { do: 'harvest', column: 1 });
    expect(many.toPlace).toBe(3);
    const assur = { lower: [1, 1, 1, 1, 1, 1], upper: [1, 1] };
    const few = position({ players: 2, phase: 'harvest', place: 1, field, ziggurats: ['c1r0', 'c4r5'], laid: [3], assur });
    few.discs[2] = 1;
    play(few, { do: 'harvest', column: 1 });
    expect(few.toPlace).toBe(2);
  });

  test('A6.1 placing stops by itself where no hex is left', () => {
    const state = position({ ...two, huts: ['', 'c0r1 c1r1 c2r0 c2r1'] });
    play(state, { do: 'hut', at: 'c0r0' });
    expect(state.phase).toBe(PHASE.supply);
    expect(state.toPlace).toBe(0);
  });

  test('A6.1 placing is compulsory while it is possible', () => {
    expect(refused(position(two), { do: 'done' })).toBe('A6.1 not-now');
  });
});

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

  test('AX2 supply: C starves, the palm is kept', () => {
    const state = position({ ...supply, huts: ['c0r1 c3r0 c1r1 c0r5', ''], hands: ['barley2 plow grape3 palm1', ''] });
    play(state, { do: 'feed', card: 'barley2', huts: ['c3r0'] }, { do: 'feed', card: 'plow', huts: ['c0r1'] });
    play(state, { do: 'feed', card: 'grape3', huts: ['c0r5'] });
    expect(hutsOf(state, 0)).toEqual(['c0r1', 'c0r5', 'c3r0']);
    expect(handNames(state, 0)).toEqual(['palm1']);
  });
});

describe('A6.6 wells', () => {
  const wells = { players: 2, phase: 'wells', ziggurats: ['c1r3', 'c4r5'] } as const;
  const site = ['c0r0', 'c0r1', 'c1r0'];

  test('A6.6 where three own huts meet, several in a turn, until done', () => {
    const state = position({ ...wells, huts: ['c0r0 c0r1 c1r0 c1r1', ''] });
    expect(optionsOf(state, 'well', 'at')).toEqual([site, ['c0r1', 'c1r0', 'c1r1']]);
    play(state, { do: 'well', at: site });
    expect(refused(state, { do: 'well', at: site })).toBe('A6.6 well-there');
    play(state, { do: 'done' });
    expect(assyria.rules.actor(state)).not.toBe(0);
    expect(state.wellsLeft).toBe(7);
  });

  test('A6.6 no ziggurat counts, nor a hut that is missing', () => {
    const state = position({ ...wells, ziggurats: ['c1r0', 'c4r5'], huts: ['c0r0 c0r1 c1r1 c0r2', ''] });
    expect(refused(state, { do: 'well', at: site })).toBe('A6.6 three-huts-needed');
    expect(optionsOf(state, 'well', 'at')).toEqual([['c0r1', 'c0r2', 'c1r1']]);
  });

  test('A6.6 none of the three hexes is fertile', () => {
    const state = position({ ...wells, huts: ['c0r2 c0r3 c1r2 c0r0 c0r1 c1r0', ''] });
    expect(refused(state, { do: 'well', at: ['c0r2', 'c0r3', 'c1r2'] })).toBe('A6.6 fertile');
    expect(optionsOf(state, 'well', 'at')).toEqual([site]);
  });

  test('A6.6 three hexes that do not meet are refused', () => {
    const state = position({ ...wells, huts: ['c0r0 c0r1 c1r0', ''] });
    expect(refused(state, { do: 'well', at: ['c0r0', 'c0r1', 'c0r2'] })).toBe('A6.6 hexes-do-not-meet');
  });

  test('A6.6 while the stock lasts', () => {
    const state = position({ ...wells, huts: ['c0r0 c0r1 c1r0 c1r1', ''] });
    state.wellsLeft = 1;
    play(state, { do: 'well', at: site });
    expect(state.phase).not.toBe(PHASE.wells);
    const empty = position({ ...wells, huts: ['c0r0 c0r1 c1r0 c1r1', ''] });
    empty.wellsLeft = 0;
    expect(refused(empty, { do: 'well', at: site })).toBe('A6.6 no-wells-left');
  });

  test('A6.6 a well is asked for only where one is possible, and stays', () => {
    const state = position({
      ...wells,
      phase: 'supply',
      huts: ['c0r0 c0r1 c1r0', ''],
      hands: ['joker', ''],
      fed: 'c0r0 c0r1',
      wells: ['c0r0 c0r1 c1r0'],
    });
    play(state, { do: 'feed', card: 'joker', huts: ['c1r0'] });
    expect(assyria.rules.actor(state)).toBe(1);
    expect(state.wellsLeft).toBe(7);
  });
});

describe('A6.7 income and A6.8 prestige', () => {
  const last = { players: 2, phase: 'supply', place: 1, ziggurats: ['c4r5', 'c1r4'] } as const;

  test('AX3 two huts on the upper river and one on the lower bring 8', () => {
    const state = position({ ...last, huts: ['', 'c0r2 c1r1 c0r4'], hands: ['', 'plow'], fed: 'c0r2 c1r1' });
    const events = play(state, { do: 'feed', card: 'plow', huts: ['c0r4'] });
    expect(events).toContainEqual({ type: 'camelsGained', seat: 1, camels: 8, lost: 0, clause: 'A6.7' });
    expect(state.camels[1]).toBe(8);
  });

  test('A6.7 camels held never exceed 10', () => {
    const state = position({ ...last, huts: ['', 'c0r2 c1r1 c0r4'], hands: ['', 'plow'], fed: 'c0r2 c1r1', camels: [0, 5] });
    const events = play(state, { do: 'feed', card: 'plow', huts: ['c0r4'] });
    expect(events).toContainEqual({ type: 'camelsGained', seat: 1, camels: 5, lost: 3, clause: 'A6.7' });
    expect(state.camels[1]).toBe(10);
  });

  test('A6.7 an eleventh camel that the limit took cannot be spent', () => {
    const state = position({
      ...last,
      huts: ['', 'c0r2 c1r1 c0r4 c2r0'],
      hands: ['', 'plow joker'],
      fed: 'c0r2 c1r1 c0r4',
      camels: [0, 8],
    });
    play(state, { do: 'feed', card: 'plow', huts: ['c2r0'] }, { do: 'end' });
    play(state, { do: 'intrigue', with: 'upper' }, { do: 'intrigue', with: 'upper' }, { do: 'offer', camels: 2 });
    expect(refused(state, { do: 'offer', camels: 1 })).toBe('A6.7 camel-limit');
  });

  test('A6.8 fertile huts 2, arid 1, river 0, each ziggurat tile 1', () => {
    const state = position({
      ...last,
      ziggurats: ['c4r5', 'c1r4*3 c3r0*2'],
      huts: ['', 'c2r2 c2r3 c0r0 c1r1'],
      hands: ['', 'plow'],
      fed: 'c2r2 c2r3 c0r0',
    });
    play(state, { do: 'feed', card: 'plow', huts: ['c1r1'] });
    expect(['fertile-huts', 'arid-huts', 'ziggurats', 'wells'].map((source) => pointsFrom(state, 1, source))).toEqual([4, 1, 5, 0]);
    expect(pointsOf(state, 1)).toBe(10);
  });

  test('A6.8 a well built this turn brings 6, 5, 4 by reign', () => {
    for (const [reign, points] of [6, 5, 4].entries()) {
      const state = position({ ...last, phase: 'wells', reign, huts: ['', 'c0r0 c0r1 c1r0'] });
      play(state, { do: 'well', at: ['c0r0', 'c0r1', 'c1r0'] });
      expect(pointsFrom(state, 1, 'wells')).toBe(points);
      expect(state.dug).toBe(0);
    }
  });

  test('AX4 a fertile hut, two arid ones, a base and a new well in reign 1: 11', () => {
    const state = position({ ...last, phase: 'wells', huts: ['', 'c2r2 c1r0 c2r0 c2r1'] });
    play(state, { do: 'well', at: ['c1r0', 'c2r0', 'c2r1'] });
    expect(pointsOf(state, 1)).toBe(11);
  });
});
