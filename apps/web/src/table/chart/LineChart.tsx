import type { SeatLook } from '@shinar/table';
import { Piece } from '@shinar/table';
import { type PointerEvent, useMemo } from 'react';
import './chart.css';

interface LineChartProps {
  readonly seats: readonly SeatLook[];
  /** What each seat has after each step. */
  readonly values: readonly (readonly number[])[];
  readonly lowest: number;
  readonly highest: number;
  readonly at: number;
  readonly label: string;
  /** How a value is written. */
  readonly write: (value: number) => string;
  /** The steps that wedges below the curves mark. */
  readonly marked?: readonly number[];
  readonly onStep?: (step: number) => void;
}

const WIDTH = 380;
const HEIGHT = 190;
const BOX = { left: 44, right: 14, top: 12, bottom: 26 };
const LINES = 4;

/** The curves of all players over the whole game. */
export function LineChart({ seats, values, lowest, highest, at, label, write, marked = [], onStep }: LineChartProps) {
  const last = Math.max(1, values.length - 1);
  const { x, y, curves } = useMemo(() => drawn(values, lowest, highest), [values, lowest, highest]);
  const lines = Array.from({ length: LINES + 1 }, (_, i) => lowest + ((highest - lowest) * i) / LINES);
  const now = values[Math.min(at, values.length - 1)]!;
  const onPointer = (event: PointerEvent<SVGSVGElement>): void => {
    if (onStep === undefined || (event.type === 'pointermove' && event.buttons !== 1)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = (((event.clientX - left) / width) * WIDTH - BOX.left) / (WIDTH - BOX.left - BOX.right);
    onStep(Math.round(Math.min(1, Math.max(0, along)) * last));
  };
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      {lines.map((value) => (
        <g key={value}>
          <line className="chart-line" x1={BOX.left} x2={WIDTH - BOX.right} y1={y(value)} y2={y(value)} />
          <text x={BOX.left - 6} y={y(value) + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {marked.map((step) => (
        <path key={step} className="chart-chance" d="M-4 0H4L0 9Z" transform={`translate(${x(step + 0.5)} ${HEIGHT - 18})`} />
      ))}
      <line className="chart-now" x1={x(at)} x2={x(at)} y1={BOX.top} y2={HEIGHT - BOX.bottom} />
      {seats.map((look, seat) => (
        <g key={look.colour} data-colour={look.colour} className="chart-seat">
          <polyline points={curves[seat]} />
          <g transform={`translate(${x(at)} ${y(now[seat]!)})`}>
            <Piece look={look} radius={8} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Where steps and values are on the chart, and the curve of each seat: hundreds of points, the same at every step. */
function drawn(values: readonly (readonly number[])[], lowest: number, highest: number) {
  const last = Math.max(1, values.length - 1);
  const x = (step: number): number => BOX.left + (step / last) * (WIDTH - BOX.left - BOX.right);
  const y = (value: number): number => BOX.top + ((highest - value) / (highest - lowest)) * (HEIGHT - BOX.top - BOX.bottom);
  const curves = values[0]!.map((_, seat) => values.map((each, step) => `${x(step).toFixed(1)},${y(each[seat]!).toFixed(1)}`).join(' '));
  return { x, y, curves };
}
