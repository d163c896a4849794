/** Why bots like a move: the features of their judgement under headings that a player knows. */
import type { FloodMessages } from './en/index.ts';

/** The first form that fits a feature gives its heading. */
const HEADINGS: readonly (readonly [RegExp, keyof FloodMessages['reasons']])[] = [
  [/^points$/, 'points'],
  [/^goods$/, 'goods'],
  [/^extensions$|^cities$/, 'cities'],
  [/^(crafts|stock)$/, 'workers'],
  [/^production$/, 'production'],
  [/^markets$/, 'trade'],
  [/^(areas|armies|threat)$/, 'armies'],
  [/^claim/, 'empires'],
  [/^majorities$/, 'majorities'],
  [/^order$/, 'tempo'],
];

export function reasonText({ reasons }: FloodMessages, feature: string): string | undefined {
  const heading = HEADINGS.find(([form]) => form.test(feature))?.[1];
  return heading && reasons[heading];
}
