/** The position of After the Flood as text. */

import type { TextSection } from '@shinar/words';
import {
  AREAS,
  ARROWS,
  BOXES,
  empireForecast,
  type Flood,
  GOODS,
  goodAt,
  isSumer,
  OFFERS,
  PHASE,
  PLACES,
  pointsOf,
  REACH,
  ranked,
  SEATS,
  TURNS,
  valueIn,
  WORTH,
  workersAt,
} from '../rules/index.ts';
import { goodIndexes } from './good-indexes.ts';
import { goodToken, placeToken, RANKS } from './tokens.ts';
import { capital, type FloodWords } from './words.ts';

export const SEAT_LIST: readonly number[] = Array.from({ length: SEATS }, (_, seat) => seat);

const goodsText = (count: (good: number) => number, words: FloodWords): string =>
  words.and(GOODS.flatMap((_, good) => (count(good) > 0 ? [words.pieces(good, count(good))] : [])));

function workersText(state: Flood, place: number, words: FloodWords): string {
  const { text } = words.messages;
  return words.and(
    SEAT_LIST.flatMap((seat) => {
      const count = state.workers[workersAt(seat, place)]!;
      return count > 0 ? [text.workers(words.who(seat), count)] : [];
    }),
  );
}

/** A place and everything there, on one line. */
export function placeText(state: Flood, place: number, words: FloodWords): string {
  const { text, lands, label, parts } = words.messages;
  const name = words.place(place);
  const isArea = place < AREAS.length;
  const arrow = ARROWS.find(([from]) => from === AREAS[place]);
  const owner = isArea ? state.armyOf[place]! : 0;
  const city = isArea && isSumer(place) ? state.city[place]! : 0;
  const rest = parts([
    isArea && OFFERS[place] !== 0 ? lands.offers(words.and(goodIndexes(place).map(words.good))) : undefined,
    city > 0 ? text.city(words.who(city - 1), state.extended[place] !== 0) : undefined,
    owner > 0 ? text.army(words.who(owner - 1), state.armies[place]!) : undefined,
    isArea && isSumer(place) ? undefined : workersText(state, place, words),
    WORTH[place]! > 0 ? text.worth(WORTH[place]!) : undefined,
    arrow === undefined ? undefined : text.arrow(words.messages.places[arrow[1]]),
  ]);
  return rest === '' ? name : label(name, rest);
}

/** The areas that an army in an area can go to. */
export const bordersOf = (area: number): number[] => AREAS.flatMap((_, to) => (REACH[area]! & (1 << to) ? [to] : []));

/** A player still filling the pass box has not passed yet. */
export const hasPassed = (state: Flood, seat: number): boolean =>
  state.passed[seat] !== 0 && !(state.phase === PHASE.bid && state.seat === seat);

function seatText(state: Flood, seat: number, words: FloodWords): string {
  const { seat: s, text, board, label, parts } = words.messages;
  const own = (place: (typeof PLACES)[number]): number => state.workers[workersAt(seat, PLACES.indexOf(place))]!;
  const empire = state.empire[seat]!;
  return parts([
    label(words.who(seat), board.points(pointsOf(state, seat))),
    text.goods(goodsText((good) => state.goods[goodAt(seat, good)]!, words) || text.nothing),
    s.workers(own('stock'), own('unavailable')),
    s.armies(state.ready[seat]!, state.reserve[seat]!),
    empire > 0 ? s.empire(words.empire(empire - 1), RANKS[ranked(state).indexOf(seat)]!, valueIn(state.equipment, seat)) : undefined,
    hasPassed(state, seat) ? s.passed(valueIn(state.bids, seat)) : undefined,
  ]);
}

export function textOf(state: Flood, words: FloodWords): TextSection[] {
  const { text, board, outlook, label, parts } = words.messages;
  const placeLine = (place: number) => ({ text: placeText(state, place, words), token: placeToken(place) });
  const areas = AREAS.map((_, area) => area);
  const boxes = PLACES.map((_, place) => place).filter(
    (place) => place >= AREAS.length && BOXES.some((box) => PLACES[place]!.endsWith(box)),
  );
  const hand = GOODS.flatMap((_, good) => {
    const token = goodToken(good);
    return state.phase === PHASE.order || state.goods[goodAt(state.seat, good)] === 0 ? [] : [{ text: words.token(token, state), token }];
  });
  const claims = empireForecast(state).map(({ turn, empire, armies, seats }) => ({
    text: label(
      outlook.turn(turn),
      parts([label(words.empire(empire), words.messages.tokens.armies(armies)), claimText(state, turn, empire, seats, words)]),
    ),
  }));
  return [
    {
      title: text.turn,
      lines: [
        { text: `${board.turn(state.turn)} ${board.of(TURNS)}` },
        ...(state.phase === PHASE.order
          ? []
          : [
              {
                text: label(board.order, orderText(state, words)),
              },
            ]),
      ],
    },
    { title: text.players, lines: SEAT_LIST.map((seat) => ({ text: seatText(state, seat, words) })) },
    { title: board.hand(words.who(state.seat)), lines: hand },
    { title: text.sumer, lines: areas.filter(isSumer).map(placeLine) },
    { title: text.others, lines: areas.filter((area) => !isSumer(area)).map(placeLine) },
    { title: text.boxes, lines: boxes.map(placeLine) },
    { title: text.bank, lines: [{ text: capital(goodsText((good) => Math.max(0, state.bank[good]!), words) || text.nothing) }] },
    { title: board.empires, lines: claims },
  ].filter(({ lines }) => lines.length > 0);
}

/** The players in order, saying who has passed. */
export const orderText = (state: Flood, words: FloodWords): string =>
  words.and([...state.order].map((seat) => words.who(seat) + (hasPassed(state, seat) ? ` (${words.messages.board.passed})` : '')));

/** Who has started an empire, or may claim it. */
export function claimText(state: Flood, turn: number, empire: number, seats: readonly number[], words: FloodWords): string {
  const { outlook } = words.messages;
  const owner = turn === state.turn ? state.empire.indexOf(empire + 1) : -1;
  if (owner >= 0) return outlook.started(words.who(owner));
  if (seats.length === 0) return outlook.claimNobody;
  return seats.length === SEATS ? outlook.anyone : outlook.claim(words.and(seats.map(words.who)));
}
