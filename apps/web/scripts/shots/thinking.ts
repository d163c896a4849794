/** Analysis, puzzles and studies. */
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { Page } from 'playwright-core';
import { gameByBots, importGame, partOf } from '../../e2e/positions.ts';
import type { Studio } from './studio.ts';
import { tabsOf } from './tables.ts';

/** Long enough that an analysis finds something, short enough that it is done soon. */
const ANALYSED = 0.25;
const PATIENCE = 600_000;

export async function shootAnalysis(studio: Studio, game: GameId): Promise<void> {
  const page = await studio.open();
  await importGame(page, partOf(gameByBots(game), ANALYSED));
  await page.goto(page.url().replace('#/table/', '#/analysis/'));
  await page.locator('.analysis-progress').waitFor();
  await studio.take(page, `analysis-${game}-begins`);
  const point = page.locator('.turning-points a').first();
  await point.waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(10_000);
  const stop = page.getByRole('button', { name: studio.m.analysis.stop });
  if (await stop.isVisible()) await stop.click();
  await tabsOf(studio, page, `analysis-${game}`);
  await point.click();
  await studio.take(page, `analysis-${game}-move`, { ready: () => page.locator('.finding').scrollIntoViewIfNeeded() });
  await page.locator('.menu summary').click();
  await studio.take(page, `analysis-${game}-menu`, { ready: () => page.evaluate(() => scrollTo(0, 0)) });
  await page.locator('.menu summary').click();
  const again = page.locator('.finding a.button');
  if ((await again.count()) === 0) return;
  await again.click();
  await page.locator('.quiz').waitFor();
  await studio.take(page, `analysis-${game}-again`);
}

/** A wrong answer, if one of the first that are offered is: what was tried is told. */
async function answerWrongly(page: Page): Promise<void> {
  for (let tries = 0; tries < 8 && (await page.locator('.quiz-wrong').count()) === 0; tries++) {
    const offered = page.locator('.target.offered, .actions [data-token]');
    if ((await offered.count()) === 0) return;
    await offered.nth((tries * 3) % (await offered.count())).dispatchEvent('click');
    await page.waitForTimeout(1500);
  }
}

export async function shootPuzzles(studio: Studio): Promise<void> {
  const page = await studio.open();
  await studio.go(page, 'puzzles', '.puzzle-grade');
  await studio.take(page, 'puzzles', { screens: 3 });
  for (const game of GAME_IDS) {
    await studio.go(page, `puzzles/${game}/1`, '.quiz');
    await page.waitForTimeout(500);
    await studio.take(page, `puzzle-${game}`);
    await answerWrongly(page);
    await studio.take(page, `puzzle-${game}-wrong`);
    await page.reload();
    await page.locator('.quiz .card-buttons button').click();
    await page.locator('.quiz[data-over]').waitFor();
    await page.waitForTimeout(3000);
    await studio.take(page, `puzzle-${game}-shown`, { ready: () => page.locator('.quiz').scrollIntoViewIfNeeded() });
  }
}

/** The list, what cannot be read, and a study with lines, marks and its menu. */
export async function shootStudies(studio: Studio): Promise<void> {
  const { m } = studio;
  const page = await studio.open();
  await studio.go(page, 'explore');
  await page.locator('textarea').fill('{}');
  await page.locator('.study-text button').click();
  await page.getByRole('alert').waitFor();
  await studio.take(page, 'studies', { screens: 2 });
  await page.goto(studio.app.served.url);
  await importGame(page, partOf(gameByBots('sumeria'), 0.4));
  await page.goto(`${page.url()}/40`);
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: m.explore.here }).click();
  await page.locator('.study').first().waitFor();
  await page.locator('.study').getByRole('combobox').selectOption('1');
  for (let plays = 0; plays < 2; plays++) {
    const before = page.url();
    await page.getByRole('button', { name: m.explore.bot, exact: true }).click();
    await page.waitForURL((url) => url.href !== before);
  }
  await studio.take(page, 'study');
  await page.getByRole('tab', { name: m.explore.lines }).click();
  await page.locator('.study textarea').fill('Kish?');
  await page.locator('.study .field input').fill('Kish');
  await studio.take(page, 'study-lines', { ready: () => page.locator('.study textarea').scrollIntoViewIfNeeded() });
  await page.locator('.menu summary').click();
  await studio.take(page, 'study-menu', { ready: () => page.evaluate(() => scrollTo(0, 0)) });
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: m.explore.pencil }).click();
  await studio.take(page, 'study-pencil');
  await studio.go(page, 'explore', '.kept-link');
  await studio.take(page, 'studies-kept');
  await page.locator('.kept li .quiet').first().click();
  await studio.take(page, 'study-delete');
}
