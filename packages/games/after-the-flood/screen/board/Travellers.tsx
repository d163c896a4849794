import type { BoardProps, SeatLook } from '@shinar/table';
import { lift, Piece } from '@shinar/table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AfterTheFlood } from '../../rules/index.ts';
import type { FloodWords } from '../../words/words.ts';
import { GoodIcon } from '../art/GoodIcon.tsx';
import { Army, City } from '../art/pieces.tsx';
import type { Journey } from '../journeys.ts';

interface TravellersProps {
  readonly board: BoardProps<AfterTheFlood, FloodWords>;
  readonly journeys: readonly Journey[];
}

const pieceOf = ({ kind, seat, good }: Journey, seats: readonly SeatLook[]): ReactNode => {
  const look = seats[seat]!;
  switch (kind) {
    case 'army':
      return <Army look={look} />;
    case 'city':
      return <City look={look} extended={false} />;
    case 'good':
      return <GoodIcon good={good} radius={20} />;
    default:
      return <Piece look={look} radius={14} />;
  }
};

/** What the last step moved to a hand or the bank, on its way; gone once it has arrived. */
export function Travellers({ board: { seats, step, pace }, journeys }: TravellersProps) {
  const element = useRef<SVGGElement>(null);
  const shown = useRef(step);
  const landings = useRef<readonly (() => void)[]>([]);
  useLayoutEffect(() => {
    const group = element.current;
    if (group === null || shown.current === step) return;
    shown.current = step;
    if (pace === 0) return;
    const pieces = [...group.children] as SVGGElement[];
    landings.current = pieces.map((piece, i) => {
      const { from, to } = journeys[i]!;
      const end = { x: to[0], y: to[1] };
      const way = [
        { x: from[0], y: from[1], opacity: 1 },
        { ...end, opacity: 1, offset: 0.85 },
        { ...end, opacity: 0 },
      ];
      return lift(piece, way, { duration: pace, delay: i * pace * 0.12, easing: 'ease-in-out', fill: 'backwards' });
    });
  }, [journeys, step, pace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they fly for a step, whatever is drawn anew meanwhile.
  useLayoutEffect(
    () => () => {
      for (const land of landings.current) land();
    },
    [step],
  );
  return (
    <g ref={element} className="flood-travellers">
      {journeys.map((journey, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: journeys of a step are told apart by their order alone.
        <g key={`${step} ${i}`} className="flood-traveller">
          {pieceOf(journey, seats)}
        </g>
      ))}
    </g>
  );
}
