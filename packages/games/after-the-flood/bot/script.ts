/** After the Flood by the book, without any search: cities first, traders, an empire a turn, all trades in one action, full sets for the extensions. */

import type { Script } from '@shinar/bots';
import { type Code, firstOf, kindOf, MoveList, secondOf, thirdOf } from '@shinar/core';
import {
  ATTACK_CODE,
  afterTheFlood,
  DONE_CODE,
  EXTENSION_WOOD,
  type Flood,
  GOLD,
  GRAIN,
  goodAt,
  HOME,
  isSumer,
  KIND,
  LAPIS,
  METAL,
  OIL,
  OPENINGS,
  PASS_CODE,
  PHASE,
  type Place,
  placeOf,
  REPEAT_CODE,
  SEATS,
  STOP_CODE,
  TEXTILES,
  TOOLS,
  TURNS,
  VALUE,
  WOOD,
  workersAt,
} from '../rules/index.ts';

const { rules } = afterTheFlood;
const STOCK = placeOf('stock');

/** How a style plays. */
interface Style {
  /** Where cities go, the dearest first, and how many by which turn. */
  readonly cities: readonly Place[];
  readonly by: readonly number[];
  /** Where workers go, how many, in this order. */
  readonly places: readonly (readonly [Place, number])[];
  /** Goods spent on armies for an empire, at most. */
  readonly levies: number;
  /** Whether others' armies are attacked wherever they can be, and others' cities destroyed. */
  readonly fights: boolean;
  /** Luxuries that an extension must have before the last turn. */
  readonly luxuries: number;
  /** Passes after so many actions of a turn. */
  readonly actions: number;
}

const sites = (...names: Parameters<typeof placeOf>[0][]): Place[] => names.map(placeOf);
const ALL_SITES = sites('babylon', 'nippur', 'ur', 'eridu', 'uruk', 'sippar', 'umma', 'shuruppak', 'lagash');
const at = (name: Parameters<typeof placeOf>[0], count: number): readonly [Place, number] => [placeOf(name), count];
const TRADERS = [at('amorites', 2), at('kassites', 1), at('egypt', 1), at('mittani', 1), at('tool-makers', 1)];

const STYLES: Readonly<Record<string, Style>> = {
  script: { cities: ALL_SITES, by: [2, 3, 4, 4, 4], places: TRADERS, levies: 2, fights: false, luxuries: 3, actions: 99 },
  'script-builder': {
    cities: sites('sippar', 'ur', 'eridu', 'uruk', 'babylon', 'nippur', 'umma', 'lagash', 'shuruppak'),
    by: [3, 4, 4, 4, 4],
    places: [...TRADERS, at('chaldea', 1), at('dilmun', 2), at('weaving', 2), at('tool-makers', 2)],
    levies: 0,
    fights: false,
    luxuries: 4,
    actions: 99,
  },
  'script-warrior': {
    cities: ALL_SITES,
    by: [2, 2, 3, 3, 3],
    places: TRADERS.slice(0, 3),
    levies: 5,
    fights: true,
    luxuries: 2,
    actions: 99,
  },
  'script-rusher': { cities: ALL_SITES, by: [2, 3, 4, 4, 4], places: TRADERS, levies: 2, fights: false, luxuries: 2, actions: 9 },
};

/** By name. */
export const floodScripts: Readonly<Record<string, () => Script>> = Object.fromEntries(
  Object.entries(STYLES).map(([name, style]) => [name, () => scriptOf(style) as Script]),
);

const list = new MoveList();
const find = (kind: number, fits: (code: Code) => boolean): Code | undefined => {
  for (let i = 0; i < list.length; i++) if (kindOf(list.codes[i]!) === kind && fits(list.codes[i]!)) return list.codes[i]!;
  return undefined;
};
const has = (state: Flood, good: number): number => state.goods[goodAt(state.seat, good)]!;
const own = (state: Flood, place: Place): number => state.workers[workersAt(state.seat, place)]!;
const citiesOf = (state: Flood): number => state.city.filter((owner) => owner === state.seat + 1).length;

