import type { Examples } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './guided-game.json' with { type: 'json' };
import printedRecord from './printed-examples.json' with { type: 'json' };

const { example } = guided(record);
/** A first turn made up to show the examples of the printed rules. */
const printed = guided(printedRecord);

export const examples: Examples = {
  'F7.2': example(61, 63),
  'F9.1': example(1, 3),
  'F9.3': example(32, 34),
  'F10.1': printed.example(26, 29),
  'F10.4': printed.example(29, 31),
  'F11.2': printed.example(6, 12),
  'F11.4': example(37, 43),
  'F12.2': example(54, 59),
  'F12.4': example(65, 66),
  'F12.6': example(47, 51),
  'F13.2': example(67, 73),
  'F14.3': example(73, 74),
  'F16.1': example(111, 112),
};
