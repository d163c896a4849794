import { useEffect, useState } from 'react';
import type { GameUi, GameWords } from '../games/game-ui.ts';
import { useWords } from '../games/use-words.ts';
import type { KeptTable } from '../table/kept.ts';
import { uiOf } from '../table/record-io.ts';
import { findTable } from '../table/store.ts';
import { type Moment, Timeline } from '../table/timeline.ts';

export interface KeptGame {
  readonly kept: KeptTable;
  readonly ui: GameUi;
  readonly moments: readonly Moment[];
  readonly words: GameWords;
}

async function load(id: string): Promise<Omit<KeptGame, 'words'> | 'missing'> {
  const kept = await findTable(id);
  if (kept === undefined) return 'missing';
  const ui = await uiOf(kept);
  return { kept, ui, moments: new Timeline(ui.game, kept.seats.length, kept.steps).moments };
}

/** A game kept on this device, to be looked at; undefined until it is loaded. */
export function useKeptGame(id: string): KeptGame | 'missing' | Error | undefined {
  const [found, setFound] = useState<Omit<KeptGame, 'words'> | 'missing' | Error>();
  useEffect(() => {
    let left = false;
    const set = (game: typeof found): void => {
      if (!left) setFound(game);
    };
    load(id).then(set, set);
    return () => {
      left = true;
      setFound(undefined);
    };
  }, [id]);
  const game = found === undefined || found === 'missing' || found instanceof Error ? undefined : found;
  const words = useWords(game?.ui, game?.kept.seats.map(({ name }) => name) ?? []);
  if (game === undefined) return found as 'missing' | Error | undefined;
  return words && { ...game, words };
}
