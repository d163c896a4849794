/** The record form of Sumeria's moves. */
import { InputError, MOST_NUMBER, readInteger, readList, readListOf, readName, readObject, type StepBody, type Steps } from '@shinar/core';
import { STATES } from './board.ts';
import type { SumeriaMove } from './moves.ts';
import type { Network } from './network.ts';
import { DRAW, DRAWN_A_ROUND, ROW, type SumeriaState, TILES } from './state.ts';
import type { Sumeria } from './types.ts';

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  row: ['states'],
  first: ['seat'],
  draw: ['tiles'],
  place: ['at'],
  add: ['at'],
  move: ['from', 'to'],
  remove: ['at'],
  take: ['tiles'],
};

export function stepsOn({ places, states }: Network): Steps<Sumeria> {
  const readPlace = (value: unknown, path: string): number => readName(value, path, places);
  const readState = (value: unknown, path: string): number => readName(value, path, states);
  const readTile = (value: unknown, path: string): number => readName(value, path, TILES);

  return {
    continues: (state: SumeriaState) => (state.phase === ROW && state.laid > 0) || (state.phase === DRAW && state.drawn > 0),

    write(moves: readonly SumeriaMove[]): StepBody {
      const move = moves[0];
      switch (move.type) {
        case 'state':
          return { do: 'row', states: moves.map((each) => states[(each as typeof move).state]) };
        case 'first':
          return { do: 'first', seat: move.seat };
        case 'tile':
          return { do: 'draw', tiles: moves.map((each) => TILES[(each as typeof move).tile]) };
        case 'move':
          return { do: 'move', from: places[move.from], to: places[move.to] };
        case 'take':
          return { do: 'take', tiles: move.tiles.map((tile) => TILES[tile]) };
        default:
          return { do: move.type, at: places[move.at] };
      }
    },

    read(body: StepBody, path: string): SumeriaMove[] {
      readName(body.do, `${path}.do`, Object.keys(FIELDS));
      readObject(body, path, ['do', ...FIELDS[body.do]]);
      switch (body.do) {
        case 'row':
          return readListOf(body.states, `${path}.states`, STATES, readState).map((state) => ({ type: 'state', state }));
        case 'first':
          return [{ type: 'first', seat: readInteger(body.seat, `${path}.seat`, 0, MOST_NUMBER) }];
        case 'draw':
          return readListOf(body.tiles, `${path}.tiles`, DRAWN_A_ROUND, readTile).map((tile) => ({ type: 'tile', tile }));
        case 'move':
          return [{ type: 'move', from: readPlace(body.from, `${path}.from`), to: readPlace(body.to, `${path}.to`) }];
        case 'take':
          return [{ type: 'take', tiles: readTaken(body.tiles, `${path}.tiles`) }];
        default:
          return [{ type: body.do as 'place' | 'add' | 'remove', at: readPlace(body.at, `${path}.at`) }];
      }
    },
  };

  function readTaken(value: unknown, path: string): number[] {
    const tiles = readList(value, path, readTile);
    if (tiles.length < 1 || tiles.length > 2)
      throw new InputError({ path, reason: 'wrong-length', facts: { got: tiles.length, expected: '1 or 2' } });
    return tiles.sort((a, b) => a - b);
  }
}
