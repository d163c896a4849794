/** F5, F6, F9, F16: what workers bring in the turns to come, and the places with most of them. */
import {
  boxLoss,
  type Flood,
  GOLD,
  GRAIN_YIELD,
  LAPIS,
  MARKETS,
  METAL,
  OIL,
  placeOf,
  SEATS,
  TEXTILES_YIELD,
  TURNS,
  VALUED,
  WOOD,
  WORTH,
  workersAt,
  yieldOf,
} from '../../rules/index.ts';
import { SELLERS, SLOTS } from '../goods/chains.ts';
import type { Parameters } from '../parameters.ts';
import { declines, holds, mayAnswer } from './empires.ts';

const IRRIGATION = placeOf('irrigation');
const WEAVING = placeOf('weaving');
const SCRIBES = placeOf('scribes');
const USED_SCRIBES = placeOf('used-scribes');
const TOOL_MAKERS = placeOf('tool-makers');
const USED_TOOL_MAKERS = placeOf('used-tool-makers');
const STOCK = placeOf('stock');
const DILMUN = placeOf('dilmun');
const UR = placeOf('ur');
/** Whoever is tied for the most has as much as one who leads. */
const SHARED = 0.5;

/** F5.1, F5.2: what a box will give as long as others may still answer, by how likely each of them ends above. */
function openYield(state: Flood, seat: number, box: number, { first, second, third }: typeof GRAIN_YIELD, p: Parameters): number {
  const own = state.workers[workersAt(seat, box)]!;
  if (own === 0) return 0;
  const next = own - state.workers[workersAt((seat + 1) % SEATS, box)]!;
  const last = own - state.workers[workersAt((seat + 2) % SEATS, box)]!;
  const above = 2 - holds(next + SHARED, p.boxRace) - holds(last + SHARED, p.boxRace);
  return above <= 1 ? first + (second - first) * above : second + (third - second) * (above - 1);
}

const part = (left: number, p: Parameters): number => (left === 1 ? p.kept1 : left === 2 ? p.kept2 : p.kept3);

/** Grain and textiles of the next turn, and of those after it once the boxes have declined. */
export function productionValue(state: Flood, seat: number, p: Parameters): number {
  const left = TURNS - state.turn;
  if (left <= 0) return 0;
  const ur = state.city[UR] === seat + 1 && state.workers[workersAt(seat, WEAVING)]! > 0 ? 1 : 0;
  const open = mayAnswer(state, seat);
  const grain = open ? openYield(state, seat, IRRIGATION, GRAIN_YIELD, p) : yieldOf(state, seat, IRRIGATION, GRAIN_YIELD);
  const textiles = open ? openYield(state, seat, WEAVING, TEXTILES_YIELD, p) : yieldOf(state, seat, WEAVING, TEXTILES_YIELD);
  const soon = grain * p.grain + (textiles + ur) * p.textiles;
  let value = soon * part(left, p) * p.produce;
  if (left >= 2) {
    const later =
      yieldOf(state, seat, IRRIGATION, GRAIN_YIELD, boxLoss(state, IRRIGATION)) * p.grain +
      yieldOf(state, seat, WEAVING, TEXTILES_YIELD, boxLoss(state, WEAVING)) * p.textiles;
    value += later * p.later * part(left - 1, p) * (left - 1);
  }
  return value;
}

const GOODS_SOLD = [WOOD, METAL, OIL, GOLD, LAPIS];
const slots = new Int8Array(MARKETS.length);

/** Exchanges that the traders of the next turn allow: a first one for each good counts most. */
export function marketValue(state: Flood, seat: number, p: Parameters): number {
  const left = TURNS - state.turn;
  if (left <= 0) return 0;
  const less = declines(state.turn + 1) ? 1 : 0;
  let extra = 0;
  for (let i = 0; i < MARKETS.length; i++) {
    const area = MARKETS[i]!;
    const own = state.workers[workersAt(seat, area)]!;
    const stay = area === DILMUN && less > 0 ? 0 : Math.max(0, own - less);
    slots[i] = Math.min(stay, SLOTS[i]!);
    extra += slots[i]!;
  }
  let value = 0;
  for (let i = 0; i < GOODS_SOLD.length; i++) {
    const good = GOODS_SOLD[i]!;
    const sellers = SELLERS[good]!;
    let most = 0;
    for (let k = 0; k < sellers.length; k++) {
      const market = sellers[k]!;
      if (slots[market]! > 0) most = 1;
    }
    value += most * (good === LAPIS ? p.lapisMarket : p.market);
  }
  const turns = left >= 2 ? 2 : 1;
  return (value + extra * p.slot) * turns;
}

export function craftsValue(state: Flood, seat: number, active: boolean, p: Parameters): number {
  const left = TURNS - state.turn;
  const unused = state.workers[workersAt(seat, SCRIBES)]!;
  const less = declines(state.turn + 1) ? 1 : 0;
  let value = active ? Math.min(unused, state.workers[workersAt(seat, STOCK)]!) * p.scribeNow : 0;
  if (left <= 0) return value;
  const scribes = Math.max(0, unused + state.workers[workersAt(seat, USED_SCRIBES)]! - less);
  const makers = Math.max(0, state.workers[workersAt(seat, TOOL_MAKERS)]! + state.workers[workersAt(seat, USED_TOOL_MAKERS)]! - less);
  const turns = less > 0 || left === 1 || !declines(state.turn + 2) ? Math.min(left, 2) : 1;
  value += scribes * p.scribe * turns;
  value += (Math.min(makers, 1) + (makers > 1 ? 0.6 : 0) + (makers > 2 ? 0.3 : 0)) * p.toolMaker * turns;
  return value;
}

/** By the margin over the best other, from -2 up: what of a place's points can be expected while others may still place, and when not. */
const MARGINS = [0.02, 0.08, 0.2, 0.6, 0.85, 0.96, 1];

/** Whether anybody may still place workers this turn. */
function mayPlace(state: Flood): boolean {
  for (let seat = 0; seat < SEATS; seat++) {
    if (!state.passed[seat] && state.workers[workersAt(seat, STOCK)]! + state.workers[workersAt(seat, SCRIBES)]! > 0) return true;
  }
  return false;
}

export function majorityValue(state: Flood, seat: number, p: Parameters): number {
  const left = TURNS - state.turn;
  if (left > 2) return 0;
  const closed = left === 0 && !mayPlace(state);
  let value = 0;
  for (let i = 0; i < VALUED.length; i++) {
    const place = VALUED[i]!;
    const own = state.workers[workersAt(seat, place)]!;
    if (own === 0) continue;
    let most = 0;
    for (let other = 0; other < SEATS; other++) if (other !== seat) most = Math.max(most, state.workers[workersAt(other, place)]!);
    const margin = own - most;
    if (closed) value += margin > 0 ? WORTH[place]! : 0;
    else if (margin >= -3) value += WORTH[place]! * MARGINS[Math.min(6, Math.max(0, margin + 2))]!;
  }
  return value * (left === 0 ? p.majority0 : left === 1 ? p.majority1 : p.majority2);
}
