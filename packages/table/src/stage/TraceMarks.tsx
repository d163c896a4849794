import type { Token } from '@shinar/words';
import { use } from 'react';
import { Traces } from './traces.ts';
import './traces.css';

interface TraceMarksProps {
  readonly token: Token;
  readonly spot?: { readonly x: number; readonly y: number } | undefined;
  readonly transform: string | undefined;
}

const SIZE = 14;
const ABOVE = { x: 0, y: -26 };

/** The numbers of what others did to a thing, each in its player's colour, one beside the other. */
export function TraceMarks({ token, spot = ABOVE, transform }: TraceMarksProps) {
  const traces = use(Traces).get(token) ?? [];
  if (traces.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus.
    <g transform={transform} aria-hidden="true">
      {traces.map(({ number, look }, i) => (
        <g
          key={number}
          className="trace-mark"
          data-colour={look.colour}
          transform={`translate(${spot.x + (i - (traces.length - 1) / 2) * SIZE * 2} ${spot.y})`}
        >
          <circle r={SIZE} />
          <text dominantBaseline="central">{number}</text>
        </g>
      ))}
    </g>
  );
}
