/** The way a trader went, for the eye: the shortest over occupied places. */
import { type BoardData, ownerOf, type SumeriaState } from '../../rules/index.ts';
import { placesOf } from '../../words/tokens.ts';
import type { Layout, Point } from '../layout.ts';

export function routeOf(board: BoardData, { points }: Layout, from: number, to: number, after: SumeriaState): readonly Point[] {
  const names = placesOf(board).map(({ name }) => name);
  const ways = new Map<number, number[]>();
  for (const road of board.roads) {
    road.forEach((name, i) => {
      const near = [road[i - 1], road[i + 1]].flatMap((other) => (other === undefined ? [] : [names.indexOf(other)]));
      const place = names.indexOf(name);
      ways.set(place, [...(ways.get(place) ?? []), ...near]);
    });
  }
  const queue: (readonly number[])[] = [[from]];
  const seen = new Set([from]);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const here = path.at(-1)!;
    if (here === to) return path.map((place) => points[place]!);
    for (const next of ways.get(here) ?? []) {
      if (seen.has(next) || (next !== to && ownerOf(after, next) < 0)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return [points[from]!, points[to]!];
}
