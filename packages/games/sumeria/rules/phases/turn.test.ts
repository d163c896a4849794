import { describe, expect, test } from 'vitest';
import shinarJson from '../boards/shinar.json' with { type: 'json' };
import { sumeria } from '../index.ts';
import { destinations, legalSteps, play, position, refused, rowOf, tradersOfSeat } from '../testing.ts';

const { rules } = sumeria;

test('S3.1 six rounds of three turns each, clockwise from the first player', () => {
  const state = position({ players: 3, first: 2, traders: ['kish', 'ur', 'umma'] });
  const seats: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    seats.push(rules.actor(state));
    play(state, legalSteps(state).find((step) => step.do === 'add')!);
  }
  expect(seats).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
  expect(rules.prompt(state)?.clause).toMatch(/^S7/);
});

test('S3.2 a turn is one of add, move and remove; there is no pass', () => {
  const state = position({ traders: ['kish'] });
  expect(rules.prompt(state)).toEqual({ clause: 'S3.2', task: 'take-turn', facts: { round: 1, rounds: 6, left: 3, reserve: 9 } });
  expect(new Set(legalSteps(state).map((step) => step.do))).toEqual(new Set(['add', 'move', 'remove']));
  expect(refused(state, { do: 'place', at: 'ur' })).toBe('S3.2 not-now');
  expect(refused(state, { do: 'take', tiles: ['economy'] })).toBe('S3.2 not-now');
});

describe('S4 add', () => {
  test('S4.1 a trader comes from the reserve to any empty place', () => {
    const state = position({ traders: ['kish', 'ur'] });
    expect(legalSteps(state).filter((step) => step.do === 'add')).toHaveLength(54);
    expect(refused(state, { do: 'add', at: 'ur' })).toBe('S4.1 place-occupied');
    play(state, { do: 'add', at: 'umma' });
    expect(tradersOfSeat(state, 0)).toEqual(['kish', 'umma']);
    expect(state.reserve[0]).toBe(8);
  });

  test('S4.1 not with an empty reserve', () => {
    const all = 'kish kish-ur-town kish-ur-village ur ur-kish-town ur-kish-village umma lagash nippur adab';
    const state = position({ traders: [all] });
    expect(refused(state, { do: 'add', at: 'sippar' })).toBe('S4.1 reserve-empty');
    expect(legalSteps(state).some((step) => step.do === 'add')).toBe(false);
    expect(rules.prompt(state)?.facts).toMatchObject({ reserve: 0 });
  });

  test('S4.2 the state gains influence: its tile swaps with the one on its left', () => {
    const state = position({ row: 'ur kish umma' });
    const events = play(state, { do: 'add', at: 'umma-adab-village' });
    expect(rowOf(state)).toMatch(/^ur umma kish /);
    expect(events).toEqual([
      { type: 'traderAdded', seat: 0, at: 55 },
      { type: 'influenceGained', state: 7, other: 1, position: 1 },
    ]);
  });

  test('S4.2 the leftmost stays', () => {
    const state = position({ row: 'ur kish umma' });
    expect(play(state, { do: 'add', at: 'ur' })).toHaveLength(1);
    expect(rowOf(state)).toMatch(/^ur kish umma /);
  });
});

