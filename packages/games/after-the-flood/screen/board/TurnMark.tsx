import type { BoardProps } from '@shinar/table';
import { Piece } from '@shinar/table';
import { type AfterTheFlood, PHASE, ranked, TURNS } from '../../rules/index.ts';
import { hasPassed, orderText } from '../../words/text.ts';
import { RANKS } from '../../words/tokens.ts';
import type { FloodWords } from '../../words/words.ts';
import { type Layout, orderSpot, PLATE } from '../layout.ts';

/** More height where this turn's empires are equipped. */
const EQUIPPED = 46;
const TURN_LIST = Array.from({ length: TURNS }, (_, i) => i + 1);

interface TurnMarkProps {
  readonly board: BoardProps<AfterTheFlood, FloodWords>;
  readonly layout: Layout;
}

/** The turn, the order of play with those who have passed, and the equipment of this turn's empires, in the empty north-east. */
export function TurnMark({ board, layout }: TurnMarkProps) {
  const { state, preview, words } = board;
  const m = words.messages.board;
  const ranks = ranked(preview?.state ?? state);
  return (
    <g transform={`translate(${PLATE.x} ${PLATE.y})`}>
      <rect className="flood-plate" width={PLATE.width} height={PLATE.height + (ranks.length > 0 ? EQUIPPED : 0)} rx={14} />
      <text className="flood-title" style={{ fontSize: layout.name + 3 }} x={18} y={38}>
        {m.turn(state.turn)}
      </text>
      <g data-tip={`${m.turn(state.turn)} ${m.of(TURNS)}`}>
        <rect className="flood-told" width={PLATE.width} height={50} />
        {TURN_LIST.map((turn) => (
          <path
            key={turn}
            className={`flood-wedge ${turn <= state.turn ? 'flood-begun' : ''}`}
            d="M-8-11H8L0 12Z"
            transform={`translate(${191 + turn * 25} 28)`}
          />
        ))}
      </g>
      {state.phase !== PHASE.order && <Order board={board} layout={layout} />}
      {ranks.length > 0 && <Equipment board={board} layout={layout} ranks={ranks} />}
    </g>
  );
}

function Order({ board: { state, seats, words, turn = state.seat }, layout }: TurnMarkProps) {
  const { label, board: m } = words.messages;
  return (
    <g data-tip={label(m.order, orderText(state, words))}>
      <rect className="flood-told" y={50} width={PLATE.width} height={46} />
      <text className="flood-small" style={{ fontSize: layout.small }} x={18} y={80}>
        {m.order}
      </text>
      {[...state.order].map((seat, place) => (
        <g
          key={seat}
          transform={`translate(${orderSpot(place)[0] - PLATE.x} ${orderSpot(place)[1] - PLATE.y})`}
          className={hasPassed(state, seat) ? 'flood-passed' : ''}
        >
          {turn === seat && state.phase !== PHASE.over && <circle className="flood-turn-of" r={19} />}
          <Piece look={seats[seat]!} radius={15} />
          {hasPassed(state, seat) && <path className="flood-cross" d="M-14 14 14-14" />}
        </g>
      ))}
    </g>
  );
}

function Equipment({ board: { seats, words }, layout, ranks }: TurnMarkProps & { readonly ranks: readonly number[] }) {
  const { label, board: m } = words.messages;
  return (
    <g transform="translate(18 118)" data-tip={label(m.equipment, words.and(ranks.map((seat) => words.who(seat))))}>
      <rect className="flood-told" x={-18} y={-22} width={PLATE.width} height={EQUIPPED} />
      <text className="flood-small" style={{ fontSize: layout.small }} y={8}>
        {m.equipment}
      </text>
      {ranks.map((seat, rank) => (
        <g key={seat} transform={`translate(${168 + rank * 54} 0)`}>
          <text className="flood-count" style={{ fontSize: layout.small }} y={8}>
            {RANKS[rank]}
          </text>
          <g transform="translate(34 0)">
            <Piece look={seats[seat]!} radius={14} />
          </g>
        </g>
      ))}
    </g>
  );
}
