import type { Examples } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './strategy-game.json' with { type: 'json' };

const { example } = guided(record);

/** Positions from a game between level 3 bots, by the principle of docs/strategy that they show. */
export const positions: Examples = {
  P1: example(1, 4),
  P2: example(106, 107),
  P3: example(69, 74),
  P4: example(26, 30),
  P5: example(410, 418),
  P6: example(575, 583),
  P7: example(430, 435),
  P8: example(552, 554),
};
