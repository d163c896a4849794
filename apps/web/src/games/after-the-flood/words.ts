/** The sentences of After the Flood, from the messages of a language. */
import {
  type AfterTheFlood,
  AREAS,
  EMPIRES,
  type Flood,
  GOODS,
  goodAt,
  OPENINGS,
  PLACES,
  placeOf,
  type Reason,
  STAGE,
  type Task,
  VALUE,
  workersAt,
} from '@shinar/after-the-flood';
import type { Facts, Seat } from '@shinar/core';
import type { FloodMessages } from '../../i18n/en/after-the-flood.ts';
import type { Token } from '../../table/picks.ts';
import type { GameWords } from '../game-ui.ts';
import { eventLines } from './event-lines.ts';
import { NOTHING_SAID, type Said } from './said.ts';
import { ARMY_TOKEN, type AreaName, countIn, deedIn, empireIn, getIn, goodIn, type PlaceName, placeIn } from './tokens.ts';

export interface FloodWords extends GameWords<AfterTheFlood> {
  readonly messages: FloodMessages;
  who(seat: Seat): string;
  place(place: number): string;
  good(good: number): string;
  empire(empire: number): string;
  /** Names joined as in a sentence. */
  and(items: readonly string[]): string;
}

export function floodWords(messages: FloodMessages, names: readonly string[]): FloodWords {
  const who = (seat: Seat): string => names[seat] ?? '';
  const place = (index: number): string => messages.places[PLACES[index]!];
  const good = (index: number): string => messages.goods[GOODS[index]!];
  const empire = (index: number): string => messages.empires[EMPIRES[index]!];
  const { and } = messages;
  const said = { who, place, good, empire, and, payments: messages.payments };

  return {
    messages,
    who,
    place,
    good,
    empire,
    and,
    prompt: ({ task, facts }, chosen) => picking(messages, task as Task, chosen) ?? messages.prompts[task as Task](saidOf(messages, facts)),
    token: (token, state) => label(token, state),
    events: (events) => eventLines(events, messages, said),
    refusal: ({ reason }) => messages.refusals[reason as Reason],
    source: (source) => sourceText(messages, source),
    kind: (source) => messages.sources.kinds[source.slice(0, source.indexOf('-')) as SourceKind],
  };

  function label(token: Token, state: Flood): string {
    const t = messages.tokens;
    const { seat } = state;
    const at = placeIn(token);
    if (at !== undefined) return at === placeOf('stock') ? t.stock(state.workers[workersAt(seat, at)]!) : place(at);
    const held = goodIn(token);
    if (held !== undefined) return t.good(capital(good(held)), state.goods[goodAt(seat, held)]!, VALUE[held]!);
    const got = getIn(token);
    if (got !== undefined) return t.get(good(got));
    const rising = empireIn(token);
    if (rising !== undefined) return t.empire(empire(rising), armiesOf(state.turn, rising));
    const count = countIn(token);
    if (count !== undefined) return state.stage === STAGE.muster ? t.armies(count) : t.workers(count);
    if (token === ARMY_TOKEN) return t.army(state.ready[seat]!);
    const deed = deedIn(token);
    return deed === undefined ? token : messages.deeds[deed];
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const armiesOf = (turn: number, empire: number): number => OPENINGS[turn - 1]?.find((one) => one.empire === empire)?.armies ?? 0;

/** A prompt's facts as names and numbers. */
function saidOf(messages: FloodMessages, facts: Facts = {}): Said {
  const number = (name: string): number => Number(facts[name] ?? 0);
  const area = AREAS.find((name) => name === facts.area);
  return {
    ...NOTHING_SAID,
    area: area === undefined ? '' : messages.places[area],
    turn: number('turn'),
    armies: number('armies'),
    defenders: number('defenders'),
    need: number('need'),
    value: number('value'),
    count: number('workers') + number('wood'),
    left: number('scribes') + number('left'),
  };
}

/** What is asked in the middle of picking; nothing at its beginning. */
function picking({ picking: p }: FloodMessages, task: Task, chosen: readonly Token[]): string | undefined {
  if (chosen.length === 0) return undefined;
  if (task === 'extend') return p.extend;
  const deed = chosen.map(deedIn).find((each) => each !== undefined);
  const has = (read: (token: Token) => number | undefined): boolean => chosen.some((token) => read(token) !== undefined);
  if (deed === 'trade' || task === 'trade-on') return has(goodIn) ? p.tradeGet : has(placeIn) ? p.tradeGive : p.tradeWhere;
  if (deed === 'scribe') return has(placeIn) ? p.scribeTo : p.scribeFrom;
  if (deed === 'city') return p.city;
  if (deed !== undefined) return p.where;
  if (has(empireIn)) return p.empire;
  if (has(goodIn)) return has(placeIn) ? p.count : p.good;
  return p.place;
}

type SourceKind = keyof FloodMessages['sources']['kinds'];

function sourceText({ sources, places }: FloodMessages, source: string): string {
  if (source === 'areas' || source === 'nippur') return sources[source];
  const cut = source.indexOf('-');
  const place = places[source.slice(cut + 1) as AreaName | PlaceName];
  return source.startsWith('extension') ? sources.extension(place) : sources.majority(place);
}
