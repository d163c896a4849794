import { CHANCE } from '@shinar/core';
import { expect, test } from 'vitest';
import { OUTCOMES, Tree } from './tree.ts';

/** A root with two children; the second is a chance node with one outcome. */
function smallTree(): Tree {
  const tree = new Tree(2);
  tree.allot(1);
  tree.actor[0] = 0;
  tree.first[0] = tree.allot(2);
  tree.count[0] = 2;
  tree.code.set([11, 12], 1);
  tree.actor.set([1, CHANCE], 1);
  tree.first[2] = tree.allot(OUTCOMES);
  tree.count[2] = 1;
  tree.code[3] = 77;
  tree.hash[2] = 5;
  return tree;
}

test('what comes in is the mean, the first guess included', () => {
  const tree = new Tree(2);
  tree.allot(1);
  tree.share.set([0.5, 0.5]);
  tree.add(0, Float64Array.of(1, 0));
  tree.add(0, Float64Array.of(0, 1));
  tree.add(0, Float64Array.of(1, 0));
  expect(tree.visits[0]).toBe(3);
  expect(tree.share[0]).toBeCloseTo(0.625, 6);
});

test('a part is taken over with its room for outcomes', () => {
  const from = smallTree();
  expect(from.find(5)).toBe(2);
  expect(from.find(6)).toBe(-1);
  const to = new Tree(2);
  to.takeOver(from, 2);
  expect(to.size).toBe(1 + OUTCOMES);
  expect([to.actor[0], to.first[0], to.count[0], to.code[1]]).toEqual([CHANCE, 1, 1, 77]);
});

test('it grows and forgets nothing', () => {
  const tree = smallTree();
  const before = tree.capacity;
  tree.allot(before * 3);
  expect(tree.capacity).toBeGreaterThan(before * 2);
  expect([tree.code[1], tree.code[2], tree.code[3]]).toEqual([11, 12, 77]);
});
