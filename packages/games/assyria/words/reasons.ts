/** Why bots like a move: the features of their judgement under headings that a player knows. */
import type { AssyriaMessages } from './en/index.ts';

/** The first form that fits a feature gives its heading. */
const HEADINGS: readonly (readonly [RegExp, keyof AssyriaMessages['reasons']])[] = [
  [/^points$/, 'points'],
  [/^(un)?fed-wells/, 'wells'],
  [/^(un)?fed-(symbols|wild-cards|hungry)$|^plow$|^kinds-of-food$/, 'food'],
  [/^(un)?fed-river-income$|^camels/, 'camels'],
  [/^(un)?fed-|^hut|^reserve$/, 'huts'],
  [/^(ziggurat|tiles-to-add|base|centres)/, 'ziggurats'],
  [/^(assur|influence|leads-assur)|dignitary$/, 'assur'],
  [/^offering/, 'offerings'],
  [/^order$/, 'tempo'],
];

export function reasonText({ reasons }: AssyriaMessages, feature: string): string | undefined {
  const heading = HEADINGS.find(([form]) => form.test(feature))?.[1];
  return heading && reasons[heading];
}
