import type { Code, MoveList } from '@shinar/core';
import { PLACES } from '../board.ts';
import { HALF } from './masks.ts';

/** Pushes one code per place of a set, ascending: the place becomes the first number of the code. */
export function pushPlaces(out: MoveList, base: Code, low: number, high: number): void {
  const codes = out.room(PLACES);
  let length = out.length;
  for (let rest = low; rest !== 0; rest &= rest - 1) codes[length++] = base | ((31 - Math.clz32(rest & -rest)) << 18);
  for (let rest = high; rest !== 0; rest &= rest - 1) codes[length++] = base | ((HALF + 31 - Math.clz32(rest & -rest)) << 18);
  out.length = length;
}
