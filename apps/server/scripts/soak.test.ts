/** The short forms of the long runs in scripts/. */
import { expect, test, vi } from 'vitest';
import { companyRun } from './company/kills.ts';
import { loadRun } from './load.ts';
import { hostileRun } from './soak-hostile.ts';
import { killRun } from './soak-kill.ts';
import { spreadRun } from './spread.ts';

/** They start many processes, one after the other: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 600_000 });

const SEED = Number(process.env.SHINAR_SEED ?? 1);

test('nothing is lost when the process is killed', async () => {
  const report = await killRun({ tables: 2, kills: 1, processes: 1, restarts: 0, stalls: 0, pace: 30 });
  expect(report, `seed ${report.seed}`).toMatchObject({ finished: 2, faults: [] });
  expect(report.losses).toBeGreaterThan(0);
});

test('nothing is lost or untold when one of two is killed, the database restarts, and its lines stall', async () => {
  const report = await killRun({ tables: 1, kills: 1, processes: 2, restarts: 1, stalls: 1, pace: 30 });
  expect(report, `seed ${report.seed}`).toMatchObject({ finished: 1, faults: [] });
});

test.each([1, 2])(
  'people who pair, try and play rounds while one of %d processes is killed: nothing is lost or counted twice',
  async (processes) => {
    const report = await companyRun(1, processes, 2);
    expect(report, `seed ${report.seed}`).toMatchObject({ kills: 3, pairs: 2, tries: 1, rounds: 1, rated: 2, faults: [] });
  },
);

test('hostile messages change nothing at the tables of others', async () => {
  const report = await hostileRun(600, 1, { seed: SEED });
  expect(report, `seed ${report.seed}`).toMatchObject({ untouched: true });
  expect(report.megabytes.peak - report.megabytes.before).toBeLessThan(200);
});

test('behind a proxy that sends everybody anywhere, two processes share games, bots and clocks', async () => {
  const { people, bots, late, timeOuts } = await spreadRun(2, 1);
  expect({ people: people.finished, bots, late }).toEqual({ people: 1, bots: 1, late: 1 });
  expect(timeOuts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
});

test('many sockets hear every step', async () => {
  const { sockets, steady, fast } = await loadRun('sqlite', 10, 0.3);
  expect(sockets).toBe(40);
  expect(steady.count).toBeGreaterThan(0);
  expect(fast.count).toBeGreaterThan(0);
});
