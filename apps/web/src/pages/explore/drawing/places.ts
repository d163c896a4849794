/** Where a board's pieces are on the screen, for drawing over them. */
import { type RefObject, useEffect, useState } from 'react';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The token of the piece under a pointer, if any. */
export function tokenAt(frame: Element, x: number, y: number): string | undefined {
  const pieces = document.elementsFromPoint(x, y).map((element) => element.closest<SVGElement>('[data-token]'));
  return pieces.find((piece) => piece !== null && frame.contains(piece))?.dataset.token;
}

/** The centre of a piece, relative to the frame. */
export function spotOf(frame: Element, token: string): Spot | undefined {
  const piece = frame.querySelector(`[data-token="${CSS.escape(token)}"]`);
  if (piece === null) return undefined;
  const [box, within] = [piece.getBoundingClientRect(), frame.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - within.left, y: box.top + box.height / 2 - within.top };
}

/** The frame being drawn over; redraws whenever the board in it is zoomed, dragged or resized. */
export function useFrame(over: RefObject<SVGSVGElement | null>): HTMLElement | undefined {
  const [seen, setSeen] = useState<{ readonly frame: HTMLElement }>();
  useEffect(() => {
    const frame = over.current?.parentElement;
    if (!frame) return;
    const look = (): void => setSeen({ frame });
    const sizes = new ResizeObserver(look);
    sizes.observe(frame);
    const moves = new MutationObserver(look);
    for (const content of frame.querySelectorAll('.pan-zoom-content')) moves.observe(content, { attributeFilter: ['style'] });
    return () => {
      sizes.disconnect();
      moves.disconnect();
    };
  }, [over]);
  return seen?.frame;
}
