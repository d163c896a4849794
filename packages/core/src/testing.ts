/**
 * For tests: as small a game as possible, with every sort of step. P1 a lot decides who goes first; P2 each round one pebble per player is drawn
 * from the bag; P3 clockwise from the first player, everyone takes one; P4 after two rounds the most points win: white 1, grey 2, black 3.
 */
import { type Code, firstOf, kindOf, pack } from './code.ts';
import { CHANCE, type Game, NOBODY, type Refusal, type Rules, type Seat, type StepBody, type Steps } from './contract.ts';
import type { Dice } from './dice.ts';
import { commitmentTo, FairDice, type Fairness } from './fairness.ts';
import { listOf, nameOf, WHOLE } from './forms.ts';
import { Play } from './play.ts';
import { type Fault, InputError, readInteger, readList, readName, readObject } from './read.ts';
import type { GameRecord } from './record.ts';
import { defineState, i8 } from './state.ts';

export const PEBBLES = ['white', 'grey', 'black'] as const;
const BAG = [3, 2, 1];
const ROUNDS = 2;
const MOST = 3;
const [LOT, DRAW, TAKE, OVER] = [0, 1, 2, 3];

const State = defineState({
  players: i8,
  phase: i8,
  round: i8,
  first: i8,
  taken: i8,
  drawn: i8,
  bag: i8(3),
  laid: i8(3),
  won: i8(MOST * 3),
});
type State = InstanceType<typeof State>;
type Move = { readonly type: 'lot'; readonly seat: Seat } | { readonly type: 'draw' | 'take'; readonly pebble: number };
export interface Pebbles {
  state: State;
  move: Move;
  event: { readonly type: 'moved'; readonly code: Code };
  clause: 'P1' | 'P2' | 'P3';
}

const KIND = { lot: LOT, draw: DRAW, take: TAKE } as const;
const PROMPTS = [
  { clause: 'P1', task: 'lot' },
  { clause: 'P2', task: 'draw' },
  { clause: 'P3', task: 'take' },
] as const;
const seatOf = ({ first, taken, players }: State): Seat => (first + taken) % players;

function refuse(state: State, move: Move): Refusal<Pebbles['clause']> | undefined {
  if (KIND[move.type] !== state.phase) return { clause: PROMPTS[state.phase]?.clause ?? 'P3', reason: 'not-now' };
  if (move.type === 'lot') return move.seat < state.players ? undefined : { clause: 'P1', reason: 'no-such-seat' };
  if (move.type === 'draw') return state.bag[move.pebble] > 0 ? undefined : { clause: 'P2', reason: 'not-in-bag' };
  return state.laid[move.pebble] > 0 ? undefined : { clause: 'P3', reason: 'not-laid' };
}

function apply(state: State, code: Code): void {
  const first = firstOf(code);
  switch (kindOf(code)) {
    case LOT:
      state.first = first;
      state.phase = DRAW;
      return;
    case DRAW:
      state.bag[first]--;
      state.laid[first]++;
      if (++state.drawn < state.players) return;
      state.drawn = 0;
      state.phase = TAKE;
      return;
    default:
      state.laid[first]--;
      state.won[seatOf(state) * 3 + first]++;
      if (++state.taken < state.players) return;
      state.taken = 0;
      state.phase = ++state.round < ROUNDS ? DRAW : OVER;
  }
}

const pointsOf = (state: State, seat: Seat): number => PEBBLES.reduce((sum, _, i) => sum + state.won[seat * 3 + i] * (i + 1), 0);
const movesIn = ({ phase, players }: State): Move[] =>
  phase === LOT
    ? Array.from({ length: players }, (_, seat) => ({ type: 'lot', seat }))
    : PEBBLES.map((_, pebble) => ({ type: phase === DRAW ? 'draw' : 'take', pebble }));

