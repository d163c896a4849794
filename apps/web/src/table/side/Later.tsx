import { type ReactNode, useDeferredValue } from 'react';

/** What is beside the board is drawn after it, bit by bit, and never holds up a scene. */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode => useDeferredValue(children);
