import { type Card, SYMBOLS } from '../../rules/index.ts';
import { symbolOn } from '../../words/tokens.ts';
import { SymbolShape } from './Symbols.tsx';

export const CARD_WIDTH = 58;
export const CARD_HEIGHT = 72;

const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [0, -16],
    [0, 16],
  ],
  3: [
    [-13, -16],
    [13, -16],
    [0, 15],
  ],
};

/** A Food card or a plow around 0, 0: as many symbols as it feeds huts. */
export function FoodCard({ card }: { readonly card: Card }) {
  const symbols = SYMBOLS[card]!;
  const symbol = symbolOn(card);
  return (
    <g className="assyria-food-card" data-symbol={symbol}>
      <rect x={-CARD_WIDTH / 2} y={-CARD_HEIGHT / 2} width={CARD_WIDTH} height={CARD_HEIGHT} rx={6} />
      {PLACES[symbols]!.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <SymbolShape symbol={symbol} size={symbols === 1 ? 40 : symbols === 2 ? 29 : 25} />
        </g>
      ))}
    </g>
  );
}

/** The same as a small picture in text. */
export function SmallCard({ card, count = 1 }: { readonly card: Card; readonly count?: number }) {
  return (
    <span className="assyria-small-card">
      <svg
        className="assyria-icon"
        viewBox={`${-CARD_WIDTH / 2 - 1} ${-CARD_HEIGHT / 2 - 1} ${CARD_WIDTH + 2} ${CARD_HEIGHT + 2}`}
        aria-hidden="true"
      >
        <FoodCard card={card} />
      </svg>
      {count > 1 && <small aria-hidden="true">×{count}</small>}
    </span>
  );
}

export function SmallSymbol({ symbol }: { readonly symbol: Parameters<typeof SymbolShape>[0]['symbol'] }) {
  return (
    <svg className="assyria-small-symbol assyria-icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <SymbolShape symbol={symbol} size={20} />
    </svg>
  );
}
