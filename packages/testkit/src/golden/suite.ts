import type { Game, GameTypes } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { firstDifference } from './difference.ts';
import { comparePlaythrough, playthroughNames } from './files.ts';

/** Registers a test for each playthrough in a folder: its steps must still give what they gave when it was written. */
export function checkPlaythroughs<G extends GameTypes>(game: Game<G>, folder: URL): void {
  describe(`the playthroughs of ${game.rules.id}`, () => {
    const names = playthroughNames(folder);
    test('there are some', () => expect(names).not.toEqual([]));
    test.each(names)('%s goes as written', (name) => {
      const { written, today } = comparePlaythrough(game, folder, name);
      const difference = firstDifference(written, today);
      if (difference) throw new Error(`${name}.txt: ${difference}`);
    });
  });
}
