/** What a game teaches with, each part loaded when it is wanted. */
import type { Language } from '@shinar/words';
import type { Examples } from './example.ts';
import type { Lesson } from './lesson.ts';
import type { Themes } from './theme.ts';

/** What a lesson says: before it begins, at each of its tasks, after a step that serves, and after those that do not. */
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
  /** What the principles of the strategy page are shown with. */
  positions(): Promise<Examples>;
  /** The rules that belong on the page to print, beside a turn at a glance. */
  readonly aid: readonly string[];
  /** As they are in the file; whoever reads them checks them. */
  puzzles(): Promise<unknown>;
  /** What each of them is about. */
  themes(): Promise<Themes>;
}
