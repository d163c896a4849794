import type { ReactNode } from 'react';

interface BoardSvgProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A drawing with targets in it. It is named by a label, as a title would pop up wherever the pointer rests. */
export function BoardSvg({ width, height, label, className, children }: BoardSvgProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot draw.
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label} className={className}>
      {children}
    </svg>
  );
}
