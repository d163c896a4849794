import { readName } from '@shinar/core';
import { type Chooser, livelyChooser, randomChooser } from '@shinar/testkit';
import type { Option } from './command.ts';

const bots: Readonly<Record<string, () => Chooser>> = { random: () => randomChooser, lively: livelyChooser };
const names = Object.keys(bots);

export const BOT = {
  type: 'string',
  value: 'NAME',
  about: `who plays: ${names.join(', ')} (random); lively prefers what is rare and puts off ending its turn`,
} as const satisfies Option;

export function readBot(name = 'random'): Chooser {
  readName(name, '--bot', names);
  return bots[name]!();
}
