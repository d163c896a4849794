/** Browser tests play with everyone's default settings: what they all switch off, nobody tests. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
/** Settings and device preferences that change how a game is played or shown. Live or slow is the speed of a table, not a setting. */
const SWITCHES = /\b(speed|confirm)\\?["']?\s*:(?! '(live|slow)')|reducedMotion|settings\.(speed|confirm)\b/;
/** The tests about these settings. */
const ABOUT = ['settings-at-work.e2e.test.ts', 'one-device.e2e.test.ts', 'faults/storage.e2e.test.ts'];

const switching = (text: string): string[] => text.split('\n').filter((line) => SWITCHES.test(line));

test('no browser test changes a setting that it is not about', () => {
  const files = globSync('**/*.ts', { cwd: `${ROOT}apps/web/e2e` }).sort();
  expect(files.length).toBeGreaterThan(40);
  const found = files.filter((file) => switching(readFileSync(`${ROOT}apps/web/e2e/${file}`, 'utf8')).length > 0);
  expect(found).toEqual([...ABOUT].sort());
});

test.each(["app.open(PHONE, { speed: 'instant' })", `'{"confirm":false}'`, "{ reducedMotion: 'reduce' }"])('%s would be found', (line) => {
  expect(switching(line)).toEqual([line]);
});
