/** Pictures of every screen, for the eye: `npm run shots` in apps/web writes them to out/shots. `npm run shots -- GAME` leaves the other games out, `-- online` all of them. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { App, DESKTOP, PHONE, settled, stepsPlayed } from '../e2e/app.ts';
import { GAME_IDS, isPlayable } from '../src/games/index.ts';
import { shootOnline } from './shots-online.ts';

const FOLDER = new URL('../../../out/shots/', import.meta.url).pathname;
const [only] = process.argv.slice(2);
const GAMES = GAME_IDS.filter((game) => isPlayable(game) && (only === undefined || only === game));
const DEVICES = { desktop: DESKTOP, phone: PHONE };
const THEMES = ['light', 'dark'] as const;
/** Which part of the steps is played. */
const MOMENTS = { early: 0.15, middle: 0.6 };
const LANGUAGES = ['en', 'fr', 'de', 'nl'];

mkdirSync(FOLDER, { recursive: true });
await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const app = await App.start();

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(`${name}.png`);
}

/** A whole game by bots, and the address of its table. */
async function playOut(page: Page, game: string): Promise<string> {
  await page.goto(`${app.served.url}#/new/${game}`);
  const seats = page.getByLabel('Who plays');
  await seats.first().selectOption('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.prompt[data-awaits="nothing"]').waitFor({ timeout: 300_000 });
  return page.url();
}

if (only === undefined || only === 'online') await shootOnline(shoot);
for (const [device, size] of only === 'online' ? [] : Object.entries(DEVICES)) {
  for (const theme of THEMES) {
    const page = await app.open({ ...size, reducedMotion: 'reduce' }, { theme, speed: 'instant' });
    const tag = `${device}-${theme}`;
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    await shoot(page, `start-${tag}`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await shoot(page, `settings-${tag}`);
    await page.keyboard.press('Escape');
    for (const game of GAMES) {
      const url = await playOut(page, game);
      const steps = await stepsPlayed(page);
      await shoot(page, `${game}-end-${tag}`);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await shoot(page, `${game}-${(await tab.textContent())?.toLowerCase().replaceAll(' ', '-')}-${tag}`);
      }
      await page.getByRole('tab').first().click();
      for (const [when, part] of Object.entries(MOMENTS)) {
        await page.goto(`${url}/${Math.round(steps * part)}`);
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, `${game}-${when}-${tag}`);
      }
      await page.goto(`${app.served.url}#/new/${game}`);
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      await shoot(page, `${game}-set-up-${tag}`);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await settled(page);
      await page.locator('.target.offered').first().hover();
      await shoot(page, `${game}-turn-${tag}`);
    }
    await page.goto(`${app.served.url}#/`);
    await page.locator('.kept li').first().waitFor();
    await shoot(page, `start-kept-${tag}`);
    await page.context().close();
  }
}
for (const language of only === 'online' ? [] : LANGUAGES) {
  const page = await app.open({ ...DESKTOP, reducedMotion: 'reduce' }, { language, speed: 'instant' });
  await page.locator('.card button.primary').first().click();
  await settled(page);
  await page.locator('.target.offered').first().hover();
  await shoot(page, `sumeria-language-${language}`);
  await page.context().close();
}
await app.close();
