import type { BoardProps } from '@shinar/table';
import { Piece, Target } from '@shinar/table';
import { type AfterTheFlood, empireForecast, OPENINGS, PHASE } from '../../rules/index.ts';
import { claimText } from '../../words/text.ts';
import { empireToken } from '../../words/tokens.ts';
import type { FloodWords } from '../../words/words.ts';
import type { Layout } from '../layout.ts';

/** Above and below the empires that can be started is nothing else to hit: room for a finger. */
const ROOM = 14;
/** Longer names are set smaller, so that they fit their column. */
const LONG = 8;

type Board = BoardProps<AfterTheFlood, FloodWords>;
interface EmpiresProps {
  readonly board: Board;
  readonly layout: Layout;
}

/** The empires turn by turn, with the marks of those who have started or may claim them. */
export function Empires({ board, layout }: EmpiresProps) {
  const { state, words } = board;
  const { x, y, width, height } = layout.empires;
  const single = layout.turns === 1;
  const rows = OPENINGS.map((_, i) => i + 1).filter((turn) => !single || turn === state.turn);
  const head = single ? 0 : layout.name + 14;
  const rowHeight = (height - head - 6) / rows.length;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="flood-tablet flood-plain" width={width} height={height} rx={14} />
      {!single && (
        <text className="flood-title" style={{ fontSize: layout.name }} x={16} y={layout.name + 4}>
          {words.messages.board.empires}
        </text>
      )}
      {rows.map((turn, i) => (
        <g key={turn} transform={`translate(0 ${head + i * rowHeight})`}>
          <Row turn={turn} height={rowHeight} board={board} layout={layout} />
        </g>
      ))}
    </g>
  );
}

function Row({ turn, height, board, layout }: EmpiresProps & { readonly turn: number; readonly height: number }) {
  const { state } = board;
  const { width } = layout.empires;
  const now = turn === state.turn && state.phase !== PHASE.over;
  const left = layout.small * 1.9;
  const step = (width - left - 4) / 3;
  return (
    <g className={`flood-turn ${turn < state.turn ? 'flood-past' : ''}`}>
      {now && <rect className="flood-turn-now" x={5} y={1} width={width - 10} height={height - 2} rx={10} />}
      <text className="flood-turn-number" style={{ fontSize: layout.name }} x={left / 2 + 3} y={height / 2 + layout.name * 0.35}>
        {turn}
      </text>
      {OPENINGS[turn - 1]!.map(({ empire }, i) => (
        <Cell key={empire} turn={turn} empire={empire} frame={{ x: left + i * step, width: step, height }} board={board} layout={layout} />
      ))}
    </g>
  );
}

interface CellProps extends EmpiresProps {
  readonly turn: number;
  readonly empire: number;
  readonly frame: { readonly x: number; readonly width: number; readonly height: number };
}

function Cell({ turn, empire, frame, board, layout }: CellProps) {
  const { state, seats, words, preview } = board;
  const after = preview?.state ?? state;
  const { armies } = OPENINGS[turn - 1]!.find((one) => one.empire === empire)!;
  const claims = empireForecast(after).find((one) => one.turn === turn && one.empire === empire)?.seats ?? [];
  const owner = turn === after.turn ? after.empire.indexOf(empire + 1) : -1;
  const marks = owner >= 0 ? [owner] : claims;
  const label = `${words.empire(empire)}, ${words.messages.tokens.armies(armies)}; ${claimText(state, turn, empire, claims, words)}`;
  const size = layout.small;
  return (
    <g transform={`translate(${frame.x} 0)`}>
      {turn === state.turn && (
        <Target token={empireToken(empire)} label={label} board={board}>
          <rect className="hit" y={-ROOM} width={frame.width} height={frame.height + 2 * ROOM} />
          <rect className="glow" x={1} y={4} width={frame.width - 2} height={frame.height - 8} rx={8} />
        </Target>
      )}
      <g className="flood-area">
        <text
          className="flood-empire"
          style={{ fontSize: layout.turns > 1 && words.empire(empire).length > LONG ? size * 0.88 : size }}
          x={8}
          y={frame.height / 2 - 4}
        >
          {words.empire(empire)} <tspan className="flood-count">{armies}</tspan>
        </text>
        {marks.map((seat, i) => (
          <g
            key={seat}
            transform={`translate(${22 + i * 30} ${frame.height / 2 + size * 0.72})`}
            className={owner >= 0 ? '' : 'flood-claim'}
          >
            <Piece look={seats[seat]!} radius={owner >= 0 ? 13 : 11} />
          </g>
        ))}
      </g>
    </g>
  );
}
