import { firstChoices } from '@shinar/bots/testing';
import type { Game } from '@shinar/core';
import { expect, test } from 'vitest';
import { assyria } from '../../rules/index.ts';
import { room } from '../index.ts';

test.each([
  [2, 2076633402],
  [3, 931662533],
  [4, 160023539],
])('with %d players king@1 chooses what it always did', (players, choices) => {
  expect(firstChoices({ ...(assyria as Game), bot: room }, players)).toBe(choices);
});
