import type { PlaceKind } from '../../words/tokens.ts';

/** From the middle of a place to its edge. */
export const SEAL: Readonly<Record<PlaceKind, number>> = { city: 27, town: 20, village: 15 };

/** A wall with merlons around a court, towers at its corners, and behind it the temple on its steps. */
const TEMPLE = 'M-17-24V-33H-11V-40H-5V-46H5V-40H11V-33H17V-24Z';
const WALL = 'M-27-20V-30H-19V-24H-12V-28H-4V-24H4V-28H12V-24H19V-30H27V27H-27Z';
/** A few roofs behind the place. */
const HOUSES = 'M-14-12V-22H-6V-26H4V-21H14V-12Z';

/** A city has walls and a temple, a town a few houses; in the middle of each is room for a trader. */
export function Seal({ kind }: { readonly kind: PlaceKind }) {
  const r = SEAL[kind];
  return (
    <g className={`sumeria-seal ${kind}`}>
      {kind !== 'village' && <path className="sumeria-house" d={kind === 'city' ? TEMPLE : HOUSES} />}
      {kind === 'city' ? <path d={WALL} strokeLinejoin="round" /> : <circle r={r} />}
      {kind !== 'village' && <circle className="sumeria-seal-ring" r={r - 6} />}
    </g>
  );
}
