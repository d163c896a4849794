import type { BoardProps } from '@shinar/table';
import { BoardSvg, Piece, Target } from '@shinar/table';
import { type AfterTheFlood, GOODS, goodAt, PHASE, placeOf, workersAt } from '../../rules/index.ts';
import { ARMY_TOKEN, goodToken, placeToken } from '../../words/tokens.ts';
import type { FloodWords } from '../../words/words.ts';
import { GoodIcon } from '../art/GoodIcon.tsx';
import { Army } from '../art/pieces.tsx';

const STOCK = placeOf('stock');
const SLOTS = GOODS.length + 2;
/** On a slim screen the slots stand in two rows, so that each is wide enough for a finger. */
const WIDE = { columns: SLOTS, width: 115, height: 73 };
const NARROW = { columns: SLOTS / 2, width: 200, height: 118 };

const NOTHING_OFFERED: ReadonlySet<string> = new Set();

/** What lies open of a player: goods, available workers, available armies. Only one's own can be picked from. */
export function Hand(props: BoardProps<AfterTheFlood, FloodWords>) {
  const { state, preview, seats, words, wide } = props;
  if (state.phase === PHASE.order || state.phase === PHASE.over) return null;
  const seat = props.viewer ?? state.seat;
  const board = seat === state.seat ? props : { ...props, offered: NOTHING_OFFERED, chosen: [] };
  const look = seats[seat]!;
  const after = preview?.state ?? state;
  const { columns, width, height } = wide ? WIDE : NARROW;
  const size = wide ? 1 : 1.6;
  const slots = [
    ...GOODS.map((name, good) => ({
      key: name,
      token: goodToken(good),
      now: state.goods[goodAt(seat, good)]!,
      next: after.goods[goodAt(seat, good)]!,
      piece: <GoodIcon good={good} radius={22} />,
    })),
    {
      key: 'workers',
      token: placeToken(STOCK),
      now: state.workers[workersAt(seat, STOCK)]!,
      next: after.workers[workersAt(seat, STOCK)]!,
      piece: <Piece look={look} radius={19} />,
    },
    { key: 'armies', token: ARMY_TOKEN, now: state.ready[seat]!, next: after.ready[seat]!, piece: <Army look={look} /> },
  ];
  return (
    <div className="flood-hand" data-colour={look.colour} data-uncovered>
      <BoardSvg width={width * columns} height={(height * SLOTS) / columns} label={words.messages.board.hand(words.who(seat))}>
        {slots.map(({ key, token, now, next, piece }, i) => (
          <g key={key} transform={`translate(${(i % columns) * width} ${Math.floor(i / columns) * height})`}>
            <Target token={token} label={words.token(token, state)} board={board}>
              <rect className="hit" width={width} height={height} />
              <rect className="flood-slot" x={3} y={3} width={width - 6} height={height - 6} rx={12} />
              <rect className="glow" x={5} y={5} width={width - 10} height={height - 10} rx={11} />
            </Target>
            <g className={next === 0 && now === 0 ? 'flood-area flood-none' : 'flood-area'} transform={`translate(0 ${height / 2})`}>
              <g transform={`translate(${width * 0.33} 0) scale(${size})`}>{piece}</g>
              <text
                className={`flood-count ${now === next ? '' : 'flood-changed'}`}
                style={{ fontSize: 30 * size }}
                x={width * 0.7}
                y={10 * size}
                textAnchor="middle"
              >
                {next}
              </text>
            </g>
          </g>
        ))}
      </BoardSvg>
    </div>
  );
}
