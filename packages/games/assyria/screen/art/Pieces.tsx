import { MARKS, type SeatLook } from '@shinar/table';

interface PieceProps {
  readonly look: SeatLook;
}

/** A reed hut, standing on 0, 16. */
export function Hut({ look }: PieceProps) {
  return (
    <g className="assyria-hut" data-colour={look.colour}>
      <path className="assyria-hut-edge" d="M-21 18V-2C-21-14-12-22 0-22S21-14 21-2V18Z" />
      <path className="piece-body" d="M-19 16V-2C-19-13-11-20 0-20S19-13 19-2V16Z" />
      <path className="piece-mark" d={MARKS[look.colour]} transform="translate(0 -2) scale(1.1)" />
    </g>
  );
}

/** From the ground: half the width of each tile, and the height of its top. */
const STEPS = [
  { half: 32, top: 1, height: 19 },
  { half: 23, top: -15, height: 16 },
  { half: 14, top: -30, height: 15 },
] as const;

/** From the middle of its hex, so that the tip leaves the good in view. */
export const ZIGGURAT_ON_HEX = 'translate(0 21) scale(.85)';

/** A ziggurat of one to three tiles, standing on 0, 20. */
export function Ziggurat({ look, level, from = 0 }: PieceProps & { readonly level: number; readonly from?: number }) {
  return (
    <g className="assyria-ziggurat" data-colour={look.colour}>
      {STEPS.slice(from, level).map(({ half, top, height }, i) => (
        <g key={top}>
          <path
            className="assyria-hut-edge"
            d={`M${-half - 2} ${top + height + 2}L${-half + 2} ${top - 2}H${half - 2}L${half + 2} ${top + height + 2}Z`}
          />
          <path className="piece-body" d={`M${-half} ${top + height}L${-half + 3.5} ${top}H${half - 3.5}L${half} ${top + height}Z`} />
          {i + from > 0 && <path className="assyria-stair" d={`M-4 ${top + height - 1}V${top + 1}H4V${top + height - 1}Z`} />}
        </g>
      ))}
      {from === 0 && <path className="piece-mark" d={MARKS[look.colour]} transform="translate(0 10.5) scale(.78)" />}
    </g>
  );
}

export function Well() {
  return (
    <g className="assyria-well">
      <circle className="assyria-well-stone" r={14} />
      <circle className="assyria-well-water" r={8.5} />
      <path className="assyria-well-ripple" d="M-5-1Q-2.5-3.5 0-1T5-1M-4 3Q-2 1 0 3T4 3" />
    </g>
  );
}

/** A camel's head and hump, in a square from -10 to 10. */
export function CamelShape({ size }: { readonly size: number }) {
  return (
    <path
      className="assyria-camel"
      transform={`scale(${size / 20})`}
      d="M-9.6-4.4C-9.2-6-7.6-6.8-6-6.4L-5.2-7.4-4.6-6C-3.4-5.4-3.4-3.6-3.6-2 -3.4-.6-2.6-.4-1.8-1.6-.6-3.8.6-5.6 2-5.6S4.4-3.6 5.4-2C7-1.4 8.4 0 8.8 2L9.6 5.4 8.4 5 8 3.2 7.6 9.4H5.8L5.4 4.4C3.4 5.2 1 5.2-1 4.6L-1.4 9.4H-3.2L-3.8 3.6C-5.4 2.4-6.2 0-6-2.8-7.2-2.6-8.6-2.6-9.6-3.2Z"
    />
  );
}
