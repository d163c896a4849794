import { Target, Travel } from '@shinar/table';
import { hexesAround, PHASE, VERTICES, wellAt } from '../../rules/index.ts';
import { inPlay, vertexAt } from '../../words/geometry.ts';
import { vertexToken } from '../../words/tokens.ts';
import { Well } from '../art/Pieces.tsx';
import type { Props } from '../props.ts';

const FROM_ABOVE = [
  { x: 0, y: -40 },
  { x: 0, y: 0 },
];

/** The wells; while wells are dug, every point where hexes meet is a target. */
export function Wells(props: Props) {
  const { state, preview, words, events, step, pace } = props;
  const digging = state.phase === PHASE.wells;
  const dug = events.flatMap((event) => (event.type === 'wellDug' ? [event.at.join()] : []));
  return VERTICES.filter((vertex) => hexesAround(vertex).every((hex) => inPlay(state.players, hex))).map((vertex) => {
    const { x, y } = vertexAt(vertex);
    const token = vertexToken(vertex);
    const well = wellAt(state, vertex) && (
      <Travel path={dug.includes(hexesAround(vertex).join()) ? FROM_ABOVE : undefined} step={step} pace={pace}>
        <Well />
      </Travel>
    );
    if (!digging) {
      return (
        well && (
          <g key={vertex} transform={`translate(${x} ${y})`} className="assyria-well-standing" data-spot={token}>
            {well}
          </g>
        )
      );
    }
    return (
      <Target key={vertex} token={token} label={words.token(token, state)} board={props} transform={`translate(${x} ${y})`}>
        <circle className="hit" r={props.offered.has(token) ? 26 : 12} />
        <circle className="glow" r={16} />
        {well}
        {props.offered.has(token) && (
          <g className="assyria-site">
            <Well />
          </g>
        )}
        {preview !== undefined && !well && wellAt(preview.state, vertex) && (
          <g className="assyria-coming">
            <Well />
          </g>
        )}
      </Target>
    );
  });
}
