import type { Code, MoveList } from './code.ts';
import type { StepForm } from './forms.ts';
import type { StateBase } from './state.ts';

/** A place at the table, counted from 0; clockwise is seat + 1. */
export type Seat = number;
/** Who must act: a seat, chance, or nobody once the game is over. */
export type Actor = number;
export const CHANCE = -1;
export const NOBODY = -2;

export type Facts = Readonly<Record<string, number | string>>;

/** Why a move is not allowed: the clause that forbids it, a key for the sentence, and the facts that go into it. */
export interface Refusal<Clause extends string = string> {
  readonly clause: Clause;
  readonly reason: string;
  readonly facts?: Facts;
}

/** What the actor is asked to do: the clause that asks, a key for the sentence, and the facts that go into it. */
export interface Prompt<Clause extends string = string> {
  readonly clause: Clause;
  readonly task: string;
  readonly facts?: Facts;
}

/** Points of a seat from one source. */
export interface ScoreLine<Clause extends string = string> {
  readonly clause: Clause;
  readonly source: string;
  readonly points: number;
}

/** The clauses behind an event, and the seats it concerns. */
export interface About<Clause extends string = string> {
  readonly clauses: readonly Clause[];
  readonly seats: readonly Seat[];
}

export type Tagged = { readonly type: string };
export type Emit<Event> = (event: Event) => void;

/** The types of one game in one bundle, so that everything else takes a single type parameter. */
export interface GameTypes {
  state: StateBase;
  move: Tagged;
  event: Tagged;
  clause: string;
}

/** The contract between a game and everything else. Every function is pure, except for the state it is given. */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** Goes up only when a stored record would play out differently. */
  readonly version: number;
  readonly seats: readonly [fewest: number, most: number];
  /** The clauses of its rulebook, in order. */
  readonly clauses: readonly G['clause'][];

  /** The table before the first draw; everything random comes later, as chance moves. */
  setup(players: number): G['state'];
  /** A state from its own JSON; throws an InputError on anything else. */
  restore(json: unknown): G['state'];

  actor(state: G['state']): Actor;
  /** What the actor is asked; undefined once the game is over. */
  prompt(state: G['state']): Prompt<G['clause']> | undefined;
  /** All moves of the actor, chance included, ascending; never empty while there is an actor. */
  legal(state: G['state'], out: MoveList): void;
  /** How likely a legal chance move is, relative to the others at that moment: a whole number. */
  weight(state: G['state'], code: Code): number;
  /** Why a move is illegal, or undefined if it is legal; agrees with `legal` on every conceivable move. */
  refuse(state: G['state'], move: G['move']): Refusal<G['clause']> | undefined;
  /** Plays a legal move in place, without checking it. Makes events only if `emit` is given. */
  apply(state: G['state'], code: Code, emit?: Emit<G['event']>): void;

  /** What an event is about. Kept out of `apply` because only listeners ask. */
  about(event: G['event']): About<G['clause']>;

  encode(move: G['move']): Code;
  decode(code: Code): G['move'];

  /** At the end: 1 for a sole winner, shares for a tie, 0 for the rest. */
  result(state: G['state'], out: Float64Array): void;
  /** Where a seat's points came from so far; they add up to its score. */
  score(state: G['state'], seat: Seat): readonly ScoreLine<G['clause']>[];
}

/** A record's step without its `by`: a name and its fields. */
export interface StepBody {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** The record form of a game's moves: a step is one or more moves of the same actor. */
export interface Steps<G extends GameTypes = GameTypes> {
  /** The fields of each kind of step, chance steps included, by its `do`. */
  readonly forms: Readonly<Record<string, StepForm>>;
  /** Whether the next move continues a step already begun. */
  continues(state: G['state']): boolean;
  /** The step that these moves make up. */
  write(moves: readonly G['move'][]): StepBody;
  /** The moves of a step, in the engine's order; throws an InputError on an unknown name or field. */
  read(body: StepBody, path: string): readonly G['move'][];
}

/** A board as public data, as `shinar board` prints it. A `builtIn` board comes with the game, so records need only its name. */
export interface Board {
  readonly name: string;
  readonly builtIn: boolean;
  readonly data: object;
}

/** A game on one board: its rules, the public form of its moves, and the board as public data. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly steps: Steps<G>;
  readonly board: Board;
  /** The game on a board given as data, if the game supports that; throws an InputError that says what is wrong with the board. */
  withBoard?(data: unknown): Game<G>;
}

/** The board's data, to be stored beside its name; empty for a board that comes with the game. */
export const boardDataOf = ({ board }: Pick<Game, 'board'>): { readonly boardData?: Record<string, unknown> } =>
  board.builtIn ? {} : { boardData: { ...board.data } };

/** A seat's points so far. */
export function total<G extends GameTypes>(rules: Rules<G>, state: G['state'], seat: Seat): number {
  return rules.score(state, seat).reduce((sum, line) => sum + line.points, 0);
}
