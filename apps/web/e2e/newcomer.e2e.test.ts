/**
 * The way of somebody who knows nothing yet: lessons, a first game with hints, and what became of it. What is between is left out:
 * that all lessons can be done is proven without a page, and games are played to their end by people at a server.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assyria } from '@shinar/assyria/words/en';
import { type GameRecord, readRecord, SeededDice } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { lessons as said } from '@shinar/sumeria/teach/words/en';
import { Timeline } from '@shinar/table';
import type { Lesson } from '@shinar/teach';
import { playOut } from '@shinar/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadGame } from '../src/base/games/index.ts';
import { en } from '../src/base/words/en/index.ts';
import { lessons } from '../src/pages/learn/lessons.ts';
import { type App, DESKTOP, offered, PHONE, settled, stepsPlayed } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { aroundBoard, dayAndNight, faultsOn } from './axe.ts';
import { byFinger, byKeys, playToTheEnd, playUntil } from './hands.ts';
import { asksAnew, doLesson, keepDone, picksFor, picksOf } from './lessons.ts';
import { importGame, partOf } from './positions.ts';
import { exportRecord, verify } from './record.ts';
import { like } from './words.ts';

/** A game in which much is thrown away, so that it has several turning points. */
const careless = (): GameRecord => playOut(sumeria, 3, new SeededDice(5)).record();
/** The part of a game after which little is left of it. */
const NEAR_THE_END = 0.97;
let app: App;
appForTests((started) => {
  app = started;
});

test('by keyboard alone: Sumeria is learned, begun with a hint, brought to its end, and analysed; the analysis is taken along, and shared with a phone, on which a mistake is mended', async () => {
  const page = await app.open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  const press = async (role: 'link' | 'button', name: string): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('link', en.tutorial.of(en.games.sumeria.name));
  await press('link', en.tutorial.begin);
  const all = await lessons.get('sumeria');
  const [place, add] = all;
  const last = all.at(-1)!;
  await doLesson(page, 'sumeria', place!, byKeys(page));
  await press('link', en.tutorial.next);
  await byKeys(page)('place:nippur-lagash-town');
  expect(await page.locator('.lesson-wrong').textContent()).toContain(said.add.tasks[0]?.wrong.nippur);
  await doLesson(page, 'sumeria', add!, byKeys(page));

  await press('link', en.tutorial.all);
  await keepDone(page, 'sumeria', all.slice(0, -1), add!);
  await press('link', en.tutorial.resume);
  await page.getByText(en.tutorial.lesson(all.length, all.length)).waitFor();
  await doLesson(page, 'sumeria', last, byKeys(page));
  await press('button', en.tutorial.play);
  expect(await settled(page)).toBe('person');
  const begun = await stepsPlayed(page);
  await page.keyboard.press('h');
  await page.locator('.hints li').first().waitFor();
  await page.locator('.target[data-hint="1"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.hints li').count()).toBe(0);
  // How well advice is thought over depends on the machine: the game goes on without it, so that it is always the same.
  await page.keyboard.press('u');
  await expect.poll(() => stepsPlayed(page)).toBe(begun);
  await playUntil(page, byKeys(page), begun + 1);
  await page.goto(`${app.served.url}#/learn/sumeria`);
  await page.getByText(en.tutorial.finished).waitFor();
  await page.goto(app.served.url);
  await importGame(page, partOf(careless(), NEAR_THE_END));
  await playToTheEnd(page, byKeys(page));
  const file = await exportRecord(page);
  expect(verify(file)).toBe('1 right, 0 wrong\n');

  await press('button', en.analysis.open);
  const mistake = page.locator('.turning-points li:has(strong) a').first();
  await mistake.waitFor();
  await page.locator('.turning-points li').nth(1).waitFor();
  await press('button', en.analysis.stop);
  await page.locator('.analysis-progress[data-stage="stopped"]').waitFor();
  await mistake.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/analysis\/[\w-]+\/\d+$/);
  await press('link', en.analysis.again);
  await press('button', en.puzzles.show);
  await page.locator('.quiz[data-over="shown"]').waitFor();
  await press('link', en.analysis.toReview);
  await page.locator('.analysis-progress[data-stage="stopped"]').waitFor();
  await page.keyboard.press('.');
  expect(await aroundBoard(page, () => dayAndNight(page))).toEqual([]);
  await takeAlong(page, press);
  const phone = await app.open(PHONE);
  await phone.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await mendByFinger(phone, readRecord(readFileSync(file, 'utf8')));
});

