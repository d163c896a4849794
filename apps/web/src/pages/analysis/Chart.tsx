import type { Analysis, Value } from '@shinar/bots';
import type { Step } from '@shinar/core';
import type { SeatLook } from '@shinar/table';
import { Piece } from '@shinar/table';
import type { PointerEvent } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import './chart.css';

export type Measure = 'shares' | 'points';

interface ChartProps {
  readonly analysis: Analysis;
  readonly seats: readonly SeatLook[];
  readonly steps: readonly Step[];
  readonly measure: Measure;
  readonly at: number;
  /** How a value is written. */
  readonly write: (value: number) => string;
  readonly onStep?: (step: number) => void;
}

const WIDTH = 380;
const HEIGHT = 190;
const BOX = { left: 44, right: 14, top: 12, bottom: 26 };
const LINES = 4;

/** The curves of all players over the whole game; wedges below mark what chance did. */
export function Chart({ analysis, seats, steps, measure, at, write, onStep }: ChartProps) {
  const { analysis: m, and } = useMessages();
  const { curve } = analysis;
  const last = curve.length - 1;
  const { x, y, marks } = scaleOf(curve, measure);
  const now = curve[Math.min(at, last)]!;
  const label = m.chart(
    measure === 'shares' ? m.chances : m.points,
    and(seats.map(({ name }, seat) => m.chartSeat(name, write(now[measure][seat]!)))),
  );
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
      {marks.map((value) => (
        <g key={value}>
          <line className="chart-line" x1={BOX.left} x2={WIDTH - BOX.right} y1={y(value)} y2={y(value)} />
          <text x={BOX.left - 6} y={y(value) + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {steps.map(({ by }, step) =>
        by === 'chance' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are told by their number.
          <path key={step} className="chart-chance" d="M-4 0H4L0 9Z" transform={`translate(${x(step + 0.5)} ${HEIGHT - 18})`} />
        ) : null,
      )}
      <line className="chart-now" x1={x(at)} x2={x(at)} y1={BOX.top} y2={HEIGHT - BOX.bottom} />
      {seats.map((look, seat) => (
        <g key={look.colour} data-colour={look.colour} className="chart-seat">
          <polyline points={curve.map((value, i) => `${x(i).toFixed(1)},${y(value[measure][seat]!).toFixed(1)}`).join(' ')} />
          <g transform={`translate(${x(at)} ${y(now[measure][seat]!)})`}>
            <Piece look={look} radius={8} />
          </g>
        </g>
      ))}
    </svg>
  );
}

function scaleOf(curve: readonly Value[], measure: Measure) {
  const last = Math.max(1, curve.length - 1);
  const highest = measure === 'shares' ? 1 : Math.max(1, ...curve.flatMap(({ points }) => points));
  const lowest = measure === 'shares' ? 0 : Math.min(0, ...curve.flatMap(({ points }) => points));
  const x = (step: number): number => BOX.left + (step / last) * (WIDTH - BOX.left - BOX.right);
  const y = (value: number): number => BOX.top + ((highest - value) / (highest - lowest)) * (HEIGHT - BOX.top - BOX.bottom);
  const marks = Array.from({ length: LINES + 1 }, (_, i) => lowest + ((highest - lowest) * i) / LINES);
  return { x, y, marks };
}
