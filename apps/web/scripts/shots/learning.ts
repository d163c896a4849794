/** Lessons, rules, strategy, the player aid and statistics. */
import type { GameId } from '@shinar/catalogue';
import { settled } from '../../e2e/app.ts';
import type { Studio } from './studio.ts';

/** Words that are found in the rules, whatever the language: the first of a heading. */
const firstWord = (text: string | null): string => text?.match(/\p{L}{4,}/u)?.[0] ?? '';

/** The list of lessons, every lesson's beginning, an attempt that does not serve, and a rule beside it. */
export async function shootLearning(studio: Studio, game: GameId): Promise<void> {
  const page = await studio.open();
  await studio.go(page, `learn/${game}`, '.lessons a');
  await studio.take(page, `learn-${game}`, { screens: 2 });
  const lessons = await page.locator('.lessons a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const [i, lesson] of lessons.entries()) {
    await page.goto(studio.app.served.url + lesson);
    await page.locator('.lesson-ask').waitFor();
    await settled(page);
    await studio.take(page, `lesson-${game}-${i + 1}`);
    if (i === 1) await besideTheLesson(studio, game);
  }
}

async function besideTheLesson(studio: Studio, game: GameId): Promise<void> {
  const page = await studio.open();
  await studio.go(page, `learn/${game}`, '.lessons a');
  await page.locator('.lessons a').nth(1).click();
  await page.locator('.lesson .clause-link').first().click();
  await page.locator('.sheet .clause').first().waitFor();
  await studio.take(page, `rule-beside-${game}`);
  await page.keyboard.press('Escape');
  await settled(page);
  for (let tries = 0; tries < 6 && (await page.locator('.lesson-wrong').count()) === 0; tries++) {
    const offered = page.locator('.target.offered, .actions [data-token]');
    if ((await offered.count()) === 0) break;
    await offered.nth(tries % (await offered.count())).dispatchEvent('click');
    await settled(page);
  }
  await studio.take(page, `lesson-wrong-${game}`);
}

export async function shootReading(studio: Studio, game: GameId): Promise<void> {
  const page = await studio.open();
  await studio.go(page, `rules/${game}`, '.clause');
  await studio.take(page, `rules-${game}`, { screens: 3 });
  const example = page.locator('.example').nth(1);
  await example.getByRole('button').click();
  await studio.take(page, `rules-example-${game}`, { ready: () => example.scrollIntoViewIfNeeded() });
  await page.locator('input[type=search]').fill(firstWord(await page.locator('.rules-text h2').nth(2).textContent()));
  await studio.take(page, `rules-found-${game}`);
  await page.locator('input[type=search]').fill('xyzzy');
  await studio.take(page, `rules-not-found-${game}`);
  await studio.go(page, `aid/${game}`);
  await studio.take(page, `aid-${game}`, { screens: 3 });
  await page.emulateMedia({ media: 'print' });
  await studio.take(page, `aid-printed-${game}`, { screens: 2 });
  await page.emulateMedia({ media: 'screen' });
  await studio.go(page, `strategy/${game}`);
  await studio.take(page, `strategy-${game}`, { screens: 2 });
  await studio.go(page, `stats/${game}`);
  await studio.take(page, `stats-${game}`, { screens: 3 });
}
