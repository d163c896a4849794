/** The terminal words of all games, in one language. */
import type { Game } from '@shinar/core';
import type { Language, TerminalWords } from '@shinar/words';
import { manifests } from './index.ts';

/** Returns a function that gives the words of a game on its board, for players with these names. */
export async function loadTerminals(language: Language): Promise<(game: Game, names: readonly string[]) => TerminalWords> {
  const makers = new Map(
    await Promise.all(manifests.map(async ({ id, terminal }) => [id as string, await (await terminal())(language)] as const)),
  );
  return (game, names) => {
    const words = makers.get(game.rules.id);
    if (words === undefined) throw new Error(`loadTerminals: there are no words for ${game.rules.id}`);
    return words(game, names);
  };
}
