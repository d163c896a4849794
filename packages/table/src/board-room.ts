/** What a game offers to people who make their own boards. */
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
  /** A board in small. */
  Picture(props: { readonly draft: BoardDraft }): ReactNode;
  Editor(props: EditorProps): ReactNode;
  /** A draft that came from elsewhere; throws an InputError if it cannot even be shown. */
  read(json: unknown): BoardDraft;
  names(language: Language): Promise<BoardNames>;
}

/** What somebody types, as a name of a board or of a part of it. */
export const nameFrom = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
