import { type RefObject, useEffect } from 'react';

/** Whether a movement ends by itself; that of a bot that thinks does not. */
const ends = (animation: Animation): boolean => Number.isFinite(animation.effect?.getComputedTiming().endTime);

/** A tap on the board puts every piece where it is going, and does what else `then` says. */
export function useSkip(board: RefObject<HTMLElement | null>, then: () => unknown): void {
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const onClick = (): void => {
      for (const animation of element.getAnimations({ subtree: true }).filter(ends)) animation.finish();
      then();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [board, then]);
}
