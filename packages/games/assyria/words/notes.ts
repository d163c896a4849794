/** What else to say about a previewed move. */
import {
  type AssyriaEvent,
  type AssyriaMove,
  type AssyriaState,
  MULTIPLIER,
  needlesslyStarved,
  PER_WELL,
  PHASE,
  prize,
  ranking,
  supplyAhead,
  supplyForecast,
  wellSites,
} from '../rules/index.ts';
import { actorIn, hutsOf, zigguratsOf } from './position.ts';
import type { AssyriaWords } from './words.ts';

/** A move, where it leads and what happens. */
interface Played {
  readonly move: AssyriaMove;
  readonly state: AssyriaState;
  readonly events: readonly AssyriaEvent[];
}

export function notesOf(
  state: AssyriaState,
  { move, state: after, events }: Played,
  { messages }: Pick<AssyriaWords, 'messages'>,
): string[] {
  const { notes } = messages;
  const seat = actorIn(state);
  switch (move.type) {
    case 'keep':
    case 'harvest':
    case 'hut':
    case 'buy': {
      const huts = hutsOf(after, seat);
      const booked = move.type === 'hut' && !supplyAhead(after, seat);
      if (huts.length === 0 || booked) return [];
      const sites = move.type === 'hut' ? wellSites(after, seat) - wellSites(state, seat) : 0;
      return [
        notes.food(huts.length - supplyForecast(after, seat).starving.length, huts.length),
        ...(sites > 0 ? [notes.wellSites(sites, PER_WELL[state.reign]!)] : []),
      ];
    }
    case 'feed': {
      const starved = events.flatMap((event) => (event.type === 'hutsStarved' && event.seat === seat ? event.huts : []));
      const lost = needlesslyStarved(state, after, starved);
      return lost > 0 ? [notes.starves(lost)] : [];
    }
    case 'well':
      return actorIn(after) === seat && after.phase === PHASE.wells ? [notes.wellPoints(PER_WELL[state.reign]!)] : [];
    case 'intrigue': {
      const rank = ranking(after).indexOf(seat);
      return [notes.rank(rank + 1, prize(after, rank))];
    }
    case 'build':
    case 'offer': {
      const multiplier = MULTIPLIER[after.offering[seat]!]!;
      const count = zigguratsOf(after, seat).length;
      return multiplier === 0 ? [] : [notes.offering(count, multiplier, count * multiplier)];
    }
    default:
      return [];
  }
}
