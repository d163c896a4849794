import { events } from '@shinar/after-the-flood/words/en/events';
import { expect, test } from 'vitest';
import { en } from '../src/base/words/en/index.ts';
import { fr } from '../src/base/words/fr/index.ts';
import { type App, DESKTOP, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { faultsOn } from './axe.ts';
import { begunGame, importGame } from './positions.ts';
import { like } from './words.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('the rules are searched without accents, in French, and a clause has an address', async () => {
  const page = await app.open({ ...DESKTOP, locale: 'fr-BE' });
  await page.getByRole('link', { name: fr.rules.title }).nth(1).click();
  await page.getByRole('searchbox').fill('locomotive');
  await page.getByText(fr.rules.none).waitFor();
  await page.getByRole('searchbox').fill('où CREUSER un PUITS');
  await page.getByText(like(fr.rules.hits(1), fr.rules.hits(2))).waitFor();
  const first = page.locator('.rules-results > li').first();
  expect(await first.locator('.clause-id').textContent()).toBe('A6.6');
  expect(await first.locator('mark').allTextContents()).toContain('Puits');
  expect(await faultsOn(page, '.rules-results')).toEqual([]);
  await page.goto(`${app.served.url}#/rules/assyria/A6.6`);
  const clause = page.locator('.clause[aria-current]');
  await clause.waitFor();
  expect(await clause.locator('.clause-id').textContent()).toBe('A6.6');
  await clause.getByText(fr.rules.ruling).first().click();
  expect(await clause.textContent()).toContain('entre les deux fleuves');
});

test('why not, what is asked and what happened lead to their clauses beside the table, and the game stays; the contents of the rules lead to every chapter, also to those without a number', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, begunGame());
  await page.locator('.target.offered').first().click();
  expect(await settled(page)).toBe('go-on');
  await page.getByRole('button', { name: en.table.endTurn }).click();
  expect(await settled(page)).toBe('person');
  const sheet = page.getByRole('dialog');
  const close = async (clause: string): Promise<void> => {
    expect(await sheet.locator('.clause[aria-current] .clause-id').textContent()).toBe(clause);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await page.locator('.target[data-token^="place:"]:not(.offered)').first().click({ force: true });
  await page
    .locator('.why-not')
    .getByRole('link', { name: en.table.clause('S2.5') })
    .click();
  await sheet.locator('.clause[aria-current]').waitFor();
  expect(await faultsOn(page, 'dialog')).toEqual([]);
  await close('S2.5');
  await page
    .locator('.prompt')
    .getByRole('link', { name: en.table.clause('S2.5') })
    .click();
  await close('S2.5');
  await page.getByRole('tab', { name: en.table.tabs.log }).click();
  await page.locator('.log').getByRole('link', { name: 'S2.2' }).last().click();
  await close('S2.2');
  expect(await settled(page)).toBe('person');
  expect(await stepsPlayed(page)).toBe(begunGame().steps.length + 1);

  await page.goto(`${app.served.url}#/rules/sumeria`);
  const titles = page.locator('.rules-chapter h2');
  const links = page.locator('.rules-contents li a');
  await titles.last().waitFor();
  expect(await links.allTextContents()).toEqual(await titles.allTextContents());
  for (const chapter of [(await links.count()) - 1, 0, 1]) {
    await links.nth(chapter).click();
    await expect.poll(() => titles.nth(chapter).evaluate((title) => title === document.activeElement)).toBe(true);
  }
});

test('an example is shown on the board, step by step; the rules lead to the player aid and to playing well, whose positions are shown on the board', async () => {
  const hit = events.rolled({ who: '#', dice: [1, 1], need: 0, hit: true });
  const page = await app.open(PHONE);
  await page.goto(`${app.served.url}#/rules/after-the-flood/F12.2`);
  const clause = page.locator('.clause[aria-current]');
  await clause.getByRole('button', { name: en.rules.show }).tap();
  await clause.locator('svg').first().waitFor();
  for (let step = 0; step < 4; step++) await clause.getByRole('button', { name: en.table.historyOn }).tap();
  expect(await clause.locator('.example-steps').textContent()).toMatch(like(`${en.table.historyStep(4, 5)}#${hit}`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto(`${app.served.url}#/rules/after-the-flood`);
  await page.getByRole('link', { name: en.rules.aid }).tap();
  await page.getByRole('button', { name: en.rules.print }).waitFor();
  expect(await page.locator('.aid-text').textContent()).toContain('lapis');
  expect(await faultsOn(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: en.rules.title }).tap();
  await page.getByRole('link', { name: en.rules.strategy }).tap();
  const principle = page.locator('.principle').first();
  await principle.getByRole('button', { name: en.rules.show }).tap();
  await principle.locator('svg').first().waitFor();
  await principle.getByRole('button', { name: en.table.historyOn }).tap();
  expect(await principle.locator('.example-steps').textContent()).toContain('Nippur');
  expect(await faultsOn(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