/** The analysis as a page of its own, a document on which nothing pretends that it can be pressed and no two landmarks have one name; and as a link. */
async function takeAlong(page: Page, press: (role: 'button', name: string) => Promise<void>): Promise<void> {
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), press('button', en.analysis.exportPage)]);
  const file = join(mkdtempSync(join(tmpdir(), 'shinar-')), 'analysis.html');
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('"format":"shinar-record/1"');
  const fromDisk = await page.context().newPage();
  await fromDisk.goto(pathToFileURL(file).href);
  expect(await fromDisk.locator('polyline').count()).toBeGreaterThanOrEqual(3);
  expect(await fromDisk.locator('.table-board').count()).toBeGreaterThanOrEqual(2);
  expect(await fromDisk.locator('button, [role=button], [tabindex], section[aria-label]').count()).toBe(0);
  expect(await faultsOn(fromDisk)).toEqual([]);
  await fromDisk.close();

  await page.keyboard.press('Enter');
  await press('button', en.analysis.shareLink);
  await page.getByText(en.analysis.shared).waitFor();
}

/** Leaves a lesson after its first step; coming back, one is asked for the second. */
async function leaveInTheMiddle(page: Page, lesson: Lesson): Promise<void> {
  const asked = page.locator('.lesson-ask');
  const first = await asked.textContent();
  for (const token of (await picksOf('assyria', lesson))[0]!) await byFinger(page)(token);
  await asksAnew(page, first);
  const second = await asked.textContent();
  await page.getByRole('link', { name: en.tutorial.all }).tap();
  await page.getByText(en.tutorial.resume).waitFor();
  await page.reload();
  await page.getByRole('link', { name: en.tutorial.resume }).tap();
  await expect.poll(() => asked.textContent()).toBe(second);
}

const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Makes a mistake once more, the way it was played, is told why not, and sees what was better. */
async function mendByFinger(page: Page, record: GameRecord): Promise<void> {
  await page.locator('.chart').waitFor();
  expect(await stepsPlayed(page)).toBe(record.steps.length);
  await page.locator('.turning-points li:has(strong)').first().getByRole('link').tap();
  const again = page.getByRole('link', { name: en.analysis.again });
  await again.waitFor();
  const at = Number(page.url().split('/').at(-1));
  expect(await page.locator('.finding h2').textContent()).toContain(en.analysis.step(at + 1));
  await again.tap();
  await expect.poll(() => offered(page)).not.toEqual([]);
  const played = await loadGame('sumeria');
  const { by: _, ...step } = record.steps[at]!;
  for (const token of picksFor(played, new Timeline(played.game, record.players, record.steps.slice(0, at)).state, step)) {
    await byFinger(page)(token);
  }
  await page.locator('.quiz-wrong').waitFor();
  expect(await aroundBoard(page, () => dayAndNight(page))).toEqual([]);
  await page.getByRole('button', { name: en.puzzles.show }).tap();
  await page.locator('.quiz[data-over="shown"]').waitFor();
  await page.getByRole('link', { name: en.analysis.toReview }).first().tap();
  await page.locator('.finding').waitFor();
  expect(await wide(page)).toBe(PHONE.viewport.width);
}

test('on a phone: Assyria is learned with a pause, and begun with a hint', async () => {
  const page = await app.open(PHONE);
  const all = await lessons.get('assyria');
  await page.getByRole('link', { name: en.tutorial.of(en.games.assyria.name) }).tap();
  await page.getByRole('link', { name: en.tutorial.begin, exact: true }).tap();
  const last = all.at(-1)!;
  const first = all.slice(0, all.findIndex(({ id }) => id === 'huts') + 1);
  for (const lesson of [...first, last]) {
    await page.getByText(en.tutorial.lesson(all.indexOf(lesson) + 1, all.length)).waitFor();
    if (lesson.id === 'huts') await leaveInTheMiddle(page, lesson);
    expect(await page.getByText(assyria.advice.title).count()).toBe(0);
    await doLesson(page, 'assyria', lesson, byFinger(page), lesson.id === 'huts' ? 1 : 0);
    if (lesson.id === 'huts') await page.goto(`${app.served.url}#/learn/assyria/${last.id}`);
    else if (lesson !== last) await page.getByRole('link', { name: en.tutorial.next }).tap();
  }
  expect(await wide(page)).toBe(PHONE.viewport.width);
  await page.getByRole('button', { name: en.tutorial.play }).tap();
  await settled(page);
  const begun = await stepsPlayed(page);
  await page.getByRole('button', { name: en.hints.ask }).tap();
  await page.locator('.hints li').first().waitFor();
  expect(await page.locator('.hints li').count()).toBeLessThanOrEqual(3);
  expect(await page.locator('.hints li').first().textContent()).toMatch(like(en.hints.chance('0%')));
  expect(await dayAndNight(page)).toEqual([]);
  await page.locator('.target[data-hint="1"]').tap();
  await expect.poll(() => page.locator('.hints li').count()).toBe(0);
  await page.locator('.bar').getByRole('button', { name: en.table.undo }).tap();
  await expect.poll(() => stepsPlayed(page)).toBe(begun);
  await playUntil(page, byFinger(page), begun + 1);
});
