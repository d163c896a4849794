/** What a screen or server and a worker say to each other. Everything can be cloned; states travel as their JSON. */
import type { Code } from '@shinar/core';
import type { Budget } from '../player.ts';
import type { BotSpec } from '../spec.ts';

interface Position {
  readonly game: string;
  /** Only for a board that is not the game's own. */
  readonly boardData?: unknown;
  readonly players: number;
  readonly state: unknown;
  readonly seed?: number;
  /** In place of the bot's own. */
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
  /** One that is asked about, also if it is not among those. */
  readonly also?: Code;
}

export type Request = ThinkRequest | AdviseRequest;

/** To a worker, of bots or of anything else: a request by its id, or that nobody waits for it any more. */
export type Call<R = Request> = { readonly id: number; readonly request: R } | { readonly id: number; readonly cancel: true };

/** From a worker: to each request that was not cancelled one result or failure, and before it how far it is, as often as it likes. */
export type Answer =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string };

/** A worker's own side of the line. */
export interface Port {
  post(answer: Answer): void;
  /** Lets calls that have arrived come in. */
  rest(): Promise<void>;
}
