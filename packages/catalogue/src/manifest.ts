import type { Room, StyleName } from '@shinar/bots';
import type { Game } from '@shinar/core';
import type { BoardRoom, GameUi, Picture } from '@shinar/table';
import type { Teaching } from '@shinar/teach';
import type { Cover, Language, TerminalWords } from '@shinar/words';

/** What a game's folder says about itself: facts, and how to load each of its rooms. */
export interface Manifest {
  readonly id: string;
  readonly seats: readonly [fewest: number, most: number];
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly complexity: number;
  readonly cover: Readonly<Record<Language, Cover>>;
  /** Styles of play that its bots have besides the normal one. */
  readonly styles?: readonly StyleName[];
  rules(): Promise<Game>;
  /** The terminal's words in a language, then for a board and the players' names. */
  terminal(): Promise<(language: Language) => Promise<(game: Game, names: readonly string[]) => TerminalWords>>;
  bot(): Promise<Room>;
  screen(): Promise<GameUi>;
  /** The board editor, if the game allows other boards. */
  boards?(): Promise<BoardRoom>;
  /** For the start page, drawn from the game's board. */
  picture(): Promise<Picture>;
  teaching(): Promise<Teaching>;
}
