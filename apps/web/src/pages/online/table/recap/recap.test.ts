import { SeededDice } from '@shinar/core';
import type { Entry } from '@shinar/protocol';
import { type Sumeria, sumeria } from '@shinar/sumeria/rules';
import { sumeriaUi } from '@shinar/sumeria/screen';
import type { GameWords } from '@shinar/table';
import { choicesIn, Timeline } from '@shinar/table';
import { expect, test } from 'vitest';
import { recapOf, stepsSeen } from './recap.ts';

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

/** Words that only name each event. */
const words = { events: (events: readonly { type: string }[]) => events.map(({ type }) => type) } as unknown as GameWords<Sumeria>;

test('what concerns me comes first, nothing twice, and all that happened is counted', () => {
  const timeline = new Timeline(sumeria, 3, []);
  const dice = new SeededDice(3);
  while (!timeline.play.over && timeline.length < 80) {
    if (sumeria.rules.actor(timeline.state) < 0) timeline.chance(dice);
    else timeline.move(choicesIn(sumeriaUi, timeline.state)[0]!.code);
  }
  const from = 10;
  const { concerning, others, passes } = recapOf(timeline.moments, from, {
    game: sumeria,
    words,
    seat: 1,
  });
  expect(concerning.length + others.length + passes).toBe(timeline.length - from);
  expect(concerning.some(({ points }) => points !== 0)).toBe(true);
  const forMe = (at: number): boolean =>
    timeline.moments[at]!.step?.by !== 1 && timeline.moments[at]!.events.some((event) => sumeria.rules.about(event).seats.includes(1));
  expect(others.every(({ step: at, points }) => points === 0 && !forMe(at))).toBe(true);
  expect(concerning.every(({ step: at, points }) => points !== 0 || forMe(at))).toBe(true);
});
