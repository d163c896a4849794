import { measureFairness } from '@shinar/bots';
import { manifests } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import { expect, test } from 'vitest';

test('every board of a gallery is one of its game, has a name of its own, and can be measured', async () => {
  for (const { id, boards } of manifests) {
    const { gallery = [] } = (await boards?.()) ?? {};
    const made = gallery.map((data) => gameOnBoard(gameOf(id), data));
    expect(new Set([gameOf(id).board.name, ...made.map(({ board }) => board.name)]).size).toBe(gallery.length + 1);
    for (const game of made) expect([...measureFairness(withBots(game), game.rules.seats[1], 1, 1)]).toHaveLength(1);
  }
});
