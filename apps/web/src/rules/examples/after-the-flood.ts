import { guided } from '../../tutorial/guided.ts';
import record from '../../tutorial/records/after-the-flood.json' with { type: 'json' };
import type { Examples } from '../examples.ts';

const { example } = guided(record);

export const afterTheFlood: Examples = {
  'F9.1': example(1, 3),
  'F9.3': example(32, 34),
  'F10.1': example(6, 9),
  'F11.4': example(37, 43),
  'F12.2': example(54, 59),
  'F12.6': example(47, 51),
  'F13.2': example(67, 73),
  'F14.3': example(73, 74),
  'F16.1': example(111, 112),
};
