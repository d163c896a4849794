/** The position as text. */

import type { TextSection } from '@shinar/words';
import {
  type AssyriaState,
  bonusLies,
  COLUMN_COUNT,
  columns,
  DIGNITARIES,
  hexesAround,
  influenceOf,
  MULTIPLIER,
  PHASE,
  PLOW,
  pointsOf,
  REIGN_TURNS,
  tilesOf,
  VERTICES,
  wellAt,
} from '../rules/index.ts';
import { HEX_PLACES, inPlay } from './geometry.ts';
import { actorIn, dealtIn, guestsOf, handOf, plowsLeft, seatsIn, zigguratsOf } from './position.ts';
import { buyToken, columnToken, dealtToken, dignitaryToken, handToken, hexToken, stepToken, vertexToken } from './tokens.ts';
import { type AssyriaWords, columnName, hexName } from './words.ts';

export function textOf(state: AssyriaState, words: AssyriaWords): TextSection[] {
  const { text } = words.messages;
  const digging = state.phase === PHASE.wells;
  return [
    ...tableSections(state, words),
    { title: text.offerings, lines: MULTIPLIER.map((_, step) => ({ token: stepToken(step), text: words.token(stepToken(step), state) })) },
    ...(digging ? [{ title: text.sites, lines: siteLines(state, words) }] : []),
    ...Array.from({ length: COLUMN_COUNT }, (_, column) => columnSection(state, column, words)),
  ];
}

/** All but the map and the offering track. */
export function tableSections(state: AssyriaState, words: AssyriaWords): TextSection[] {
  const { text } = words.messages;
  return [
    { title: text.game, lines: gameLines(state, words).map((line) => ({ text: line })) },
    { title: text.players, lines: seatsIn(state).map((seat) => ({ text: seatLine(state, seat, words) })) },
    ...cardSections(state, words),
    {
      title: text.field,
      lines: Array.from({ length: columns(state) }, (_, column) => columnToken(column)).map((token) => ({
        token,
        text: words.token(token, state),
      })),
    },
    {
      title: text.assur,
      lines: DIGNITARIES.map((name, dignitary) => ({
        token: dignitaryToken(dignitary),
        text: text.guests(words.messages.board.dignitaries[name], guestsText(state, dignitary, words)),
      })),
    },
  ];
}

/** Who has huts with a dignitary, from the top, and how much room is left below. */
function guestsText(state: AssyriaState, dignitary: number, { messages: { text, and }, who }: AssyriaWords): string {
  const guests = guestsOf(state, dignitary);
  const seated = guests.filter((guest) => guest >= 0);
  const free = guests.length - seated.length;
  return and([...seated.map(who), ...(free > 0 ? [text.free(free)] : [])]);
}

function gameLines(state: AssyriaState, { messages, who }: AssyriaWords): string[] {
  const { text, board, and } = messages;
  const laid = [...state.laid].filter((card) => card > 0).map(String);
  const over = state.phase === PHASE.over;
  const wells = VERTICES.filter((vertex) => wellAt(state, vertex)).map((vertex) => hexesAround(vertex).map(hexName).join('-'));
  return [
    board.reign(state.reign + 1, over ? REIGN_TURNS[state.reign]! : state.turn + 1),
    text.laid(and([...laid, ...(!over && bonusLies(state) ? [board.bonus] : [])]) || text.nothing),
    text.order(and(seatsIn(state).map((place) => who(state.order[place]!)))),
    text.wellsDug(and(wells) || text.nothing),
    board.wellsLeft(state.wellsLeft),
  ];
}

function seatLine(state: AssyriaState, seat: number, { messages, who, cards }: AssyriaWords): string {
  const { seat: m } = messages;
  const hand = handOf(state, seat).flatMap(({ card, count }) => Array<number>(count).fill(card));
  return messages.parts([
    messages.label(who(seat), messages.points(pointsOf(state, seat))),
    messages.camels(state.camels[seat]!),
    m.offering(state.offering[seat]!, MULTIPLIER[state.offering[seat]!]!),
    m.reserve(state.reserve[seat]!),
    m.ziggurats(zigguratsOf(state, seat).length, tilesOf(state, seat)),
    m.influence(influenceOf(state, seat)),
    m.hand(cards(hand)),
  ]);
}

/** The cards that can be picked: those dealt, the hand of the player to move, and those for sale. */
function cardSections(state: AssyriaState, words: AssyriaWords): TextSection[] {
  const { text } = words.messages;
  const lines = (tokens: readonly string[]): TextSection['lines'] => tokens.map((token) => ({ token, text: words.token(token, state) }));
  const seat = actorIn(state);
  const onSale = [...new Set([...state.field].filter((card) => card > 0))].map((card) => buyToken(card - 1));
  const sections = [
    { title: text.cards, lines: lines(dealtIn(state).map(({ card }) => dealtToken(card))) },
    { title: text.hand, lines: seat < 0 ? [] : lines(handOf(state, seat).map(({ card }) => handToken(card))) },
    {
      title: text.market,
      lines: state.phase === PHASE.actions ? lines([...onSale, ...(plowsLeft(state) > 0 ? [buyToken(PLOW)] : [])]) : [],
    },
  ];
  return sections.filter(({ lines: some }) => some.length > 0);
}

const siteLines = (state: AssyriaState, words: AssyriaWords): TextSection['lines'] =>
  VERTICES.filter((vertex) => hexesAround(vertex).every((hex) => inPlay(state.players, hex)))
    .map(vertexToken)
    .map((token) => ({ token, text: words.token(token, state) }));

function columnSection(state: AssyriaState, column: number, words: AssyriaWords): TextSection {
  const { text } = words.messages;
  const hexes = HEX_PLACES.filter((place) => place.column === column);
  const title = text.column(columnName(column));
  if (!inPlay(state.players, hexes[0]!.hex)) return { title, lines: [{ text: text.cutOff }] };
  return { title, lines: hexes.map(({ hex }) => ({ token: hexToken(hex), text: words.token(hexToken(hex), state) })) };
}
