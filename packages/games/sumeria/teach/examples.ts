import type { Examples } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './guided-game.json' with { type: 'json' };

const { example } = guided(record);

export const examples: Examples = {
  'S4.2': example(27, 28),
  'S5.3': { ...example(33, 33), chosen: ['place:ur-kish-village'] },
  'S5.6': example(30, 31),
  'S6.2': example(43, 44),
  'S7.2': example(33, 36),
  'S7.3': example(36, 37),
  'S8.4': example(37, 39),
  'S9.1': example(97, 98),
};
