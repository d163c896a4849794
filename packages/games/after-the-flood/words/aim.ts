import type { Facts } from '@shinar/core';
import { EXTENSION_POINTS, GOODS, PLACES } from '../rules/index.ts';
import type { FloodMessages } from './en/index.ts';

/** F14.3: with all luxuries. */
const FULL = Math.max(...EXTENSION_POINTS);

/** F14.3: what a plan works towards. */
export function aimText({ aims, and, goods, places }: FloodMessages, { points, city, missing }: Facts): string {
  const full = Number(points) === FULL;
  const at = Number(city) < 0 ? undefined : places[PLACES[Number(city)]!];
  const lacking = GOODS.filter((_, good) => (Number(missing) & (1 << good)) !== 0).map((good) => goods[good]);
  return lacking.length === 0 ? aims.ready(full, at) : aims.toward(full, at, and(lacking));
}
