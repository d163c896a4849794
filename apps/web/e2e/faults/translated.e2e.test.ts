/** A browser that translates the page for people who speak another language puts elements of its own around the texts it finds. */
import { expect, test } from 'vitest';
import { en as m } from '../../src/base/words/en/index.ts';
import { type App, DESKTOP, stepsPlayed } from '../app.ts';
import { appForTests } from '../app-for-tests.ts';
import { begunGame, importGame } from '../positions.ts';
import { playTurn } from '../turns.ts';

let app: App;
appForTests((started) => {
  app = started;
});

/** Runs in the page: translates whatever may be, and whatever comes later. */
function translateIn(): void {
  const done = new WeakSet<Node>();
  const mayNot = 'script, style, textarea, svg, [translate="no"]';
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (done.has(text) || text.data.trim() === '' || text.parentElement?.closest(mayNot)) continue;
      const font = document.createElement('font');
      const own = document.createTextNode(`¡${text.data}!`);
      done.add(own);
      font.append(own);
      text.replaceWith(font);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('the pages around the games are translated, and the tables stay as they are and go on', async () => {
  const page = await app.open(DESKTOP, {}, '', (context) => context.addInitScript(translateIn));
  await page.getByText(`¡${m.tagline}!`).waitFor();
  await importGame(page, begunGame());
  const before = await stepsPlayed(page);
  await playTurn(page);
  expect(await stepsPlayed(page)).toBeGreaterThan(before);
  await page.locator('.bar-home').click();
  await page.getByText(`¡${m.tagline}!`).waitFor();
  await page.context().close();
});
