import { type AfterTheFlood, AREAS } from '@shinar/after-the-flood';
import { Target } from '../../../table/Target.tsx';
import type { BoardProps } from '../../game-ui.ts';
import { OUTLINES } from '../map/shapes.ts';
import { placeText } from '../text.ts';
import { placeToken } from '../tokens.ts';
import type { FloodWords } from '../words.ts';

/** The areas as things to point at, with the trace of the last step. */
export function AreaTargets({
  board,
  touched,
}: {
  readonly board: BoardProps<AfterTheFlood, FloodWords>;
  readonly touched: ReadonlySet<number>;
}) {
  const { state, words } = board;
  return AREAS.map((name, area) => (
    <Target key={name} token={placeToken(area)} label={placeText(state, area, words)} board={board}>
      <path className="hit" d={OUTLINES[name]} />
      <g clipPath={`url(#flood-clip-${name})`}>
        {touched.has(area) && <path className="flood-trace" d={OUTLINES[name]} />}
        <path className="glow" d={OUTLINES[name]} />
      </g>
    </Target>
  ));
}
