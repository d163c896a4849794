import { manifests } from '@shinar/catalogue';
import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import { expect, test } from 'vitest';

test('every board of a gallery is one of its game, and has a name of its own', async () => {
  for (const { id, boards } of manifests) {
    const { gallery = [] } = (await boards?.()) ?? {};
    const made = gallery.map((data) => gameOnBoard(gameOf(id), data));
    expect(new Set([gameOf(id).board.name, ...made.map(({ board }) => board.name)]).size).toBe(gallery.length + 1);
  }
});
