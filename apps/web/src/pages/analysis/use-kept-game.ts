import type { GameUi, GameWords } from '@shinar/table';
import { type Moment, Timeline } from '@shinar/table';
import { useWords } from '../../base/games/use-words.ts';
import { useLoad } from '../../base/load/load.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { screensOf } from '../../kept/screens-of.ts';
import { findTable } from '../../kept/store.ts';

export interface KeptGame {
  readonly kept: DeviceGame;
  readonly ui: GameUi;
  readonly moments: readonly Moment[];
  readonly words: GameWords;
}

async function load(id: string): Promise<Omit<KeptGame, 'words'> | 'missing'> {
  const kept = await findTable(id);
  if (kept === undefined) return 'missing';
  const ui = await screensOf(kept);
  return { kept, ui, moments: new Timeline(ui.game, kept.seats.length, kept.steps).moments };
}

/** A kept game to look at; undefined until it is loaded. */
export function useKeptGame(id: string): KeptGame | 'missing' | undefined {
  const found = useLoad(load, id);
  const game = found === 'missing' ? undefined : found;
  const words = useWords(game?.ui, game?.kept.seats.map(({ name }) => name) ?? []);
  return found === 'missing' ? found : game && words && { ...game, words };
}
