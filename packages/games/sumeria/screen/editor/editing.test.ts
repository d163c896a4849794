import { nameFrom } from '@shinar/table';
import { describe, expect, test } from 'vitest';
import { gallery } from '../../rules/gallery.ts';
import { type BoardData, LANDS, landOf, readBoard, sumeria } from '../../rules/index.ts';
import { layoutOf } from '../layout.ts';
import { joined, painted, renamed, roadsOf, segmentsOf, swapped, tidied } from './editing.ts';
import { moved, nudged, positionsOn } from './moving.ts';
import { mirrored, partnersOf, SYMMETRIES } from './symmetry.ts';

const shinar = sumeria.board.data as BoardData;
const positionsOf = (board: BoardData) => positionsOn(board, layoutOf(board, true), true);
const alone = partnersOf(positionsOf(shinar), 'none');
const boards = [shinar, ...gallery.map(readBoard)];
const shapeOf = ({ roads }: Pick<BoardData, 'roads'>): string[] =>
  roads.map((road) => [road, [...road].reverse()].map(String).sort()[0]!).sort();

test('S1.6 roads follow from their segments', () => {
  for (const board of boards) expect(shapeOf({ roads: roadsOf(board, segmentsOf(board)) })).toEqual(shapeOf(board));
});

describe('a segment', () => {
  test('is drawn, and taken away again', () => {
    const drawn = joined(shinar, 3, 10, alone);
    expect(segmentsOf(drawn)).toHaveLength(segmentsOf(shinar).length + 1);
    expect(readBoard(drawn).roads.length).toBeGreaterThan(shinar.roads.length);
    expect(shapeOf(joined(drawn, 10, 3, alone))).toEqual(shapeOf(shinar));
  });

  test.each(SYMMETRIES.filter((symmetry) => symmetry !== 'none'))('is drawn on the other side too: %s', (symmetry) => {
    const partners = partnersOf(positionsOf(shinar), symmetry);
    const segments = segmentsOf(joined(shinar, 3, 10, partners));
    const pair = [partners[3], partners[10]];
    expect(segments.some((segment) => pair.every((place) => segment.includes(place!)))).toBe(true);
    expect(partners.map((partner) => partners[partner])).toEqual(alone);
  });

  test('on the other side is where the eye looks for it', () => {
    const names = shinar.states.flatMap(({ city, towns, villages }) => [city, ...towns, ...villages]);
    const answering = (symmetry: (typeof SYMMETRIES)[number], name: string) =>
      names[partnersOf(positionsOf(shinar), symmetry)[names.indexOf(name)]!];
    expect(answering('sides', 'kish-sippar-town')).toBe('nippur-adab-town');
    expect(answering('sides', 'kish-nippur-village')).toBe('nippur-kish-village');
    expect(answering('river', 'kish-ur-town')).toBe('ur-kish-town');
    expect(answering('turned', 'sippar')).toBe('umma');
  });

  test('that closes a ring of villages makes roads that come to no place twice', () => {
    let board: BoardData = { ...shinar, roads: [] };
    for (const [from, to] of [
      [4, 5],
      [5, 6],
      [6, 4],
      [0, 4],
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      board = joined(board, from, to, alone);
    for (const road of board.roads) expect(new Set(road).size).toBe(road.length);
    expect(segmentsOf(board)).toHaveLength(7);
  });
});

test('S1.6 what is not joined is found', () => {
  const cut = segmentsOf(shinar)
    .filter((segment) => segment.includes(0))
    .reduce((board, [from, to]) => joined(board, from, to, alone), shinar);
  expect(() => readBoard(cut)).toThrow(/not-connected/);
});

test('land is painted, whatever its place', () => {
  const board = readBoard(painted(shinar, 2, 'reed'));
  expect(LANDS.map((_, state) => landOf(board, state))).toEqual(LANDS.map((land, state) => (state === 2 ? 'reed' : land)));
});

test('states are named and change places', () => {
  expect(readBoard(renamed(shinar, 2, nameFrom('Śuruppak am Fluß'))).states[2]!.name).toBe('suruppak-am-flu');
  const turned = swapped(shinar, 0, 5);
  expect(turned.states[5]).toEqual({ ...shinar.states[0], colour: 'sand' });
  expect(readBoard(turned).roads).toEqual(shinar.roads);
});

describe('a place', () => {
  const positions = positionsOf(shinar);

  test.each(boards.map((board) => [board.name, board] as const))('S1.6 of %s lies where it lay once another is moved', (_, board) => {
    for (const wide of [true, false]) {
      const before = layoutOf(board, wide);
      const after = layoutOf(readBoard({ ...board, positions: positionsOn(board, before, wide) }), wide);
      for (const [i, { x, y }] of before.points.entries())
        expect(Math.hypot(after.points[i]!.x - x, after.points[i]!.y - y)).toBeLessThan(1);
    }
  });

  test('goes where the hand is, and the one on the other side likewise', () => {
    const partners = partnersOf(positions, 'turned');
    const to = [positions[0]![0] - 30, positions[0]![1] - 10] as const;
    const next = moved(positions, { place: 0, to, symmetry: 'turned', partners })!;
    expect([next[0], next[partners[0]!]]).toEqual([to, mirrored(to, 'turned')]);
    expect(next.filter((position, i) => position !== positions[i])).toHaveLength(2);
    expect(readBoard({ ...shinar, positions: next }).positions).toEqual(next);
  });

  test('stays on the map, and goes nowhere where another lies', () => {
    const free = { place: 0, symmetry: 'none', partners: alone } as const;
    expect(moved(positions, { ...free, to: [-900, 99_999] })![0]).toEqual([60, 940]);
    expect(moved(positions, { ...free, to: positions[7]! })).toBeUndefined();
  });

  test('follows the arrow keys and no others', () => {
    expect(nudged({ x: 100, y: 100 }, 'ArrowLeft')).toEqual({ x: 88, y: 100 });
    expect(nudged({ x: 100, y: 100 }, 'a')).toBeUndefined();
  });

  test('keeps its spot when states change places', () => {
    expect(swapped({ ...shinar, positions }, 0, 5).positions).toBe(positions);
    expect(tidied({ ...shinar, positions })).toEqual(shinar);
  });
});
