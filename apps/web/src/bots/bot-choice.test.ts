import { CHANCE, type Code, SeededDice } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { sumeriaUi } from '@shinar/sumeria/screen';
import { COLOURS, choicesIn, Timeline } from '@shinar/table';
import { expect, test } from 'vitest';
import { botChoice } from './bot-choice.ts';

const PERSON = 2;
const seats = COLOURS.map((colour, seat) => ({ name: colour, colour, ...(seat !== PERSON && { bot: 1 as const }) }));

test('bots are asked about what they chose, people and chance about nothing', () => {
  const timeline = new Timeline(sumeria, seats.length, []);
  const dice = new SeededDice(1, 1);
  const chosen: (Code | undefined)[] = [undefined];
  while (timeline.length < 12) {
    const seat = sumeria.rules.actor(timeline.state);
    if (seat === CHANCE) {
      timeline.chance(dice);
      chosen.push(undefined);
    } else {
      const { code } = choicesIn(sumeriaUi, timeline.state)[1]!;
      timeline.move(code);
      chosen.push(seat === PERSON ? undefined : code);
    }
  }
  const { moments } = timeline;
  const found = moments.map((_, at) => botChoice(sumeria, seats, moments, at));
  expect(found.map((choice) => choice?.code)).toEqual(chosen);
  found.forEach((choice, at) => {
    if (choice !== undefined) expect([choice.seat, choice.state]).toEqual([moments[at]!.step!.by, moments[at - 1]!.state]);
  });
});
