import type { FocusEvent, PointerEvent } from 'react';
import type { Token } from './picks.ts';

/** What tells that a thing is pointed at: a mouse over it, or focus by keyboard. Not a finger, from under which the preview would push what it is about to tap. */
export const pointing = (point: (token: Token | undefined) => void, token: Token) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') point(token);
  },
  onPointerLeave: (): void => point(undefined),
  onFocus: ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.matches(':focus-visible')) point(token);
  },
  onBlur: (): void => point(undefined),
});
