/** The board as public data, in the names of the records. */
import type { Board } from '@shinar/core';
import { AREAS, BOXES, goodNames, isSumer, OFFERS, placeOf, REACH, WORTH } from '../board.ts';
import { NEW_WORKERS } from '../phases/goods.ts';
import { FIRST_GOODS, FIRST_STOCK } from '../setup.ts';
import { EMPIRES, OPENINGS } from '../shared/empires.ts';
import { GOODS, PIECES, TAKEN_FOR, VALUE } from '../shared/goods.ts';
import { ARMIES_EACH, BASES, SEATS, TURNS, WORKERS } from '../state.ts';

/** F2.5: approximate positions on the map, as fractions of its width and height. */
// biome-ignore format: a table
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  hittites: [0.07, 0.16], mittani: [0.22, 0.15], assyria: [0.29, 0.27], amorites: [0.11, 0.35], sippar: [0.2, 0.33], kassites: [0.42, 0.34],
  babylon: [0.26, 0.43], guti: [0.53, 0.41], nippur: [0.4, 0.49], egypt: [0.08, 0.57], akkad: [0.16, 0.58], shuruppak: [0.3, 0.59],
  umma: [0.49, 0.57], elam: [0.67, 0.55], isin: [0.23, 0.69], uruk: [0.42, 0.69], lagash: [0.62, 0.66], larsa: [0.36, 0.78],
  ur: [0.53, 0.75], eridu: [0.64, 0.8], chaldea: [0.47, 0.88], dilmun: [0.71, 0.89],
};

const reached = (from: number): string[] => AREAS.filter((_, to) => REACH[from] & (1 << to));

export const board: Board = {
  name: 'standard',
  builtIn: true,
  data: {
    players: SEATS,
    turns: TURNS,
    pieces: { bases: BASES, extensions: BASES, workers: WORKERS, armies: ARMIES_EACH },
    goods: GOODS.map((name, good) => ({ name, value: VALUE[good], pieces: PIECES[good], takes: goodNames(TAKEN_FOR[good]) })),
    areas: AREAS.map((name, area) => ({
      name,
      sumer: isSumer(area),
      /** Where an army from here may go; only arrows have no way back. */
      reaches: reached(area),
      goods: goodNames(OFFERS[area]),
      points: WORTH[area],
      at: SPOTS[name],
    })),
    boxes: BOXES.map((name) => ({ name, points: WORTH[placeOf(name)] })),
    empires: OPENINGS.map((openings, turn) => ({
      turn: turn + 1,
      empires: openings.map(({ empire, armies }) => ({ name: EMPIRES[empire], armies })),
    })),
    start: {
      irrigation: 1,
      weaving: 1,
      stock: FIRST_STOCK,
      goods: FIRST_GOODS.map((good) => GOODS[good]),
      workersEachTurn: NEW_WORKERS,
    },
  },
};
