import { createBot, LEVELS, readSpec } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { type Dice, type Game, readName } from '@shinar/core';
import { type Chooser, livelyChooser, randomChooser } from '@shinar/testkit';
import type { Option } from './command.ts';

const choosers: Readonly<Record<string, () => Chooser>> = { random: () => randomChooser, lively: livelyChooser };
const names = [...Object.keys(choosers), 'greedy', ...LEVELS.map(({ name }) => name)];

export const BOT = {
  type: 'string',
  value: 'NAME',
  about: `who plays: ${names.join(', ')} (random; in play, trader); lively likes rare moves and puts off ending its turn; the last five are levels 1 to 5; or a player with its settings, as in arena`,
} as const satisfies Option;

const PLAIN = /^[a-z]*$/;

export const checkBot = (name: string | undefined): void => {
  if (name === undefined) return;
  if (PLAIN.test(name)) readName(name, '--bot', names);
  else readSpec(name, '--bot');
};

export function readBot(name = 'random', game: Game, players: number): Chooser {
  checkBot(name);
  return choosers[name]?.() ?? thinkingChooser(name, game, players);
}

/** A new bot whenever there are new dice, seeded from them, so that an interrupted game continues as it would have. */
function thinkingChooser(name: string, game: Game, players: number): Chooser {
  const spec = readSpec(name, '--bot');
  let known: Dice | undefined;
  let bot = createBot(withBots(game), spec, { players, clock: performance });
  return (_rules, state, _list, dice) => {
    if (dice !== known) bot = createBot(withBots(game), spec, { players, clock: performance, seed: dice.below(2 ** 32) });
    known = dice;
    return bot.choose(state);
  };
}
