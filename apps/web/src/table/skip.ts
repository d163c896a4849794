import type { RefObject } from 'react';

/** Whether a movement ends by itself; that of a bot that thinks does not. */
const ends = (animation: Animation): boolean => Number.isFinite(animation.effect?.getComputedTiming().endTime);

/** Puts every piece on the board where it is going. */
export function endMovement(board: RefObject<HTMLElement | null>): void {
  for (const animation of board.current?.getAnimations({ subtree: true }).filter(ends) ?? []) animation.finish();
}
