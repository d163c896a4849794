/** The sounds, as far as numbers tell: warm, alike in loudness, without a click, and each different from the others. */
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Figures, figuresOf, hearSounds } from './heard.ts';

const SOUNDS = ['pick', 'place', 'slide', 'dice', 'points', 'turn', 'round', 'victory'];
let figures: ReadonlyMap<string, Figures>;

beforeAll(async () => {
  const browser = await launchBrowser();
  figures = new Map(Object.entries(await hearSounds(browser)).map(([sound, samples]) => [sound, figuresOf(samples)]));
  await browser.close();
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
