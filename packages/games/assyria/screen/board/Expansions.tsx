import { BONUS, bonusLies, PHASE, REIGN_TURNS } from '../../rules/index.ts';
import { range } from '../../words/position.ts';
import type { Layout } from '../layout.ts';
import type { Props } from '../props.ts';

const CARD = { width: 42, height: 50 };
/** As many letters fit above the cards where words are larger, on a low screen. */
const LONGEST = 19;

/** The Expansion cards of the reign, those to come as empty places, and the bonus. */
export function Expansions({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { state, words, low } = props;
  const { board } = words.messages;
  const { x, y, width, height } = layout.expansions;
  const turns = REIGN_TURNS[state.reign]!;
  const over = state.phase === PHASE.over;
  const bonus = !over && bonusLies(state);
  const caption = board.reign(state.reign + 1, over ? turns : state.turn + 1);
  const step = Math.min(64, width / (turns + (bonus ? 1 : 0)));
  const top = height - CARD.height;
  return (
    <g className="assyria-expansions" transform={`translate(${x} ${y})`}>
      <text className="assyria-caption" y={18}>
        {layout.wide && low && caption.length > LONGEST ? board.reignOnly(state.reign + 1) : caption}
      </text>
      {range(turns).map((turn) => (
        <g
          key={turn}
          transform={`translate(${step * turn} ${top})`}
          className="assyria-expansion"
          data-laid={state.laid[turn]! > 0}
          data-now={!over && turn === state.turn}
          data-tip={state.laid[turn]! > 0 ? board.expansion(turn + 1, state.laid[turn]!) : board.expansionToCome(turn + 1)}
        >
          <rect width={CARD.width} height={CARD.height} rx={6} />
          {state.laid[turn]! > 0 && (
            <text x={CARD.width / 2} y={CARD.height / 2 + 9}>
              {state.laid[turn]}
            </text>
          )}
        </g>
      ))}
      {bonus && (
        <g className="assyria-expansion" data-laid="true" data-bonus="true" transform={`translate(${step * turns} ${top})`}>
          <title>{board.bonus}</title>
          <rect width={CARD.width} height={CARD.height} rx={6} />
          <text x={CARD.width / 2} y={CARD.height / 2 + 9}>
            +{BONUS}
          </text>
        </g>
      )}
    </g>
  );
}