function scriptOf(style: Style): Script<Flood> {
  let turn = 0;
  let actions = 0;
  let levied = 0;
  return (state) => {
    rules.legal(state, list);
    if (state.turn !== turn) actions = levied = 0;
    turn = state.turn;
    switch (state.phase) {
      case PHASE.act:
      case PHASE.paid:
        actions += state.phase === PHASE.act ? 1 : 0;
        return act(state, style, actions);
      case PHASE.trading:
        return tradeOn(state) ?? DONE_CODE;
      case PHASE.levy:
        return levy(state, style.levies - levied++);
      case PHASE.press:
        return state.ready[state.seat]! > state.armies[state.target]! + 1 ? ATTACK_CODE : STOP_CODE;
      case PHASE.expanded:
        return list.has(REPEAT_CODE) && state.ready[state.seat]! > 4 ? REPEAT_CODE : DONE_CODE;
      case PHASE.again:
        return expand(state, style) ?? list.codes[0]!;
      case PHASE.extend:
        return extend(state, style);
      case PHASE.muster:
        return list.codes[0]!;
      default:
        return DONE_CODE;
    }
  };
}

/** What comes first is done first. Once somebody has passed, only what is worth a payment: the empire and its areas, and a trade. */
function act(state: Flood, style: Style, actions: number): Code {
  if (list.has(PASS_CODE) && actions > style.actions) return PASS_CODE;
  const paying = find(KIND.pay, () => true);
  if (paying !== undefined) return payFor(state);
  const city = citiesOf(state) < Math.min(style.by[state.turn - 1]!, 4) ? buildCity(style) : undefined;
  return (
    (citiesOf(state) === 0 ? city : undefined) ??
    claim(state) ??
    start(state) ??
    city ??
    settle(state, style) ??
    tradeOn(state) ??
    expand(state, style) ??
    prepare(state) ??
    PASS_CODE
  );
}

function payFor(state: Flood): Code {
  const worth = state.ready[state.seat]! > 1 || (state.empire[state.seat] === 0 && canStart(state));
  if (!worth) return PASS_CODE;
  const payment = [8, 9, GRAIN].map((with_) => find(KIND.pay, (code) => firstOf(code) === with_)).find((code) => code !== undefined);
  return payment ?? PASS_CODE;
}

const canStart = (state: Flood): boolean => homesOf(state).some(({ home }) => home < 0 || leads(state, home));

const buildCity = ({ cities }: Style): Code | undefined =>
  cities.map((site) => find(KIND.city, (code) => firstOf(code) === site && secondOf(code) === 0)).find((code) => code !== undefined);

/** This turn's empires that are free, most armies first; Sumer's home is -1. */
function homesOf(state: Flood, turn = state.turn): { empire: number; armies: number; home: number }[] {
  return [...(OPENINGS[turn - 1] ?? [])]
    .filter(({ empire }) => turn !== state.turn || !state.empire.includes(empire + 1))
    .sort((a, b) => b.armies - a.armies)
    .map(({ empire, armies }) => ({ empire, armies, home: HOME[empire]! }));
}

function leads(state: Flood, home: Place): boolean {
  const mine = own(state, home);
  return mine > 0 && Array.from({ length: SEATS }, (_, seat) => state.workers[workersAt(seat, home)]!).every((theirs) => theirs <= mine);
}

/** A worker or two where the largest empire of the turn begins. */
function claim(state: Flood): Code | undefined {
  if (state.empire[state.seat] !== 0) return undefined;
  const [best] = homesOf(state);
  if (best === undefined || best.home < 0 || leads(state, best.home)) return undefined;
  const most = Math.max(...Array.from({ length: SEATS }, (_, seat) => state.workers[workersAt(seat, best.home)]!));
  const lacking = Math.max(1, most) - own(state, best.home);
  return lacking <= 2 ? place(state, best.home, lacking) : undefined;
}

