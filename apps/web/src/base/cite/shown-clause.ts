/** The clause that is open beside the table, if any. */

import type { GameId } from '@shinar/catalogue';
import { useValue, Value } from '../value.ts';

export interface ShownClause {
  readonly game: GameId;
  readonly clause: string;
}

const shown = new Value<ShownClause | undefined>(undefined);

export function showClause(clause: ShownClause | undefined): void {
  shown.set(clause);
}

export function useShownClause(): ShownClause | undefined {
  return useValue(shown);
}
