/** How many taps a turn takes, over seeded games: without the word that ends it. */
import type { GameId } from '@shinar/catalogue';
import { manifestOf } from '@shinar/catalogue';
import { CHANCE, type GameTypes, SeededDice } from '@shinar/core';
import { type Choice, choicesIn, type GameUi, pickedAfter, surely, type Token } from '@shinar/table';
import { livelyChooser, playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';

/** One of so many positions is looked at. */
const LOOKED_AT = 7;

/** Taps the tokens of a move, as long as the table asks for one. */
function tapsFor(ui: GameUi, choices: readonly Choice[], { picks }: Choice): number {
  let chosen: readonly Token[] = [];
  let taps = 0;
  for (const token of picks.flat()) {
    if (chosen.includes(token)) continue;
    taps++;
    const picked = surely(
      ui,
      choices,
      pickedAfter(choices, chosen, token, () => undefined),
    );
    if ('refusal' in picked) throw new Error(`${token} cannot be picked after ${chosen.join(' ')}`);
    if (picked.complete !== undefined) break;
    chosen = picked.chosen;
  }
  return taps;
}

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
      for (const choice of choices) most.set(choice.move.type, Math.max(most.get(choice.move.type) ?? 0, tapsFor(ui, choices, choice)));
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
