/** The record form of Sumeria's moves. */
import { readByClause, readList, readListOf, readName, readNumber, readObject, type StepBody, type Steps } from '@shinar/core';
import { STATES } from './board.ts';
import type { Move } from './moves.ts';
import type { Network } from './network.ts';
import type { Clause } from './rulebook.ts';
import type { Sumeria } from './rules.ts';
import { DRAWN_A_ROUND, PHASE, type State, TILES } from './state.ts';

/** The clause of each step, and its fields. */
const FORMS: Readonly<Record<string, readonly [Clause, ...string[]]>> = {
  row: ['S2.2', 'states'],
  first: ['S2.4', 'seat'],
  draw: ['S2.3', 'tiles'],
  place: ['S2.5', 'at'],
  add: ['S4.1', 'at'],
  move: ['S5.1', 'from', 'to'],
  remove: ['S6.1', 'at'],
  take: ['S7.3', 'tiles'],
};

export function stepsOn({ places, states }: Network): Steps<Sumeria> {
  const readPlace = (value: unknown, path: string): number => readName(value, path, places);
  const readState = (value: unknown, path: string): number => readName(value, path, states);
  const readTile = (value: unknown, path: string): number => readName(value, path, TILES);

  return {
    continues: (state: State) => (state.phase === PHASE.row && state.laid > 0) || (state.phase === PHASE.draw && state.drawn > 0),

    write(moves: readonly Move[]): StepBody {
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

    read(body: StepBody, path: string): Move[] {
      readName(body.do, `${path}.do`, Object.keys(FORMS));
      const [clause, ...fields] = FORMS[body.do];
      readObject(body, path, ['do', ...fields]);
      return readByClause(clause, () => readMoves(body, path));
    },
  };

  function readMoves(body: StepBody, path: string): Move[] {
    switch (body.do) {
      case 'row':
        return readListOf(body.states, `${path}.states`, STATES, readState).map((state) => ({ type: 'state', state }));
      case 'first':
        return [{ type: 'first', seat: readNumber(body.seat, `${path}.seat`) }];
      case 'draw':
        return readListOf(body.tiles, `${path}.tiles`, DRAWN_A_ROUND, readTile).map((tile) => ({ type: 'tile', tile }));
      case 'move':
        return [{ type: 'move', from: readPlace(body.from, `${path}.from`), to: readPlace(body.to, `${path}.to`) }];
      case 'take':
        return [{ type: 'take', tiles: readList(body.tiles, `${path}.tiles`, readTile).sort((a, b) => a - b) }];
      default:
        return [{ type: body.do as 'place' | 'add' | 'remove', at: readPlace(body.at, `${path}.at`) }];
    }
  }
}
