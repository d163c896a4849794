import { SeededDice, type Step } from '@shinar/core';
import type { PlayStep } from '@shinar/protocol';
import { Table } from '../src/domain/tables/table.ts';
import { anyStep, newTicket } from '../src/testing/game.ts';

/** Any game that a table may come to, chosen before time is taken: the committed seed says what chance will do. */
export function wholeGame({ game, row, seats, turn, entries }: Table, seed: number): PlayStep[] {
  const dice = new SeededDice(seed);
  const copy = new Table(game, row, seats, turn);
  for (const { step, at, bot } of entries) copy.step(step as Step, { at, bot });
  const steps: PlayStep[] = [];
  while (!copy.play.over) {
    const step = anyStep(copy.play, dice);
    steps.push({ index: copy.length, ticket: newTicket(), step });
    copy.step(step, { at: 0, bot: false });
    copy.drawChance(0);
  }
  return steps;
}
