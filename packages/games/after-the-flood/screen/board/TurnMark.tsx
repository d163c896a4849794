import type { BoardProps } from '@shinar/table';
import { Piece } from '@shinar/table';
import { type AfterTheFlood, PHASE, ranked, TURNS } from '../../rules/index.ts';
import { hasPassed, RANKS } from '../../words/text.ts';
import type { FloodWords } from '../../words/words.ts';
import type { Layout } from '../layout.ts';

const LEFT = 634;
const TOP = 14;
const TURN_LIST = Array.from({ length: TURNS }, (_, i) => i + 1);

/** The turn, the order of play with those who have passed, and the equipment of this turn's empires, in the empty north-east. */
export function TurnMark({ board, layout }: { readonly board: BoardProps<AfterTheFlood, FloodWords>; readonly layout: Layout }) {
  const { state, preview, seats, words, turn = state.seat } = board;
  const m = words.messages.board;
  const after = preview?.state ?? state;
  const ranks = ranked(after);
  const small = layout.small;
  return (
    <g className="flood-turnmark" transform={`translate(${LEFT} ${TOP})`}>
      <rect className="flood-plate" width={354} height={ranks.length > 0 ? 146 : 100} rx={14} />
      <text className="flood-title" style={{ fontSize: layout.name + 3 }} x={18} y={38}>
        {m.turn(state.turn)}
      </text>
      {TURN_LIST.map((turn) => (
        <path
          key={turn}
          className={`flood-wedge ${turn <= state.turn ? 'flood-begun' : ''}`}
          d="M-8-11H8L0 12Z"
          transform={`translate(${191 + turn * 25} 28)`}
        />
      ))}
      {state.phase !== PHASE.order && (
        <g transform="translate(18 72)">
          <text className="flood-small" style={{ fontSize: small }} y={8}>
            {m.order}
          </text>
          {[...state.order].map((seat, place) => (
            <g key={seat} transform={`translate(${212 + place * 46} 0)`} className={hasPassed(state, seat) ? 'flood-passed' : ''}>
              {turn === seat && state.phase !== PHASE.over && <circle className="flood-turn-of" r={19} />}
              <Piece look={seats[seat]!} radius={15} />
              {hasPassed(state, seat) && <path className="flood-cross" d="M-14 14 14-14" />}
            </g>
          ))}
        </g>
      )}
      {ranks.length > 0 && (
        <g transform="translate(18 118)">
          <text className="flood-small" style={{ fontSize: small }} y={8}>
            {m.equipment}
          </text>
          {ranks.map((seat, rank) => (
            <g key={seat} transform={`translate(${168 + rank * 54} 0)`}>
              <text className="flood-count" style={{ fontSize: small }} y={8}>
                {RANKS[rank]}
              </text>
              <g transform="translate(34 0)">
                <Piece look={seats[seat]!} radius={14} />
              </g>
            </g>
          ))}
        </g>
      )}
    </g>
  );
}
