/** The phases behind the contract. */
import { firstOf, kindOf, type Prompt, type Refusal, type Rules } from '@shinar/core';
import { decode, encode, KIND, type SumeriaMove } from './moves.ts';
import type { Network } from './network.ts';
import { listTakes, refuseTake, takeTiles } from './phases/scoring.ts';
import { addTrader, listTurn, moveTrader, refuseAdd, refuseMove, refuseRemove, removeTrader } from './phases/turn.ts';
import { type Clause, NOT_NOW } from './rulebook.ts';
import { result, score } from './scoring.ts';
import {
  chooseFirst,
  drawTile,
  layState,
  listFirst,
  listPlacements,
  listStates,
  listTiles,
  placedOf,
  placeTrader,
  refuseFirst,
  refusePlacement,
  refuseState,
  refuseTile,
  setup,
} from './setup.ts';
import { DRAW, FIRST, PLACE, ROUNDS, ROW, SumeriaState, TAKE, TURN, TURNS } from './state.ts';
import type { Sumeria } from './types.ts';

export function rulesOn(network: Network): Rules<Sumeria> {
  return {
    id: 'sumeria',
    version: 1,
    seats: [3, 4],
    setup,
    restore: (json) => SumeriaState.fromJSON(json),
    actor: (state) => state.actor,
    prompt,

    legal(state, out) {
      out.clear();
      switch (state.phase) {
        case TURN:
          return listTurn(network, state, out);
        case PLACE:
          return listPlacements(state, out);
        case DRAW:
          return listTiles(state, out);
        case TAKE:
          return listTakes(state, out);
        case ROW:
          return listStates(state, out);
        case FIRST:
          return listFirst(state, out);
      }
    },

    weight: (state, code) => (state.phase === DRAW ? state.bag[firstOf(code)] : 1),
    refuse: (state, move) => (phaseOf(move) === state.phase ? refuseInPhase(network, state, move) : notNow(state)),

    apply(state, code, emit) {
      switch (kindOf(code)) {
        case KIND.add:
          return addTrader(state, code, emit);
        case KIND.move:
          return moveTrader(state, code, emit);
        case KIND.remove:
          return removeTrader(state, code, emit);
        case KIND.place:
          return placeTrader(state, code, emit);
        case KIND.tile:
          return drawTile(state, code, emit);
        case KIND.take:
          return takeTiles(state, code, emit);
        case KIND.state:
          return layState(state, code, emit);
        case KIND.first:
          return chooseFirst(state, code, emit);
      }
    },

    encode,
    decode,
    result,
    score,
  };
}

const PHASE_OF = { state: ROW, first: FIRST, tile: DRAW, place: PLACE, add: TURN, move: TURN, remove: TURN, take: TAKE } as const;
const phaseOf = (move: SumeriaMove): number => PHASE_OF[move.type];

function refuseInPhase(network: Network, state: SumeriaState, move: SumeriaMove): Refusal<Clause> | undefined {
  switch (move.type) {
    case 'state':
      return refuseState(state, move.state);
    case 'first':
      return refuseFirst(state, move.seat);
    case 'tile':
      return refuseTile(state, move.tile);
    case 'place':
      return refusePlacement(state, move.at);
    case 'add':
      return refuseAdd(state, move.at);
    case 'move':
      return refuseMove(network, state, move.from, move.to);
    case 'remove':
      return refuseRemove(state, move.at);
    case 'take':
      return refuseTake(state, move.tiles);
  }
}

function notNow(state: SumeriaState): Refusal<Clause> {
  switch (state.phase) {
    case ROW:
      return NOT_NOW.row;
    case FIRST:
      return NOT_NOW.first;
    case DRAW:
      return NOT_NOW.draw;
    case PLACE:
      return NOT_NOW.place;
    case TURN:
      return NOT_NOW.turn;
    case TAKE:
      return state.scored === 0 ? NOT_NOW.takeFirst : NOT_NOW.takeSecond;
    default:
      return NOT_NOW.over;
  }
}

function prompt(state: SumeriaState): Prompt<Clause> | undefined {
  switch (state.phase) {
    case ROW:
      return { clause: 'S2.2', task: 'lay-row' };
    case FIRST:
      return { clause: 'S2.4', task: 'choose-first' };
    case DRAW:
      return { clause: state.round === 0 ? 'S2.3' : 'S8.1', task: 'draw-tiles' };
    case PLACE:
      return { clause: 'S2.5', task: 'place-trader', facts: { left: placedOf(state.players) - Math.floor(state.done / state.players) } };
    case TURN:
      return {
        clause: 'S3.2',
        task: 'take-turn',
        facts: {
          round: state.round + 1,
          rounds: ROUNDS,
          left: TURNS - Math.floor(state.done / state.players),
          reserve: state.reserve[state.actor]!,
        },
      };
    case TAKE:
      return state.scored === 0 ? { clause: 'S7.3', task: 'take-two' } : { clause: 'S7.4', task: 'take-one' };
    default:
      return undefined;
  }
}
