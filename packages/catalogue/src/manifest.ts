import type { Room, StyleName } from '@shinar/bots';
import type { Game } from '@shinar/core';
import type { BoardRoom, GameUi, Picture } from '@shinar/table';
import type { Teaching } from '@shinar/teach';
import type { Cover, Language, TerminalWords } from '@shinar/words';

/** What a game's folder says of itself: facts, and how to enter each of its rooms. */
export interface Manifest {
  readonly id: string;
  readonly seats: readonly [fewest: number, most: number];
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly complexity: number;
  readonly cover: Readonly<Record<Language, Cover>>;
  /** Ways to play that its bots have beside their own. */
  readonly styles?: readonly StyleName[];
  rules(): Promise<Game>;
  /** The words of a language for the terminal, on a board and with the names of the players. */
  terminal(): Promise<(language: Language) => Promise<(game: Game, names: readonly string[]) => TerminalWords>>;
  bot(): Promise<Room>;
  screen(): Promise<GameUi>;
  /** Where people make their own boards, if the game allows them. */
  boards?(): Promise<BoardRoom>;
  /** For the start page, drawn from the game's board. */
  picture(): Promise<Picture>;
  teaching(): Promise<Teaching>;
}
