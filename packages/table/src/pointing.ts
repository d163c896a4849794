import type { Token } from '@shinar/words';
import type { FocusEvent, PointerEvent } from 'react';

/** Tells that a token is pointed at, or no longer. */
export type Point = (token: Token, on: boolean) => void;

/** What tells that a thing has the focus of the keyboard; enough where a preview would push the thing from under a pointer. */
export const focusing = (point: Point, token: Token) => ({
  onFocus: ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.matches(':focus-visible')) point(token, true);
  },
  onBlur: (): void => point(token, false),
});

/** What tells that a thing is pointed at: a mouse over it, or focus by keyboard. Not a finger, from under which the preview would push what it is about to tap. */
export const pointing = (point: Point, token: Token) => ({
  ...focusing(point, token),
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') point(token, true);
  },
  onPointerLeave: (): void => point(token, false),
});
