import { sumeria } from '@shinar/sumeria/words/en';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { type App, DESKTOP, KEEPS_PAGE, offered, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byMouse, GO_ON } from './hands.ts';
import { begunGame, importGame } from './positions.ts';
import { like } from './words.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('on a phone: a turn waits for the word, can be taken back and redone, survives a reload, and goes on offline; a bot is asked why: what it played stands among what else it could have done', async () => {
  const page = await app.open({ ...PHONE, ...KEEPS_PAGE });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: en.start.playNow }).first().tap();
  expect(await settled(page)).toBe('person');
  const before = await stepsPlayed(page);
  await page.locator('.target.offered').first().tap();
  expect(await settled(page)).toBe('go-on');
  await page.locator('.bar').getByRole('button', { name: en.table.undo }).tap();
  expect(await stepsPlayed(page)).toBe(before);
  await page.getByRole('button', { name: en.table.redo }).tap();
  expect(await settled(page)).toBe('go-on');

  await page.reload();
  expect(await settled(page)).toBe('go-on');
  expect(await stepsPlayed(page)).toBe(before + 1);

  await page.context().setOffline(true);
  await page.reload();
  expect(await settled(page)).toBe('go-on');
  await page.getByRole('button', { name: en.table.endTurn }).tap();
  await expect.poll(() => settled(page)).toBe('person');
  expect(await stepsPlayed(page)).toBeGreaterThan(before + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.context().setOffline(false);
  await page.getByRole('tab', { name: en.table.tabs.log }).tap();
  await page
    .locator('.log-step', { hasText: like(sumeria.events.traderPlaced(`${en.levels[2]} 2`, '#')) })
    .first()
    .tap();
  await page.locator('.log').getByRole('button', { name: en.hints.why.ask }).tap();
  const played = page.locator('.log .hints li', { hasText: en.hints.why.played });
  await played.waitFor();
  expect(await played.count()).toBe(1);
  expect(await played.textContent()).toMatch(like(en.hints.chance('0%')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: en.hints.why.hide }).tap();
  expect(await page.locator('.log .hints li').count()).toBe(0);
});

/** Runs in the page: presses a key so often, sooner than anything of it can be drawn. */
async function pressInOneBreath([key, times]: readonly [string, number]): Promise<void> {
  for (let i = 0; i < times * 10; i++) {
    if (i % 10 === 0) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await Promise.resolve();
  }
}

/** Everything in one breath: nothing of it is written when the page is gone. */
function playTakeBackAndPlay([one, other]: readonly string[]): Promise<void> {
  const press = async (element: Element | null): Promise<void> => {
    element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // Drawn when whatever waits for nothing is done.
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const targetOf = (token: string | undefined): Element | null => document.querySelector(`[data-token="${token}"]`);
  return press(targetOf(one))
    .then(() => press([...document.querySelectorAll('.prompt-end button')].at(-1)!))
    .then(() => press(targetOf(other)))
    .then(() => window.location.reload());
}

test('any step has an address, quick presses of a key count each, and the history leads back to now; what was played last is there after a reload, however soon it comes; a place that cannot be chosen says why, with the clause', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, begunGame());
  await page.keyboard.press(',');
  await page.waitForURL(/#\/table\/[\w-]+\/\d+$/);
  await page.reload();
  await page.locator('.history-step').waitFor();
  await page.evaluate(pressInOneBreath, [',', 2] as const);
  const two = (await stepsPlayed(page)) - 3;
  expect(await page.locator('input[type="range"]').inputValue()).toBe(`${two}`);
  await page.waitForURL(new RegExp(`/${two}$`));
  await page.getByText(`${two}/${two + 3}`).waitFor();
  await page.getByRole('button', { name: en.table.toNow }).click();
  await page.waitForURL(/#\/table\/[\w-]+$/);
  expect(await settled(page)).toBe('person');

  const before = await stepsPlayed(page);
  const tokens = await offered(page);
  const taken = page.locator(`[data-token="${tokens[1]}"]`);
  const label = await taken.getAttribute('aria-label');
  const gone = page.waitForEvent('load');
  await page.evaluate(playTakeBackAndPlay, tokens.slice(0, 2)).catch(() => {});
  await gone;
  expect(await settled(page)).toBe('go-on');
  expect(await stepsPlayed(page)).toBe(before + 1);
  expect(await taken.getAttribute('aria-label')).not.toBe(label);

  await byMouse(page)(GO_ON);
  await settled(page);
  await taken.click({ force: true });
  expect(await page.getByRole('alert').textContent()).toContain(en.table.clause('S2.5'));
});
