import type { Layout } from '../layout.ts';
import { type Growth, scatterOn } from '../map/scatter.ts';

/** Each drawn around its foot. */
const FORMS: Readonly<Record<Growth, string>> = {
  field: 'M-13-3Q0-7 13-3M-14 2Q0-2 14 2M-13 7Q0 3 13 7',
  palm: 'M0 9Q2 0 0-7M0-7Q-6-13-11-8M0-7Q6-13 11-8M0-7Q-3-15-7-15M0-7Q3-15 7-15',
  hill: 'M-16 6Q-8-8 0-2Q6-12 16 6M-4-1Q1 3 2 6M8-3Q11 2 11 6',
};

/** What grows and rises between the roads, in the colour of its land. */
export const Relief = ({ layout }: { readonly layout: Layout }) => (
  <g className="sumeria-relief">
    {scatterOn(layout).map(({ x, y, kind, chance }) => (
      <path
        key={`${x} ${y}`}
        className={`sumeria-${kind}`}
        d={FORMS[kind]}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.8 + chance * 0.5).toFixed(2)})`}
      />
    ))}
  </g>
);
