/** For tests: every conceivable move, and the piece count. */
import { AREA_COUNT, PLACE_COUNT } from './board.ts';
import type { Move } from './moves.ts';
import { EMPIRES } from './shared/empires.ts';
import { GOOD_COUNT, GOODS, LUXURY_SETS, PAYMENTS, PIECES } from './shared/goods.ts';
import { ARMIES_EACH, BASES, citiesOf, goodAt, SEATS, type State, WORKERS, workersAt } from './state.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every conceivable move, including those never legal. */
export function* everyMove(): Generator<Move> {
  for (const a of upTo(SEATS)) for (const b of upTo(SEATS)) for (const c of upTo(SEATS)) yield { type: 'order', seats: [a, b, c] };
  for (const a of upTo(8)) for (const b of upTo(8)) yield { type: 'roll', dice: [a, b] };
  for (const payment of upTo(PAYMENTS.length + 1)) yield { type: 'pay', with: payment };
  for (const at of upTo(AREA_COUNT + 1)) {
    yield { type: 'city', at };
    for (const from of upTo(AREA_COUNT + 1)) yield { type: 'city', at, from };
    for (const give of upTo(GOOD_COUNT + 1)) for (const get of upTo(GOOD_COUNT + 1)) yield { type: 'trade', at, give, get };
    yield { type: 'invade', to: at };
    yield { type: 'destroy', at };
    yield { type: 'reinforce', at };
    for (const luxuries of upTo(LUXURY_SETS + 1)) yield { type: 'extend', at, with: luxuries };
  }
  for (const to of upTo(PLACE_COUNT + 1)) {
    for (const spend of upTo(GOOD_COUNT + 1)) for (const count of upTo(7)) yield { type: 'workers', spend, to, count };
    for (const from of upTo(PLACE_COUNT + 1)) yield { type: 'scribe', from, to };
  }
  for (const of of upTo(EMPIRES.length + 1)) {
    yield { type: 'empire', of };
    for (const at of upTo(AREA_COUNT + 1)) yield { type: 'empire', of, at };
  }
  for (const good of upTo(GOOD_COUNT + 1)) for (const type of ['levy', 'equip', 'bid'] as const) yield { type, with: good };
  for (const armies of upTo(4)) yield { type: 'muster', armies };
  for (const type of ['tool', 'attack', 'stop', 'repeat', 'pass', 'done'] as const) yield { type };
}

/** F1.1, F1.2, F1.4: every piece is in exactly one place. Returns what is wrong. */
export function conserved(state: State): string | undefined {
  for (let good = 0; good < GOOD_COUNT; good++) {
    let pieces = state.bank[good];
    for (let seat = 0; seat < SEATS; seat++) {
      const at = goodAt(seat, good);
      pieces += state.goods[at] + state.equipment[at] + state.bids[at];
    }
    if (pieces !== PIECES[good]) return `${GOODS[good]}: ${pieces}`;
  }
  if (
    [state.goods, state.equipment, state.bids, state.workers, state.armies, state.ready, state.reserve].some((row) =>
      row.some((n) => n < 0),
    )
  ) {
    return 'fewer than none';
  }
  for (let seat = 0; seat < SEATS; seat++) {
    let workers = 0;
    for (let place = 0; place < PLACE_COUNT; place++) workers += state.workers[workersAt(seat, place)];
    if (workers !== WORKERS) return `workers of ${seat}: ${workers}`;
    let armies = state.ready[seat] + state.reserve[seat];
    for (let area = 0; area < AREA_COUNT; area++) if (state.armyOf[area] === seat + 1) armies += state.armies[area];
    if (armies !== ARMIES_EACH) return `armies of ${seat}: ${armies}`;
    if (citiesOf(state, seat) > BASES) return `bases of ${seat}`;
  }
  return undefined;
}
