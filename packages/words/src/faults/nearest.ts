import type { Facts } from '@shinar/core';

/** A list up to this length is shown in full. */
const MOST_TOLD = 20;
const MOST_NEAREST = 4;

/** The known names, given an unknown one: all if there are few, else the likeliest. */
export function likely({ got, expected }: Facts, say: { readonly all: string; readonly nearest: string }): string {
  if (expected === undefined) return '';
  const names = String(expected).split(' ');
  if (names.length <= MOST_TOLD) return say.all + names.join(' ');
  return say.nearest + nearest(String(got).replaceAll('"', ''), names, MOST_NEAREST).join(' ');
}

/** The names most like the given one: with the fewest letters to change, add or remove. */
export function nearest(given: string, names: readonly string[], most: number): string[] {
  return names
    .map((name) => ({ name, distance: distanceOf(given, name) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

function distanceOf(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, above[j]! + 1, row[j - 1]! + 1));
    }
    above = row;
  }
  return above[b.length]!;
}
