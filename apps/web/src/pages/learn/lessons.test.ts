import { afterTheFlood } from '@shinar/after-the-flood/rules';
import floodRecord from '@shinar/after-the-flood/teach/guided-game.json' with { type: 'json' };
import { assyria } from '@shinar/assyria/rules';
import assyriaRecord from '@shinar/assyria/teach/guided-game.json' with { type: 'json' };
import { GAME_IDS } from '@shinar/catalogue';
import { checkRecord, type Game, replay, type Step, type StepBody } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import sumeriaRecord from '@shinar/sumeria/teach/guided-game.json' with { type: 'json' };
import { choicesIn, Timeline } from '@shinar/table';
import { answerTo, LEARNER, type Lesson, ownSteps, replies, stepOf } from '@shinar/teach';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';
import { lessons } from './lessons.ts';

const RECORDS: readonly (readonly [Game, unknown])[] = [
  [sumeria as unknown as Game, sumeriaRecord],
  [assyria as unknown as Game, assyriaRecord],
  [afterTheFlood as unknown as Game, floodRecord],
];

test.each(RECORDS)('the guided game of $rules.id is refereed to its end', (game, json) => {
  expect(replay(game, checkRecord(json)).over).toBe(true);
});

const uis = await Promise.all(GAME_IDS.map(loadGame));
const all = await Promise.all(GAME_IDS.map((game) => lessons.get(game)));
const cases = GAME_IDS.flatMap((game, i) => all[i]!.map((lesson) => ({ game, id: lesson.id, lesson, ui: uis[i]! })));

test('each game has eight to twenty lessons, each with a name of its own', () => {
  for (const own of all) {
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.length).toBeLessThanOrEqual(20);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
  }
});

describe.each(cases)('$game: $id', ({ lesson, ui }) => {
  const { game } = ui;
  const bodies = (steps: readonly Step[]): StepBody[] => choicesIn(ui, at(steps)).map((choice) => stepOf(ui, choice));
  const at = (steps: readonly Step[]) => new Timeline(game, lesson.players, [...lesson.before, ...steps]).state;
  const upTo = (task: number): Step[] =>
    ownSteps(lesson)
      .slice(0, task)
      .flatMap((step, i) => [step, ...replies(lesson, i)]);

  test('asks for every step of the learner in its line, and they serve', () => {
    expect(ownSteps(lesson)).toHaveLength(lesson.tasks.length);
    lesson.tasks.forEach((_, task) => {
      expect(game.rules.actor(at(upTo(task)))).toBe(LEARNER);
      expect(answerTo(lesson, task, ownSteps(lesson)[task]!)).toBeUndefined();
    });
  });

  test('goes on to its end after every step that serves', () => {
    expect(endings(lesson, [], 0)).toBeGreaterThan(0);
  });

  /** How many ways lead through the lesson; throws if one leads nowhere. */
  function endings({ tasks }: Lesson, played: readonly Step[], task: number): number {
    if (task === tasks.length) {
      at(played);
      return 1;
    }
    const serve = bodies(played).filter((body) => answerTo(lesson, task, body) === undefined);
    if (serve.length === 0) throw new Error(`no step serves task ${task} after ${JSON.stringify(played)}`);
    return serve.reduce((sum, body) => sum + endings(lesson, [...played, { by: LEARNER, ...body }, ...replies(lesson, task)], task + 1), 0);
  }

  test('has an answer to every other legal step, and no answer that is never given', () => {
    lesson.tasks.forEach(({ wrong = {} }, task) => {
      const given = bodies(upTo(task)).map((body) => answerTo(lesson, task, body));
      for (const key of Object.keys(wrong)) expect(given, `task ${task}`).toContain(key);
    });
  });
});
