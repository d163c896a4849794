import { firstChoices } from '@shinar/bots/testing';
import type { Game } from '@shinar/core';
import { expect, test } from 'vitest';
import { afterTheFlood } from '../../rules/index.ts';
import { room } from '../index.ts';

test.each([[3, 4187261658]])('with %d players king@1 chooses what it always did', (players, choices) => {
  expect(firstChoices({ ...(afterTheFlood as Game), bot: room }, players)).toBe(choices);
});
