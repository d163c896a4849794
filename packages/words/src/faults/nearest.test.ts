import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('the names most like the given one come first', () => {
  expect(nearest('kisch', ['ur', 'uruk', 'kish', 'kish-ur-town'], 2)).toEqual(['kish', 'ur']);
  expect(nearest('', ['umma', 'ur'], 5)).toEqual(['ur', 'umma']);
  expect(nearest('lagash-ur-twon', ['lagash-ur-town', 'lagash'], 1)).toEqual(['lagash-ur-town']);
});
