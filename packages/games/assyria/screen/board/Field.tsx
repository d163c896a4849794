import { Piece, Target, Travel } from '@shinar/table';
import { type Card, columns, MOST_COLUMNS, PHASE, PLOW, PRICE } from '../../rules/index.ts';
import { plowsLeft, range } from '../../words/position.ts';
import { buyToken, columnToken } from '../../words/tokens.ts';
import { CARD_HEIGHT, FoodCard } from '../art/Cards.tsx';
import { CamelShape } from '../art/Pieces.tsx';
import type { Layout } from '../layout.ts';
import type { Props } from '../props.ts';
import { FIELD } from '../scenes.tsx';

const DISC = 17;
const FROM_ABOVE = [
  { x: 0, y: -60 },
  { x: 0, y: 0 },
];
/** New cards come from the side, one after the other. */
const fromTheRight = (column: number) => [
  { x: 80 + column * 40, y: 0 },
  { x: 0, y: 0 },
];

/** The columns of the field: the discs above, two rows of cards below; in the actions the cards of the untaken column are for sale. */
export function Field({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { state } = props;
  const { x, y, width, height, scale } = layout.field;
  const step = width / MOST_COLUMNS;
  const left = x + (width - step * columns(state)) / 2;
  return (
    <g className="assyria-field">
      <rect className="assyria-tray" data-spot={FIELD} x={x} y={y} width={width} height={height} rx={10} />
      {range(columns(state)).map((column) => (
        <Column
          key={column}
          column={column}
          x={left + step * (column + 0.5)}
          y={y}
          step={step}
          height={height}
          scale={scale}
          props={props}
        />
      ))}
    </g>
  );
}

interface ColumnProps {
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly height: number;
  readonly scale: number;
  readonly props: Props;
}

function Column({ column, x, y, step, height, scale, props }: ColumnProps) {
  const { state, seats, words, preview, events, step: now, pace } = props;
  const sown = events.flatMap((event) => (event.type === 'cardSown' ? [event.row] : []));
  const taken = events.some((event) => event.type === 'harvested' && event.column === column);
  const selling = state.phase === PHASE.actions;
  const token = columnToken(column);
  const disc = state.discs[column]! - 1;
  const coming = preview === undefined ? -1 : preview.state.discs[column]! - 1;
  const cards = [0, 1].map((row) => ({ row, card: state.field[column + row * MOST_COLUMNS]! - 1 }));
  const place = { transform: `translate(${x} ${y})`, traceAt: { x: 0, y: height / 2 } };
  const rowStep = CARD_HEIGHT * scale + 4;
  const cardAt = (row: number): string => `translate(0 ${height - 6 - rowStep * (1.5 - row) + 2}) scale(${scale})`;
  const look = seats[disc < 0 ? coming : disc];
  const frame = (
    <>
      <rect className="assyria-column" x={-step / 2 + 2} y={4} width={step - 4} height={height - 8} rx={8} data-taken={disc >= 0} />
      <circle className="assyria-disc-place" cy={DISC + 9} r={DISC - 1} />
      {look !== undefined && (
        <g transform={`translate(0 ${DISC + 9})`} className={disc < 0 ? 'assyria-coming' : ''}>
          <Travel path={taken ? FROM_ABOVE : undefined} step={now} pace={pace}>
            <Piece look={look} radius={DISC} />
          </Travel>
        </g>
      )}
      {disc < 0 && coming < 0 && (
        <text className="assyria-column-number" y={DISC + 15}>
          {column + 1}
        </text>
      )}
    </>
  );
  if (selling) {
    return (
      <g transform={`translate(${x} ${y})`}>
        {frame}
        {cards.map(({ card, row }) => card >= 0 && <Offer key={row} card={card} at={cardAt(row)} props={props} />)}
      </g>
    );
  }
  return (
    <Target token={token} label={words.token(token, state)} board={props} {...place}>
      <rect className="hit" x={-step / 2} width={step} height={height} />
      {frame}
      {cards.map(
        ({ card, row }) =>
          card >= 0 && (
            <g key={row} transform={cardAt(row)}>
              <Travel path={sown.includes(row) ? fromTheRight(column) : undefined} step={now} pace={pace}>
                <FoodCard card={card} />
              </Travel>
            </g>
          ),
      )}
      <rect className="glow" x={-step / 2 + 2} y={4} width={step - 4} height={height - 8} rx={8} />
    </Target>
  );
}

/** A card for sale, with its price. */
function Offer({ card, at, props }: { readonly card: Card; readonly at: string; readonly props: Props }) {
  const token = buyToken(card);
  return (
    <Target token={token} label={props.words.token(token, props.state)} board={props} transform={at}>
      <FoodCard card={card} />
      <g transform="translate(20 28)">
        <Price camels={PRICE[card]!} />
      </g>
      <rect className="glow" x={-29} y={-36} width={58} height={72} rx={6} />
    </Target>
  );
}

function Price({ camels }: { readonly camels: number }) {
  return (
    <g className="assyria-price">
      <rect x={-27} y={-12} width={42} height={24} rx={12} />
      <text x={-16} y={6}>
        {camels}
      </text>
      <g transform="translate(1 0)">
        <CamelShape size={18} />
      </g>
    </g>
  );
}

/** The space for the plows that nobody holds. */
export function PlowSpace({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { state, words } = props;
  const { x, y, width, height } = layout.plow;
  const left = plowsLeft(state);
  const token = buyToken(PLOW);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target token={token} label={words.token(token, state)} board={props}>
        <rect className="assyria-tray" width={width} height={height} rx={10} />
        <g transform={`translate(${width / 2} ${height / 2 - 10}) scale(${layout.field.scale})`} opacity={left > 0 ? 1 : 0.35}>
          <FoodCard card={PLOW} />
          <g transform="translate(20 28)">
            <Price camels={PRICE[PLOW]!} />
          </g>
        </g>
        <rect className="glow" x={2} y={2} width={width - 4} height={height - 4} rx={9} />
      </Target>
      <text className="assyria-count assyria-beside" x={width / 2} y={height - 18}>
        ×{left}
      </text>
    </g>
  );
}
