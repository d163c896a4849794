import { guided } from '../../tutorial/guided.ts';
import record from '../../tutorial/records/assyria.json' with { type: 'json' };
import type { Examples } from '../examples.ts';

const { example } = guided(record);

export const assyria: Examples = {
  'A5.1': example(1, 3),
  'A5.3': example(7, 9),
  'A6.1': example(17, 21),
  'A6.4': example(44, 47),
  'A6.6': example(24, 25),
  'A7.1': example(50, 51),
  'A8.3': example(52, 53),
  'A9.1': example(202, 203),
};
