/** The four kinds of influence tiles: a tint and a sign each. Drawn in a square of 40 around 0, 0. */
const SIGNS: Readonly<Record<string, string>> = {
  /** a jar */
  economy: 'M-5-11H5L3-7C9-4 10 2 7 8L4 11H-4L-7 8C-10 2-9-4-3-7Z',
  /** a spear head */
  military: 'M0-13 6-2 2 0V12H-2V0L-6-2Z',
  /** a stepped palace */
  politics: 'M-11 10V4H-7V-2H-4V-9H4V-2H7V4H11V10Z',
  /** the eight-pointed star of Ishtar */
  religion: 'M0-12 2.6-5.6 8.5-8.5 5.6-2.6 12 0 5.6 2.6 8.5 8.5 2.6 5.6 0 12-2.6 5.6-8.5 8.5-5.6 2.6-12 0-5.6-2.6-8.5-8.5-2.6-5.6Z',
};

export function TileShape({ kind }: { readonly kind: string }) {
  return (
    <g className="sumeria-tile" data-tile={kind}>
      <rect x={-18} y={-18} width={36} height={36} rx={5} />
      <path d={SIGNS[kind]} />
    </g>
  );
}
