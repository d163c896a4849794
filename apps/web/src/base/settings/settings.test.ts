import { expect, test } from 'vitest';
import { settingsIn } from './settings.ts';

const USUAL = { language: 'de', theme: 'auto', speed: 'normal', sound: 'auto', touch: true, confirm: true };
const read = (kept: object) => settingsIn(kept as Record<string, unknown>, ['de-AT']);

test('what somebody has chosen is kept', () => {
  const chosen = { language: 'fr', theme: 'dark', speed: 'slow', sound: 'off', touch: false, confirm: false };
  expect(read(chosen)).toEqual(chosen);
});

test.each([
  ['nothing', {}],
  ['other types', { language: 3, theme: null, speed: ['slow'], confirm: 'yes' }],
  ['values of a later version', { language: 'ja', theme: 'sepia', speed: 'warp', confirm: true, sound: 11 }],
  ['a list', ['dark']],
])('from %s, all is as usual', (_, kept) => {
  expect(read(kept)).toEqual(USUAL);
});

test('what is good is kept beside what is not', () => {
  expect(read({ language: 'nl', theme: 'sepia', confirm: false })).toEqual({ ...USUAL, language: 'nl', confirm: false });
});
