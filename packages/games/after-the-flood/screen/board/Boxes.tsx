import type { BoardProps } from '@shinar/table';
import { Target } from '@shinar/table';
import { type AfterTheFlood, BOXES, PLACES, placeOf, WORTH } from '../../rules/index.ts';
import { placeText } from '../../words/text.ts';
import { placeToken } from '../../words/tokens.ts';
import type { FloodWords } from '../../words/words.ts';
import type { Frame, Layout } from '../layout.ts';
import type { Point } from '../map/outlines.ts';
import { ROW, rowsOf, workersIn } from './Area.tsx';
import { Line, type Ways } from './Line.tsx';
import { Worth } from './Worth.tsx';

type Board = BoardProps<AfterTheFlood, FloodWords>;
interface BoxesProps {
  readonly board: Board;
  readonly layout: Layout;
  readonly touched: ReadonlySet<number>;
  readonly ways: Ways;
}

/** A side that is slimmer has room for two numbers in a row. */
const SLIM = 150;

/** How wide a letter of a title is on average, in its height. */
const LETTER = 0.58;

/** A name that is too long for its room is drawn narrower, not smaller, so that it can still be read. */
const narrowed = (name: string, size: number, room: number) =>
  name.length * LETTER * size > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};

const usedOf = (place: number): number => (PLACES as readonly string[]).indexOf(`used-${PLACES[place]}`);

/** The four boxes as tablets; scribes and tool makers have a used side. */
export function Boxes({ board, layout, touched, ways }: BoxesProps) {
  return BOXES.map((name, i) => (
    <Tablet key={name} place={placeOf(name)} frame={layout.boxes[i]!} board={board} layout={layout} touched={touched} ways={ways} />
  ));
}

interface TabletProps extends BoxesProps {
  readonly place: number;
  readonly frame: Frame;
}

function Tablet({ place, frame, board, layout, touched, ways }: TabletProps) {
  const { words } = board;
  const { x, y, width, height } = frame;
  const used = usedOf(place);
  const worth = WORTH[place]!;
  const head = layout.name + 14;
  const body = { y: head, height: height - head };
  const roomy = width > height * 2;
  const at = { board, corner: [x, y] as const, ways };
  const unusedSide = { x: 0, ...body, width: used < 0 ? width : width / 2 };
  const usedSide = { ...unusedSide, x: width / 2 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="flood-tablet" width={width} height={height} rx={14} />
      <path className="flood-tablet-line" d={`M14 ${head}H${width - 14}`} />
      <text
        className="flood-title"
        style={{ fontSize: layout.name }}
        x={12}
        y={layout.name + 4}
        {...narrowed(words.place(place), layout.name, worth > 0 ? width - 36 - layout.name * 0.6 : width - 24)}
      >
        {words.place(place)}
      </text>
      {worth > 0 && (
        <g transform={`translate(${width - 20} ${layout.name * 0.72 + 2})`}>
          <Worth points={worth} size={layout.name} />
        </g>
      )}
      <Side {...at} place={place} frame={unusedSide} touched={touched.has(place)} />
      {used >= 0 && (
        <>
          <Side {...at} place={used} frame={usedSide} touched={touched.has(used)} dim />
          <text className="flood-small" style={{ fontSize: layout.small }} x={width - 16} y={layout.name + 2} textAnchor="end">
            {roomy ? words.messages.board.used : ''}
          </text>
        </>
      )}
    </g>
  );
}

interface SideProps {
  readonly place: number;
  readonly frame: Frame;
  readonly board: Board;
  /** The corner of its tablet. */
  readonly corner: Point;
  readonly ways: Ways;
  readonly touched: boolean;
  readonly dim?: boolean;
}

/** One side of a tablet as a thing to point at, with its workers. */
function Side({ place, frame, board, corner, ways, touched, dim = false }: SideProps) {
  const { state, preview, seats, words } = board;
  const { x, y, width, height } = frame;
  const rows = rowsOf(workersIn(place, state, preview?.state ?? state, seats, ways), width < SLIM ? 2 : 3);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const middle: Point = [corner[0] + middleX, corner[1] + middleY];
  const inset = { x: x + 5, y: y + 4, width: width - 10, height: height - 8, rx: 10 };
  return (
    <>
      <Target token={placeToken(place)} label={placeText(state, place, words)} board={board} traceAt={{ x: x + 22, y: y + height - 20 }}>
        <rect className="hit" x={x} width={width} height={y + height} />
        {dim && <rect className="flood-used" {...inset} />}
        {touched && <rect className="flood-trace" {...inset} />}
        <rect className="glow" {...inset} />
      </Target>
      <g className={`flood-area ${dim ? 'flood-dim' : ''}`} transform={`translate(${middleX} ${middleY})`}>
        {rows.map((row, i) => (
          <Line key={row[0]!.key} items={row} y={(i - (rows.length - 1) / 2) * ROW} middle={middle} ways={ways} />
        ))}
      </g>
    </>
  );
}
