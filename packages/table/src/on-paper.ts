import { createContext } from 'react';

/** Whether a board stands on a page without scripts, where nothing can be pressed. */
export const OnPaper = createContext(false);
