import { type AssyriaMove, type AssyriaState, cardsOf, DIGNITARIES, FULL_HEIGHT } from '../rules/index.ts';
import { standingAt } from './position.ts';
import type { AssyriaWords } from './words.ts';

/** A ziggurat with this many tiles lacks only its roof. */
const WITH_CENTRE = FULL_HEIGHT - 1;

/** A move as advice. Chance needs none. */
export function adviceOn(move: AssyriaMove, state: AssyriaState, words: AssyriaWords): string {
  const { messages, card, cards, hex, hexes } = words;
  const { advise } = messages;
  switch (move.type) {
    case 'settle':
    case 'hut':
    case 'build':
      return advise[move.type](hex(move.at));
    case 'extend':
      return advise[standingAt(state, move.at)?.level === WITH_CENTRE ? 'roof' : 'centre'](hex(move.at));
    case 'keep':
    case 'buy':
      return advise[move.type](card(move.card));
    case 'harvest':
      return advise.harvest(move.column + 1, cards(cardsOf(state, move.column)));
    case 'feed':
      return advise.feed(card(move.card), hexes(move.huts));
    case 'well':
      return advise.well(hexes(move.at));
    case 'intrigue':
      return advise.intrigue(messages.dignitaries[DIGNITARIES[move.with]!]);
    case 'offer':
      return advise.offer(messages.camels(move.camels));
    case 'done':
    case 'end':
      return advise[move.type];
    default:
      return '';
  }
}
