/** The clause that lies open beside the table, if one does. */
import { useSyncExternalStore } from 'react';
import type { GameId } from '../games/index.ts';

export interface ShownClause {
  readonly game: GameId;
  readonly clause: string;
}

const listeners = new Set<() => void>();
let shown: ShownClause | undefined;

export function showClause(clause: ShownClause | undefined): void {
  shown = clause;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownClause(): ShownClause | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
