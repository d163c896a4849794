/** The record form of the moves. Draws of one order, row or deal make one step; all else is one move a step. */
import { InputError, MOST_NUMBER, readInteger, readList, readListOf, readName, readObject, type StepBody, type Steps } from '@shinar/core';
import { HEX_NAMES, type Hex } from './board.ts';
import { CARD_NAMES, FOODS, SYMBOLS } from './cards.ts';
import type { Move } from './moves.ts';
import type { Assyria } from './rules.ts';
import { DIGNITARIES, PHASE, type State } from './state.ts';

const MOST_IN_HUTS = Math.max(...SYMBOLS);
const FOOD_NAMES = CARD_NAMES.slice(0, FOODS);

type Read = (fields: Record<string, unknown>, path: string) => readonly Move[];
type Form = { readonly fields: readonly string[]; readonly read: Read };

const readHex = (value: unknown, path: string): Hex => readName(value, path, HEX_NAMES);
const readFood = (value: unknown, path: string): number => readName(value, path, FOOD_NAMES);
const readCard = (value: unknown, path: string): number => readName(value, path, CARD_NAMES);

/** Hexes in any order, none twice; ascending. */
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

const atHex = (type: 'settle' | 'hut' | 'build' | 'extend'): Form => ({
  fields: ['at'],
  read: ({ at }, path) => [{ type, at: readHex(at, `${path}.at`) }],
});
const plain = (type: 'done' | 'end'): Form => ({ fields: [], read: () => [{ type }] });

const FORMS: Readonly<Record<string, Form>> = {
  order: {
    fields: ['seats'],
    read: ({ seats }, path) =>
      readList(seats, `${path}.seats`, (seat, where) => ({ type: 'order', seat: readInteger(seat, where, 0, MOST_NUMBER) })),
  },
  sow: {
    fields: ['cards'],
    read: ({ cards }, path) => {
      const moves = readList(cards, `${path}.cards`, (card, where): Move => ({ type: 'sow', card: readFood(card, where) }));
      return moves.length > 0 ? moves : [{ type: 'fallow' }];
    },
  },
  deal: {
    fields: ['cards'],
    read: ({ cards }, path) => readList(cards, `${path}.cards`, (card, where) => ({ type: 'deal', card: readFood(card, where) })),
  },
  expansion: {
    fields: ['card'],
    read: ({ card }, path) => [{ type: 'expansion', card: readInteger(card, `${path}.card`, 0, MOST_NUMBER) }],
  },
  settle: atHex('settle'),
  keep: { fields: ['card'], read: ({ card }, path) => [{ type: 'keep', card: readFood(card, `${path}.card`) }] },
  harvest: {
    fields: ['column'],
    read: ({ column }, path) => [{ type: 'harvest', column: readInteger(column, `${path}.column`, 0, MOST_NUMBER) }],
  },
  hut: atHex('hut'),
  feed: {
    fields: ['card', 'huts'],
    read: ({ card, huts }, path) => [{ type: 'feed', card: readCard(card, `${path}.card`), huts: readHuts(huts, `${path}.huts`) }],
  },
  well: { fields: ['at'], read: ({ at }, path) => [{ type: 'well', at: readMeeting(at, `${path}.at`) }] },
  done: plain('done'),
  build: atHex('build'),
  extend: atHex('extend'),
  intrigue: {
    fields: ['with'],
    read: ({ with: dignitary }, path) => [{ type: 'intrigue', with: readName(dignitary, `${path}.with`, DIGNITARIES) }],
  },
  offer: {
    fields: ['camels'],
    read: ({ camels }, path) => [{ type: 'offer', camels: readInteger(camels, `${path}.camels`, 0, MOST_NUMBER) }],
  },
  buy: { fields: ['card'], read: ({ card }, path) => [{ type: 'buy', card: readCard(card, `${path}.card`) }] },
  end: plain('end'),
};

function read(body: StepBody, path: string): readonly Move[] {
  const form = Object.hasOwn(FORMS, body.do) ? FORMS[body.do] : undefined;
  if (form === undefined) {
    throw new InputError({ path: `${path}.do`, reason: 'unknown-name', facts: { got: body.do, expected: Object.keys(FORMS).join(' ') } });
  }
  return form.read(readObject(body, path, ['do', ...form.fields]), path);
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

export const steps: Steps<Assyria> = { continues, write, read };
