import type { Game } from '@shinar/core';
import { type BoardData, readBoard } from './board.ts';
import shinar from './boards/shinar.json' with { type: 'json' };
import { rulesOn, type Sumeria } from './rules.ts';
import { networkOf } from './shared/network.ts';
import { stepsOn } from './steps.ts';

function sumeriaOn(board: BoardData, builtIn: boolean): Game<Sumeria> {
  const network = networkOf(board);
  return {
    rules: rulesOn(network),
    steps: stepsOn(network),
    board: { name: board.name, builtIn, data: board },
    withBoard: (data) => sumeriaOn(readBoard(data), false),
  };
}

/** Sumeria on this edition's own board. */
export const sumeria: Game<Sumeria> = sumeriaOn(readBoard(shinar), true);

export { type BoardData, cutOffIn, LANDS, type LandColour, landOf, readBoard, readDraft, STATES } from './board.ts';
export type { Event as SumeriaEvent } from './events.ts';
export { roundForecast, standings } from './forecast.ts';
export type { Move as SumeriaMove } from './moves.ts';
export { ranking } from './phases/scoring.ts';
export { MAP, onMap, PLACES_PER_STATE, type Position, tooCloseTo } from './positions.ts';
export type { Clause as SumeriaClause } from './rulebook.ts';
export type { Sumeria } from './rules.ts';
export { setPoints } from './scoring.ts';
export { ownerOf, strength } from './shared/traders.ts';
export { ABOVE, MOST_SEATS, NONE, PHASE, ROUNDS, SCORED, SLOTS_ABOVE, State as SumeriaState, TAKES, TILES, TURNS } from './state.ts';
