/** The record form of Sumeria's moves. */
import {
  listOf,
  nameOf,
  readByClause,
  readList,
  readListOf,
  readName,
  readNumber,
  readObject,
  type StepBody,
  type StepForm,
  type Steps,
  WHOLE,
} from '@shinar/core';
import { STATES } from './board.ts';
import type { Move } from './moves.ts';
import type { Clause } from './rulebook.ts';
import type { Sumeria } from './rules.ts';
import type { Network } from './shared/network.ts';
import { DRAWN_A_ROUND, PHASE, type State, TILES } from './state.ts';

/** The clause behind each step. */
const CLAUSES: Readonly<Record<string, Clause>> = {
  row: 'S2.2',
  first: 'S2.4',
  draw: 'S2.3',
  place: 'S2.5',
  add: 'S4.1',
  move: 'S5.1',
  remove: 'S6.1',
  take: 'S7.3',
};

function formsOn({ places, states }: Network): Readonly<Record<string, StepForm>> {
  const [place, tiles] = [nameOf(places), listOf(nameOf(TILES))];
  return {
    row: { states: listOf(nameOf(states)) },
    first: { seat: WHOLE },
    draw: { tiles },
    place: { at: place },
    add: { at: place },
    move: { from: place, to: place },
    remove: { at: place },
    take: { tiles },
  };
}

export function stepsOn(network: Network): Steps<Sumeria> {
  const { places, states } = network;
  const forms = formsOn(network);
  const readPlace = (value: unknown, path: string): number => readName(value, path, places);
  const readState = (value: unknown, path: string): number => readName(value, path, states);
  const readTile = (value: unknown, path: string): number => readName(value, path, TILES);

  return {
    forms,

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
      readName(body.do, `${path}.do`, Object.keys(forms));
      readObject(body, path, ['do', ...Object.keys(forms[body.do])]);
      return readByClause(CLAUSES[body.do], () => readMoves(body, path));
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
