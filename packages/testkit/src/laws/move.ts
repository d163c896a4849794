/** The laws of a move, tried on clones before it is played. */
import { isDeepStrictEqual } from 'node:util';
import { type Code, type Game, type GameTypes, NOBODY, type Rules } from '@shinar/core';
import { broken } from '../law.ts';
import { sameBytes } from './position.ts';

/** `restored` is the state as its JSON restores it; it is used up. */
export function checkMove<G extends GameTypes>(
  { rules, steps }: Game<G>,
  { state, restored, code, players }: { state: G['state']; restored: G['state']; code: Code; players: number },
): void {
  const before = state.bytes.slice();
  const actor = rules.actor(state);
  const quiet = state.clone();
  rules.apply(quiet, code);

  const again = state.clone();
  rules.apply(again, code);
  if (!again.equals(quiet)) broken('apply is deterministic', `${tell(code)} led to two states`);
  rules.apply(restored, code);
  if (!restored.equals(quiet)) broken('apply is deterministic', `${tell(code)} led elsewhere from the restored state`);

  const events: G['event'][] = [];
  const loud = state.clone();
  rules.apply(loud, code, (event) => events.push(event));
  if (!loud.equals(quiet)) broken('listening changes nothing', `${tell(code)} led elsewhere when told`);
  if (!sameBytes(state.bytes, before)) broken('a clone shares nothing with its origin', `${tell(code)} on a clone changed the origin`);
  checkEvents(events);
  for (const event of events) checkAbout(rules, event, players);

  if (steps.continues(quiet) && (rules.actor(quiet) === NOBODY || rules.actor(quiet) !== actor)) {
    broken('a step is the work of one actor', `${tell(code)} leaves a step of ${actor} open for ${rules.actor(quiet)}`);
  }

  function tell(played: Code): string {
    return JSON.stringify(rules.decode(played));
  }
}

function checkEvents(events: readonly { readonly type: string }[]): void {
  if (events.length === 0) broken('every move tells an event', 'nothing was told');
  for (const event of events) {
    if (typeof event.type !== 'string' || !isDeepStrictEqual(JSON.parse(JSON.stringify(event)), event)) {
      broken('every move tells an event', `${JSON.stringify(event)} does not survive JSON`);
    }
  }
}

function checkAbout<G extends GameTypes>(rules: Rules<G>, event: G['event'], players: number): void {
  const { clauses, seats } = rules.about(event);
  const cited = clauses.length > 0 && clauses.every((clause) => rules.clauses.includes(clause));
  const seated = new Set(seats).size === seats.length && seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players);
  if (!cited || !seated) {
    broken('an event says its clauses and the seats concerned', `${JSON.stringify(event)}: clauses ${clauses.join(' ')}, seats ${seats}`);
  }
}
