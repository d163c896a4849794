/** The game whose player aid lies open beside the table, if one does. */
import type { GameId } from '@shinar/catalogue';
import { useValue, Value } from '../value.ts';

const shown = new Value<GameId | undefined>(undefined);

export function showAid(game: GameId | undefined): void {
  shown.set(game);
}

export function useShownAid(): GameId | undefined {
  return useValue(shown);
}
