import type { BoardProps } from '@shinar/table';
import { Target } from '@shinar/table';
import { type AfterTheFlood, AREAS } from '../../rules/index.ts';
import { placeText } from '../../words/text.ts';
import { placeToken } from '../../words/tokens.ts';
import type { FloodWords } from '../../words/words.ts';
import { MIDDLES } from '../map/outlines.ts';
import { OUTLINES } from '../map/shapes.ts';

const besideName = (name: keyof typeof MIDDLES): { x: number; y: number } => ({ x: MIDDLES[name][0] - 70, y: MIDDLES[name][1] - 30 });

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
    <Target key={name} token={placeToken(area)} label={placeText(state, area, words)} board={board} traceAt={besideName(name)}>
      <path className="hit" d={OUTLINES[name]} />
      <g clipPath={`url(#flood-clip-${name})`}>
        {touched.has(area) && <path className="flood-trace" d={OUTLINES[name]} />}
        <path className="glow" d={OUTLINES[name]} />
      </g>
    </Target>
  ));
}
