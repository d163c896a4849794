/** Ways about the app that load no page anew. */
import type { GameRecord } from '@shinar/core';
import { LANGUAGES, type Language } from '@shinar/words';
import type { Page } from 'playwright-core';
import { de } from '../../src/base/words/de/index.ts';
import { en } from '../../src/base/words/en/index.ts';
import { fr } from '../../src/base/words/fr/index.ts';
import { nl } from '../../src/base/words/nl/index.ts';
import { importGame } from '../positions.ts';

const WORDS = { en, fr, de, nl };

/** Runs in the page: goes to a place; answers once the one before has gone, unless the next is of its kind and only takes on other words. */
export async function visitIn(hash: string): Promise<void> {
  // An address without a place is that of the start page.
  if ((window.location.hash || '#/') === hash) return;
  const before = document.getElementById('root')!.firstElementChild;
  window.location.hash = hash;
  for (let frames = 0; frames < 300 && before?.isConnected; frames++) await new Promise(requestAnimationFrame);
}

/** Goes to a place, and waits until it is there instead of the one before. */
export async function visit(page: Page, hash: string, there: string): Promise<void> {
  await page.evaluate(visitIn, hash);
  await page.locator(there).first().waitFor();
}

/** Opens the settings, on the start page. */
export async function openSettings(page: Page): Promise<void> {
  await visit(page, '#/', '.cards');
  await page.locator('.start-head nav button').click();
  await page.locator('dialog[open]').waitFor();
}

/** What is wrong in each language, as it is chosen in the settings. */
export async function inEveryLanguage(page: Page, look: (language: Language) => Promise<readonly string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await openSettings(page);
    await page.locator('dialog select').first().selectOption(language);
    // The page is said to be in a language before its words have come.
    await page.locator('dialog[open]').getByRole('heading', { name: WORDS[language].settings.title }).waitFor();
    await page.keyboard.press('Escape');
    faults.push(...(await look(language)).map((fault) => `${language}: ${fault}`));
  }
  return faults;
}

/** Imports a game, and answers its address, from which on it is there. */
export async function keep(page: Page, record: GameRecord): Promise<string> {
  await visit(page, '#/', '.kept');
  await importGame(page, record);
  return new URL(page.url()).hash;
}
