/** For tests: positions set up by name, and moves as steps of a record. */
import { MoveList, type StepBody } from '@shinar/core';
import { HEX_NAMES, type Hex, vertexOf } from './board.ts';
import type { Event } from './events.ts';
import { assyria } from './index.ts';
import { missingPiece } from './pieces.ts';
import { pointsOf } from './scoring.ts';
import { setup } from './setup.ts';
import { CARD_NAMES, EXPANSION_LEAST, FOODS, PLOW } from './shared/cards.ts';
import { add, members } from './shared/hexset.ts';
import { DIGNITARIES, FIRST_SLOT, handOf, MOST_COLUMNS, PHASE, type State } from './state.ts';

export interface Position {
  readonly players?: number;
  readonly phase: keyof typeof PHASE;
  readonly reign?: number;
  readonly turn?: number;
  /** Index in the order of play, which is by seat. */
  readonly place?: number;
  readonly toPlace?: number;
  /** Names separated by spaces, per seat; `c1r0*2` for a ziggurat of two tiles. */
  readonly huts?: readonly string[];
  readonly ziggurats?: readonly string[];
  /** Per seat; left out, everyone holds a plough. */
  readonly hands?: readonly string[];
  /** The two rows, from the left. */
  readonly field?: readonly string[];
  /** The rest of the deck is discarded. */
  readonly deck?: string;
  /** Three hexes per well. */
  readonly wells?: readonly string[];
  readonly fed?: string;
  readonly camels?: readonly number[];
  readonly offering?: readonly number[];
  readonly laid?: readonly number[];
  /** Seats with each dignitary, from the top. */
  readonly assur?: Partial<Record<(typeof DIGNITARIES)[number], readonly number[]>>;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
export const hex = (name: string): Hex => indexIn(HEX_NAMES, name);
export const card = (name: string): number => indexIn(CARD_NAMES, name);

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no ${name}`);
  return index;
}

/** Reserves, decks and stocks follow from the rest. */
export function position(given: Position): State {
  const { players = 4, phase, reign = 0, turn = 0, place = 0 } = given;
  const state = setup(players);
  Object.assign(state, { phase: PHASE[phase], reign, turn, place, toPlace: given.toPlace ?? 0 });
  for (let seat = 0; seat < players; seat++) state.order[seat] = seat;
  setMap(state, given);
  setCards(state, given);
  state.camels.set(given.camels ?? []);
  state.offering.set(given.offering ?? []);
  DIGNITARIES.forEach((name, dignitary) => {
    given.assur?.[name]?.forEach((seat, i) => {
      state.assur[FIRST_SLOT[dignitary] + i] = seat + 1;
      state.reserve[seat]--;
    });
  });
  const missing = missingPiece(state);
  if (missing) throw new Error(`position: ${missing} do not add up`);
  return state;
}

function setMap(state: State, { huts = [], ziggurats = [], wells = [], fed }: Position): void {
  huts.forEach((names, seat) => {
    for (const name of words(names)) {
      add(state.huts, seat, hex(name));
      state.reserve[seat]--;
    }
  });
  ziggurats.forEach((names, seat) => {
    for (const [name, level = '1'] of words(names).map((word) => word.split('*'))) {
      add(state.ziggurats, seat, hex(name));
      state.level[hex(name)] = Number(level);
    }
  });
  for (const names of wells) {
    const [first, second, third] = words(names)
      .map(hex)
      .sort((a, b) => a - b);
    const vertex = vertexOf(first, second, third);
    state.wells[vertex >> 5] |= 1 << (vertex & 31);
    state.wellsLeft--;
  }
  for (const name of words(fed)) add(state.fed, 0, hex(name));
}

function setCards(state: State, { hands, field = [], deck, laid = [] }: Position): void {
  hands?.forEach((names, seat) => {
    state.hand[handOf(seat) + PLOW] = 0;
    for (const name of words(names)) {
      state.hand[handOf(seat) + card(name)]++;
      if (card(name) < FOODS) state.deck[card(name)]--;
    }
  });
  field.forEach((names, row) => {
    words(names).forEach((name, column) => {
      if (name === '-') return;
      state.field[row * MOST_COLUMNS + column] = card(name) + 1;
      state.deck[card(name)]--;
    });
  });
  laid.forEach((value, i) => {
    if (state.laid[i] > 0) state.expansions[state.laid[i] - EXPANSION_LEAST]++;
    state.laid[i] = value;
    state.expansions[value - EXPANSION_LEAST]--;
  });
  if (deck === undefined) return;
  state.discard.set(state.deck);
  state.deck.fill(0);
  for (const name of words(deck)) {
    state.deck[card(name)]++;
    state.discard[card(name)]--;
  }
}

/** Plays steps and returns their events; throws at a refused step. */
export function play(state: State, ...bodies: StepBody[]): Event[] {
  const events: Event[] = [];
  for (const body of bodies) {
    for (const move of assyria.steps.read(body, 'step')) {
      const refusal = assyria.rules.refuse(state, move);
      if (refusal) throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(refusal)}`);
      assyria.rules.apply(state, assyria.rules.encode(move), (event) => events.push(event));
    }
  }
  return events;
}

/** `A6.1 hex-taken`, or undefined if the step may be played. */
export function refused(state: State, body: StepBody): string | undefined {
  const refusal = assyria.rules.refuse(state, assyria.steps.read(body, 'step')[0]);
  return refusal && `${refusal.clause} ${refusal.reason}`;
}

/** The legal moves, as steps. */
export function options(state: State): StepBody[] {
  const list = new MoveList();
  assyria.rules.legal(state, list);
  return list.toArray().map((code) => assyria.steps.write([assyria.rules.decode(code)]));
}

/** The values of one field over the legal moves of a kind, in order. */
export const optionsOf = (state: State, verb: string, field: string): unknown[] =>
  options(state)
    .filter((body) => body.do === verb)
    .map((body) => body[field]);

export const hutsOf = (state: State, seat: number): string[] => members(state.huts, seat).map((at) => HEX_NAMES[at]);
export const handNames = (state: State, seat: number): string[] =>
  CARD_NAMES.flatMap((name, kind) => Array<string>(state.hand[handOf(seat) + kind]).fill(name));

/** The last player is about to end the last turn of a reign. */
export const lastOfReign = (given: Omit<Position, 'phase'>): State => {
  const { players = 4, reign = 0 } = given;
  return position({ ...given, phase: 'actions', place: players - 1, turn: reign === 0 ? 1 : 2 });
};

export const scores = (state: State): number[] => Array.from({ length: state.players }, (_, seat) => pointsOf(state, seat));
