/** For tests: positions set up with the names used in records, and steps played in them. */
import { InputError, type Seat, type StepBody } from '@shinar/core';
import { AREAS, type AreaName, type PlaceName, placeOf, STOCK, UNAVAILABLE } from './board.ts';
import type { Event } from './events.ts';
import { encode } from './moves.ts';
import { rules } from './rules.ts';
import { EMPIRES, type EmpireName } from './shared/empires.ts';
import { GOODS } from './shared/goods.ts';
import { goodAt, PHASE, SEATS, type State, shift, workersAt } from './state.ts';
import { steps } from './steps.ts';

type GoodName = (typeof GOODS)[number];
type Counts<Name extends string> = Partial<Record<Name, number>>;

const good = (name: GoodName): number => GOODS.indexOf(name);

/** Turn 1, seat 0 to act, order 0 1 2. */
export function start(turn = 1): State {
  const state = rules.setup(SEATS);
  play(state, { do: 'order', seats: [0, 1, 2] });
  state.turn = turn;
  return state;
}

/** Gives a seat exactly these goods; the rest of its hand goes to the bank. */
export function hand(state: State, seat: Seat, goods: Counts<GoodName>): void {
  GOODS.forEach((name, index) => {
    const count = goods[name] ?? 0;
    state.bank[index] += state.goods[goodAt(seat, index)] - count;
    state.goods[goodAt(seat, index)] = count;
  });
}

export const held = (state: State, seat: Seat, name: GoodName): number => state.goods[goodAt(seat, good(name))];
export const banked = (state: State, name: GoodName): number => state.bank[good(name)];

/** Puts this many of a seat's workers in each place, drawn from or returned to the unavailable stock. */
export function workers(state: State, seat: Seat, places: Counts<PlaceName>): void {
  for (const [name, count] of Object.entries(places)) {
    const place = placeOf(name as PlaceName);
    shift(state, seat, UNAVAILABLE, place, count - state.workers[workersAt(seat, place)]);
  }
}
export const working = (state: State, seat: Seat, name: PlaceName): number => state.workers[workersAt(seat, placeOf(name))];

export function city(state: State, seat: Seat, name: AreaName, extended = false): void {
  state.city[placeOf(name)] = seat + 1;
  state.extended[placeOf(name)] = extended ? 1 : 0;
}
export const cityOf = (state: State, name: AreaName): number => state.city[placeOf(name)] - 1;

/** An empire under way: its armies on the board and its available ones. */
export function empire(
  state: State,
  seat: Seat,
  of: EmpireName,
  areas: Counts<AreaName>,
  ready = 0,
  equipment: Counts<GoodName> = {},
): void {
  state.empire[seat] = EMPIRES.indexOf(of) + 1;
  state.home[seat] = of === 'sumer' ? 0 : placeOf(of);
  state.started[seat] = 1 + Math.max(...state.started);
  for (const [name, count] of Object.entries(areas)) {
    state.armyOf[placeOf(name as AreaName)] = seat + 1;
    state.armies[placeOf(name as AreaName)] = count;
    state.reserve[seat] -= count;
  }
  state.ready[seat] = ready;
  state.reserve[seat] -= ready;
  for (const [name, count] of Object.entries(equipment)) {
    state.equipment[goodAt(seat, good(name as GoodName))] = count;
    state.bank[good(name as GoodName)] -= count;
  }
}
export const armiesIn = (state: State, seat: Seat, name: AreaName): number =>
  state.armyOf[placeOf(name)] === seat + 1 ? state.armies[placeOf(name)] : 0;
export const occupied = (state: State, seat: Seat): string[] => AREAS.filter((_, area) => state.armyOf[area] === seat + 1);

/** Makes it a seat's turn to choose an action. */
export function act(state: State, seat: Seat): void {
  state.seat = seat;
  state.phase = PHASE.act;
}

/** Plays steps for the seat to act and returns the events; throws at a refused step. */
export function play(state: State, ...bodies: StepBody[]): Event[] {
  const events: Event[] = [];
  bodies.forEach((body, i) => {
    const why = refusal(state, body);
    if (why) throw new Error(`step ${i} ${JSON.stringify(body)}: ${why}`);
    for (const move of steps.read(body, 'step')) rules.apply(state, encode(move), (event) => events.push(event));
  });
  return events;
}

/** The clause and reason for which a step is refused, or undefined. */
export function refusal(state: State, body: StepBody): string | undefined {
  try {
    for (const move of steps.read(body, 'step')) {
      const refused = rules.refuse(state, move);
      if (refused) return `${refused.clause} ${refused.reason}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

export const done: StepBody = { do: 'done' };
export const pass: StepBody = { do: 'pass' };
export const roll = (first: number, second: number): StepBody => ({ do: 'roll', dice: [first, second] });

/** Everyone passes with nothing; extensions are declined. */
export function endTurn(state: State): Event[] {
  const { turn } = state;
  const events: Event[] = [];
  while (state.turn === turn && state.phase !== PHASE.over) {
    events.push(...play(state, ...(state.phase === PHASE.act ? [pass, done] : [done])));
  }
  return events;
}

/** A seat's workers in stock. */
export const inStock = (state: State, seat: Seat): number => state.workers[workersAt(seat, STOCK)];
