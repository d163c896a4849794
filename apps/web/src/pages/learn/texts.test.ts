import { GAME_IDS } from '@shinar/catalogue';
import { choicesIn, Timeline } from '@shinar/table';
import { answerTo, type Lesson, ownSteps, replies, stepOf } from '@shinar/teach';
import { LANGUAGES } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';
import { loadBook } from '../../base/rulebook/books.ts';
import { lessons } from './lessons.ts';
import { texts } from './texts.ts';

const CITED = /\b[SAF]\d+(?:\.\d+)?\b/g;

describe.each(GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  '$game in $language',
  async ({ game, language }) => {
    const [ui, all, text, book] = await Promise.all([
      loadGame(game),
      lessons.get(game),
      texts.get(`${game}/${language}`),
      loadBook(game, language),
    ]);

    /** The answers that a task can give along the lesson's own line. */
    const answersTo = (lesson: Lesson, task: number): string[] => {
      const played = ownSteps(lesson)
        .slice(0, task)
        .flatMap((step, i) => [step, ...replies(lesson, i)]);
      const { state } = new Timeline(ui.game, lesson.players, [...lesson.before, ...played]);
      const answers = choicesIn(ui, state).flatMap((choice) => answerTo(lesson, task, stepOf(ui, choice)) ?? []);
      return [...new Set(answers)].sort();
    };

    test('every lesson has its words: title, text, and for each task what is asked, what was gained, and an answer to all else', () => {
      expect(Object.keys(text)).toEqual(all.map(({ id }) => id));
      for (const lesson of all) {
        const { title, text: intro, tasks } = text[lesson.id]!;
        expect([title, intro, ...tasks.flatMap(({ ask, done, wrong }) => [ask, done, ...Object.values(wrong)])]).not.toContain('');
        expect(
          tasks.map(({ wrong }) => Object.keys(wrong).sort()),
          lesson.id,
        ).toEqual(lesson.tasks.map((_, task) => answersTo(lesson, task)));
      }
    });

    test('what the lessons cite is in the rules', () => {
      for (const clause of JSON.stringify(text).match(CITED) ?? []) expect(book.anchors).toContain(clause);
    });
  },
);
