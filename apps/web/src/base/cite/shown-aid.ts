/** The game whose player aid is open beside the table, if any. */
import type { GameId } from '@shinar/catalogue';
import { useValue, Value } from '../value.ts';

const shown = new Value<GameId | undefined>(undefined);

export function showAid(game: GameId | undefined): void {
  shown.set(game);
}

export function useShownAid(): GameId | undefined {
  return useValue(shown);
}
