import type { ReactNode } from 'react';

interface BoardSvgProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly className?: string;
  /** What never moves. It is a drawing of its own under the other one, so that it is not painted anew with whatever moves there. */
  readonly ground?: ReactNode;
  readonly children: ReactNode;
}

/** A drawing with targets in it. It is named by a label, as a title would pop up wherever the pointer rests. */
export function BoardSvg({ width, height, label, className, ground, children }: BoardSvgProps) {
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <>
      {ground !== undefined && (
        <svg viewBox={viewBox} className={`board-ground ${className ?? ''}`} aria-hidden="true">
          {ground}
        </svg>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot draw. */}
      <svg viewBox={viewBox} role="group" aria-label={label} className={className}>
        {children}
      </svg>
    </>
  );
}
