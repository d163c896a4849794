/** Events as lines of a log: what belongs together shares a line. */
import { type Event, GOODS, PAYMENTS } from '@shinar/after-the-flood';
import type { FloodMessages } from '../../i18n/en/after-the-flood.ts';
import { NOTHING_SAID, type Said } from './said.ts';

interface Names {
  who(seat: number): string;
  place(place: number): string;
  good(good: number): string;
  empire(empire: number): string;
  and(items: readonly string[]): string;
  readonly payments: FloodMessages['payments'];
}

/** Two wood go into every extension. */
const WOOD = GOODS.indexOf('wood');

function saidIn(event: Event, names: Names): Said {
  const { who, place, good, empire, and, payments } = names;
  const line = (facts: Partial<Said>): Said => ({ ...NOTHING_SAID, ...('seat' in event && { who: who(event.seat) }), ...facts });
  switch (event.type) {
    case 'orderDrawn':
    case 'orderSet':
      return line({ names: and(event.order.map(who)) });
    case 'turnBegan':
    case 'turnEnded':
      return line({ turn: event.turn });
    case 'produced':
      return line({ good: good(event.good), count: event.count, yes: event.clause === 'F5.4' });
    case 'workersReady':
      return line({ count: event.count });
    case 'declined':
      return line({ to: place(event.place), count: event.count });
    case 'paid': {
      const payment = PAYMENTS[event.with]!;
      return line({ good: payment === 'worker' || payment === 'army' ? payments[payment] : good(event.with) });
    }
    case 'cityBuilt':
    case 'startFailed':
    case 'areaTaken':
    case 'attackPressed':
    case 'attackStopped':
    case 'reinforced':
      return line({ area: place(event.at) });
    case 'cityMoved':
      return line({ from: place(event.from), area: place(event.at) });
    case 'workerGranted':
      return line({ area: place(event.at), to: place(event.to) });
    case 'workersPlaced':
      return line({ good: good(event.spend), to: place(event.to), count: event.count });
    case 'scribeUsed':
      return line({ from: place(event.from), to: place(event.to) });
    case 'traded':
      return line({ area: place(event.at), good: good(event.give), get: good(event.get), yes: event.sippar });
    case 'empireStarted':
      return line({ empire: empire(event.of), area: place(event.at), armies: event.armies + event.babylon });
    case 'levied':
      return line({ good: good(event.with), armies: event.armies });
    case 'equipped':
    case 'goodBid':
      return line({ good: good(event.with) });
    case 'ranked':
      return line({ names: and(event.ranks.map(who)) });
    case 'homeLeft':
      return line({ area: place(event.at), count: event.workers });
    case 'mustered':
      return line({ area: place(event.at), armies: event.armies });
    case 'invaded':
      return line({ area: place(event.to), defenders: event.defenders });
    case 'rolled':
      return line({ dice: event.dice, need: event.need, yes: event.hit });
    case 'armyLost':
      return line({ area: place(event.at), yes: event.defending });
    case 'cityDestroyed':
      return line({ area: place(event.at), other: who(event.owner), armies: event.armies });
    case 'areasScored':
    case 'nippurScored':
      return line({ count: event.areas, points: event.points });
    case 'cityExtended':
      return line({ area: place(event.at), goods: and([`2 × ${good(WOOD)}`, ...event.luxuries.map(good)]), points: event.points });
    case 'majorityScored':
      return line({ to: place(event.at), points: event.points });
    case 'gameEnded':
      return line({ who: who(event.winner) });
    default:
      return line({});
  }
}

/** Ends that say nothing beside what else happened in the same step. */
const QUIET: readonly Event['type'][] = ['actionDone', 'levyDone', 'equipDone', 'bidDone', 'extendingDone'];

export function eventLines(events: readonly Event[], messages: FloodMessages, names: Names): string[] {
  const telling = events.filter(({ type }) => !QUIET.includes(type));
  return (telling.length > 0 ? telling : events).map((event) => messages.events[event.type](saidIn(event, names)));
}
