/** What else to say about a previewed move: odds, production, claims, ranks, order. */
import {
  empireForecast,
  type Flood,
  hitChance,
  invasionOdds,
  isSumer,
  type Move,
  majorityForecast,
  needAgainst,
  orderForecast,
  productionForecast,
  ranked,
  SUMER,
  TURNS,
} from '../rules/index.ts';
import { RANKS } from './tokens.ts';
import type { FloodWords } from './words.ts';

/** Dice are never certain, so no probability is rounded up to 100%. */
const SUREST = 0.999;

/** The odds of an attack by the acting seat, in sentences. */
export function oddsLines(state: Flood, at: number, { messages }: FloodWords): string[] {
  const { lands, percent, decimal } = messages;
  const owner = state.armyOf[at]!;
  const own = state.ready[state.seat]!;
  if (owner === 0 || owner === state.seat + 1) return [];
  const need = needAgainst(state, state.seat, at);
  const { win, loss } = invasionOdds(own, state.armies[at]!, need);
  return [lands.odds(need, percent(hitChance(need))), lands.win(percent(Math.min(win, SUREST)), own, decimal(loss))];
}

const signed = (now: number, then: number): string => {
  const by = then - now;
  return by === 0 ? `${then}` : `${then} (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
};

/** What workers coming or going change: production, majorities, later empires. */
function workerLines(before: Flood, after: Flood, { messages, ...words }: FloodWords): string[] {
  const { seat } = before;
  const { notes: n } = messages;
  const lines: string[] = [];
  const now = productionForecast(before)[seat]!;
  const then = productionForecast(after)[seat]!;
  if (before.turn < TURNS && (now.grain !== then.grain || now.textiles !== then.textiles)) {
    lines.push(n.production(signed(now.grain, then.grain), signed(now.textiles, then.textiles)));
  }
  const led = majorityForecast(before);
  majorityForecast(after).forEach(({ place, points, seat: leader }, i) => {
    if (leader === seat && led[i]!.seat !== seat) lines.push(n.majority(words.place(place), points));
    if (leader !== seat && led[i]!.seat === seat) lines.push(n.lostMajority(words.place(place)));
  });
  const claimed = empireForecast(before);
  empireForecast(after).forEach(({ turn, empire, seats }, i) => {
    if (seats.includes(seat) && !claimed[i]?.seats.includes(seat)) lines.push(n.claim(words.empire(empire), turn));
  });
  return lines;
}

export function notes(
  state: Flood,
  { move, state: after }: { readonly move: Move; readonly state: Flood },
  words: FloodWords,
): readonly string[] {
  const { messages } = words;
  switch (move.type) {
    case 'invade':
      return oddsLines(state, move.to, words);
    case 'attack':
      return oddsLines(state, state.target, words);
    case 'workers':
    case 'scribe':
      return workerLines(state, after, words);
    case 'city':
      return isSumer(move.at) ? [messages.benefits[SUMER[move.at]!]] : [];
    case 'empire':
      return oddsLines(after, after.home[state.seat]!, words);
    case 'equip':
    case 'levy':
      return [messages.notes.rank(RANKS[ranked(after).indexOf(state.seat)]!)];
    case 'bid':
      return [messages.notes.order(words.and(orderForecast(after).map(words.who)), state.turn === TURNS)];
    case 'pass':
      return state.passed.some((passed) => passed !== 0) ? [] : [messages.notes.costs];
    default:
      return [];
  }
}
