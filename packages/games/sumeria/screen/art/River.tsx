import type { Point } from '../layout.ts';

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** From the middle of the river to a line along it, and where its strokes begin. */
const CURRENTS = [
  { aside: -15, begin: 0 },
  { aside: -5, begin: 70 },
  { aside: 6, begin: 25 },
  { aside: 15, begin: 110 },
];

/** The line beside another, so far to its left. */
function beside(points: readonly Point[], aside: number): Point[] {
  return points.map(({ x, y }, i) => {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: x - ((b.y - a.y) / length) * aside, y: y + ((b.x - a.x) / length) * aside };
  });
}

/** Banks of silt with reeds, deeper water in the middle, and the current. */
export function River({ points }: { readonly points: readonly Point[] }) {
  const middle = line(points);
  return (
    <g className="sumeria-water">
      <path className="sumeria-bank" d={middle} />
      <path className="sumeria-reeds" d={line(beside(points, 30))} />
      <path className="sumeria-reeds" d={line(beside(points, -30))} />
      <path className="sumeria-river" d={middle} />
      <path className="sumeria-deep" d={middle} />
      {CURRENTS.map(({ aside, begin }) => (
        <path key={aside} className="sumeria-current" d={line(beside(points, aside))} strokeDashoffset={begin} />
      ))}
    </g>
  );
}
