import { GAME_IDS } from '@shinar/catalogue';
import { ruleCoverage } from '@shinar/testkit';
import { expect, test } from 'vitest';

const coverage = ruleCoverage(process.cwd());

test('every game has its rules page', () => {
  expect(coverage.map(({ game }) => game)).toEqual([...GAME_IDS].sort());
});

test.each(coverage)('every clause of $game has a test titled by it', ({ faults }) => {
  expect(faults).toEqual([]);
});
