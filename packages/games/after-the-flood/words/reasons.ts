/** Why bots like a move: the features of their judgement under headings that a player knows. */
import type { Facts } from '@shinar/core';
import { GOODS, PLACES } from '../rules/index.ts';
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

const FULL = 20;

/** F14.3: what a plan works towards. */
export function aimText({ aims, and, goods, places }: FloodMessages, { points, city, missing }: Facts): string {
  const full = Number(points) === FULL;
  const at = Number(city) < 0 ? undefined : places[PLACES[Number(city)]!];
  const lacking = GOODS.filter((_, good) => (Number(missing) & (1 << good)) !== 0).map((good) => goods[good]);
  return lacking.length === 0 ? aims.ready(full, at) : aims.toward(full, at, and(lacking));
}
