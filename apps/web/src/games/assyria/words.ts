/** The sentences of Assyria, from the messages of a language. */
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
  MULTIPLIER,
  PHASE,
} from '@shinar/assyria';
import type { Seat } from '@shinar/core';
import type { AssyriaMessages } from '../../i18n/en/assyria.ts';
import type { Token } from '../../table/picks.ts';
import type { GameWords } from '../game-ui.ts';
import { linesOf } from './event-lines.ts';
import { placeOf } from './geometry.ts';
import { COSTS, DONE, priceOf, read, symbolOn, symbolsOn } from './names.ts';
import { actorIn } from './picking.ts';
import { guestsOf, handOf, standingAt } from './position.ts';

export interface AssyriaWords extends GameWords<Assyria> {
  readonly messages: AssyriaMessages;
  /** The names of players, hexes and cards, by their numbers. */
  who(seat: Seat): string;
  hex(hex: Hex): string;
  hexes(hexes: readonly Hex[]): string;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
}

/** As on the rules page (A2.1): columns and rows from 0. */
export const columnName = (column: number): string => `c${column}`;
export const rowName = (row: number): string => `r${row}`;
export const hexName = (hex: Hex): string => columnName(placeOf(hex).column) + rowName(placeOf(hex).row);

export function assyriaWords(messages: AssyriaMessages, names: readonly string[]): AssyriaWords {
  const { and, goods, tokens: t } = messages;
  const who = (seat: Seat): string => names[seat] ?? `${seat + 1}`;
  const hex = (at: Hex): string => messages.hex(hexName(at), goods[placeOf(at).good]);
  const hexes = (list: readonly Hex[]): string => and(list.map(hex));
  const card = (number: Card): string => {
    const symbol = symbolOn(number);
    return symbol === 'joker' || symbol === 'plow' ? messages[symbol] : messages.card(goods[symbol], symbolsOn(number));
  };
  const cards = (list: readonly Card[]): string => (list.length === 0 ? t.empty : and(list.map(card)));

  const hexLabel = (at: Hex, state: AssyriaState): string => {
    const { good, region } = placeOf(at);
    const ground = t.hex(hexName(at), goods[good], messages.regions[region]);
    const standing = standingAt(state, at);
    if (standing === undefined) return ground;
    const name = who(standing.seat);
    if (standing.level > 0) return `${ground}; ${t.ziggurat(name, standing.level)}`;
    if (state.phase !== PHASE.supply || actorIn(state) !== standing.seat) return `${ground}; ${t.hut(name)}`;
    return `${ground}; ${holds(state.fed, 0, at) ? t.fed(name) : t.hungry(name)}`;
  };

  const token = (each: Token, state: AssyriaState): string => {
    const { kind, number } = read(each);
    switch (kind) {
      case 'hex':
        return hexLabel(number, state);
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
        return t.buy(card(number), messages.camels(priceOf(number)));
      case 'dignitary': {
        const free = guestsOf(state, number).filter((guest) => guest < 0).length;
        return t.dignitary(messages.dignitaries[DIGNITARIES[number]!], messages.camels(COSTS[number]!), free);
      }
      case 'step':
        return t.step(number, MULTIPLIER[number]!);
      case 'action':
        return each === DONE ? t.done : t.end;
    }
  };

  const words: AssyriaWords = {
    messages,
    who,
    hex,
    hexes,
    card,
    cards,
    token,

    prompt({ task, facts = {} }, chosen) {
      const [first] = chosen;
      const played = first === undefined ? undefined : read(first);
      if (played?.kind === 'hand') return messages.chooseHuts(card(played.number), symbolsOn(played.number) - chosen.length + 1);
      return messages.tasks[task as AssyriaTask](facts as Readonly<Record<string, number>>);
    },

    events: (events) => linesOf(events, words),
    refusal: ({ reason, facts = {} }) =>
      reason === 'not-now' && facts.task !== undefined
        ? messages.notNow(facts.task as AssyriaTask)
        : messages.refusals[reason as AssyriaReason](facts as Readonly<Record<string, number>>),
    source: (source) => messages.sources[source as AssyriaSource],
  };
  return words;
}
