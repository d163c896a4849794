/** The sentences of After the Flood, built from the messages of a language. */

import type { Facts, Seat } from '@shinar/core';
import type { GameWords, Token } from '@shinar/words';
import {
  type AfterTheFlood,
  AREAS,
  armiesFor,
  EMPIRES,
  type Flood,
  GOODS,
  goodAt,
  PHASE,
  PLACES,
  placeOf,
  type Reason,
  type Task,
  TURNS,
  VALUE,
  workersAt,
} from '../rules/index.ts';
import { adviceOn } from './advise.ts';
import { aimText } from './aim.ts';
import type { FloodMessages } from './en/index.ts';
import { eventLines } from './event-lines.ts';
import { gainsOf } from './gains.ts';
import { ARMY_TOKEN, type AreaName, countIn, deedIn, empireIn, getIn, goodIn, type PlaceName, placeIn } from './tokens.ts';

export interface FloodWords extends GameWords<AfterTheFlood> {
  readonly messages: FloodMessages;
  who(seat: Seat): string;
  place(place: number): string;
  /** A kind of resource. */
  good(good: number): string;
  /** A number of pieces of a kind: "2 textiles". */
  pieces(good: number, count: number): string;
  empire(empire: number): string;
  /** Names joined as in a sentence. */
  and(items: readonly string[]): string;
}

