/** What a game brings to the table in the browser. README.md tells how to write one. */
import type { Emit, Game, GameTypes, Seat } from '@shinar/core';
import type { GameWords, Language, TextSection, Token } from '@shinar/words';
import type { ReactNode } from 'react';
import type { Picks } from './picks.ts';
import type { Point } from './pointing.ts';
import type { SeatLook } from './seats/looks.ts';
import type { Cue } from './stage/cues.ts';

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
  /** Whose turn it is, until its end is said; without it, who acts by the rules. */
  readonly turn?: Seat | undefined;
  /** Whose hand lies open before the board; without it, that of who acts. */
  readonly viewer?: Seat | undefined;
  /** Whether the step is a question: then no advice may answer it. */
  readonly quiz?: boolean;
  /** Whether nothing more will be played, by the rules or because somebody resigned. */
  readonly over?: boolean;
  /** What the scene that is shown did, or the last step, and a number that tells scenes apart: for movement and traces. */
  readonly events: readonly G['event'][];
  readonly step: number;
  /** How long a piece travels, in milliseconds; 0 when nothing shall move. */
  readonly pace: number;
  /** Whether the board has more width than height to fill. */
  readonly wide: boolean;
  /** Whether that height is so short that letters must be larger than usual. */
  readonly low?: boolean;
  onPick(token: Token): void;
  /** By pointer or by focus. */
  readonly onPoint: Point;
}

export interface SeatProps<G extends GameTypes = GameTypes, W extends GameWords<G> = GameWords<G>> extends ViewProps<G, W> {
  readonly seat: Seat;
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
  /** Other picks that make the same move. */
  otherPicks?(state: G['state'], move: G['move']): readonly Picks[];
  /** What of the offered is shown as such, where that would be too much at once; the rest can be picked all the same. */
  first?(chosen: readonly Token[], offered: ReadonlySet<Token>): ReadonlySet<Token>;
  /** Whether a token is picked by itself where it is the only one left. */
  sure?(token: Token): boolean;
  /** A small picture of a token that the board draws far off: it is offered at the piece that is chosen, too. */
  icon?(token: Token): ReactNode;
  /** Whether a chosen thing stays chosen when it is picked again: that goes through what can be done with it, one after the other. */
  stays?(token: Token): boolean;
  /** Whether a move only says that nothing more is done, or leaves nothing to choose: it is made by itself where nothing else is left after a person's step. */
  closes?(move: G['move']): boolean;
  /** Whether the board draws a token; the others become buttons beside the prompt. */
  drawn(token: Token): boolean;
  /** The moves somebody may have meant by a token that is not offered, likeliest first: the first refused one tells why not. */
  meant(state: G['state'], chosen: readonly Token[], token: Token): readonly G['move'][];

  /** How an event is shown, after the one before it in its step; without it a step is one scene. */
  cue?(event: G['event'], before: G['event'] | undefined): Cue;
  /** Where an event's points come from, as tokens or spots, where that is in several places; the state is that after the event, and what happened in earlier steps is at hand. */
  sources?(
    event: G['event'],
    state: G['state'],
    earlier: readonly G['event'][],
  ): readonly { readonly from: string; readonly points: number }[];

  words(language: Language, names: readonly string[]): Promise<W>;
  /** What else to say of a previewed move: odds, forecasts. */
  notes?(state: G['state'], preview: Preview<G>, words: W): readonly string[];
  text(state: G['state'], words: W): readonly TextSection[];

  Board(props: BoardProps<G, W>): ReactNode;
  /** What a player has, under the name. */
  SeatDetail(props: SeatProps<G, W>): ReactNode;
  readonly panels: readonly GamePanel<G, W>[];
}

/** The board as a small picture. */
export type Picture = () => ReactNode;

/** Plays a move on a copy of the state. */
export function previewOf<G extends GameTypes>(game: Game<G>, state: G['state'], move: G['move']): Preview<G> {
  const after = state.clone();
  const events: G['event'][] = [];
  const emit: Emit<G['event']> = (event) => events.push(event);
  game.rules.apply(after, game.rules.encode(move), emit);
  return { move, state: after, events };
}
