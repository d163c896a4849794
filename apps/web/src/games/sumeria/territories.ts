/** The land of each state: to every place belongs what is nearer to it than to any other. */
import type { Layout, Point } from './layout.ts';

/** One side of a cell, and the place beyond it; none at the edge of the map. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: number | undefined;
}
interface Corner extends Point {
  /** The place beyond the side that begins here. */
  readonly beyond: number | undefined;
}

export interface Territories {
  /** The cell of each place, as an SVG path. */
  readonly cells: readonly string[];
  /** The sides between places of two states, each once. */
  readonly borders: readonly { readonly from: Point; readonly to: Point; readonly places: readonly [number, number] }[];
}

export function territoriesOf({ width, height, points }: Layout, stateOf: (place: number) => number): Territories {
  const cells = points.map((_, place) => cellOf(points, place, width, height));
  const sides = cells.map((corners) =>
    corners.map((corner, i): Side => ({ from: corner, to: corners[(i + 1) % corners.length]!, beyond: corner.beyond })),
  );
  return {
    cells: cells.map((corners) => `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`),
    borders: sides.flatMap((own, place) =>
      own.flatMap(({ from, to, beyond }) =>
        beyond !== undefined && beyond > place && stateOf(beyond) !== stateOf(place)
          ? [{ from, to, places: [place, beyond] as const }]
          : [],
      ),
    ),
  };
}

/** The whole map, cut by the line halfway to every other place. */
function cellOf(points: readonly Point[], place: number, width: number, height: number): Corner[] {
  const own = points[place]!;
  let corners: Corner[] = [
    { x: 0, y: 0, beyond: undefined },
    { x: width, y: 0, beyond: undefined },
    { x: width, y: height, beyond: undefined },
    { x: 0, y: height, beyond: undefined },
  ];
  points.forEach((other, beyond) => {
    if (beyond !== place) corners = cut(corners, own, other, beyond);
  });
  return corners;
}

function cut(corners: readonly Corner[], own: Point, other: Point, beyond: number): Corner[] {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const limit = (other.x ** 2 + other.y ** 2 - own.x ** 2 - own.y ** 2) / 2;
  const past = ({ x, y }: Point): number => x * dx + y * dy - limit;
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const [a, b] = [past(corner), past(next)];
    if (a <= 0 && b <= 0) return [corner];
    if (a > 0 && b > 0) return [];
    const t = a / (a - b);
    const crossing = { x: corner.x + (next.x - corner.x) * t, y: corner.y + (next.y - corner.y) * t };
    return a <= 0 ? [corner, { ...crossing, beyond }] : [{ ...crossing, beyond: corner.beyond }];
  });
}
