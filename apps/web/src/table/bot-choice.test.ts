import { CHANCE, type Code, SeededDice } from '@shinar/core';
import { sumeria } from '@shinar/sumeria';
import { expect, test } from 'vitest';
import { sumeriaUi } from '../games/sumeria/index.ts';
import { COLOURS } from '../seats/looks.ts';
import { botChoice } from './bot-choice.ts';
import { choicesIn } from './picks.ts';
import { Timeline } from './timeline.ts';

const PERSON = 2;
const seats = COLOURS.map((colour, seat) => ({ name: colour, colour, ...(seat !== PERSON && { bot: 1 as const }) }));

test('bots are asked about what they chose, people and chance about nothing', () => {
  const timeline = new Timeline(sumeria, seats.length, []);
  const dice = new SeededDice(1, 1);
  const chosen: (Code | undefined)[] = [undefined];
  while (timeline.length < 12) {
    const seat = sumeria.rules.actor(timeline.state);
    if (seat === CHANCE) {
      timeline.add((emit) => timeline.play.chance(dice, emit));
      chosen.push(undefined);
    } else {
      const { code } = choicesIn(sumeriaUi, timeline.state)[1]!;
      timeline.add((emit) => timeline.play.move(code, emit));
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
