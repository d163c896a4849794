import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { faultSentence, loadFaults } from './index.ts';

const packages = join(import.meta.dirname, '../../..');
const sources = globSync(['core/src/*.ts', 'catalogue/src/*.ts'], { cwd: packages }).filter((file) => !/test(ing)?\.ts$/.test(file));
const reasons = new Set(sources.flatMap((file) => readFileSync(join(packages, file), 'utf8').match(/(?<=reason: ')[a-z-]+(?=')/g) ?? []));
const facts = { got: 'it', expected: 'that', least: 1, most: 2, form: 'x', detail: 'y' };

describe.each(LANGUAGES)('in %s', async (language) => {
  const faults = await loadFaults(language);

  test.each([...reasons])('%s has a sentence', (reason) => {
    const sentence = faultSentence(faults, { reason, facts });
    expect(sentence).toMatch(/^[“„«\p{Lu}i].*\.$/u);
    expect(sentence).not.toContain('undefined');
  });

  test('a reason of a game has none here', () => expect(faultSentence(faults, { reason: 'place-occupied' })).toBeUndefined());
});
