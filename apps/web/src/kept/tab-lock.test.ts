import { expect, test, vi } from 'vitest';
import { TabLock } from './tab-lock.ts';

/** Whether a tab has been told that it plays, and a tab of its own name. */
function tab(table: string): { readonly lock: TabLock; readonly told: boolean[] } {
  const told: boolean[] = [];
  return { lock: new TabLock(table, (here) => told.push(here)), told };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
const refused = (): DOMException => new DOMException('The lock is refused.', 'InvalidStateError');

test('one tab plays at a time, and whoever asks twice still plays', async () => {
  const [first, second] = [tab('two'), tab('two')];
  first.lock.wait();
  second.lock.wait();
  await settle();
  expect([first.told, second.told]).toEqual([[true], []]);
  second.lock.take();
  second.lock.take();
  await settle();
  expect([first.told.at(-1), second.told.at(-1)]).toEqual([false, true]);
  second.lock.leave();
  await settle();
  expect(first.told.at(-1)).toBe(true);
  first.lock.leave();
});

test.each([
  [
    'throws',
    () => ({
      request: () => {
        throw refused();
      },
    }),
  ],
  ['refuses', () => ({ request: () => Promise.reject(refused()) })],
  ['has none', () => undefined],
  [
    'does not show them',
    () => {
      throw refused();
    },
  ],
])('a browser that %s lets every tab play', async (_, locks) => {
  vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: locks }));
  const { lock, told } = tab('none');
  lock.wait();
  await settle();
  expect(told).toEqual([true]);
  lock.leave();
});

test('where locks never answer, whoever wants to plays all the same', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } });
  const { lock, told } = tab('silent');
  lock.wait();
  lock.take();
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([true]);
  lock.leave();
  vi.useRealTimers();
});
