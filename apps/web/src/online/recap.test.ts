import { SeededDice } from '@shinar/core';
import type { Entry } from '@shinar/protocol';
import { type Sumeria, sumeria } from '@shinar/sumeria';
import { expect, test } from 'vitest';
import type { GameWords } from '../games/game-ui.ts';
import { sumeriaUi } from '../games/sumeria/index.ts';
import { choicesIn } from '../table/picks.ts';
import { Timeline } from '../table/timeline.ts';
import { MARK, recapOf, stepsSeen } from './recap.ts';

const step = (index: number): Entry => ({ index, at: 0, bot: false, step: { by: 0, do: 'x' } });
const undo = (index: number, to: number): Entry => ({ index, at: 0, bot: false, undo: { by: 0, to } });

test.each([
  [[step(0), step(1), step(2)], 2, 2],
  [[step(0), step(1)], 2, 2],
  [[step(0), undo(1, 0), step(2), step(3)], 3, 1],
  [[step(0), step(1), step(2), undo(3, 1), step(4)], 3, 1],
])('of a log %# the seen length %s comes to a number of steps', (entries, length, steps) => {
  expect(stepsSeen(entries, length)).toBe(steps);
});

/** Words that only name the seat of each event. */
const wordsWith = (names: readonly string[]) =>
  ({
    events: (events: readonly { type: string; seat?: number }[]) =>
      events.flatMap(({ type, seat }) => (seat === undefined ? [] : [`${names[seat]}: ${type}`])),
  }) as unknown as GameWords<Sumeria>;

test('what concerns me comes first, nothing twice, and all that happened is counted', () => {
  const timeline = new Timeline(sumeria, 3, []);
  const dice = new SeededDice(3);
  while (!timeline.play.over && timeline.length < 80) {
    if (sumeria.rules.actor(timeline.state) < 0) timeline.add((emit) => timeline.play.chance(dice, emit));
    else timeline.add((emit) => timeline.play.move(choicesIn(sumeriaUi, timeline.state)[0]!.code, emit));
  }
  const from = 10;
  const { concerning, others, passes } = recapOf(timeline.moments, from, {
    game: sumeria,
    words: wordsWith(['ann', 'an', 'hannah']),
    marked: wordsWith(['ann', MARK, 'hannah']),
    seat: 1,
  });
  expect(concerning.length + others.length + passes).toBe(timeline.length - from);
  expect(concerning.some(({ points }) => points !== 0)).toBe(true);
  const about = (at: number) => timeline.moments[at]!.step?.by;
  expect(others.every(({ points }) => points === 0)).toBe(true);
  expect(
    concerning.every(({ step: at, points, lines }) => points !== 0 || (about(at) !== 1 && lines.some((line) => line.startsWith('an:')))),
  ).toBe(true);
});
