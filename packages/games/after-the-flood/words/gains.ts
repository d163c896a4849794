/** What a move brings the player who makes it: areas, extensions, trades, production, majorities, and openings for later. */
import {
  AREA_POINTS,
  AREAS,
  afterTheFlood,
  EXTENSION_POINTS,
  type Flood,
  GOODS,
  goodAt,
  type Move,
  OFFERS,
  PAYMENTS,
  PHASE,
  PLACES,
  pointsFor,
  pointsOf,
  TURNS,
  VALUE,
} from '../rules/index.ts';
import { notes } from './notes.ts';
import type { FloodWords } from './words.ts';

/** F8.3: cities without a benefit. */
const PLAIN: readonly string[] = ['umma', 'lagash'];
/** F8.3: cities whose benefit came when they were built, and stays. */
const AT_BUILDING: readonly string[] = ['eridu', 'uruk'];

/** F8.3: whether a city built now helps; after the last production Ur does not (F5.4). */
const helps = ({ turn }: Flood, at: number): boolean => !PLAIN.includes(PLACES[at]!) && !(PLACES[at] === 'ur' && turn === TURNS);

export function gainsOf(state: Flood, move: Move, words: FloodWords): readonly string[] {
  const after = state.clone();
  afterTheFlood.rules.apply(after, afterTheFlood.rules.encode(move));
  const told = move.type === 'city' && !helps(state, move.at) ? [] : notes(state, { move, state: after }, words);
  const own = ownOf(state, after, move, words);
  return (move.type === 'city' ? [...told, ...own] : [...own, ...told]).map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
}

function ownOf(state: Flood, after: Flood, move: Move, words: FloodWords): string[] {
  const m = words.messages.gains;
  const { seat } = state;
  switch (move.type) {
    case 'trade':
      return VALUE[move.get]! > VALUE[move.give]! ? [m.trade(VALUE[move.get]! - VALUE[move.give]!)] : [];
    case 'tool':
      return [m.tool];
    case 'city':
      return [m.city(EXTENSION_POINTS.at(-1)!)];
    case 'extend':
      return [m.extend(pointsOf(after, seat) - pointsOf(state, seat))];
    case 'empire':
      return [m.empire(after.ready[seat]! - state.ready[seat]!, AREA_POINTS)];
    case 'invade':
      return [m.area(pointsFor(state, seat, move.to), state.armyOf.filter((army) => army === seat + 1).length + 1)];
    case 'workers':
    case 'scribe':
      return opened(move.to, words);
    case 'levy':
      return [m.levy(after.ready[seat]! - state.ready[seat]!)];
    case 'done':
      return kept(state, m);
    case 'pay':
      return PAYMENTS[move.with] === 'worker' ? [m.payWorker] : move.with < GOODS.length ? [m.payGood(VALUE[move.with]!)] : [];
    case 'destroy':
      return [m.destroy(helps(state, move.at) && !AT_BUILDING.includes(PLACES[move.at]!))];
    case 'reinforce':
    case 'muster':
    case 'repeat':
      return [m[move.type]];
    case 'pass':
      return [m.pass(state.turn === TURNS)];
    default:
      return [];
  }
}

/** What a player who finishes an action keeps: armies that could go on, else the goods in hand, as long as they can still be used. */
function kept({ phase, ready, goods, seat, turn }: Flood, m: FloodWords['messages']['gains']): string[] {
  if (phase === PHASE.expanded || phase === PHASE.again) return ready[seat]! > 0 ? [m.keptArmies(ready[seat]!)] : [];
  if (phase === PHASE.extend && turn === TURNS) return [];
  const held = GOODS.reduce((sum, _, good) => sum + goods[goodAt(seat, good)]!, 0);
  return held > 0 ? [m.keptGoods(held)] : [];
}

/** F10: what workers make possible: exchanges in an area for what is on offer there; the crafts of the boxes. */
function opened(to: number, { messages, and, pieces }: FloodWords): string[] {
  const { gains: m, places } = messages;
  const name = PLACES[to]!;
  if (name === 'scribes' || name === 'tool-makers') return [m[name]];
  const offers = to < AREAS.length ? GOODS.flatMap((_, good) => (OFFERS[to]! & (1 << good) ? [pieces(good, 1)] : [])) : [];
  return offers.length > 0 ? [m.offers(places[name], and(offers))] : [];
}
