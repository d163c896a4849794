/** What a game's words answer, whatever reads them: the page or the terminal. */
import type { Facts, GameTypes, Prompt, Refusal } from '@shinar/core';

/** One thing to point at, as `kind:name`: `place:kish`, `tile:0`, `action:pass`. */
export type Token = string;

/** A game's keys as sentences of one language, for the people at one table. */
export interface GameWords<G extends GameTypes = GameTypes> {
  /** What the actor is asked, also in the middle of picking: nothing that is not offered. */
  prompt(prompt: Prompt<G['clause']>, chosen: readonly Token[], offered: ReadonlySet<Token>): string;
  /** A token as the label of a button: "Kish, city". */
  token(token: Token, state: G['state']): string;
  /** What one step did, line by line; facts that belong together may share a line, and some need none. */
  events(events: readonly G['event'][]): readonly string[];
  /** Why not, in a sentence without the clause. */
  refusal(refusal: Refusal<G['clause']>): string;
  /** A source of points. */
  source(source: string): string;
  /** The sum that a source is a part of, where many sources are alike. */
  kind?(source: string): string | undefined;
  /** A move as advice: what to do with which piece. */
  advise?(move: G['move'], state: G['state']): string;
  /** What a move brings who makes it, as the rules would have it: a sentence each, the weightiest first. */
  gains?(move: G['move'], state: G['state']): readonly string[];
  /** Why bots like a move: the heading of a group of what they judge by; some stay unsaid. */
  reason?(group: string): string | undefined;
  /** What a plan of theirs works towards, by its key. */
  aim?(aim: { readonly key: string; readonly facts: Facts }): string;
}

/** The position as text: lines under headings; a line with a token is a button where that token is offered. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly token?: Token }[];
}
