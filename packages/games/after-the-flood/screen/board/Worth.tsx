/** The points of a place on a small tablet around 0, 0, for letters of that size. */
export function Worth({ points, size }: { readonly points: number; readonly size: number }) {
  return (
    <>
      <rect className="flood-worth" x={-size * 0.42} y={-size * 0.5} width={size * 0.84} height={size} rx={5} />
      <text className="flood-worth-number" style={{ fontSize: size }} y={size * 0.34}>
        {points}
      </text>
    </>
  );
}
