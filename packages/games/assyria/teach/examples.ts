import type { Examples } from '@shinar/teach';
import { guided } from '@shinar/teach';
import record from './guided-game.json' with { type: 'json' };
import printedRecord from './printed-examples.json' with { type: 'json' };

const { example } = guided(record);
/** A first turn made up to show the examples of the printed rules. */
const printed = guided(printedRecord);

export const examples: Examples = {
  'A5.1': example(1, 3),
  'A5.2': printed.example(11, 12),
  'A5.3': example(7, 9),
  'A6.1': { ...printed.example(30, 33), chosen: [] },
  'A6.4': example(44, 47),
  'A6.6': example(24, 25),
  'A7.1': example(50, 51),
  'A7.3': printed.example(48, 49),
  'A7.4': printed.example(44, 45),
  'A7.5': printed.example(46, 47),
  'A8.3': example(52, 53),
  'A9.1': example(202, 203),
};
