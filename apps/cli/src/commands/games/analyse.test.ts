import { describe, expect, test } from 'vitest';
import { newFile, shinarHere } from '../../testing.ts';

/** The beginning of a game between two random bots. */
async function beginning(steps: number): Promise<string> {
  const { out } = await shinarHere('simulate', 'assyria', '--players', '2', '--seed', '7');
  const { result: _, ...record } = JSON.parse(out);
  return JSON.stringify({ ...record, steps: record.steps.slice(0, steps) });
}

describe('shinar analyse', () => {
  test('tells curve, balance and turning points, the same again', async () => {
    const file = newFile(await beginning(20));
    const { code, out } = await shinarHere('analyse', file, '--quick');
    expect(code).toBe(0);
    expect(out).toMatch(/^Chances of winning +Seat 0 +Seat 1\nbefore move 0 +\d+% +\d+%\n/);
    expect(out).toMatch(/where it stands +\d+% +\d+%/);
    expect(out).toContain('Lost through errors');
    expect(out).toMatch(/Seat \d {2}Blunder: .+\n +better: .+ points\)/);
    expect((await shinarHere('analyse', file, '--quick')).out).toBe(out);
  });

  test('as JSON: a finding for each step', async () => {
    const { out } = await shinarHere('analyse', newFile(await beginning(12)), '--quick', '--json');
    const { curve, findings } = JSON.parse(out);
    expect(findings).toHaveLength(12);
    expect(curve).toHaveLength(13);
  });

  test('refuses a record that breaks a rule, and one that is not there', async () => {
    const record = await beginning(20);
    const wrong = await shinarHere('analyse', newFile(record.replace('"harvest"', '"hut"')), '--quick');
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('steps[')]);
    const none = await shinarHere('analyse', newFile(record), '--game', '3');
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('no-such-record')]);
  });
});
