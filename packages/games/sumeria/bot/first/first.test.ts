import { firstChoices } from '@shinar/bots/testing';
import type { Game } from '@shinar/core';
import { expect, test } from 'vitest';
import { sumeria } from '../../rules/index.ts';
import { room } from '../index.ts';

test.each([
  [3, 3935123512],
  [4, 1003465837],
])('with %d players king@1 chooses what it always did', (players, choices) => {
  expect(firstChoices({ ...(sumeria as Game), bot: room }, players)).toBe(choices);
});
