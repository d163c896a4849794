/** Why bots like a move: the features of their judgement under headings that a player knows. */
import type { SumeriaMessages } from './en/index.ts';

/** The first form that fits a feature gives its heading. */
const HEADINGS: readonly (readonly [RegExp, keyof SumeriaMessages['reasons']])[] = [
  [/^points$/, 'points'],
  [/^round-|^stake-in-tiles$/, 'round'],
  [/^(tiles|largest-set|sets-to-grow)$/, 'sets'],
  [/^(control|second|lead)-|^(cities|villages|states-entered)$/, 'states'],
  [/^reserve$/, 'reserve'],
  [/^(turns-left|order)$/, 'tempo'],
];

export function reasonText({ reasons }: SumeriaMessages, feature: string): string | undefined {
  const heading = HEADINGS.find(([form]) => form.test(feature))?.[1];
  return heading && reasons[heading];
}
