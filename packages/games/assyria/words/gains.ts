/** What a move brings the player who makes it: camels and points from this turn, the flood and later turns, food, a place in the order. */
import type { Seat } from '@shinar/core';
import {
  type AssyriaEvent,
  type AssyriaMove,
  type AssyriaState,
  assyria,
  cardsOf,
  floodForecast,
  GOOD_SHOWN,
  GOODS,
  holds,
  IN_PLAY,
  isWild,
  NEAR,
  PER_WELL,
  PHASE,
  prestigeForecast,
  REIGN_TURNS,
  SYMBOLS,
  supplyForecast,
  totalOf,
} from '../rules/index.ts';
import { placeOf } from './geometry.ts';
import { notesOf } from './notes.ts';
import { actorIn, hutsOf, range, zigguratsOf } from './position.ts';
import type { AssyriaWords } from './words.ts';

type Told = Pick<AssyriaWords, 'messages' | 'who'>;

export function gainsOf(state: AssyriaState, move: AssyriaMove, words: Told): readonly string[] {
  const seat = actorIn(state);
  const after = state.clone();
  const events: AssyriaEvent[] = [];
  assyria.rules.apply(after, assyria.rules.encode(move), (event) => events.push(event));
  const notes = notesOf(state, { move, state: after, events }, words);
  // if a feed leaves huts to starve, that says it all
  const own = move.type === 'feed' && notes.length > 0 ? [] : ownOf(state, after, move, seat, words);
  const told = move.type === 'buy' || move.type === 'well' ? own : [...own, ...notes];
  return [...told, ...floodOf(state, after, seat, notes.length > 0, words)].map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
}

function ownOf(state: AssyriaState, after: AssyriaState, move: AssyriaMove, seat: Seat, { messages, who }: Told): string[] {
  const { gains: m, goods, and } = messages;
  switch (move.type) {
    case 'settle': {
      const kinds = new Set(near(state, [move.at]).map((hex) => placeOf(hex).good));
      return [m.settle(and(GOODS.filter((good) => kinds.has(good)).map((good) => goods[good])))];
    }
    case 'keep': {
      const fed = near(state, zigguratsOf(state, seat)).filter((hex) => placeOf(hex).good === GOODS[GOOD_SHOWN[move.card]!]);
      return [isWild(move.card) ? m.wild : m.keep(fed.length)];
    }
    case 'harvest': {
      const symbols = cardsOf(state, move.column).reduce((sum, card) => sum + SYMBOLS[card]!, 0);
      const leftmost = range(move.column).every((column) => state.discs[column]! > 0);
      const passed = Array.from(state.discs).flatMap((disc, column) => (disc > 0 && column > move.column ? [who(disc - 1)] : []));
      return [m.symbols(symbols), ...(passed.length > 0 ? [m.before(and(passed))] : leftmost ? [m.earliest] : [])];
    }
    case 'hut':
      return hutOf(state, after, seat, m);
    case 'feed': {
      const { starving } = supplyForecast(state, seat);
      return [starving.length === 0 ? m.allFed : m.mostFed(hutsOf(state, seat).length - starving.length, hutsOf(state, seat).length)];
    }
    case 'buy': {
      const [was, then] = [state, after].map((each) => supplyForecast(each, seat).starving.length);
      return [
        m.symbols(SYMBOLS[move.card]!),
        ...(then! < was! ? [messages.notes.food(hutsOf(after, seat).length - then!, hutsOf(after, seat).length)] : []),
      ];
    }
    case 'well':
      return [messages.notes.wellPoints(PER_WELL[state.reign]!)];
    case 'build':
    case 'extend':
      return [m.tile(turnsLeft(state))];
    case 'done':
      return [m.free];
    case 'end':
      return savedOf(state, seat, messages);
    default:
      return [];
  }
}

const near = ({ players }: AssyriaState, hexes: readonly number[]): number[] =>
  range(IN_PLAY[players]!).filter((other) => hexes.some((hex) => holds(NEAR, hex, other)));

/** A6.7, A6.8: what a hut brings this turn if it is fed, and whether it can be. */
function hutOf(state: AssyriaState, after: AssyriaState, seat: Seat, m: AssyriaWords['messages']['gains']): string[] {
  const [was, then] = [prestigeForecast(state, seat), prestigeForecast(after, seat)];
  const points = totalOf(then) - totalOf(was);
  const camels = then.camels - was.camels;
  if (points > 0 || camels > 0) return [m.hut(Math.max(0, points), Math.max(0, camels))];
  return [supplyForecast(after, seat).starving.length > supplyForecast(state, seat).starving.length ? m.unfed : m.reach];
}

/** A7.6, A9.1: camels kept are for the next turn; after the last one, two of them are a point. */
function savedOf(state: AssyriaState, seat: Seat, { camels, gains: m }: AssyriaWords['messages']): string[] {
  const left = state.camels[seat]!;
  if (left === 0) return [m.spent];
  if (turnsLeft(state) > 0) return [m.saved(camels(left))];
  return left > 1 ? [m.savedForPoints(camels(left))] : [];
}

/** A4.1: the turns after this one. */
function turnsLeft({ reign, turn }: AssyriaState): number {
  const played = REIGN_TURNS.slice(0, reign).reduce((sum, turns) => sum + turns, 0) + turn + 1;
  return REIGN_TURNS.reduce((sum, turns) => sum + turns, 0) - played;
}

/** A8: how much more the flood would bring, unless it has come or the notes say so, and how much less a rival would get. */
function floodOf(before: AssyriaState, after: AssyriaState, seat: Seat, isTold: boolean, { messages: { gains: m }, who }: Told): string[] {
  if (after.reign !== before.reign || after.phase === PHASE.over) return [];
  const was = floodForecast(before).bookings.map(totalOf);
  const more = floodForecast(after).bookings.map((booking, of) => totalOf(booking) - was[of]!);
  const least = Math.min(...more.filter((_, of) => of !== seat));
  const rival = more.findIndex((points, of) => of !== seat && points === least);
  return [...(more[seat]! > 0 && !isTold ? [m.flood(more[seat]!)] : []), ...(least < 0 ? [m.rivalLess(who(rival), -least)] : [])];
}
