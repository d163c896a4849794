/** Steps that only end something: they are played for a person who has nothing else to do. */
import { type Code, type GameTypes, MoveList } from '@shinar/core';
import type { GameUi, Moment } from '@shinar/table';

/** The only move left to the seat whose step led to a moment, if it is one that closes. */
export function closingAt<G extends GameTypes>({ game: { rules }, closes }: GameUi<G>, { state, step }: Moment<G>): Code | undefined {
  if (closes === undefined || rules.actor(state) !== step?.by) return undefined;
  const list = new MoveList();
  rules.legal(state, list);
  const code = list.codes[0];
  return list.length === 1 && code !== undefined && closes(rules.decode(code)) ? code : undefined;
}

/** Where taking back leads: to before the last step that was not made by itself, but not beyond the floor. */
export function backFrom<G extends GameTypes>(ui: GameUi<G>, moments: readonly Moment<G>[], floor: number): number {
  let to = moments.length - 2;
  while (to > floor && closingAt(ui, moments[to]!) !== undefined) to--;
  return to;
}

/** What the step to a moment did, with the step that it closes by itself. */
export function eventsAt<G extends GameTypes>(ui: GameUi<G>, moments: readonly Moment<G>[], at: number): readonly G['event'][] {
  const before = moments[at - 1];
  const { events } = moments[at]!;
  return before === undefined || closingAt(ui, before) === undefined ? events : [...eventsAt(ui, moments, at - 1), ...events];
}
