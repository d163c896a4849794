import { useMemo } from 'react';
import type { BoardData } from '../../rules/index.ts';
import { Land } from '../board/Land.tsx';
import { layoutOf } from '../layout.ts';
import '../board.css';

/** The land of a board with its routes, in small. */
export function BoardPicture({ draft }: { readonly draft: object }) {
  const layout = useMemo(() => layoutOf(draft as BoardData, true), [draft]);
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Land layout={layout} />
    </svg>
  );
}
