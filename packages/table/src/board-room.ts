/** Boards of one's own: what a game offers to whoever makes them. */
import type { Fault } from '@shinar/core';
import type { Language } from '@shinar/words';
import type { ReactNode } from 'react';

/** A board as data of the game's own form, right or not yet. */
export type BoardDraft = object;

export interface EditorProps {
  readonly draft: BoardDraft;
  /** What the game's checker says is wrong, if anything: shown where it is. */
  readonly fault: Fault | undefined;
  readonly onChange: (draft: BoardDraft) => void;
  readonly language: Language;
  readonly wide: boolean;
}

/** What people call boards and their parts in a language. */
export interface BoardNames {
  board(name: string): string;
  region(name: string): string;
  /** What is wrong with a board in the game's own words, where it has some for it. */
  fault(fault: Fault, draft: BoardDraft): string | undefined;
}

export interface BoardRoom {
  /** Boards that come along besides the game's own. */
  readonly gallery: readonly BoardDraft[];
  Editor(props: EditorProps): ReactNode;
  names(language: Language): Promise<BoardNames>;
}
