import { expect, test } from 'vitest';
import { type App, DESKTOP, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { faultsOn } from './axe.ts';

let app: App;
appForTests((started) => {
  app = started;
});

test('the rules are searched without accents, in French, and a clause has an address', async () => {
  const page = await app.open({ ...DESKTOP, locale: 'fr-BE' });
  await page.getByRole('link', { name: 'Règles' }).nth(1).click();
  await page.getByRole('searchbox').fill('LAISSEZ un PUITS');
  await page.getByText(/Rien trouvé/).waitFor();
  await page.getByRole('searchbox').fill('BATIR chameaux');
  await page.getByText(/règles? trouvée/).waitFor();
  expect(await page.locator('.clause-id').allTextContents()).toContain('A7.1');
  await page.goto(`${app.served.url}#/rules/assyria/A6.6`);
  const clause = page.locator('.clause[aria-current]');
  await clause.waitFor();
  expect(await clause.locator('.clause-id').textContent()).toBe('A6.6');
  await clause.getByText('Décision :').first().click();
  expect(await clause.textContent()).toContain('entre les deux fleuves');
});

test('an example is shown on the board, step by step', async () => {
  const page = await app.open(PHONE, { speed: 'instant' });
  await page.goto(`${app.served.url}#/rules/after-the-flood/F12.2`);
  const clause = page.locator('.clause[aria-current]');
  await clause.getByRole('button', { name: 'Show it on the board' }).tap();
  await clause.locator('svg').first().waitFor();
  for (let step = 0; step < 4; step++) await clause.getByRole('button', { name: 'One step on' }).tap();
  expect(await clause.locator('.example-steps').textContent()).toMatch(/Step 4 of 5.*a hit/);
  expect(await faultsOn(page, '.example')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('why not, what is asked and what happened lead to their clauses beside the table, and the game stays', async () => {
  const page = await app.open(DESKTOP, { speed: 'instant', confirm: false });
  await page.getByRole('button', { name: 'Play at once' }).first().click();
  await settled(page);
  await page.locator('.target.offered').first().click();
  await settled(page);
  const sheet = page.getByRole('dialog');
  const close = async (clause: string): Promise<void> => {
    expect(await sheet.locator('.clause[aria-current] .clause-id').textContent()).toBe(clause);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await page.locator('.target[data-token^="place:"]:not(.offered)').first().click({ force: true });
  await page.locator('.why-not').getByRole('link', { name: 'Rule S2.5' }).click();
  await sheet.locator('.clause[aria-current]').waitFor();
  expect(await faultsOn(page, 'dialog')).toEqual([]);
  await close('S2.5');
  await page.locator('.prompt').getByRole('link', { name: 'Rule S2.5' }).click();
  await close('S2.5');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log').getByRole('link', { name: 'S2.2' }).last().click();
  await close('S2.2');
  expect(await settled(page)).toBe('person');
  expect(await stepsPlayed(page)).toBeGreaterThan(2);
});
