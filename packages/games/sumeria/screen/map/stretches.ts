/** Where the river is open water, so that what glides on it crosses no road. */
import type { Layout, Point } from '../layout.ts';
import { distanceTo } from './distance.ts';

const FROM_ROADS = 30;

/** The stretches of the river between its roads, downstream. */
export function stretchesOf({ river, roads }: Layout): Point[][] {
  const stretches: Point[][] = [[]];
  for (const point of river) {
    if (roads.every((road) => distanceTo(point, road) > FROM_ROADS)) stretches.at(-1)!.push(point);
    else if (stretches.at(-1)!.length > 0) stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 1);
}
