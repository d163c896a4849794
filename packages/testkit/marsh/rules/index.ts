/** Marsh: a small game made up for tests, with the same rooms as a real one. */
import type { Game } from '@shinar/core';
import { board, POOL_NAMES } from './board.ts';
import type { MarshEvent } from './events.ts';
import type { MarshMove } from './moves.ts';
import type { Clause } from './rulebook.ts';
import { rules } from './rules.ts';
import { type MarshState, REEDS, WEATHERS } from './state.ts';
import { steps } from './steps.ts';

export interface Marsh {
  state: MarshState;
  move: MarshMove;
  event: MarshEvent;
  clause: Clause;
}

export const marsh: Game<Marsh> = { rules, steps, board };

export function everyMove(): MarshMove[] {
  return [
    ...POOL_NAMES.map((_, pool) => ({ type: 'berth', pool }) as const),
    ...WEATHERS.map((_, tile) => ({ type: 'weather', tile }) as const),
    ...POOL_NAMES.map((_, to) => ({ type: 'sail', to }) as const),
    { type: 'cut' },
    { type: 'rest' },
  ];
}

const sum = (numbers: Int8Array): number => numbers.reduce((total, number) => total + number, 0);

export function conserved(state: MarshState): string | undefined {
  const reeds = sum(state.reeds) + sum(state.cut) + state.supply;
  return reeds === REEDS ? undefined : `${reeds} reeds`;
}

export function recomputed(state: MarshState): string | undefined {
  return state.standing === sum(state.reeds) ? undefined : `standing ${state.standing}`;
}
