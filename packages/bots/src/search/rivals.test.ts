import { CHANCE } from '@shinar/core';
import { expect, test } from 'vitest';
import { Rivals } from './rivals.ts';
import { OUTCOMES, Tree } from './tree.ts';

/** Seat 0 has two moves, the first better by the evaluation; after either, seat 1 has two, and after the second of those chance draws for seat 2. */
function tree(): Tree {
  const tree = new Tree(3);
  tree.allot(1);
  const give = (node: number, seat: number): number => {
    tree.actor[node] = seat;
    tree.first[node] = tree.allot(2);
    tree.count[node] = 2;
    tree.prior.set([0.7, 0.3], tree.first[node]!);
    return tree.first[node]!;
  };
  const mine = give(0, 0);
  give(mine, 1);
  const theirs = give(mine + 1, 1);
  tree.actor[theirs + 1] = CHANCE;
  tree.first[theirs + 1] = tree.allot(OUTCOMES);
  tree.count[theirs + 1] = 1;
  tree.prior[tree.first[theirs + 1]!] = 1;
  return tree;
}

test('a child knows its parent', () => {
  const grown = tree();
  expect([1, 2, 3, 4, 5, 6, 7].map((node) => grown.parent(node))).toEqual([0, 0, 1, 1, 2, 2, 6]);
});

test('a seat of which nothing is known is as surprising as usual', () => {
  expect(new Rivals(3).surprise(1)).toBe(1);
});

test('who plays as the evaluation would surprises less, whoever does not surprises more; chance is nobody', () => {
  const rivals = new Rivals(3);
  for (let i = 0; i < 20; i++) rivals.watch(tree(), 3);
  expect(rivals.surprise(1)).toBeLessThan(0.2);
  expect(rivals.surprise(0)).toBeLessThan(0.2);
  expect(rivals.surprise(2)).toBe(1);
  for (let i = 0; i < 40; i++) rivals.watch(tree(), 7);
  expect(rivals.surprise(1)).toBeGreaterThan(2);
});

test('moves that the evaluation cannot tell apart are no surprise', () => {
  const rivals = new Rivals(3);
  const alike = tree();
  alike.prior.set([0.5, 0.5], alike.first[1]!);
  for (let i = 0; i < 20; i++) rivals.watch(alike, 4);
  expect(rivals.surprise(1)).toBeLessThan(0.2);
});

test('a game that has not gone on teaches nothing', () => {
  const rivals = new Rivals(3);
  rivals.watch(tree(), 0);
  expect(rivals.surprise(0)).toBe(1);
});
