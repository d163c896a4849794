import type { Examples } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './strategy-game.json' with { type: 'json' };

const { example } = guided(record);

/** Positions from a game between level 3 bots, by the principle of docs/strategy that they show. */
export const positions: Examples = {
  P1: example(40, 41),
  P2: example(116, 124),
  P4: example(192, 193),
  P5: example(69, 74),
  P6: example(140, 142),
  M1: example(165, 169),
  M2: example(76, 79),
};
