/** The sentences of Assyria, built from the messages of a language. */

import type { Prompt, Seat } from '@shinar/core';
import type { GameWords, Token } from '@shinar/words';
import {
  type Assyria,
  type AssyriaReason,
  type AssyriaSource,
  type AssyriaState,
  type AssyriaTask,
  type Card,
  cardsOf,
  DIGNITARIES,
  type Hex,
  hexesAround,
  holds,
  INTRIGUE_COST,
  MULTIPLIER,
  PHASE,
  PRICE,
  SYMBOLS,
} from '../rules/index.ts';
import { adviceOn } from './advise.ts';
import type { AssyriaMessages } from './en/index.ts';
import { linesOf } from './event-lines.ts';
import { gainsOf } from './gains.ts';
import { placeOf } from './geometry.ts';
import { actorIn, guestsOf, handOf, standingAt } from './position.ts';
import { DONE, read, symbolOn } from './tokens.ts';

export interface AssyriaWords extends GameWords<Assyria> {
  readonly messages: AssyriaMessages;
  /** The names of players, hexes and cards, by number. */
  who(seat: Seat): string;
  hex(hex: Hex): string;
  hexes(hexes: readonly Hex[]): string;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
}

/** As on the rules page (A2.1): columns from A, rows from 1. */
export const columnName = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);
export const rowName = (row: number): string => `${row + 1}`;
export const hexName = (hex: Hex): string => columnName(placeOf(hex).column) + rowName(placeOf(hex).row);

export function assyriaWords(messages: AssyriaMessages, names: readonly string[]): AssyriaWords {
  const { and, goods, tokens } = messages;
  const who = (seat: Seat): string => names[seat] ?? `${seat + 1}`;
  const hex = (at: Hex): string => messages.hex(hexName(at), goods[placeOf(at).good]);
  const hexes = (list: readonly Hex[]): string => and(list.map(hex));
  const card = (number: Card): string => {
    const symbol = symbolOn(number);
    return symbol === 'joker' || symbol === 'plow' ? messages[symbol] : messages.card(goods[symbol], SYMBOLS[number]!);
  };
  const cards = (list: readonly Card[]): string => (list.length === 0 ? tokens.empty : and(list.map(card)));

  const words: AssyriaWords = {
    messages,
    who,
    hex,
    hexes,
    card,
    cards,
    token: (token, state) => tokenLabel(token, state, words),

    prompt({ task, facts = {} }, chosen) {
      const [first] = chosen;
      const played = first === undefined ? undefined : read(first);
      if (played?.kind === 'hand') return messages.chooseHuts(card(played.number), SYMBOLS[played.number]! - chosen.length + 1);
      if (task === 'act' && facts.camels !== 0) return askToAct(facts, messages);
      return messages.tasks[task as AssyriaTask](facts as Readonly<Record<string, number>>);
    },

    events: (events) => linesOf(events, words),
    refusal: ({ reason, facts = {} }) =>
      reason === 'not-now' && facts.task !== undefined
        ? messages.notNow(facts.task as AssyriaTask)
        : messages.refusals[reason as AssyriaReason](facts as Readonly<Record<string, number>>),
    source: (source) => messages.sources[source as AssyriaSource],
    reason: (group) => messages.reasons[group as keyof typeof messages.reasons],
    advise: (move, state) => adviceOn(move, state, words),
    gains: (move, state) => gainsOf(state, move, words),
  };
  return words;
}

/** With camels left: names what they can pay for. */
function askToAct(facts: NonNullable<Prompt['facts']>, { act, actions, onlyEnd, or }: AssyriaMessages): string {
  const payable = Object.entries(actions).flatMap(([action, name]) => (facts[action] === 0 ? [] : [name]));
  return payable.length === 0 ? onlyEnd : act(Number(facts.camels), or(payable));
}

/** A hex and what stands on it. */
function hexLabel(at: Hex, state: AssyriaState, { messages, who }: AssyriaWords): string {
  const { goods, parts, tokens: t } = messages;
  const { good, region } = placeOf(at);
  const ground = t.hex(hexName(at), goods[good], messages.regions[region]);
  const standing = standingAt(state, at);
  if (standing === undefined) return ground;
  const name = who(standing.seat);
  if (standing.level > 0) return parts([ground, t.ziggurat(name, standing.level)]);
  if (state.phase !== PHASE.supply || actorIn(state) !== standing.seat) return parts([ground, t.hut(name)]);
  return parts([ground, holds(state.fed, 0, at) ? t.fed(name) : t.hungry(name)]);
}

function tokenLabel(each: Token, state: AssyriaState, words: AssyriaWords): string {
  const { messages, who, card, cards } = words;
  const { and, tokens: t } = messages;
  const { kind, number } = read(each);
  switch (kind) {
    case 'hex':
      return hexLabel(number, state, words);
    case 'vertex':
      return t.well(and(hexesAround(number).map(hexName)));
    case 'hand': {
      const held = handOf(state, actorIn(state)).find((own) => own.card === number);
      return t.hand(card(number), held?.count ?? 1);
    }
    case 'dealt':
      return t.dealt(card(number));
    case 'column': {
      const disc = state.discs[number]! - 1;
      return t.column(number + 1, cards(cardsOf(state, number)), disc < 0 ? undefined : who(disc));
    }
    case 'buy':
      return t.buy(card(number), messages.camels(PRICE[number]!));
    case 'dignitary': {
      const free = guestsOf(state, number).filter((guest) => guest < 0).length;
      return t.dignitary(messages.dignitaries[DIGNITARIES[number]!], messages.camels(INTRIGUE_COST[number]!), free);
    }
    case 'step':
      return t.step(number, MULTIPLIER[number]!);
    case 'action':
      return each === DONE ? t.done : t.end;
  }
}
