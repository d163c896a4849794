import type { Seat } from '@shinar/core';
import { Piece, Target } from '@shinar/table';
import { ALL_SLOTS, DIGNITARIES, INFLUENCE, INTRIGUE_COST, PLOW, prize, ranking, SLOTS } from '../../rules/index.ts';
import { guestsOf } from '../../words/position.ts';
import { dignitaryToken, symbolOn } from '../../words/tokens.ts';
import { CamelShape, Hut } from '../art/Pieces.tsx';
import { SymbolShape } from '../art/Symbols.tsx';
import type { Layout } from '../layout.ts';
import type { Props } from '../props.ts';

const GAP = 6;
/** How far from the lower edge of the last block its words begin, below the prizes. */
const PRIZES = 112;

/** The column of the three dignitaries: from the top on a wide screen, a row each on a tall one. */
export function Assur({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { x, y, width, height } = layout.assur;
  const pitch = layout.wide ? (height - 2 * GAP) / ALL_SLOTS : (height - 2 * GAP) / DIGNITARIES.length;
  const blocks = DIGNITARIES.map((_, dignitary) => {
    const before = SLOTS.slice(0, dignitary).reduce((sum, slots) => sum + slots, 0);
    return {
      y: y + GAP * dignitary + pitch * (layout.wide ? before : dignitary),
      height: layout.wide ? pitch * SLOTS[dignitary]! : pitch,
    };
  });
  return blocks.map((block, dignitary) => (
    <Block
      key={DIGNITARIES[dignitary]}
      dignitary={dignitary}
      x={x}
      y={block.y}
      width={width}
      height={block.height}
      wide={layout.wide}
      props={props}
    />
  ));
}

interface BlockProps {
  readonly dignitary: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly props: Props;
}

function Block({ dignitary, x, y, width, height, wide, props }: BlockProps) {
  const { state, words, preview } = props;
  const token = dignitaryToken(dignitary);
  const guests = guestsOf(state, dignitary);
  const coming = preview === undefined ? guests : guestsOf(preview.state, dignitary);
  const pitch = wide ? height / guests.length : 48;
  const last = dignitary === DIGNITARIES.length - 1;
  const textTop = last ? height - PRIZES : height / 2 - (props.low ? 30 : 26);
  const slotAt = (slot: number): string =>
    wide ? `translate(32 ${pitch * (slot + 0.5)})` : `translate(${width - pitch * (6 - slot) + 18} ${height / 2})`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target token={token} label={words.token(token, state)} board={props} traceAt={{ x: width - 20, y: 18 }}>
        <rect className="assyria-dignitary" data-rank={dignitary} width={width} height={height} rx={10} />
        {guests
          .map((guest, slot) => ({ guest, slot }))
          .map(({ guest, slot }) => (
            <g key={slot} transform={slotAt(slot)}>
              <circle className="assyria-slot" r={17} />
              <Guest guest={guest} coming={coming[slot]!} slot={slot} dignitary={dignitary} props={props} />
            </g>
          ))}
        <rect className="glow" x={2} y={2} width={width - 4} height={height - 4} rx={9} />
      </Target>
      <g className="assyria-beside" transform={`translate(${wide ? 66 : 14} ${wide ? textTop : height / 2 - 12})`}>
        <text className="assyria-dignitary-name">{words.messages.board.dignitaries[DIGNITARIES[dignitary]!]}</text>
        <Terms dignitary={dignitary} wide={wide} props={props} />
      </g>
      {wide && last && <Prizes x={width - 76} props={props} />}
    </g>
  );
}

/** Who ranks in Assur as things stand, and the points of each rank at the flood. */
function Prizes({ x, props }: { readonly x: number; readonly props: Props }) {
  const { state, preview, seats } = props;
  const after = preview?.state ?? state;
  return (
    <g className="assyria-beside" transform={`translate(${x} 28)`}>
      {ranking(after).map((seat, rank) => (
        <g key={seat} transform={`translate(0 ${rank * 30})`}>
          <Piece look={seats[seat]!} radius={12} />
          <text x={22} y={6}>
            +{prize(after, rank)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface GuestProps {
  readonly guest: Seat;
  readonly coming: Seat;
  readonly slot: number;
  readonly dignitary: number;
  readonly props: Props;
}

function Guest({ guest, coming, slot, dignitary, props }: GuestProps) {
  const look = props.seats[guest < 0 ? coming : guest];
  if (look === undefined) return null;
  const before = SLOTS.slice(0, dignitary).reduce((sum, slots) => sum + slots, 0);
  const fresh = props.events.some((event) => event.type === 'intrigued' && event.slot === before + slot);
  return (
    <g className={fresh && props.pace > 0 ? 'awaited' : ''}>
      <g transform="translate(0 2) scale(.74)" className={guest < 0 ? 'assyria-coming' : coming < 0 ? 'assyria-leaving' : ''}>
        <Hut look={look} />
      </g>
    </g>
  );
}

/** The room that words and camels take: more on a tall screen, and most on a low, wide one. */
function spacing(wide: boolean, low: boolean) {
  if (wide && low) return { line: 33, size: 24, camel: 34, gift: 72, gained: 50, drop: 9 };
  return wide
    ? { line: 27, size: 22, camel: 24, gift: 62, gained: 32, drop: 6 }
    : { line: 28, size: 24, camel: 32, gift: 70, gained: 46, drop: 6 };
}

/** What a hut costs, its influence, and what the dignitary gives at the flood. */
function Terms({ dignitary, wide, props }: { readonly dignitary: number; readonly wide: boolean; readonly props: Props }) {
  const { line, size, camel, gift, gained, drop } = spacing(wide, props.low === true);
  const { influence, upper } = props.words.messages.board;
  return (
    <g className="assyria-terms" transform={`translate(0 ${line})`}>
      <text y={drop}>{INTRIGUE_COST[dignitary]}</text>
      <g transform={`translate(${camel} 0)`}>
        <CamelShape size={size} />
      </g>
      <g transform={`translate(${gift} 0)`}>
        {dignitary === 0 && <text y={drop}>{upper}</text>}
        {dignitary === 1 && (
          <g transform="translate(10 0)">
            <SymbolShape symbol={symbolOn(PLOW)} size={size} />
          </g>
        )}
        {dignitary === 2 && (
          <>
            <text y={drop}>+1</text>
            <g transform={`translate(${gained} 0)`}>
              <CamelShape size={size} />
            </g>
          </>
        )}
      </g>
      {wide && <text y={line + drop}>{influence(INFLUENCE[dignitary]!)}</text>}
    </g>
  );
}
