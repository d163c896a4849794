import { type Actor, CHANCE, firstOf, kindOf, NOBODY, type Prompt, type Rules } from '@shinar/core';
import { about } from './events.ts';
import type { Marsh } from './index.ts';
import { BERTH, CUT, DRAW, decode, encode, SAIL } from './moves.ts';
import { berth, legalBerths, refuseBerth } from './phases/berths.ts';
import { cut, legalActions, refuseCut, refuseRest, refuseSail, rest, sail } from './phases/turns.ts';
import { drawWeather, legalWeather, refuseWeather } from './phases/weather.ts';
import { CLAUSES, type Clause } from './rulebook.ts';
import { result, score } from './scoring.ts';
import { setup } from './setup.ts';
import { MarshState, OVER, TURNS, WEATHER } from './state.ts';

function actor(state: MarshState): Actor {
  if (state.phase === OVER) return NOBODY;
  return state.phase === TURNS ? state.seat : CHANCE;
}

function prompt(state: MarshState): Prompt<Clause> | undefined {
  if (state.phase === OVER) return undefined;
  if (state.phase === TURNS) return { clause: 'M4.3', task: 'act-or-rest', facts: { actions: state.actions } };
  return state.phase === WEATHER ? { clause: 'M3.1', task: 'draw-weather' } : { clause: 'M2.1', task: 'draw-berths' };
}

export const rules: Rules<Marsh> = {
  id: 'marsh',
  version: 1,
  seats: [2, 3],
  clauses: CLAUSES,
  setup,
  restore: (json) => MarshState.fromJSON(json),
  actor,
  prompt,

  legal(state, out) {
    out.clear();
    legalBerths(state, out);
    legalWeather(state, out);
    legalActions(state, out);
  },

  weight: (state, code) => (kindOf(code) === DRAW ? state.bag[firstOf(code)]! : 1),

  refuse(state, move) {
    switch (move.type) {
      case 'berth':
        return refuseBerth(state, move.pool);
      case 'weather':
        return refuseWeather(state, move.tile);
      case 'cut':
        return refuseCut(state);
      case 'sail':
        return refuseSail(state, move.to);
      case 'rest':
        return refuseRest(state);
    }
  },

  apply(state, code, emit) {
    switch (kindOf(code)) {
      case BERTH:
        return berth(state, firstOf(code), emit);
      case DRAW:
        return drawWeather(state, firstOf(code), emit);
      case CUT:
        return cut(state, emit);
      case SAIL:
        return sail(state, firstOf(code), emit);
      default:
        return rest(state, emit);
    }
  },

  about,
  encode,
  decode,
  result,
  score,
};