function start(state: Flood): Code | undefined {
  for (const { empire, home } of homesOf(state)) {
    if (home >= 0 && state.armyOf[home] !== 0) continue;
    const code = find(KIND.empire, (one) => firstOf(one) === empire && (home >= 0 || state.armyOf[secondOf(one) - 1] === 0));
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The cheapest goods that nothing else needs place workers. */
function place(state: Flood, to: Place, count: number): Code | undefined {
  for (const good of [GRAIN, METAL, 3, WOOD]) {
    if (has(state, good) <= (good === WOOD ? EXTENSION_WOOD : 0) || VALUE[good]! < count) continue;
    const code = find(KIND.workers, (one) => firstOf(one) === good && secondOf(one) === to && thirdOf(one) === count);
    if (code !== undefined) return code;
  }
  return count > 1 ? place(state, to, count - 1) : undefined;
}

function settle(state: Flood, { places }: Style): Code | undefined {
  for (const [to, count] of places) {
    if (own(state, to) >= count || (state.armyOf[to] ?? 0) !== 0) continue;
    const scribe = find(KIND.scribe, (code) => firstOf(code) === STOCK && secondOf(code) === to);
    const code = scribe ?? place(state, to, count - own(state, to));
    if (code !== undefined && state.turn < TURNS) return code;
  }
  return undefined;
}

/** Whoever has workers left claims an empire of the next turn, one more than a decline takes. */
function prepare(state: Flood): Code | undefined {
  const [best] = homesOf(state, state.turn + 1);
  if (best === undefined || best.home < 0 || own(state, best.home) >= 2) return undefined;
  return place(state, best.home, 2);
}

/** What is wanted for the next set, the dearest first; given is what is left over. */
const WANTED = [LAPIS, GOLD, OIL, WOOD] as const;
const GIVEN = [GRAIN, TEXTILES, TOOLS, OIL, GOLD] as const;
function tradeOn(state: Flood): Code | undefined {
  const sets = Math.max(1, Math.min(2, state.city.filter((owner, area) => owner === state.seat + 1 && !state.extended[area]).length));
  const needs = (good: number): number => (good === WOOD ? EXTENSION_WOOD * sets : good >= TOOLS ? sets : 0);
  const tool = has(state, TOOLS) < needs(TOOLS) + 1 ? find(KIND.tool, () => true) : undefined;
  if (tool !== undefined) return tool;
  for (const get of WANTED) {
    if (has(state, get) >= needs(get)) continue;
    for (const give of GIVEN) {
      if (has(state, give) <= needs(give)) continue;
      const code = find(KIND.trade, (one) => secondOf(one) === give && thirdOf(one) === get);
      if (code !== undefined) return code;
    }
  }
  if (has(state, TOOLS) >= needs(TOOLS) || has(state, METAL) > 0 || own(state, placeOf('tool-makers')) === 0) return undefined;
  return find(KIND.trade, (one) => secondOf(one) === GRAIN && thirdOf(one) === METAL);
}

/** Grain that is left over calls armies. */
const levy = (state: Flood, left: number): Code => (left > 0 && has(state, GRAIN) > 2 ? list.codes[0]! : DONE_CODE);

/** Free areas first, those of Sumer before others; then, for whoever fights, the weakest of the others, and their cities. */
function expand(state: Flood, { fights }: Style): Code | undefined {
  const free = (sumer: boolean) => find(KIND.invade, (code) => state.armyOf[firstOf(code)] === 0 && isSumer(firstOf(code)) === sumer);
  const weak = () => (state.ready[state.seat]! > 2 ? find(KIND.invade, (code) => state.armies[firstOf(code)] === 1) : undefined);
  const raze = () => (state.ready[state.seat]! > 3 ? find(KIND.destroy, () => true) : undefined);
  return free(true) ?? free(false) ?? (fights ? (weak() ?? raze()) : undefined);
}

function extend(state: Flood, { luxuries }: Style): Code {
  let best = DONE_CODE;
  let most = state.turn === TURNS ? -1 : luxuries - 1;
  for (let i = 0; i < list.length - 1; i++) {
    const count = [0, 1, 2, 3].filter((bit) => secondOf(list.codes[i]!) & (1 << bit)).length;
    if (count > most) {
      most = count;
      best = list.codes[i]!;
    }
  }
  return best;
}
