/** The record form of the moves. The draws of an order, row or deal make one step; every other move is a step of its own. */
import {
  InputError,
  listOf,
  nameOf,
  readByClause,
  readList,
  readListOf,
  readName,
  readNumber,
  readObject,
  type StepBody,
  type StepForm,
  type Steps,
  WHOLE,
} from '@shinar/core';
import { HEX_NAMES, type Hex } from './board.ts';
import type { Move } from './moves.ts';
import type { Clause } from './rulebook.ts';
import type { Assyria } from './rules.ts';
import { CARD_NAMES, FOODS, SYMBOLS } from './shared/cards.ts';
import { DIGNITARIES, PHASE, type State } from './state.ts';

const MOST_IN_HUTS = Math.max(...SYMBOLS);
const FOOD_NAMES = CARD_NAMES.slice(0, FOODS);

type Read = (fields: Record<string, unknown>, path: string) => readonly Move[];
type Form = { readonly clause: Clause; readonly fields: StepForm; readonly read: Read };

const HEX = nameOf(HEX_NAMES);
const FOOD = nameOf(FOOD_NAMES);
const CARD = nameOf(CARD_NAMES);

const readHex = (value: unknown, path: string): Hex => readName(value, path, HEX_NAMES);
const readFood = (value: unknown, path: string): number => readName(value, path, FOOD_NAMES);
const readCard = (value: unknown, path: string): number => readName(value, path, CARD_NAMES);

/** Reads hexes in any order, none twice; returns them ascending. */
function readHexes(value: unknown, path: string): Hex[] {
  const hexes = readList(value, path, readHex);
  hexes.forEach((hex, i) => {
    if (hexes.indexOf(hex) < i) throw new InputError({ path: `${path}[${i}]`, reason: 'twice', facts: { got: HEX_NAMES[hex] } });
  });
  return hexes.sort((a, b) => a - b);
}

function readHuts(value: unknown, path: string): Hex[] {
  const huts = readHexes(value, path);
  if (huts.length === 0 || huts.length > MOST_IN_HUTS) {
    throw new InputError({ path, reason: 'not-in-range', facts: { got: huts.length, least: 1, most: MOST_IN_HUTS } });
  }
  return huts;
}

function readMeeting(value: unknown, path: string): Hex[] {
  readListOf(value, path, 3, readHex);
  return readHexes(value, path);
}

const atHex = (type: 'settle' | 'hut' | 'build' | 'extend', clause: Clause): Form => ({
  clause,
  fields: { at: HEX },
  read: ({ at }, path) => [{ type, at: readHex(at, `${path}.at`) }],
});
const plain = (type: 'done' | 'end', clause: Clause): Form => ({ clause, fields: {}, read: () => [{ type }] });

