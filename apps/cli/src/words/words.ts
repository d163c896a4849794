import type { GameTypes, Prompt, Refusal } from '@shinar/core';

/** English for the terminal: what a game says in keys, as sentences. */
export interface Words<G extends GameTypes = GameTypes> {
  /** "Place 2 more huts". */
  prompt(prompt: Prompt<G['clause']>): string;
  /** A move as an entry of a menu: "hut on c3r2 (barley, arid)". */
  move(move: G['move'], state: G['state']): string;
  /** What happened, one line; the state is the one after the move. */
  event(event: G['event'], state: G['state']): string;
  /** Why not, one sentence without the clause. */
  refusal(refusal: Refusal<G['clause']>): string;
  /** A source of points: "wells". */
  source(source: string): string;
  /** The position as text. */
  board(state: G['state']): string;
}
