import { nameFrom } from '@shinar/table';
import { describe, expect, test } from 'vitest';
import { gallery } from '../../rules/gallery.ts';
import { type BoardData, LANDS, landOf, readBoard, sumeria } from '../../rules/index.ts';
import { joined, painted, partnerOf, renamed, roadsOf, SYMMETRIES, segmentsOf, swapped } from './editing.ts';

const shinar = sumeria.board.data as BoardData;
const boards = [shinar, ...gallery.map(readBoard)];
const shapeOf = ({ roads }: Pick<BoardData, 'roads'>): string[] =>
  roads.map((road) => [road, [...road].reverse()].map(String).sort()[0]!).sort();

test('S1.6 roads follow from their segments', () => {
  for (const board of boards) expect(shapeOf({ roads: roadsOf(board, segmentsOf(board)) })).toEqual(shapeOf(board));
});

describe('a segment', () => {
  test('is drawn, and taken away again', () => {
    const drawn = joined(shinar, 3, 10, 'none');
    expect(segmentsOf(drawn)).toHaveLength(segmentsOf(shinar).length + 1);
    expect(readBoard(drawn).roads.length).toBeGreaterThan(shinar.roads.length);
    expect(shapeOf(joined(drawn, 10, 3, 'none'))).toEqual(shapeOf(shinar));
  });

  test.each(SYMMETRIES.filter((symmetry) => symmetry !== 'none'))('is drawn on the other side too: %s', (symmetry) => {
    const segments = segmentsOf(joined(shinar, 3, 10, symmetry));
    const pair = [partnerOf(3, symmetry), partnerOf(10, symmetry)];
    expect(segments.some((segment) => pair.every((place) => segment.includes(place)))).toBe(true);
    for (let place = 0; place < 56; place++) expect(partnerOf(partnerOf(place, symmetry), symmetry)).toBe(place);
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
      board = joined(board, from, to, 'none');
    for (const road of board.roads) expect(new Set(road).size).toBe(road.length);
    expect(segmentsOf(board)).toHaveLength(7);
  });
});

test('S1.6 what is not joined is found', () => {
  const cut = segmentsOf(shinar)
    .filter((segment) => segment.includes(0))
    .reduce((board, [from, to]) => joined(board, from, to, 'none'), shinar);
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
