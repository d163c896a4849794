/** The messages between a screen or server and a worker. Everything can be cloned; states travel as JSON. */
import type { Code } from '@shinar/core';
import type { Budget } from '../player.ts';
import type { BotSpec } from '../spec.ts';

interface Table {
  readonly game: string;
  /** Only for a board other than the game's own. */
  readonly boardData?: unknown;
  readonly players: number;
}

interface Position extends Table {
  readonly state: unknown;
  readonly seed?: number;
  /** Replaces the bot's own. */
  readonly budget?: Budget;
}

export interface ThinkRequest extends Position {
  readonly type: 'think';
  /** A level from 1 to 5, or a spec. */
  readonly who: number | BotSpec;
}

export interface AdviseRequest extends Position {
  readonly type: 'advise';
  readonly budget: Budget;
  /** How many moves at most. */
  readonly most?: number;
  /** One more to include, even if it is not among the best. */
  readonly also?: Code;
}

/** Asks nothing, but soon something will be asked about this game. */
export interface WarmRequest extends Table {
  readonly type: 'warm';
  readonly who: number | BotSpec;
}

export type Request = ThinkRequest | AdviseRequest | WarmRequest;

/** To a worker, of bots or of anything else: a request with its id, or that a request is cancelled. */
export type Call<R = Request> = { readonly id: number; readonly request: R } | { readonly id: number; readonly cancel: true };

/** From a worker: one result or failure per request not cancelled, preceded by any number of progress messages. */
export type Answer =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string };

/** The worker's side of the line. */
export interface Port {
  post(answer: Answer): void;
  /** Lets pending calls arrive. */
  rest(): Promise<void>;
}
