/** What a screen or server and a worker with bots say to each other. Everything can be cloned; states travel as their JSON. */
import type { Code } from '@shinar/core';
import type { Advice } from '../advice.ts';
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

/** To the worker. */
export type Call = { readonly id: number; readonly request: Request } | { readonly id: number; readonly cancel: true };

/** From the worker: one answer to each request that was not cancelled. */
export type Answer =
  | { readonly id: number; readonly code: Code }
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly failure: string };

/** A worker's own side of the line. */
export interface Port {
  post(answer: Answer): void;
  /** Lets calls that have arrived come in. */
  rest(): Promise<void>;
}
