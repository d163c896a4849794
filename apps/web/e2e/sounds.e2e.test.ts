/** The sounds, as far as numbers tell: warm, alike in loudness, without a click, and each different from the others. */
import { beforeAll, expect, test } from 'vitest';
import { type App, DESKTOP, settled } from './app.ts';
import { appForTests } from './app-for-tests.ts';
import { byMouse, GO_ON } from './hands.ts';
import { type Figures, figuresOf, hearSounds } from './heard.ts';
import { gameByBots, importGame, partOf } from './positions.ts';

const SOUNDS = ['pick', 'place', 'slide', 'dice', 'points', 'turn', 'round', 'victory'];
let app: App;
appForTests((started) => {
  app = started;
});
let figures: ReadonlyMap<string, Figures>;

beforeAll(async () => {
  figures = new Map(Object.entries(await hearSounds(app.browser)).map(([sound, samples]) => [sound, figuresOf(samples)]));
});

test.each(SOUNDS)('%s is warm and clean', (sound) => {
  const { length, peak, leap, middle, pitch } = figures.get(sound)!;
  expect(length).toBeGreaterThan(0.03);
  expect(length).toBeLessThan(1.6);
  expect(peak).toBeLessThan(-3);
  expect(leap).toBeLessThan(0.08);
  expect(Math.abs(middle)).toBeLessThan(0.005);
  expect(pitch).toBeLessThan(1500);
});

test('none is much louder than another', () => {
  const loudness = [...figures.values()].map((each) => each.loudness);
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(12);
});

test('no two are alike', () => {
  const octaves = (a: number, b: number): number => Math.abs(Math.log2(a / b));
  const apart = (a: Figures, b: Figures): number =>
    Math.max(octaves(a.pitch, b.pitch), octaves(a.length, b.length), Math.abs(a.breadth - b.breadth));
  const alike = SOUNDS.flatMap((one, i) => SOUNDS.slice(i + 1).filter((other) => apart(figures.get(one)!, figures.get(other)!) < 0.25));
  expect(alike).toEqual([]);
});

test('what is picked up is heard before it is put down', async () => {
  const page = await app.open(DESKTOP);
  await importGame(page, partOf(gameByBots('sumeria'), 0.3));
  await page.evaluate(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      document.body.dataset.heard = 'yes';
      start.apply(this, at);
    };
  });
  await byMouse(page)(GO_ON);
  await settled(page);
  const trader = await page.locator('.target.offered:has(.piece-body)').first().getAttribute('data-token');
  await byMouse(page)(trader!);
  await page.locator('.target.chosen').first().waitFor();
  await page.locator('body[data-heard]').waitFor();
});
