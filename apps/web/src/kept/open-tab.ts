import { createContext } from 'react';

/** Opens a tab beside the board, from anything around it. */
export const OpenTab = createContext<(tab: string) => void>(() => {});
