import { createContext } from 'react';

/** Opens a tab beside the board, from whatever stands around it. */
export const OpenTab = createContext<(tab: string) => void>(() => {});
