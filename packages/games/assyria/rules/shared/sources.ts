/** Where points come from, in the order of the score sheet. */
import type { Clause } from '../rulebook.ts';

export const SOURCES = [
  'fertile-huts',
  'arid-huts',
  'ziggurats',
  'wells',
  'assur',
  'upper-dignitary',
  'offerings',
  'final-ziggurats',
  'final-plow',
  'final-camels',
] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_CLAUSE: Readonly<Record<Source, Clause>> = {
  'fertile-huts': 'A6.8',
  'arid-huts': 'A6.8',
  ziggurats: 'A6.8',
  wells: 'A6.8',
  assur: 'A8.3',
  'upper-dignitary': 'A8.5',
  offerings: 'A8.8',
  'final-ziggurats': 'A9.1',
  'final-plow': 'A9.1',
  'final-camels': 'A9.1',
};
