import type { ReactNode } from 'react';
import type { CardSymbol } from '../../words/tokens.ts';

const dots = (points: readonly (readonly [x: number, y: number])[], r: number): ReactNode =>
  points.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);
const ovals = (points: readonly (readonly [x: number, y: number, turn: number])[], rx: number, ry: number): ReactNode =>
  points.map(([x, y, turn]) => <ellipse key={`${x} ${y}`} rx={rx} ry={ry} transform={`translate(${x} ${y}) rotate(${turn})`} />);

/** Silhouettes in a square from -10 to 10; what is of class `cut` shows the ground. */
const SHAPES: Readonly<Record<CardSymbol, ReactNode>> = {
  grape: (
    <>
      {dots(
        [
          [-5.2, -1.6],
          [0, -1.6],
          [5.2, -1.6],
          [-2.6, 2.9],
          [2.6, 2.9],
          [0, 7.3],
        ],
        2.95,
      )}
      <path className="assyria-symbol-line" d="M0-4C0-7 1-8 2-9.6" />
      <path d="M.6-5.6C3-9.6 7-9.4 9-7.8 7-4.6 3.4-4 .6-5.6Z" />
    </>
  ),
  palm: (
    <>
      <path d="M-1.6 10C-.6 5-1-1 0-3.6L2-3.2C1.4 1 1.6 5 2.4 10Z" />
      <path d="M.6-4C-1-8.6-5.6-9.8-9.4-6.6-6-6.6-3.4-5.8.6-4ZM.8-4C1.6-8.8 6.2-10.2 9.8-7.2 6.4-7 3.8-6 .8-4ZM.6-3.6C-3.4-5-7.4-3.2-9 1.4-6-1.2-3.2-2.4.6-3.6ZM1-3.6C5-5.2 8.6-3.4 10 1-7.2-1.4 4.2-2.4 1-3.6ZM.8-4.2C-.4-7-.4-8.8.8-10 2-8.8 2-7 .8-4.2Z" />
    </>
  ),
  salt: (
    <>
      <path d="M-9 9-7.4-1.4-3-6 .2-1.2 3.4-9.4 7.6-3.2 9.4 9Z" />
      <path className="assyria-cut-line" d="M-3-6-2.4 9M3.4-9.4 3.8 9M.2-1.2-.2 9" />
    </>
  ),
  barley: (
    <>
      <path className="assyria-symbol-line" d="M0 10V-5M-4.4-5.4-6-9.6M4.4-5.4 6-9.6M0-7V-10" />
      {ovals(
        [
          [0, -5, 0],
          [-3.2, -2.2, -28],
          [3.2, -2.2, 28],
          [-3.2, 2, -28],
          [3.2, 2, 28],
          [-3.2, 6.2, -28],
          [3.2, 6.2, 28],
        ],
        1.8,
        3,
      )}
    </>
  ),
  dates: (
    <>
      <path className="assyria-symbol-line" d="M-8.6-8C-2-10 2-8.4 2.4-4M1.6-5C-3-4-5-2-5.4.6M2-5.4C6-4.4 7-2 6.6.2M2.2-4.6C2-2 1-.6.6 2" />
      {ovals(
        [
          [-5.6, 3.6, 12],
          [6.4, 3.2, -12],
          [0.5, 5.6, 0],
          [-2.6, 0.4, 14],
          [3.8, -0.2, -14],
        ],
        2.4,
        3.8,
      )}
    </>
  ),
  joker: (
    <>
      <path d="M-4-9H4V-7L3-6C7.4-4.4 8.6-1 7 3 5.6 6.6 3.6 8 3.4 10H-3.4C-3.6 8-5.6 6.6-7 3-8.6-1-7.4-4.4-3-6L-4-7Z" />
      <path className="assyria-cut-line" d="M-7-1.4H7M-6.6 2.4H6.6M-5.4-1.4-3.4 2.4-1.4-1.4.6 2.4 2.6-1.4 4.6 2.4" />
    </>
  ),
  plow: (
    <>
      <path d="M-10-5.4-8.8-7.4 3 1.2 6.4 3.4 5 5.2 1.6 3.2Z" />
      <path d="M4.4 4.8C4.8 0 6-4.8 8.6-8.8L10.2-7.8C8-3.8 7.2.4 7 5Z" />
      <path d="M7.4 2.4 8 6.8-6.4 9.6C-3 7 1 5 5 3Z" />
    </>
  ),
};

/** A good, a joker (a jar that feeds any hut) or a plow, around 0, 0. */
export function SymbolShape({ symbol, size }: { readonly symbol: CardSymbol; readonly size: number }) {
  return (
    <g className="assyria-symbol" data-symbol={symbol} transform={`scale(${size / 20})`}>
      {SHAPES[symbol]}
    </g>
  );
}
