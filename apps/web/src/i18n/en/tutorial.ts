export const tutorial = {
  title: 'Learn',
  of: (game: string) => `Learn ${game}`,
  intro:
    'A guided first game in small steps: you make real moves on the real board and hear why they are good. Ten to fifteen minutes, in as many sittings as you like.',
  newcomer: 'New here? Learn one of the games first, in ten minutes and on the board itself.',
  lesson: (lesson: number, of: number) => `Lesson ${lesson} of ${of}`,
  begin: 'Begin',
  resume: 'Go on where you left off',
  again: 'This lesson again',
  next: 'Next lesson',
  finished: 'You know how to play. The rest is practice.',
  play: 'Play your first game',
  all: 'Lessons',
  done: 'done',
  missing: 'There is no such lesson.',
};
/** What a lesson says: before it begins, at each of its tasks, after a step that serves, and after those that do not. */
export interface LessonText {
  readonly title: string;
  readonly text: string;
  readonly tasks: readonly { readonly ask: string; readonly done: string; readonly wrong: Readonly<Record<string, string>> }[];
}
