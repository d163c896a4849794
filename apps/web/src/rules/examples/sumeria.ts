import { guided } from '../../tutorial/guided.ts';
import record from '../../tutorial/records/sumeria.json' with { type: 'json' };
import type { Examples } from '../examples.ts';

const { example } = guided(record);

export const sumeria: Examples = {
  'S4.2': example(27, 28),
  'S5.3': { ...example(33, 33), chosen: ['place:ur-kish-village'] },
  'S5.6': example(30, 31),
  'S6.2': example(43, 44),
  'S7.2': example(33, 36),
  'S7.3': example(36, 37),
  'S8.4': example(37, 39),
  'S9.1': example(97, 98),
};
