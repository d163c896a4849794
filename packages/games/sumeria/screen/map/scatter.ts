/** Where the land has room for what only adorns it: palms and fields by the river, hills further off. */
import type { Layout, Point } from '../layout.ts';
import { distanceTo } from './distance.ts';

export type Growth = 'field' | 'palm' | 'hill';
export interface Grown extends Point {
  readonly kind: Growth;
  /** From 0 to 1, for what differs from one to the next. */
  readonly chance: number;
}

/** Between candidates, and how far each may stray. */
const STEP = 46;
const STRAY = 26;
const FROM_ROADS = 44;
const FROM_RIVER = 50;
const FROM_LABELS = 92;
const FROM_EDGE = 24;
/** As far as water is led from the river. */
const WATERED = 150;

/** The same for the same place, and as good as random. */
const chanceAt = (x: number, y: number): number => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};

export function scatterOn({ width, height, roads, labels, river }: Layout): Grown[] {
  const grown: Grown[] = [];
  for (let row = 0; row * STEP < height; row++) {
    for (let column = 0; column * STEP < width; column++) {
      const chance = chanceAt(column, row);
      const spot = { x: column * STEP + STRAY * chance, y: row * STEP + STRAY * chanceAt(row, column + 7) };
      const inland = distanceTo(spot, river);
      const free =
        Math.min(spot.x, spot.y, width - spot.x, height - spot.y) > FROM_EDGE &&
        inland > FROM_RIVER &&
        labels.every(({ x, y }) => Math.hypot(x - spot.x, (y - spot.y) * 1.6) > FROM_LABELS) &&
        roads.every((road) => distanceTo(spot, road) > FROM_ROADS);
      if (free && chance < 0.75) grown.push({ ...spot, chance, kind: inland > WATERED ? 'hill' : chance < 0.4 ? 'field' : 'palm' });
    }
  }
  return grown;
}
