import { describe, expect, test } from 'vitest';
import { AREAS, ARROWS, BOXES, goodNames, isSumer, OFFERS, OTHERS, PLACES, placeOf, REACH, SUMER, VALUED, WORTH } from './board.ts';
import { afterTheFlood } from './index.ts';
import { rules } from './rules.ts';
import { GOODS, PIECES, VALUE } from './shared/goods.ts';
import { BASES, TURNS } from './state.ts';
import { start, working } from './testing.ts';
import { conserved } from './testing-laws.ts';

describe('components', () => {
  test('F1.1 three players, each with 4 bases, 25 workers and 20 armies', () => {
    const state = rules.setup(3);
    expect(rules.seats).toEqual([3, 3]);
    expect(BASES).toBe(4);
    expect([...state.reserve]).toEqual([20, 20, 20]);
    for (const seat of [0, 1, 2]) {
      const all = PLACES.reduce((sum, place) => sum + working(state, seat, place), 0);
      expect(all).toBe(25);
    }
  });

  test('F1.2 eight goods with their values and pieces', () => {
    expect(Object.fromEntries(GOODS.map((name, good) => [name, [VALUE[good], PIECES[good]]]))).toEqual({
      grain: [1, 22],
      wood: [2, 12],
      metal: [2, 12],
      textiles: [2, 15],
      tools: [3, 12],
      oil: [3, 7],
      gold: [4, 7],
      lapis: [5, 7],
    });
  });

  test('F1.3 four boxes, two of them with a used side, and five turns', () => {
    expect(BOXES).toEqual(['irrigation', 'weaving', 'scribes', 'tool-makers']);
    expect(PLACES).toContain('used-scribes');
    expect(PLACES).toContain('used-tool-makers');
    expect(TURNS).toBe(5);
  });

  test('F1.4 the counts fail when a worker or an army is in no stock and not on the board', () => {
    const state = start();
    expect(conserved(state)).toBeUndefined();
    state.ready.set([0, 1, 0]);
    expect(conserved(state)).toBe('armies of 1: 21');
    state.ready.fill(0);
    state.workers.set([1], placeOf('guti'));
    expect(conserved(state)).toBe('workers of 0: 26');
  });
});

describe('map', () => {
  const reaches = (name: (typeof AREAS)[number]): string[] => AREAS.filter((_, to) => (REACH[placeOf(name)] ?? 0) & (1 << to)).sort();

  test('F2.1 nine Sumerian areas', () => {
    expect(SUMER).toHaveLength(9);
    expect(AREAS.filter((_, area) => isSumer(area))).toEqual([...SUMER]);
  });

  test('F2.2 thirteen other areas with goods and end-game points, and two boxes with points', () => {
    const offers = Object.fromEntries(OTHERS.map((name) => [name, goodNames(OFFERS[placeOf(name)] ?? 0).join(' ')]));
    expect(offers).toEqual({
      hittites: 'metal',
      mittani: 'wood metal',
      assyria: '',
      amorites: 'wood oil',
      egypt: 'gold',
      kassites: 'lapis',
      guti: '',
      elam: 'metal',
      chaldea: 'oil',
      dilmun: 'wood metal oil gold',
      akkad: '',
      isin: '',
      larsa: '',
    });
    expect(VALUED.map((place) => `${PLACES[place]} ${WORTH[place]}`)).toEqual([
      'hittites 3',
      'mittani 3',
      'assyria 2',
      'amorites 4',
      'egypt 4',
      'kassites 4',
      'guti 2',
      'elam 3',
      'chaldea 3',
      'dilmun 2',
      'irrigation 3',
      'weaving 4',
    ]);
  });

  test('F2.3 thirty-one borders, both ways', () => {
    const pairs = AREAS.flatMap((from) => reaches(from).map((to) => [from, to].join(' ')));
    const both = pairs.filter((pair) => pairs.includes(pair.split(' ').reverse().join(' ')));
    expect(both).toHaveLength(2 * 31);
    expect(pairs).toHaveLength(2 * 31 + ARROWS.length);
    expect(reaches('umma')).toEqual(['elam', 'guti', 'lagash', 'nippur', 'shuruppak', 'ur', 'uruk']);
    expect(reaches('babylon')).toEqual(['amorites', 'assyria', 'kassites', 'nippur', 'shuruppak', 'sippar']);
    expect(reaches('assyria')).toEqual(['amorites', 'babylon', 'kassites', 'mittani', 'sippar']);
    expect(reaches('egypt')).toEqual(['amorites']);
  });

  test('F2.4 four arrows lead one way, and nothing leads to Dilmun', () => {
    expect(reaches('akkad')).toEqual(['babylon']);
    expect(reaches('isin')).toEqual(['shuruppak']);
    expect(reaches('larsa')).toEqual(['uruk']);
    expect(reaches('chaldea')).toEqual(['ur']);
    for (const closed of ['akkad', 'isin', 'larsa', 'chaldea', 'dilmun'] as const) {
      expect(AREAS.filter((from) => reaches(from).includes(closed))).toEqual([]);
    }
    expect(reaches('dilmun')).toEqual([]);
  });

  test('F2.5 the public board has a spot on the map for every area', () => {
    const { areas } = afterTheFlood.board.data as { areas: { name: string; at: [number, number] }[] };
    expect(areas.map(({ name }) => name)).toEqual([...AREAS]);
    for (const { at } of areas) for (const part of at) expect(part > 0 && part < 1).toBe(true);
    expect(new Set(areas.map(({ at }) => at.join())).size).toBe(AREAS.length);
  });
});
