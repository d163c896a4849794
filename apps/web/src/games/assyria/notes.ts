/** What else to say of a previewed move. */
import { type Assyria, type AssyriaState, MULTIPLIER, PHASE, prize, ranking } from '@shinar/assyria';
import type { Preview } from '../game-ui.ts';
import { actorIn } from './picking.ts';
import { hutsOf, wellSites, zigguratsOf } from './position.ts';
import { needlesslyStarved, supplyOf } from './supply.ts';
import type { AssyriaWords } from './words.ts';

/** A6.8, by reign. */
const WELL_POINTS = [6, 5, 4] as const;

export function notesOf(state: AssyriaState, { move, state: after, events }: Preview<Assyria>, { messages }: AssyriaWords): string[] {
  const { notes } = messages;
  const seat = actorIn(state);
  switch (move.type) {
    case 'keep':
    case 'harvest':
    case 'hut':
    case 'buy': {
      const huts = hutsOf(after, seat);
      const booked = move.type === 'hut' && !(after.phase <= PHASE.supply && actorIn(after) === seat);
      if (huts.length === 0 || booked) return [];
      const sites = move.type === 'hut' ? wellSites(after, seat) - wellSites(state, seat) : 0;
      return [
        notes.food(huts.length - supplyOf(after, seat).starving.length, huts.length),
        ...(sites > 0 ? [notes.wellSites(sites, WELL_POINTS[state.reign] ?? 0)] : []),
      ];
    }
    case 'feed': {
      const starved = events.flatMap((event) => (event.type === 'hutsStarved' && event.seat === seat ? event.huts : []));
      const lost = needlesslyStarved(state, after, starved);
      return lost > 0 ? [notes.starves(lost)] : [];
    }
    case 'well':
      return actorIn(after) === seat && after.phase === PHASE.wells ? [notes.wellPoints(WELL_POINTS[state.reign] ?? 0)] : [];
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
