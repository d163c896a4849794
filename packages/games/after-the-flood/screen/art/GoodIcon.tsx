import type { Token } from '@shinar/table';
import type { ReactNode } from 'react';
import { GOODS } from '../../rules/index.ts';
import { type GoodName, goodIn } from '../../words/tokens.ts';

/** Eight silhouettes, each in a square from -11 to 11; the second path of some is cut in a lighter tone. */
const SHAPES: Readonly<Record<GoodName, readonly [body: string, cut?: string]>> = {
  /** barley ear */
  grain: [
    'M-.9-3H.9V11H-.9ZM0-11C2.6-8.6 2.6-6 0-3.6-2.6-6-2.6-8.6 0-11ZM1-2.6C1.4-5.6 3.6-7 6.4-7 6.2-4 4.4-2 1-2.6ZM-1-2.6C-1.4-5.6-3.6-7-6.4-7-6.2-4-4.4-2-1-2.6ZM1 2.2C1.4-.8 3.6-2.2 6.4-2.2 6.2.8 4.4 2.8 1 2.2ZM-1 2.2C-1.4-.8-3.6-2.2-6.4-2.2-6.2.8-4.4 2.8-1 2.2ZM1 7C1.4 4 3.6 2.6 6.4 2.6 6.2 5.6 4.4 7.6 1 7ZM-1 7C-1.4 4-3.6 2.6-6.4 2.6-6.2 5.6-4.4 7.6-1 7Z',
  ],
  /** two logs */
  wood: [
    'M-9-8H6A4.2 4.2 0 0 1 6 .4H-9A4.2 4.2 0 0 1-9-8ZM-7 1.6H8A4.2 4.2 0 0 1 8 10H-7A4.2 4.2 0 0 1-7 1.6Z',
    'M6-6.2A2.4 2.4 0 1 1 6-1.4 2.4 2.4 0 1 1 6-6.2ZM8 3.4A2.4 2.4 0 1 1 8 8.2 2.4 2.4 0 1 1 8 3.4Z',
  ],
  /** ingot with drawn-in sides */
  metal: ['M-11-8C-6-6 6-6 11-8 8.5-3 8.5 3 11 8 6 6-6 6-11 8-8.5 3-8.5-3-11-8Z', 'M-5-2.6H5V-1H-5ZM-5 1.4H5V3H-5Z'],
  /** folded cloth */
  textiles: ['M-9-9H9V9H-9Z', 'M-9-4.4-6-6.8-3-4.4 0-6.8 3-4.4 6-6.8 9-4.4V-2.2L6-4.6 3-2.2 0-4.6-3-2.2-6-4.6-9-2.2ZM-9 4 9 4V6.4H-9Z'],
  /** adze */
  tools: ['M-2.2-8 1-9.6 3.2 10.2H-.4ZM-9.6-9.8C-4-11 4-11 8.4-8.6L7.4-3.6C3-5.6-3-6-8.8-4.6Z'],
  /** jar */
  oil: ['M-4.4-11H4.4V-8.4H3V-6C7.6-3.6 8.4 2.6 5 7L3.4 10.6H-3.4L-5 7C-8.4 2.6-7.6-3.6-3-6V-8.4H-4.4Z', 'M-6.6-.6H6.6V1.4H-6.6Z'],
  /** ring of gold */
  gold: ['M0-10.4A10.4 10.4 0 1 1 0 10.4 10.4 10.4 0 1 1 0-10.4ZM0-4.6A4.6 4.6 0 1 0 0 4.6 4.6 4.6 0 1 0 0-4.6Z'],
  /** cut stone */
  lapis: ['M-6-9.6H6L11-2.6 0 10.6-11-2.6Z', 'M-11-2.6H11L9.6-.8H-9.6ZM-4.4-2.6 0-9.6 1.4-9.6-2.2-2.6 0 8.6-.6 9.6Z'],
};

/** A good on a small pale disc, drawn around 0, 0. */
export function GoodIcon({ good, radius = 15 }: { readonly good: number; readonly radius?: number }) {
  const name = GOODS[good]!;
  const [body, cut] = SHAPES[name];
  return (
    <g className="flood-good" data-good={name} transform={`scale(${radius / 16})`}>
      <circle className="flood-good-disc" r={16} />
      <path className="flood-good-body" d={body} />
      {cut !== undefined && <path className="flood-good-cut" d={cut} />}
    </g>
  );
}

/** The same as a small picture in text. */
export function GoodMark({ good }: { readonly good: number }) {
  return (
    <svg className="flood-good-mark" viewBox="-17 -17 34 34" aria-hidden="true">
      <GoodIcon good={good} radius={16} />
    </svg>
  );
}

/** The picture of a good in hand, by its token. */
export function goodPicture(token: Token): ReactNode {
  const good = goodIn(token);
  return good === undefined ? undefined : <GoodMark good={good} />;
}
