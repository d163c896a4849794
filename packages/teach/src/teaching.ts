/** A game's teaching material, each part loaded when it is needed. */
import type { Language } from '@shinar/words';
import type { Examples } from './example.ts';
import type { Lesson } from './lesson.ts';
import type { Themes } from './theme.ts';

/** What a lesson says: before it begins, at each task, after a step that serves, and after one that doesn't. */
export interface LessonText {
  readonly title: string;
  readonly text: string;
  readonly tasks: readonly { readonly ask: string; readonly done: string; readonly wrong: Readonly<Record<string, string>> }[];
}

/** By the id of the lesson. */
export type LessonTexts = Readonly<Record<string, LessonText>>;

export interface Teaching {
  lessons(): Promise<readonly Lesson[]>;
  texts(language: Language): Promise<LessonTexts>;
  examples(): Promise<Examples>;
  /** The positions that illustrate the principles on the strategy page. */
  positions(): Promise<Examples>;
  /** The rules to print on the player aid, beside a turn at a glance. */
  readonly aid: readonly string[];
  /** As they are in the file; the caller checks them. */
  puzzles(): Promise<unknown>;
  /** What each puzzle is about. */
  themes(): Promise<Themes>;
}
