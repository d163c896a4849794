import { createContext } from 'react';

/** What a board says of itself, in the language of the day. */
export interface BoardLabels {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomAll: string;
}

export const BoardLabels = createContext<BoardLabels>({ board: '', zoomIn: '', zoomOut: '', zoomAll: '' });
