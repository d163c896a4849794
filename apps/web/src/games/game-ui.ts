/** What a game brings to the table in the browser. README.md tells how to write one. */
import type { Emit, Game, GameTypes, Prompt, Refusal, Seat } from '@shinar/core';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { SeatLook } from '../seats/looks.ts';
import type { Picks, Token } from '../table/picks.ts';

/** A game's keys as sentences of one language, for the people at one table. */
export interface GameWords<G extends GameTypes = GameTypes> {
  /** What the actor is asked, also in the middle of picking. */
  prompt(prompt: Prompt<G['clause']>, chosen: readonly Token[]): string;
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
}

/** A move that is only looked at: the state it leads to and what would happen. */
export interface Preview<G extends GameTypes = GameTypes> {
  readonly move: G['move'];
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** What every piece of a game's screen is handed. */
export interface ViewProps<G extends GameTypes = GameTypes, W extends GameWords<G> = GameWords<G>> {
  readonly game: Game<G>;
  readonly state: G['state'];
  readonly seats: readonly SeatLook[];
  readonly words: W;
}

export interface BoardProps<G extends GameTypes = GameTypes, W extends GameWords<G> = GameWords<G>> extends ViewProps<G, W> {
  /** The picks made so far, and those that may come next. */
  readonly chosen: readonly Token[];
  readonly offered: ReadonlySet<Token>;
  /** The move that is pointed at, if any. */
  readonly preview: Preview<G> | undefined;
  /** Whether the step is a question, so that no advice may answer it. */
  readonly quiz?: boolean;
  /** Whether nothing more will be played, by the rules or because somebody resigned. */
  readonly over?: boolean;
  /** What the last step did, and its number, for movement and traces. */
  readonly events: readonly G['event'][];
  readonly step: number;
  /** How long a piece travels, in milliseconds; 0 when nothing shall move. */
  readonly pace: number;
  /** Whether the board has more width than height to fill. */
  readonly wide: boolean;
  onPick(token: Token): void;
  /** A token is pointed at, by pointer or focus, or none any more. */
  onPoint(token: Token | undefined): void;
}

export interface SeatProps<G extends GameTypes = GameTypes, W extends GameWords<G> = GameWords<G>> extends ViewProps<G, W> {
  readonly seat: Seat;
}

/** The position as text: lines under headings; a line with a token is a button where that token is offered. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly token?: Token }[];
}

/** A tab of a game's own beside the board. */
interface GamePanel<G extends GameTypes = GameTypes, W extends GameWords<G> = GameWords<G>> {
  readonly id: string;
  /** Whether it tells of what is to come: nothing once the game is over. */
  readonly ahead?: boolean;
  title(words: W): string;
  Panel(props: BoardProps<G, W>): ReactNode;
}

export interface GameUi<G extends GameTypes = GameTypes, W extends GameWords<G> = GameWords<G>> {
  readonly game: Game<G>;
  /** The same screens for the game on another board, where it allows one. */
  onBoard?(game: Game<G>): GameUi<G, W>;

  /** The picks that make a legal move. */
  picks(state: G['state'], move: G['move']): Picks;
  /** Whether the board draws a token; the others become buttons beside the prompt. */
  drawn(token: Token): boolean;
  /** The moves somebody may have meant by a token that is not offered, likeliest first: the first refused one tells why not. */
  meant(state: G['state'], chosen: readonly Token[], token: Token): readonly G['move'][];

  words(language: Language, names: readonly string[]): Promise<W>;
  /** What else to say of a previewed move: odds, forecasts. */
  notes?(state: G['state'], preview: Preview<G>, words: W): readonly string[];
  text(state: G['state'], words: W): readonly TextSection[];

  Board(props: BoardProps<G, W>): ReactNode;
  /** What a player has, under the name. */
  SeatDetail(props: SeatProps<G, W>): ReactNode;
  readonly panels: readonly GamePanel<G, W>[];
}

/** Plays a move on a copy of the state. */
export function previewOf<G extends GameTypes>(game: Game<G>, state: G['state'], move: G['move']): Preview<G> {
  const after = state.clone();
  const events: G['event'][] = [];
  const emit: Emit<G['event']> = (event) => events.push(event);
  game.rules.apply(after, game.rules.encode(move), emit);
  return { move, state: after, events };
}
