/** How many taps a turn takes, over seeded games: without the word that ends it. */
import type { GameId } from '@shinar/catalogue';
import { manifestOf } from '@shinar/catalogue';
import { CHANCE, type GameTypes, SeededDice } from '@shinar/core';
import { choicesIn } from '@shinar/table';
import { tapsOf } from '@shinar/table/testing';
import { livelyChooser, playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';

/** One of so many positions is looked at. */
const LOOKED_AT = 7;

/** The most taps of each type of move in one game. */
async function mostTaps(game: GameId): Promise<Map<string, number>> {
  const ui = await loadGame(game);
  const most = new Map<string, number>();
  let seen = 0;
  playOut(ui.game, manifestOf(game).seats[1], new SeededDice(5), livelyChooser(), {
    position: ({ state }: { readonly state: GameTypes['state'] }) => {
      if (seen++ % LOOKED_AT > 0) return;
      if (ui.game.rules.actor(state) === CHANCE) return;
      const choices = choicesIn(ui, state);
      for (const choice of choices)
        most.set(choice.move.type, Math.max(most.get(choice.move.type) ?? 0, tapsOf(ui, choices, choice).length));
    },
  });
  return most;
}

test('in Sumeria a turn takes two taps at most', async () => {
  const taps = await mostTaps('sumeria');
  expect(Math.max(...taps.values())).toBe(2);
  expect(taps.get('add')).toBe(1);
});

test('in After the Flood an action takes three taps at most, one of them more where a market has several goods', async () => {
  const { trade = 0, extend: _, ...others } = Object.fromEntries(await mostTaps('after-the-flood'));
  expect(trade).toBeLessThanOrEqual(4);
  expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(3);
});

test('in Assyria a hut takes one tap, and so does a card that has no choice of huts', async () => {
  const taps = await mostTaps('assyria');
  expect(taps.get('hut')).toBe(1);
  expect(taps.get('harvest')).toBe(1);
});
