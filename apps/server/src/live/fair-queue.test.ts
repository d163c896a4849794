import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('each gets one thing done in turn, its own in the order of asking', async () => {
  const turns = new FairQueue<string>();
  const done: string[] = [];
  for (const work of ['loud 1', 'loud 2', 'loud 3']) turns.add('loud', () => done.push(work));
  turns.add('quiet', () => done.push('quiet 1'));
  expect(done).toEqual([]);
  await later();
  expect(done).toEqual(['loud 1', 'quiet 1', 'loud 2', 'loud 3']);
});

test('what takes long lets others in between', async () => {
  const turns = new FairQueue<string>();
  const done: string[] = [];
  const slow = (name: string) => () => {
    const until = performance.now() + 3;
    while (performance.now() < until);
    done.push(name);
  };
  turns.add('loud', slow('loud 1'));
  turns.add('loud', slow('loud 2'));
  await later();
  expect(done).toEqual(['loud 1']);
  turns.add('quiet', () => done.push('quiet'));
  while (done.length < 3) await later();
  expect(done).toEqual(['loud 1', 'loud 2', 'quiet']);
});

test('what fails does not keep the others from their turn', async () => {
  const turns = new FairQueue<string>();
  const done: string[] = [];
  turns.add('first', () => void Promise.reject(new Error('no')).catch(() => done.push('refused')));
  turns.add('second', () => done.push('second'));
  await later();
  await later();
  expect(done.toSorted()).toEqual(['refused', 'second']);
});