const FORMS: Readonly<Record<string, Form>> = {
  order: {
    clause: 'A3.1',
    fields: { seats: listOf(WHOLE) },
    read: ({ seats }, path) => readList(seats, `${path}.seats`, (seat, where) => ({ type: 'order', seat: readNumber(seat, where) })),
  },
  sow: {
    clause: 'A5.1',
    fields: { cards: listOf(FOOD) },
    read: ({ cards }, path) => {
      const moves = readList(cards, `${path}.cards`, (card, where): Move => ({ type: 'sow', card: readFood(card, where) }));
      return moves.length > 0 ? moves : [{ type: 'fallow' }];
    },
  },
  deal: {
    clause: 'A3.4',
    fields: { cards: listOf(FOOD) },
    read: ({ cards }, path) => readList(cards, `${path}.cards`, (card, where) => ({ type: 'deal', card: readFood(card, where) })),
  },
  expansion: {
    clause: 'A7.6',
    fields: { card: WHOLE },
    read: ({ card }, path) => [{ type: 'expansion', card: readNumber(card, `${path}.card`) }],
  },
  settle: atHex('settle', 'A3.3'),
  keep: { clause: 'A3.4', fields: { card: FOOD }, read: ({ card }, path) => [{ type: 'keep', card: readFood(card, `${path}.card`) }] },
  harvest: {
    clause: 'A5.2',
    fields: { column: WHOLE },
    read: ({ column }, path) => [{ type: 'harvest', column: readNumber(column, `${path}.column`) }],
  },
  hut: atHex('hut', 'A6.1'),
  feed: {
    clause: 'A6.2',
    fields: { card: CARD, huts: listOf(HEX) },
    read: ({ card, huts }, path) => [{ type: 'feed', card: readCard(card, `${path}.card`), huts: readHuts(huts, `${path}.huts`) }],
  },
  well: { clause: 'A6.6', fields: { at: listOf(HEX) }, read: ({ at }, path) => [{ type: 'well', at: readMeeting(at, `${path}.at`) }] },
  done: plain('done', 'A6.6'),
  build: atHex('build', 'A7.1'),
  extend: atHex('extend', 'A7.2'),
  intrigue: {
    clause: 'A7.3',
    fields: { with: nameOf(DIGNITARIES) },
    read: ({ with: dignitary }, path) => [{ type: 'intrigue', with: readName(dignitary, `${path}.with`, DIGNITARIES) }],
  },
  offer: {
    clause: 'A7.4',
    fields: { camels: WHOLE },
    read: ({ camels }, path) => [{ type: 'offer', camels: readNumber(camels, `${path}.camels`) }],
  },
  buy: { clause: 'A7.5', fields: { card: CARD }, read: ({ card }, path) => [{ type: 'buy', card: readCard(card, `${path}.card`) }] },
  end: plain('end', 'A7.6'),
};

function read(body: StepBody, path: string): readonly Move[] {
  const form = Object.hasOwn(FORMS, body.do) ? FORMS[body.do] : undefined;
  if (form === undefined) {
    throw new InputError({ path: `${path}.do`, reason: 'unknown-name', facts: { got: body.do, expected: Object.keys(FORMS).join(' ') } });
  }
  const fields = readObject(body, path, ['do', ...Object.keys(form.fields)]);
  return readByClause(form.clause, () => form.read(fields, path));
}

const hexNames = (hexes: readonly Hex[]): string[] => hexes.map((hex) => HEX_NAMES[hex]);
const cardNames = (moves: readonly Move[]): string[] => moves.flatMap((move) => ('card' in move ? [CARD_NAMES[move.card]] : []));

function write(moves: readonly Move[]): StepBody {
  const move = moves[0];
  switch (move.type) {
    case 'order':
      return { do: 'order', seats: moves.flatMap((each) => (each.type === 'order' ? [each.seat] : [])) };
    case 'sow':
    case 'deal':
      return { do: move.type, cards: cardNames(moves) };
    case 'fallow':
      return { do: 'sow', cards: [] };
    case 'expansion':
      return { do: 'expansion', card: move.card };
    case 'settle':
    case 'hut':
    case 'build':
    case 'extend':
      return { do: move.type, at: HEX_NAMES[move.at] };
    case 'keep':
    case 'buy':
      return { do: move.type, card: CARD_NAMES[move.card] };
    case 'harvest':
      return { do: 'harvest', column: move.column };
    case 'feed':
      return { do: 'feed', card: CARD_NAMES[move.card], huts: hexNames(move.huts) };
    case 'well':
      return { do: 'well', at: hexNames(move.at) };
    case 'intrigue':
      return { do: 'intrigue', with: DIGNITARIES[move.with] };
    case 'offer':
      return { do: 'offer', camels: move.camels };
    case 'done':
    case 'end':
      return { do: move.type };
  }
}

const DRAWN_TOGETHER: readonly number[] = [PHASE.order, PHASE.sow, PHASE.deal];
const continues = (state: State): boolean => state.drawn > 0 && DRAWN_TOGETHER.includes(state.phase);

const forms = Object.fromEntries(Object.entries(FORMS).map(([name, { fields }]) => [name, fields]));

export const steps: Steps<Assyria> = { forms, continues, write, read };
