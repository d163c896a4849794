import { InputError } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { type BoardData, PLACES, placesOf, readBoard, readDraft, STATES } from './board.ts';
import shinarJson from './boards/shinar.json' with { type: 'json' };
import { sumeria } from './index.ts';
import { networkOf } from './shared/network.ts';
import { beforePlacing, destinations, position } from './testing.ts';

const shinar = readBoard(shinarJson);
const copy = (): { name: string; states: BoardData['states'][number][]; roads: string[][] } & Record<string, unknown> =>
  structuredClone(shinarJson) as never;

function fault(json: unknown): string {
  try {
    readBoard(json);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'no fault';
}

test('S1.1 the board has 8 city-states of a city, three towns and three villages, joined by roads', () => {
  expect(shinar.states).toHaveLength(STATES);
  for (const { towns, villages } of shinar.states) expect([towns.length, villages.length]).toEqual([3, 3]);
  expect(new Set(placesOf(shinar)).size).toBe(PLACES);
});

test('S1.4 each of the twelve roads runs city, town, village, village, town, city, and each city has three', () => {
  expect(shinar.roads).toHaveLength(12);
  for (const road of shinar.roads) {
    const [a, b] = [road[0], road[5]];
    expect(road).toEqual([a, `${a}-${b}-town`, `${a}-${b}-village`, `${b}-${a}-village`, `${b}-${a}-town`, b]);
  }
  for (const { city } of shinar.states) expect(shinar.roads.filter((road) => road.includes(city))).toHaveLength(3);
  const pairs = shinar.roads.map((road) => `${road[0]}-${road[5]}`);
  expect(pairs).toEqual(
    'sippar-kish kish-nippur nippur-adab adab-sippar uruk-ur ur-lagash lagash-umma umma-uruk sippar-uruk kish-ur nippur-lagash adab-umma'.split(
      ' ',
    ),
  );
});

test('S1.5 a place is named by its state, the state it leads to, and what it is', () => {
  expect(shinar.states[1]).toEqual({
    name: 'kish',
    city: 'kish',
    towns: ['kish-sippar-town', 'kish-nippur-town', 'kish-ur-town'],
    villages: ['kish-sippar-village', 'kish-nippur-village', 'kish-ur-village'],
  });
  expect(shinar.states.map(({ name }) => name)).toEqual(['sippar', 'kish', 'nippur', 'adab', 'uruk', 'ur', 'lagash', 'umma']);
});

describe('S1.6 the checker says what is wrong with a board', () => {
  test('S1.6 a good board passes, also with a $schema', () => {
    expect(fault({ $schema: './board.schema.json', ...copy() })).toBe('no fault');
  });
  test('S1.6 a board of 55 places is refused where the place is missing', () => {
    const board = copy();
    board.states[3] = { ...board.states[3]!, villages: board.states[3]!.villages.slice(0, 2) };
    expect(fault(board)).toContain('board.states[3].villages: wrong-length {"got":2,"expected":3}');
  });
  test('S1.6 seven states are refused', () => {
    const board = copy();
    board.states.pop();
    expect(fault(board)).toContain('board.states: wrong-length {"got":7,"expected":8}');
  });
  test('S1.6 a place named twice is refused', () => {
    const board = copy();
    board.states[0] = { ...board.states[0]!, city: 'kish' };
    expect(fault(board)).toContain('board.states: S1.6 twice {"got":"kish"}');
  });
  test('S1.6 a road through an unknown place is refused', () => {
    const board = copy();
    board.roads[2]![1] = 'atlantis';
    expect(fault(board)).toContain('board.roads[2][1]: S1.6 unknown-place {"got":"atlantis"}');
  });
  test('S1.6 a segment belongs to one road', () => {
    const board = copy();
    board.roads.push(['kish', 'kish-ur-town']);
    expect(fault(board)).toContain('board.roads[12][1]: S1.6 segment-twice');
  });
  test('S1.6 a road of one place, and a road through one place twice, are refused', () => {
    const short = copy();
    short.roads.push(['kish']);
    expect(fault(short)).toContain('board.roads[12]: S1.6 road-too-short');
    const loop = copy();
    loop.roads.push(['kish', 'ur', 'kish']);
    expect(fault(loop)).toContain('board.roads[12]: S1.6 twice');
  });
  test('S1.6 a board in two parts is refused', () => {
    const board = copy();
    board.roads.splice(8, 4);
    expect(fault(board)).toContain('board.roads: S1.6 not-connected {"got":"sippar-uruk-town"}');
  });
  test('S1.6 more than six ways from one place are refused', () => {
    const board = copy();
    for (const city of ['nippur', 'adab', 'ur', 'lagash']) board.roads.push(['sippar', city]);
    expect(fault(board)).toContain('S1.6 too-many-ways {"got":"sippar","most":6}');
  });
  test('S1.6 places may have positions on the map: each on it, none on another', () => {
    const grid = Array.from({ length: PLACES }, (_, i) => [100 + (i % 14) * 100, 100 + Math.floor(i / 14) * 200]);
    const withAt = (place: number, at: unknown) => fault({ ...copy(), positions: grid.map((each, i) => (i === place ? at : each)) });
    expect(readBoard({ ...copy(), positions: grid }).positions).toEqual(grid);
    expect(withAt(3, [59, 100])).toContain('board.positions[3][0]: not-in-range');
    expect(withAt(3, [100, 941])).toContain('board.positions[3][1]: not-in-range');
    expect(withAt(3, [100.5, 100])).toContain('board.positions[3][0]: not-in-range');
    expect(withAt(3, [100, 100, 100])).toContain('board.positions[3]: wrong-length');
    expect(withAt(3, [130, 130])).toContain('board.positions[0]: S1.6 too-close {"got":"sippar sippar-uruk-town"}');
    expect(fault({ ...copy(), positions: grid.slice(1) })).toContain('board.positions: wrong-length {"got":55,"expected":56}');
  });
  test('S1.6 a board that is still being drawn need not be right, but of the form of one', () => {
    const cut = copy();
    cut.roads.splice(8, 4);
    expect(readDraft(cut).roads).toEqual(cut.roads);
    for (const wrong of [{}, [], { ...copy(), states: 3 }, { ...copy(), roads: [['kish', 'atlantis']] }, { ...copy(), positions: 'x' }])
      expect(() => readDraft(wrong)).toThrow(InputError);
  });
  test('S1.6 unknown fields, other formats and odd names are refused', () => {
    expect(fault({ ...copy(), colour: 'red' })).toContain('board.colour: unknown-field');
    expect(fault({ ...copy(), format: 'shinar-board/2' })).toContain('board.format: unknown-format');
    expect(fault({ ...copy(), name: 'The Board' })).toContain('board.name: wrong-text');
    expect(fault([])).toContain('board: not-an-object');
  });
});

test('S1.6 a trader keeps its road past an occupied town where roads cross', () => {
  const board = copy();
  board.name = 'crossed';
  board.roads[0] = ['sippar', 'sippar-kish-town', 'sippar-kish-village', 'kish-sippar-town', 'kish'];
  board.roads.push(['kish-sippar-village', 'sippar-kish-village', 'adab-umma-village'], ['kish-sippar-village', 'kish-sippar-town']);
  const game = sumeria.withBoard!(board);
  expect(networkOf(readBoard(board)).plain).toBe(false);
  const state = position({ traders: ['sippar-kish-town sippar-kish-village', 'kish-sippar-town'] }, game);
  // Past sippar-kish-village only the same road leads on, and past kish-sippar-town too: to kish, not down the side roads.
  expect(destinations(state, 'sippar-kish-town', game)).toEqual(['kish', 'sippar']);
  // From a crossroads every way is open.
  expect(destinations(state, 'sippar-kish-village', game)).toEqual(['adab-umma-village', 'kish', 'kish-sippar-village', 'sippar']);
});

test('S1.6 a record on another board carries the board', () => {
  const board = { ...copy(), name: 'other' };
  const game = sumeria.withBoard!(board);
  expect(game.board).toEqual({ name: 'other', builtIn: false, data: board });
  expect(sumeria.board.builtIn).toBe(true);
});

test('S1.2 there are 36 influence tiles, 9 of each kind, in a bag', () => {
  expect(Array.from(sumeria.rules.setup(4).bag)).toEqual([9, 9, 9, 9]);
});

test('S1.3 a player has 14 traders at most, there are 8 state tiles and three turns a round', () => {
  expect(Array.from(sumeria.rules.setup(3).reserve)).toEqual([14, 14, 14, 0]);
  expect(sumeria.rules.setup(3).row).toHaveLength(8);
  expect(sumeria.rules.prompt(position({}))?.facts).toMatchObject({ left: 3 });
  expect(sumeria.rules.prompt(beforePlacing(3))?.facts).toEqual({ left: 8 });
});
