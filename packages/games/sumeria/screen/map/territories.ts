/** The land of each state: to every site belongs what is nearer to it than to any other. */
import type { Layout, Point } from '../layout.ts';

/** From a place to the edge of what a finger hits: 44 px in all on a phone. */
const FINGER = 45;

/** One side of a cell, and the site beyond it; none at the edge of the map. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: number | undefined;
}
interface Corner extends Point {
  /** The site beyond the side that begins here. */
  readonly beyond: number | undefined;
}

export interface Territories {
  /** The land of each state, as an SVG path of all its cells: one path, as seams would show between several. */
  readonly lands: readonly string[];
  /** The sides between sites of two states, each once. */
  readonly borders: readonly { readonly from: Point; readonly to: Point }[];
}

export function territoriesOf({ width, height, sites }: Layout): Territories {
  const map = rectangle(0, 0, width, height);
  const cells = sites.map((_, site) => cellOf(sites, site, map));
  const sides = cells.map((corners) =>
    corners.map((corner, i): Side => ({ from: corner, to: corners[(i + 1) % corners.length]!, beyond: corner.beyond })),
  );
  return {
    lands: [...new Set(sites.map(({ state }) => state))].map((state) =>
      cells
        .filter((_, site) => sites[site]!.state === state)
        .map(pathOf)
        .join(''),
    ),
    borders: sides.flatMap((own, site) =>
      own.flatMap(({ from, to, beyond }) =>
        beyond !== undefined && beyond > site && sites[beyond]!.state !== sites[site]!.state ? [{ from, to }] : [],
      ),
    ),
  };
}

/** What a finger hits of each place, as an SVG path: as much around it as is nearer to it than to any other. */
export const hitsOf = ({ points }: Layout): string[] =>
  points.map(({ x, y }, place) => pathOf(cellOf(points, place, rectangle(x - FINGER, y - FINGER, x + FINGER, y + FINGER))));

const rectangle = (left: number, top: number, right: number, bottom: number): Corner[] => [
  { x: left, y: top, beyond: undefined },
  { x: right, y: top, beyond: undefined },
  { x: right, y: bottom, beyond: undefined },
  { x: left, y: bottom, beyond: undefined },
];

const pathOf = (corners: readonly Point[]): string => `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A frame, cut by the line halfway to every other site. */
function cellOf(sites: readonly Point[], site: number, frame: readonly Corner[]): readonly Corner[] {
  const own = sites[site]!;
  let corners = frame;
  sites.forEach((other, beyond) => {
    if (beyond !== site) corners = cut(corners, own, other, beyond);
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
