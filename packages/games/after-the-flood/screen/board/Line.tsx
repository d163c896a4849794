import { Travel } from '@shinar/table';
import type { ReactNode } from 'react';
import type { Journey } from '../journeys.ts';
import type { Point } from '../map/outlines.ts';

/** What the last step moves, and how. */
export interface Ways {
  readonly journeys: readonly Journey[];
  readonly step: number;
  readonly pace: number;
}

export interface Item {
  readonly key: string;
  readonly width: number;
  readonly piece: ReactNode;
  /** How it comes here in the last step, and after how many others. */
  readonly coming?: { readonly from: Point; readonly after: number } | undefined;
  /** What comes to it in its place, and is one with it then. */
  readonly joins?: ReactNode;
}

/** How much later than the one before it a piece sets out, in its way. */
const APART = 0.12;

interface LineProps {
  readonly items: readonly Item[];
  readonly y: number;
  /** Where on the board the middle is. */
  readonly middle: Point;
  readonly ways: Ways;
}

/** Pieces side by side around a middle; each is drawn around its own middle. */
export function Line({ items, y, middle, ways: { step, pace } }: LineProps) {
  let left = -items.reduce((sum, { width }) => sum + width, 0) / 2;
  return items.map(({ key, width, piece, coming, joins }) => {
    const x = left + width / 2;
    left += width;
    const path = coming && [
      { x: coming.from[0] - middle[0] - x, y: coming.from[1] - middle[1] - y },
      { x: 0, y: 0 },
    ];
    const way = { step, pace, delay: (coming?.after ?? 0) * APART * pace };
    return (
      <g key={key} transform={`translate(${x} ${y})`}>
        <Travel path={joins === undefined ? path : undefined} {...way}>
          {piece}
        </Travel>
        {joins !== undefined && (
          <Travel path={path} {...way} className="flood-traveller">
            {joins}
          </Travel>
        )}
      </g>
    );
  });
}
