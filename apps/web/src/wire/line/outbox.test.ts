import type { Step } from '@shinar/core';
import { expect, test, vi } from 'vitest';
import { Refused } from '../../base/server/api.ts';
import { Outbox } from './outbox.ts';
import type { Room } from './room.ts';

const step = (at: string): Step => ({ by: 0, do: 'place', at });

test('a step behind one that the server asks to send again is sent again too, and not taken back', async () => {
  vi.useFakeTimers();
  const answers = ['try-again', 'stale-index', undefined, undefined] as const;
  const sent: string[] = [];
  const send = async ({ ticket }: { ticket: string }): Promise<void> => {
    const code = answers[sent.push(ticket) - 1];
    if (code !== undefined) throw new Refused({ code });
  };
  const refused = vi.fn();
  const outbox = new Outbox({ send } as unknown as Room, refused, () => {});
  outbox.add(step('kish'), 3, false);
  outbox.add(step('ur'), 4, false);
  outbox.sendAll();
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).not.toHaveBeenCalled();
  expect(sent).toEqual([sent[0], sent[1], sent[0], sent[1]]);
  vi.useRealTimers();
});

test('a step that waits for the word and arrives by another page of the same person waits no longer', () => {
  const keep = vi.fn();
  const outbox = new Outbox({} as Room, () => {}, keep);
  outbox.add(step('kish'), 3, true);
  expect(outbox.confirms(step('kish'))).toBe(true);
  expect(outbox.holds).toBe(false);
  expect(keep).toHaveBeenLastCalledWith({ steps: [], held: false });
});
