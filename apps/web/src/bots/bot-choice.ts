import { type Code, type Game, type GameTypes, MoveList, type Seat } from '@shinar/core';
import type { Moment } from '@shinar/table';
import type { Seating } from '../kept/device-game.ts';

/** A choice that a bot had, and what it chose. */
export interface BotChoice<G extends GameTypes> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly code: Code;
}

/** The bot's choice that led to a moment, if there was one. */
export function botChoice<G extends GameTypes>(
  { rules, steps }: Game<G>,
  seats: readonly Seating[],
  moments: readonly Moment<G>[],
  at: number,
): BotChoice<G> | undefined {
  const { step } = moments[at]!;
  if (typeof step?.by !== 'number' || seats[step.by]?.bot === undefined) return undefined;
  const { by: _, ...body } = step;
  const { state } = moments[at - 1]!;
  const list = new MoveList();
  rules.legal(state, list);
  const [move] = steps.read(body, 'step');
  return list.length < 2 || move === undefined ? undefined : { state, seat: step.by, code: rules.encode(move) };
}