describe('S5 move', () => {
  test('S5.1 a trader goes one segment along a road, either way', () => {
    const state = position({ traders: ['kish-nippur-town'] });
    expect(destinations(state, 'kish-nippur-town')).toEqual(['kish', 'kish-nippur-village']);
    expect(refused(state, { do: 'move', from: 'kish-nippur-town', to: 'nippur' })).toBe('S5.1 not-next-on-route');
    expect(refused(state, { do: 'move', from: 'kish', to: 'kish-ur-town' })).toBe('S5.1 no-own-trader');
    play(state, { do: 'move', from: 'kish-nippur-town', to: 'kish' });
    expect(tradersOfSeat(state, 0)).toEqual(['kish']);
  });

  test('S5.1 only an own trader is moved', () => {
    const state = position({ traders: ['kish', 'ur'] });
    expect(refused(state, { do: 'move', from: 'ur', to: 'ur-kish-town' })).toBe('S5.1 no-own-trader');
  });

  test('S5.2 occupied places, own or others, are jumped; the first empty one is where it stops', () => {
    const state = position({ traders: ['kish-nippur-town nippur-kish-village', 'kish-nippur-village'] });
    expect(destinations(state, 'kish-nippur-town')).toEqual(['kish', 'nippur-kish-town']);
    expect(refused(state, { do: 'move', from: 'kish-nippur-town', to: 'kish-nippur-village' })).toBe('S5.2 place-occupied');
    expect(refused(state, { do: 'move', from: 'kish-nippur-town', to: 'nippur' })).toBe('S5.1 not-next-on-route');
  });

  test('S5.3 past an occupied city it goes on along any road', () => {
    const state = position({ traders: ['kish-nippur-town', 'kish'] });
    expect(destinations(state, 'kish-nippur-town')).toEqual(['kish-nippur-village', 'kish-sippar-town', 'kish-ur-town']);
  });

  test('S5.4 going on from a city it does not turn back, and passes no place twice', () => {
    // Kish has a short side road that ends at a village: once past Kish a trader can't come back to it.
    const board = structuredClone(shinarJson) as { name: string; roads: string[][] };
    board.name = 'spur';
    board.roads[0] = ['sippar', 'sippar-kish-town', 'sippar-kish-village', 'kish-sippar-town', 'kish'];
    board.roads.push(['kish', 'kish-sippar-village']);
    const game = sumeria.withBoard!(board);
    const taken = 'kish kish-sippar-town kish-nippur-town kish-ur-town';
    const state = position({ traders: ['kish-sippar-village', taken] }, game);
    expect(destinations(state, 'kish-sippar-village', game)).toEqual(['kish-nippur-village', 'kish-ur-village', 'sippar-kish-village']);
    // With every way from Kish full up to the next cities, the ring of roads does not lead back to the spur or to places passed.
    const inner = position({ traders: ['kish-nippur-town', 'kish'] }, game);
    expect(destinations(inner, 'kish-nippur-town', game)).toEqual([
      'kish-nippur-village',
      'kish-sippar-town',
      'kish-sippar-village',
      'kish-ur-town',
    ]);
  });

  test('S5.4 a road that crosses itself is not walked round to a place already passed', () => {
    // A ring from Kish through two towns back to Kish: the trader in the ring can't pass Kish and come round to its own place.
    const board = structuredClone(shinarJson) as { name: string; roads: string[][] };
    board.name = 'ring';
    board.roads[0] = ['sippar', 'sippar-kish-town', 'sippar-kish-village', 'kish-sippar-village', 'kish-sippar-town', 'kish'];
    board.roads.push(['kish-sippar-village', 'kish-nippur-village']);
    const game = sumeria.withBoard!(board);
    const state = position(
      { traders: ['kish-sippar-town', 'kish kish-nippur-town kish-nippur-village kish-sippar-village kish-ur-town'] },
      game,
    );
    expect(destinations(state, 'kish-sippar-town', game)).toEqual(['kish-ur-village', 'nippur-kish-village', 'sippar-kish-village']);
  });

  test('S5.5 a trader never ends where it began', () => {
    const state = position({ traders: ['kish'] });
    expect(refused(state, { do: 'move', from: 'kish', to: 'kish' })).toBe('S5.5 ends-where-it-began');
  });

  test('S5.5 a way that ends before an empty place leads nowhere', () => {
    const board = structuredClone(shinarJson) as { name: string; roads: string[][] };
    board.name = 'spur';
    board.roads[0] = ['sippar', 'sippar-kish-town', 'sippar-kish-village', 'kish-sippar-town', 'kish'];
    board.roads.push(['kish', 'kish-sippar-village']);
    const game = sumeria.withBoard!(board);
    const state = position({ traders: ['kish', 'kish-sippar-village'] }, game);
    expect(destinations(state, 'kish', game)).toEqual(['kish-nippur-town', 'kish-sippar-town', 'kish-ur-town']);
  });

  test('S5.6 a move into another state moves the tile of that state, and no other', () => {
    const state = position({ row: 'ur kish umma nippur', traders: ['kish-nippur-village'] });
    play(state, { do: 'move', from: 'kish-nippur-village', to: 'nippur-kish-village' });
    expect(rowOf(state)).toMatch(/^ur kish nippur umma /);
  });

  test('S5.6 a move inside a state moves no tile', () => {
    const state = position({ row: 'ur umma kish', traders: ['kish-nippur-village'] });
    play(state, { do: 'move', from: 'kish-nippur-village', to: 'kish-nippur-town' });
    expect(rowOf(state)).toMatch(/^ur umma kish /);
  });
});

describe('S6 remove', () => {
  test('S6.1 an own trader goes back to the reserve', () => {
    const state = position({ traders: ['kish', 'ur'] });
    expect(refused(state, { do: 'remove', at: 'ur' })).toBe('S6.1 no-own-trader');
    expect(refused(state, { do: 'remove', at: 'umma' })).toBe('S6.1 no-own-trader');
    play(state, { do: 'remove', at: 'kish' });
    expect(tradersOfSeat(state, 0)).toEqual([]);
    expect(state.reserve[0]).toBe(10);
  });

  test('S6.2 the state loses influence: its tile swaps with the one on its right', () => {
    const state = position({ row: 'ur kish umma', traders: ['kish-ur-town'] });
    const events = play(state, { do: 'remove', at: 'kish-ur-town' });
    expect(rowOf(state)).toMatch(/^ur umma kish /);
    expect(events[1]).toEqual({ type: 'influenceLost', state: 1, other: 7, position: 2 });
  });

  test('S6.2 the rightmost stays', () => {
    const state = position({ traders: ['umma'] });
    expect(rowOf(state)).toMatch(/ umma$/);
    expect(play(state, { do: 'remove', at: 'umma' })).toHaveLength(1);
    expect(rowOf(state)).toMatch(/ umma$/);
  });
});

test('SX2 a trader with exactly three destinations, by jumping', () => {
  const state = position({ traders: ['ur-kish-village', 'ur-kish-town ur', 'ur-lagash-town kish-ur-village'] });
  expect(destinations(state, 'ur-kish-village')).toEqual(['kish-ur-town', 'ur-lagash-village', 'ur-uruk-town']);
});
