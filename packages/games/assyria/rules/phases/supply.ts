/** A6.2 to A6.5: cards feed huts; huts that are not fed go. */
import type { Code, MoveList } from '@shinar/core';
import { GOOD_OF, HEX_COUNT, type Hex, OF_GOOD } from '../board.ts';
import type { Emit } from '../events.ts';
import { cardFed, countFed, hutFed, packFeed } from '../moves.ts';
import { REFUSED, refusal, type Verdict } from '../rulebook.ts';
import { type Card, GOOD_SHOWN, isWild, KINDS, PLOW, SYMBOLS } from '../shared/cards.ts';
import { add, holds, lowest, members, size } from '../shared/hexset.ts';
import { handOf, held, type State, seatToAct } from '../state.ts';

/** The hexes where each card can feed, as a hexset. */
const FEEDS = Int32Array.from({ length: KINDS * 2 }, (_, word) =>
  isWild(word >> 1) ? -1 : OF_GOOD[GOOD_SHOWN[word >> 1] * 2 + (word & 1)],
);

/** The hexes of a set, ascending; returns how many there are. */
const matching = new Int8Array(HEX_COUNT);
function fillMatching(west: number, east: number): number {
  let count = 0;
  for (let word = west; word !== 0; word &= word - 1) matching[count++] = lowest(word);
  for (let word = east; word !== 0; word &= word - 1) matching[count++] = 32 + lowest(word);
  return count;
}

/** The acting seat's unfed huts, in one half of the map. */
const unfed = (state: State, half: number): number => state.huts[seatToAct(state) * 2 + half] & ~state.fed[half];

export function refuseFeed(state: State, card: Card, huts: readonly Hex[]): Verdict {
  const seat = seatToAct(state);
  if (held(state, seat, card) === 0) return REFUSED.cardNotHeld;
  for (let i = 0; i < huts.length; i++) {
    if (i > 0 && huts[i] <= huts[i - 1]) return REFUSED.hutTwice;
    if (!holds(state.huts, seat, huts[i])) return REFUSED.feedNotYourHut;
    if (holds(state.fed, 0, huts[i])) return REFUSED.hutFed;
    if (!isWild(card) && GOOD_OF[huts[i]] !== GOOD_SHOWN[card]) return REFUSED.otherGood;
  }
  if (huts.length > SYMBOLS[card]) return refusal('A6.2', 'too-many-huts', { most: SYMBOLS[card] });
  const count = fillMatching(unfed(state, 0) & FEEDS[card * 2], unfed(state, 1) & FEEDS[card * 2 + 1]);
  const needed = Math.min(SYMBOLS[card], count);
  return huts.length < Math.max(1, needed) ? refusal('A6.4', 'too-few-huts', { needed }) : undefined;
}

/** A6.4: for each card in hand, every choice of as many huts as it can feed. */
export function listFeed(state: State, out: MoveList): void {
  const hand = handOf(seatToAct(state));
  const west = unfed(state, 0);
  const east = unfed(state, 1);
  for (let card = 0; card < KINDS; card++) {
    if (state.hand[hand + card] === 0) continue;
    const count = fillMatching(west & FEEDS[card * 2], east & FEEDS[card * 2 + 1]);
    if (count > 0) pushChoices(out, card, count);
  }
}

function pushChoices(out: MoveList, card: Card, count: number): void {
  const fed = Math.min(SYMBOLS[card], count);
  for (let i = 0; i <= count - fed; i++) {
    if (fed === 1) out.push(packFeed(card, 1, matching[i]));
    for (let j = i + 1; fed > 1 && j <= count - fed + 1; j++) {
      if (fed === 2) out.push(packFeed(card, 2, matching[i], matching[j]));
      for (let k = j + 1; fed > 2 && k < count; k++) out.push(packFeed(card, 3, matching[i], matching[j], matching[k]));
    }
  }
}

export function canFeed(state: State): boolean {
  const hand = handOf(seatToAct(state));
  const west = unfed(state, 0);
  const east = unfed(state, 1);
  if ((west | east) === 0) return false;
  for (let card = 0; card < KINDS; card++) {
    if (state.hand[hand + card] > 0 && ((west & FEEDS[card * 2]) | (east & FEEDS[card * 2 + 1])) !== 0) return true;
  }
  return false;
}

export function applyFeed(state: State, code: Code, emit?: Emit): void {
  const seat = seatToAct(state);
  const card = cardFed(code);
  const count = countFed(code);
  for (let i = 0; i < count; i++) add(state.fed, 0, hutFed(code, i));
  state.hand[handOf(seat) + card]--;
  if (card !== PLOW) state.discard[card]++;
  emit?.({ type: 'hutsFed', seat, card, huts: [0, 1, 2].slice(0, count).map((i) => hutFed(code, i)) });
}

export function famine(state: State, emit?: Emit): void {
  const seat = seatToAct(state);
  const fed = size(state.fed, 0);
  const starved = size(state.huts, seat) - fed;
  if (starved === 0) return;
  const huts = emit && members(state.huts, seat).filter((hut) => !holds(state.fed, 0, hut));
  state.huts[seat * 2] = state.fed[0];
  state.huts[seat * 2 + 1] = state.fed[1];
  state.reserve[seat] += starved;
  if (huts !== undefined) emit?.({ type: 'hutsStarved', seat, huts });
}
