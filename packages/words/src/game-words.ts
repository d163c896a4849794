/** What a game's words provide, on the page and in the terminal alike. */
import type { Facts, GameTypes, Prompt, Refusal } from '@shinar/core';

/** One thing to point at, as `kind:name`: `place:kish`, `tile:0`, `action:pass`. */
export type Token = string;

/** A game's keys as sentences of one language, for the people at one table. */
export interface GameWords<G extends GameTypes = GameTypes> {
  /** What the actor is asked, also halfway through picking; mentions only what is offered. */
  prompt(prompt: Prompt<G['clause']>, chosen: readonly Token[], offered: ReadonlySet<Token>): string;
  /** A token as the label of a button: "Kish, city". */
  token(token: Token, state: G['state']): string;
  /** What one step did, line by line; related events may share a line, and some need none. */
  events(events: readonly G['event'][]): readonly string[];
  /** Why not, in a sentence without the clause. */
  refusal(refusal: Refusal<G['clause']>): string;
  /** A source of points. */
  source(source: string): string;
  /** The heading under which a source is summed up, where many sources are alike. */
  kind?(source: string): string | undefined;
  /** A move as advice: what to do with which piece. */
  advise?(move: G['move'], state: G['state']): string;
  /** What a move brings the player who makes it, as the rules would have it: one sentence each, the most important first. */
  gains?(move: G['move'], state: G['state']): readonly string[];
  /** Why bots like a move: the heading of a feature group; some groups have none. */
  reason?(group: string): string | undefined;
  /** What a bot's plan works towards, by its key. */
  aim?(aim: { readonly key: string; readonly facts: Facts }): string;
}

/** The position as text: lines under headings. A line with a token is a button while that token is offered. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly token?: Token }[];
}