const rules: Rules<Pebbles> = {
  id: 'pebbles',
  version: 7,
  seats: [2, MOST],
  clauses: ['P1', 'P2', 'P3'],
  setup(players) {
    const state = new State();
    state.players = players;
    state.bag.set(BAG);
    return state;
  },
  restore: (json) => State.fromJSON(json),
  actor: (state) => (state.phase === OVER ? NOBODY : state.phase === TAKE ? seatOf(state) : CHANCE),
  prompt: (state) => PROMPTS[state.phase],
  legal(state, out) {
    out.clear();
    for (const move of movesIn(state)) if (!refuse(state, move)) out.push(rules.encode(move));
  },
  weight: (state, code) => (kindOf(code) === DRAW ? state.bag[firstOf(code)] : 1),
  refuse,
  apply(state, code, emit) {
    apply(state, code);
    emit?.({ type: 'moved', code });
  },
  about: () => ({ clauses: ['P3'], seats: [] }),
  encode: (move) => pack(KIND[move.type], move.type === 'lot' ? move.seat : move.pebble),
  decode: (code) =>
    kindOf(code) === LOT ? { type: 'lot', seat: firstOf(code) } : { type: kindOf(code) === DRAW ? 'draw' : 'take', pebble: firstOf(code) },
  result(state, out) {
    const points = Array.from(out, (_, seat) => pointsOf(state, seat));
    const best = points.filter((each) => each === Math.max(...points)).length;
    out.set(points.map((each) => (each === Math.max(...points) ? 1 / best : 0)));
  },
  score: (state, seat) => PEBBLES.map((source, i) => ({ clause: 'P3', source, points: state.won[seat * 3 + i] * (i + 1) })),
};

const steps: Steps<Pebbles> = {
  forms: { lot: { seat: WHOLE }, draw: { pebbles: listOf(nameOf(PEBBLES)) }, take: { pebble: nameOf(PEBBLES) } },
  continues: ({ phase, drawn }) => phase === DRAW && drawn > 0,
  write(moves): StepBody {
    const move = moves[0];
    if (move.type === 'lot') return { do: 'lot', seat: move.seat };
    const names = moves.flatMap((each) => ('pebble' in each ? [PEBBLES[each.pebble]] : []));
    return move.type === 'draw' ? { do: 'draw', pebbles: names } : { do: 'take', pebble: names[0] };
  },
  read(body, path): Move[] {
    const kind = readName(body.do, `${path}.do`, ['lot', 'draw', 'take']);
    if (kind === LOT) return [{ type: 'lot', seat: readInteger(readObject(body, path, ['do', 'seat']).seat, `${path}.seat`, 0, MOST - 1) }];
    const readPebble = (value: unknown, at: string): number => readName(value, at, PEBBLES);
    if (kind === TAKE) return [{ type: 'take', pebble: readPebble(readObject(body, path, ['do', 'pebble']).pebble, `${path}.pebble`) }];
    return readList(readObject(body, path, ['do', 'pebbles']).pebbles, `${path}.pebbles`, (value, at) => ({
      type: 'draw',
      pebble: readPebble(value, at),
    }));
  },
};

export const pebbles: Game<Pebbles> = { rules, steps, board: { name: 'meadow', builtIn: true, data: { pebbles: PEBBLES } } };

/** Plays to the end, or for `steps` steps: `dice` gives the dice for each chance step, seats take the lightest pebble. */
export function playPebbles(players: number, dice: (step: number) => Dice, steps = Number.POSITIVE_INFINITY): Play<Pebbles> {
  const play = new Play(pebbles, players);
  while (!play.over && play.steps.length < steps) {
    if (rules.actor(play.state) === CHANCE) play.chance(dice(play.steps.length));
    else
      play.move(
        pack(
          TAKE,
          play.state.laid.findIndex((count) => count > 0),
        ),
      );
  }
  return play;
}

export const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** A whole game with its seed revealed. */
export function fairGame(players: number, salts?: readonly string[]): GameRecord {
  const fairness: Fairness = { commitment: commitmentTo(SEED), seed: SEED, ...(salts && { salts }) };
  return playPebbles(players, (step) => new FairDice(SEED, salts ?? [], step)).record(fairness);
}

/** The fault of the InputError that `read` throws; any other outcome is an error. */
export function faultOf(read: () => unknown): Fault {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error.fault;
    throw error;
  }
  throw new Error('nothing was refused');
}