export function floodWords(messages: FloodMessages, names: readonly string[]): FloodWords {
  const who = (seat: Seat): string => names[seat] ?? '';
  const place = (index: number): string => messages.places[PLACES[index]!];
  const good = (index: number): string => messages.goods[GOODS[index]!];
  const pieces = (index: number, count: number): string => messages.pieces(GOODS[index]!, count);
  const empire = (index: number): string => messages.empires[EMPIRES[index]!];
  const { and } = messages;
  const said = { who, place, pieces, empire, and, payments: messages.payments };

  const words: FloodWords = {
    messages,
    who,
    place,
    good,
    pieces,
    empire,
    and,
    prompt: ({ task, facts }, chosen, offered) =>
      picking(messages, task as Task, chosen, [...offered]) ?? askedIn(messages, task as Task, [...offered], facts),
    token: (token, state) => label(token, state),
    events: (events) => eventLines(events, messages, said),
    refusal: ({ reason }) => messages.refusals[reason as Reason],
    source: (source) => sourceText(messages, source),
    reason: (group) => messages.reasons[group as keyof typeof messages.reasons],
    advise: (move) => adviceOn(move, words),
    gains: (move, state) => gainsOf(state, move, words),
    aim: ({ facts }) => aimText(messages, facts),
    kind: (source) => messages.sources.kinds[source.slice(0, source.indexOf('-')) as SourceKind],
  };
  return words;

  function label(token: Token, state: Flood): string {
    const t = messages.tokens;
    const { seat } = state;
    const at = placeIn(token);
    if (at !== undefined) return at === placeOf('stock') ? t.stock(state.workers[workersAt(seat, at)]!) : place(at);
    const held = goodIn(token);
    if (held !== undefined) return t.good(capital(good(held)), state.goods[goodAt(seat, held)]!, VALUE[held]!);
    const got = getIn(token);
    if (got !== undefined) return t.get(pieces(got, 1));
    const rising = empireIn(token);
    if (rising !== undefined) return t.empire(empire(rising), armiesFor(state, seat, rising));
    const count = countIn(token);
    if (count !== undefined) return state.phase === PHASE.muster ? t.armies(count) : t.workers(count);
    if (token === ARMY_TOKEN) return t.army(state.ready[seat]!);
    const deed = deedIn(token);
    return deed === undefined ? token : messages.deeds[deed];
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence for a task, with its facts. */
function askedIn({ prompts: say, places, payments, or }: FloodMessages, task: Task, offered: readonly Token[], facts: Facts = {}): string {
  const number = (name: string): number => Number(facts[name] ?? 0);
  const area = (): string => places[AREAS.find((name) => name === facts.area)!];
  switch (task) {
    case 'act':
      return say.act({ turn: number('turn') });
    case 'pay-or-pass':
      return say[task]({ what: or(payable(offered).map((kind) => payments[kind])) });
    case 'place-on':
      return say['place-on']({ count: number('workers'), left: number('scribes') });
    case 'levy':
      return say.levy({ armies: number('armies'), left: number('left') });
    case 'equip':
      return say.equip({ value: number('value') });
    case 'bid':
      return say.bid({ value: number('value'), last: number('turn') === TURNS });
    case 'roll-for-home':
    case 'roll':
    case 'attack-or-stop':
      return say[task]({ area: area(), need: number('need'), defenders: number('defenders'), armies: number('armies') });
    case 'muster':
      return say.muster({ area: area() });
    case 'repeat-or-done':
    case 'expand-again':
      return say[task]({ armies: number('armies') });
    case 'extend':
      return say.extend({ count: number('wood') });
    default:
      return say[task]({});
  }
}

/** What an action can be paid with: all there is, where nothing is offered yet. */
function payable(offered: readonly Token[]): readonly (keyof FloodMessages['payments'])[] {
  const kinds = {
    good: offered.some((token) => goodIn(token) !== undefined),
    worker: offered.some((token) => placeIn(token) !== undefined),
    army: offered.includes(ARMY_TOKEN),
  };
  const all = ['good', 'worker', 'army'] as const;
  const some = all.filter((kind) => kinds[kind]);
  return some.length > 0 ? some : all;
}

/** What is asked halfway through picking, or when there is little left to choose. */
function picking({ picking: p }: FloodMessages, task: Task, chosen: readonly Token[], offered: readonly Token[]): string | undefined {
  if (offered.length === 1 && deedIn(offered[0]!) === 'done') return p.onlyDone;
  if (offered.length === 1 && deedIn(offered[0]!) === 'pass') return p.onlyPass;
  const has = (read: (token: Token) => unknown, tokens: readonly Token[]): boolean => tokens.some((token) => read(token) !== undefined);
  const goods = has(goodIn, offered);
  if (chosen.length === 0 && task === 'trade-on' && offered.length > 0) return tradingOn(p, offered);
  if (chosen.length === 0) return task === 'act' && offered.length > 0 && !goods ? p.noWorkers : undefined;
  if (task === 'extend') return p.extend;
  const deed = chosen.map(deedIn).find((each) => each !== undefined);
  const placed = has(placeIn, chosen);
  if (deed === 'trade' || task === 'trade-on') return has(goodIn, chosen) ? p.tradeGet : placed ? p.tradeGive : p.tradeWhere;
  if (deed === 'scribe') return placed ? p.scribeTo : p.scribeFrom;
  if (deed === 'moveCity' && !placed) return p.cityFrom;
  if (deed === 'city' || deed === 'moveCity') return p.city;
  if (deed !== undefined) return p.where;
  if (has(empireIn, chosen)) return p.empire;
  if (has(goodIn, chosen)) return placed ? p.count : p.good;
  return goods ? (has(deedIn, offered) || has(empireIn, offered) ? p.place : p.placeWith) : p.deeds;
}

function tradingOn(p: FloodMessages['picking'], offered: readonly Token[]): string | undefined {
  if (!offered.some((token) => deedIn(token) === 'tool')) return p.tradeOn;
  return offered.some((token) => placeIn(token) !== undefined) ? undefined : p.toolsOn;
}

type SourceKind = keyof FloodMessages['sources']['kinds'];

function sourceText({ sources, places }: FloodMessages, source: string): string {
  if (source === 'areas' || source === 'nippur') return sources[source];
  const cut = source.indexOf('-');
  const place = places[source.slice(cut + 1) as AreaName | PlaceName];
  return source.startsWith('extension') ? sources.extension(place) : sources.majority(place);
}
