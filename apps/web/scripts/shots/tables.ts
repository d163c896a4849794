/** A table on a device: whatever is asked in a game, and all that stands beside the board. */
import { deflateRawSync } from 'node:zlib';
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { type GameRecord, writeRecord } from '@shinar/core';
import type { Page } from 'playwright-core';
import { settled } from '../../e2e/app.ts';
import { gameByBots, importGame, partOf } from '../../e2e/positions.ts';
import type { Studio } from './studio.ts';

/** Which part of the steps is played. */
const MIDDLE = 0.6;

/** The game up to the last step of each kind that people play. */
function turnsOf(record: GameRecord): readonly (readonly [string, GameRecord])[] {
  const { result: _, ...unfinished } = record;
  const kinds = [...new Set(record.steps.filter(({ by }) => by !== 'chance').map((step) => String(step.do)))];
  return kinds.map((kind) => {
    const end = record.steps.findLastIndex((step) => step.do === kind && step.by !== 'chance');
    return [kind, { ...unfinished, steps: record.steps.slice(0, end) }];
  });
}

async function sitAt(studio: Studio, page: Page, record: GameRecord): Promise<void> {
  await page.goto(studio.app.served.url);
  await importGame(page, record);
  if ((await settled(page)) !== 'go-on') return;
  await page.locator('.prompt .primary').click();
  await settled(page);
}

export async function shootTable(studio: Studio, game: GameId): Promise<void> {
  const page = await studio.open();
  const record = gameByBots(game);
  for (const [kind, turn] of turnsOf(record)) {
    await sitAt(studio, page, turn);
    await studio.take(page, `${game}-turn-${kind}`);
  }
  await sitAt(studio, page, partOf(record, MIDDLE));
  await tabsOf(studio, page, `${game}-tab`);
  await besideTheBoard(studio, page, game);
  await sitAt(studio, page, record);
  await studio.take(page, `${game}-end`, { screens: 3 });
  await tabsOf(studio, page, `${game}-end-tab`);
}

/** Each tab, by its name in the code. */
export async function tabsOf(studio: Studio, page: Page, name: string): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    const id = (await tab.getAttribute('id'))?.replace(/^.*?-/, '').replaceAll(/[^a-z]/g, '');
    await tab.click();
    await studio.take(page, `${name}-${id}`, { ready: () => tab.evaluate((element) => element.scrollIntoView({ block: 'start' })) });
  }
  await page.getByRole('tab').first().click();
  await page.evaluate(() => scrollTo(0, 0));
}

/** The menu, the player aid, hints, a thing pointed at, one that cannot be chosen, and the past. */
async function besideTheBoard(studio: Studio, page: Page, game: GameId): Promise<void> {
  await page.locator('.menu summary').click();
  await studio.take(page, `${game}-menu`);
  await page.locator('.menu button', { hasText: studio.m.rules.aid }).click();
  await page.locator('.sheet h2').first().waitFor();
  await studio.take(page, `${game}-aid-beside`);
  await page.keyboard.press('Escape');
  const first = page.locator('.target.offered').first();
  await studio.take(page, `${game}-preview`, { ready: () => first.hover({ force: true }) });
  const refused = page.locator('.target:not(.offered)').first();
  await studio.take(page, `${game}-why-not`, { ready: () => refused.dispatchEvent('click') });
  await page.locator('.why-not button').click();
  await page.locator('.hints > button').click();
  await page.locator('.hints li').first().waitFor();
  await studio.take(page, `${game}-hints`, { ready: () => page.locator('.hints li').last().scrollIntoViewIfNeeded() });
  await page.evaluate(() => scrollTo(0, 0));
  await first.dispatchEvent('click');
  await settled(page);
  await studio.take(page, `${game}-chosen`);
  await page.keyboard.press('Escape');
  await page.keyboard.press(',');
  await page.locator('.in-history').waitFor();
  await studio.take(page, `${game}-history`);
}

/** A game on a page of somebody else's. */
export async function shootEmbed(studio: Studio): Promise<void> {
  const page = await studio.open();
  for (const game of GAME_IDS) {
    const data = deflateRawSync(writeRecord(gameByBots(game))).toString('base64url');
    await page.goto(`${studio.app.served.url}embed.html#${data}/40`);
    await page.locator('.embed-said').waitFor();
    await studio.take(page, `embed-${game}`);
  }
}
