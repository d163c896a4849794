/** Outlines as paths: every edge bends the same way for both areas that share it, so that borders meet without a gap. */
import { AREAS } from '../../rules/index.ts';
import type { AreaName } from '../../words/tokens.ts';
import { CORNERS, type Corner, type Point, RINGS } from './outlines.ts';

/** How far an edge bends aside, as a share of its length, and how often it is halved. */
const BEND = 0.13;
const HALVINGS = 4;

const edgeOf = (a: Corner, b: Corner): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const edgesOf = (area: AreaName): string[] => RINGS[area].map((corner, i, ring) => edgeOf(corner, ring[(i + 1) % ring.length]!));

/** A number from -1 to 1 that depends on the place alone. */
function bendAt([x, y]: Point): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** The points of an edge after its first one. */
function bent(from: Point, to: Point, halvings: number): Point[] {
  if (halvings === 0) return [to];
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2;
  const bend = BEND * bendAt([x, y]);
  const middle: Point = [x + (from[1] - to[1]) * bend, y + (to[0] - from[0]) * bend];
  return [...bent(from, middle, halvings - 1), ...bent(middle, to, halvings - 1)];
}

const edges = new Map<string, readonly Point[]>();

/** The bent line of an edge, from its first corner in the alphabet to the other. */
export function lineOf(edge: string): readonly Point[] {
  const known = edges.get(edge);
  if (known !== undefined) return known;
  const [a, b] = edge.split(' ') as [Corner, Corner];
  const line = [CORNERS[a], ...bent(CORNERS[a], CORNERS[b], HALVINGS)];
  edges.set(edge, line);
  return line;
}

/** The outline of an area. */
export function outlineOf(area: AreaName): readonly Point[] {
  const ring = RINGS[area];
  return ring.flatMap((corner, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const line = lineOf(edgeOf(corner, next));
    return (corner < next ? line : line.toReversed()).slice(1);
  });
}

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const pathOf = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;
const closedPathOf = (points: readonly Point[]): string => `${pathOf(points)}Z`;

/** A smooth line through points. */
export function curveOf(points: readonly Point[]): string {
  const near = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const parts = points.slice(1).map((to, i) => {
    const [before, from, after] = [near(i - 1), near(i), near(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(points[0]!)}${parts.join('')}`;
}

interface Border {
  readonly edge: string;
  readonly areas: readonly AreaName[];
}

/** Every edge with the one or two areas it belongs to. */
export const BORDERS: readonly Border[] = bordersOf();

function bordersOf(): Border[] {
  const owners = new Map<string, AreaName[]>();
  for (const area of AREAS) for (const edge of edgesOf(area)) owners.set(edge, [...(owners.get(edge) ?? []), area]);
  return [...owners].map(([edge, areas]) => ({ edge, areas }));
}

export const OUTLINES: Readonly<Record<AreaName, string>> = Object.fromEntries(
  AREAS.map((area) => [area, closedPathOf(outlineOf(area))]),
) as Record<AreaName, string>;
