import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultSentence } from './faults.ts';

const packages = join(import.meta.dirname, '../../../../packages');
const sources = globSync(['core/src/*.ts', 'catalogue/src/*.ts'], { cwd: packages }).filter((file) => !/test(ing)?\.ts$/.test(file));
const reasons = new Set(sources.flatMap((file) => readFileSync(join(packages, file), 'utf8').match(/(?<=reason: ')[a-z-]+(?=')/g) ?? []));

test.each([...reasons])('%s has a sentence', (reason) => {
  const facts = { got: 'it', expected: 'that', least: 1, most: 2, form: 'x', detail: 'y' };
  const sentence = faultSentence({ path: 'here', reason, facts });
  expect(sentence).toMatch(/^["A-Zi].*\.$/);
  expect(sentence).not.toContain('undefined');
});

test('a reason of a game is told in its words', () => {
  const words = { refusal: ({ clause, reason }: { clause: string; reason: string }) => `${clause} says ${reason}.` };
  expect(faultSentence({ path: 'steps[1]', clause: 'S4.1', reason: 'taken' }, words as Parameters<typeof faultSentence>[1])).toBe(
    'S4.1 says taken.',
  );
});
