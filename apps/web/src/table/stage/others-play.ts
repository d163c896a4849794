import { createContext } from 'react';

/** Whether the others play, or what they played is still shown: nobody is asked for anything meanwhile. */
export const OthersPlay = createContext(false);
