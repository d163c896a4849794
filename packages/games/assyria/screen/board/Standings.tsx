import { Piece } from '@shinar/table';
import { pointsIn, seatsIn } from '../../words/position.ts';
import type { Layout } from '../layout.ts';
import type { Props } from '../props.ts';

/** After the end, where the field lay: who has how many points, the most first. */
export function Standings({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { state, seats } = props;
  const { x, y, width, height } = layout.field;
  const points = pointsIn(state);
  const order = seatsIn(state).sort((a, b) => points[b]! - points[a]!);
  const row = height / order.length;
  return (
    <g transform={`translate(${x} ${y})`} className="assyria-standings">
      <rect className="assyria-tray" width={width} height={height} rx={10} />
      {order.map((seat, i) => (
        <g key={seat} transform={`translate(0 ${row * (i + 0.5)})`}>
          <g transform="translate(34 0)">
            <Piece look={seats[seat]!} radius={18} />
          </g>
          <text x={64} y={8}>
            {seats[seat]!.name}
          </text>
          <text className="assyria-sum-of" x={width - 20} y={9}>
            {points[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}
