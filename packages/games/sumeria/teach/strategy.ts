import type { Examples } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './strategy-game.json' with { type: 'json' };

const { example } = guided(record);

/** Positions from a game between level 3 bots, by the principle of docs/strategy that they show. */
export const positions: Examples = {
  P1: example(3, 11),
  P2: example(96, 97),
  P3: example(35, 39),
  P4: example(47, 49),
  P5: example(82, 85),
};
