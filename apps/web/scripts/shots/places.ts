/** The start page, setting up, what is kept, and boards of one's own. */
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { settled } from '../../e2e/app.ts';
import { gameByBots, importGame, partOf } from '../../e2e/positions.ts';
import type { Studio } from './studio.ts';

export async function shootStart(studio: Studio): Promise<void> {
  const page = await studio.open();
  await page
    .locator('.card-picture img')
    .nth(GAME_IDS.length - 1)
    .waitFor();
  await studio.take(page, 'start', { screens: 3 });
  await page.getByRole('button', { name: studio.m.settings.title }).click();
  await studio.take(page, 'settings');
  await studio.take(page, 'settings-end', { ready: () => page.locator('dialog .keys li').last().scrollIntoViewIfNeeded() });
}

export async function shootSetUp(studio: Studio, game: GameId): Promise<void> {
  const page = await studio.open();
  await studio.go(page, `new/${game}`, '.seat-row');
  await studio.take(page, `set-up-${game}`, { screens: 2 });
  await page.locator('.set-up .check input').check();
  await page.locator('.set-up .primary').click();
  await settled(page);
  await studio.take(page, `strict-${game}`);
}

/** Games on this device, one under way and one over, and deleting one. */
export async function shootKept(studio: Studio): Promise<void> {
  const page = await studio.open();
  for (const [game, part] of [...GAME_IDS.map((each) => [each, 0.4] as const), [GAME_IDS[0]!, 1] as const]) {
    await page.goto(studio.app.served.url);
    await importGame(page, partOf(gameByBots(game), part));
  }
  await page.goto(studio.app.served.url);
  await page.locator('.kept li').nth(GAME_IDS.length).waitFor();
  await studio.take(page, 'start-kept', { screens: 3 });
  await page.getByRole('button', { name: studio.m.start.drop }).first().click();
  await studio.take(page, 'delete');
  await page.keyboard.press('Escape');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"shinar/1"}') };
  await page.locator('.kept input[type=file]').setInputFiles(file);
  await page.getByRole('alert').first().waitFor();
  await studio.take(page, 'import-fails', { ready: () => page.getByRole('alert').first().scrollIntoViewIfNeeded() });
}

/** The list, a board that is wrong, one that is measured, and one that is kept. */
export async function shootBoards(studio: Studio): Promise<void> {
  const page = await studio.open();
  await studio.go(page, 'boards/sumeria', '.sumeria-editor-place');
  await studio.take(page, 'boards', { screens: 3 });
  const place = (number: number) => page.locator('.sumeria-editor-place').nth(number);
  for (const [town, neighbour] of [
    [1, 0],
    [1, 4],
  ] as const) {
    await place(town).click();
    await place(neighbour).click();
  }
  await page.locator('.sumeria-editor-place.wrong').first().waitFor();
  await studio.take(page, 'boards-wrong', { screens: 3 });
  await page.locator('.boards-desk .card-buttons button').first().click();
  await page.locator('.boards-fairness button').click();
  await page.locator('.boards-fairness table').first().waitFor();
  await page.locator('.boards-fairness button').click();
  await page.locator('.boards-desk .card-buttons button').nth(3).click();
  await studio.take(page, 'boards-measured', { screens: 4 });
}
