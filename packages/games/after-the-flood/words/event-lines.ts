/** Events as log lines; related events share a line. */
import { type Event, EXTENSION_WOOD, PAYMENTS, WOOD } from '../rules/index.ts';
import type { FloodMessages } from './en/index.ts';

interface Names {
  who(seat: number): string;
  place(place: number): string;
  pieces(good: number, count: number): string;
  empire(empire: number): string;
  and(items: readonly string[]): string;
  readonly payments: FloodMessages['payments'];
}

const FOUGHT = ['empireStarted', 'levied', 'ranked', 'homeLeft', 'mustered', 'invaded', 'rolled', 'armyLost', 'cityDestroyed'] as const;
type Fought = Extract<Event, { type: (typeof FOUGHT)[number] }>;
const isFought = (event: Event): event is Fought => FOUGHT.some((type) => type === event.type);

function lineOf(event: Event, say: FloodMessages['events'], names: Names): string {
  if (isFought(event)) return foughtLineOf(event, say, names);
  const { place, pieces, and, payments } = names;
  const piece = (good: number): string => pieces(good, 1);
  const who = 'seat' in event ? names.who(event.seat) : '';
  switch (event.type) {
    case 'orderDrawn':
    case 'orderSet':
      return say[event.type]({ names: and(event.order.map(names.who)) });
    case 'turnBegan':
    case 'turnEnded':
      return say[event.type]({ turn: event.turn });
    case 'produced':
      return say.produced({ who, goods: pieces(event.good, event.count), ur: event.clause === 'F5.4' });
    case 'workersReady':
      return say.workersReady({ who, count: event.count });
    case 'declined':
      return say.declined({ who, to: place(event.place), count: event.count });
    case 'paid': {
      const payment = PAYMENTS[event.with]!;
      return say.paid({ who, good: payment === 'worker' || payment === 'army' ? payments[payment] : piece(event.with) });
    }
    case 'cityBuilt':
    case 'startFailed':
    case 'areaTaken':
    case 'attackPressed':
    case 'attackStopped':
    case 'reinforced':
      return say[event.type]({ who, area: place(event.at) });
    case 'cityMoved':
      return say.cityMoved({ who, from: place(event.from), area: place(event.at) });
    case 'workerGranted':
      return say.workerGranted({ who, area: place(event.at), to: place(event.to) });
    case 'workersPlaced':
      return say.workersPlaced({ who, good: piece(event.spend), to: place(event.to), count: event.count });
    case 'scribeUsed':
      return say.scribeUsed({ who, from: place(event.from), to: place(event.to) });
    case 'traded':
      return say.traded({ who, area: place(event.at), good: piece(event.give), get: piece(event.get), sippar: event.sippar });
    case 'equipped':
    case 'goodBid':
      return say[event.type]({ who, good: piece(event.with) });
    case 'areasScored':
    case 'nippurScored':
      return say[event.type]({ who, count: event.areas, points: event.points });
    case 'cityExtended': {
      const goods = and([pieces(WOOD, EXTENSION_WOOD), ...event.luxuries.map(piece)]);
      return say.cityExtended({ who, area: place(event.at), goods, points: event.points });
    }
    case 'majorityScored':
      return say.majorityScored({ who, to: place(event.at), points: event.points });
    case 'gameEnded':
      return say.gameEnded({ who: names.who(event.winner) });
    default:
      return say[event.type]({ who });
  }
}

/** Empires and their armies. */
function foughtLineOf(event: Fought, say: FloodMessages['events'], names: Names): string {
  const { place, pieces, empire, and } = names;
  const who = 'seat' in event ? names.who(event.seat) : '';
  switch (event.type) {
    case 'empireStarted':
      return say.empireStarted({ who, empire: empire(event.of), area: place(event.at), armies: event.armies + event.babylon });
    case 'levied':
      return say.levied({ who, good: pieces(event.with, 1), armies: event.armies });
    case 'ranked':
      return say.ranked({ names: and(event.ranks.map(names.who)) });
    case 'homeLeft':
      return say.homeLeft({ who, area: place(event.at), count: event.workers });
    case 'mustered':
      return say.mustered({ who, area: place(event.at), armies: event.armies });
    case 'invaded':
      return say.invaded({ who, area: place(event.to), defenders: event.defenders });
    case 'rolled':
      return say.rolled({ who, dice: event.dice, need: event.need, hit: event.hit });
    case 'armyLost':
      return say.armyLost({ who, area: place(event.at), defending: event.defending });
    case 'cityDestroyed':
      return say.cityDestroyed({ who, area: place(event.at), other: names.who(event.owner), armies: event.armies });
  }
}

/** Endings that go unmentioned if anything else happened in the same step. */
const QUIET: readonly Event['type'][] = ['actionDone', 'levyDone', 'equipDone', 'bidDone', 'extendingDone'];

export function eventLines(events: readonly Event[], messages: FloodMessages, names: Names): string[] {
  const telling = events.filter(({ type }) => !QUIET.includes(type));
  return (telling.length > 0 ? telling : events).map((event) => lineOf(event, messages.events, names));
}
