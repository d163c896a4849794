import type { Analysis } from '@shinar/bots';
import type { Step } from '@shinar/core';
import type { SeatLook } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import { LineChart } from '../../table/chart/LineChart.tsx';

export type Measure = 'shares' | 'points';

interface ChartProps {
  readonly analysis: Analysis;
  readonly seats: readonly SeatLook[];
  readonly steps: readonly Step[];
  readonly measure: Measure;
  readonly at: number;
  /** How to format a value. */
  readonly write: (value: number) => string;
  readonly onStep?: (step: number) => void;
}

/** What each player could expect, over the whole game; wedges below mark what chance did. */
export function Chart({ analysis: { curve }, seats, steps, measure, at, write, onStep }: ChartProps) {
  const { analysis: m, and } = useMessages();
  const values = curve.map((value) => [...value[measure]]);
  const now = values[Math.min(at, values.length - 1)]!;
  const label = m.chart(
    measure === 'shares' ? m.chances : m.points,
    and(seats.map(({ name }, seat) => m.chartSeat(name, write(now[seat]!)))),
  );
  return (
    <LineChart
      {...{ seats, values, at, label, write }}
      lowest={measure === 'shares' ? 0 : Math.min(0, ...values.flat())}
      highest={measure === 'shares' ? 1 : Math.max(1, ...values.flat())}
      marked={steps.flatMap(({ by }, step) => (by === 'chance' ? [step] : []))}
      {...(onStep !== undefined && { onStep })}
    />
  );
}
