/** Where a player's points come from on the table: every hut, ziggurat and new well gives its own, and Assur's from its middle. */
import type { Seat } from '@shinar/core';
import {
  ARID,
  type AssyriaEvent,
  type AssyriaState,
  FERTILE,
  hexesAround,
  members,
  PER_ARID_HUT,
  PER_FERTILE_HUT,
  PLOW,
  REGION_OF,
  VERTICES,
} from '../rules/index.ts';
import { buyToken, dignitaryToken, hexToken, stepToken, vertexToken } from '../words/tokens.ts';

const UPPER_DIGNITARY = 0;
const MIDDLE_DIGNITARY = 1;

/** Where the board has a player's camels. */
export const camelsSpot = (seat: Seat): string => `camels:${seat}`;

export function sources(event: AssyriaEvent, state: AssyriaState, earlier: readonly AssyriaEvent[]) {
  if (event.type !== 'pointsScored') return [];
  const { seat, source, points } = event;
  const hutsIn = (region: number, each: number) =>
    members(state.huts, seat).flatMap((hex) => (REGION_OF[hex] === region ? [{ from: hexToken(hex), points: each }] : []));
  switch (source) {
    case 'fertile-huts':
      return hutsIn(FERTILE, PER_FERTILE_HUT);
    case 'arid-huts':
      return hutsIn(ARID, PER_ARID_HUT);
    case 'ziggurats':
    case 'final-ziggurats':
      return members(state.ziggurats, seat).map((hex) => ({ from: hexToken(hex), points: state.level[hex]! }));
    case 'assur':
      return [{ from: dignitaryToken(MIDDLE_DIGNITARY), points }];
    case 'upper-dignitary':
      return [{ from: dignitaryToken(UPPER_DIGNITARY), points }];
    case 'offerings':
      return [{ from: stepToken(state.offering[seat]!), points }];
    case 'wells':
      return newWells(state, seat, earlier).map((from, _, { length }) => ({ from, points: points / length }));
    case 'final-plow':
      return [{ from: buyToken(PLOW), points }];
    case 'final-camels':
      return [{ from: camelsSpot(seat), points }];
    default:
      return [];
  }
}

/** The wells of this turn: they were the last that were dug. */
const newWells = ({ dug }: AssyriaState, seat: Seat, earlier: readonly AssyriaEvent[]): string[] =>
  earlier
    .flatMap((event) => (event.type === 'wellDug' && event.seat === seat ? [event.at] : []))
    .slice(-dug)
    .map((at) => vertexToken(VERTICES.find((vertex) => hexesAround(vertex).join() === at.join())!));
