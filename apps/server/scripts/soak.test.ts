/** The short forms of the long runs in scripts/. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { companyRun } from './company/kills.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { loadRun } from './load.ts';
import { hostileRun, openAttacked } from './soak-hostile.ts';
import { KILLED, killRun } from './soak-kill.ts';
import { SPREAD, spreadRun } from './spread.ts';

/** They start many processes, one after the other: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const SEED = Number(process.env.SHINAR_SEED ?? 1);

async function keepsCompany(fleet: Fleet): Promise<void> {
  const report = await companyRun(fleet, 1, 2);
  expect(report, `seed ${report.seed}`).toMatchObject({ kills: 2, pairs: 2, tries: 1, rounds: 1, rated: 2, faults: [] });
}

test('one process is killed while people play, pair, try and play rounds: nothing is lost or counted twice', async () => {
  const fleet = await openFleet(1, { SHINAR_BOT_PACE: '0' });
  const beside = () => keepsCompany(fleet);
  const report = await killRun(fleet, { tables: 2, kills: 0, restarts: 0, stalls: 0, pace: 30, beside });
  await fleet.end();
  expect(report, `seed ${report.seed}`).toMatchObject({ finished: 2, faults: [] });
  expect(report.losses).toBeGreaterThan(0);
});

describe('two processes', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await openFleet(2, { ...KILLED, ...SPREAD });
  });
  afterAll(() => fleet.end());

  test('behind a proxy that sends everybody anywhere share games, bots and clocks', async () => {
    const { people, bots, late, timeOuts } = await spreadRun(fleet, 1);
    expect({ people: people.finished, bots, late }).toEqual({ people: 1, bots: 1, late: 1 });
    expect(timeOuts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
  });

  test('of which one is killed while people pair, try and play rounds: nothing is lost or counted twice', () => keepsCompany(fleet));

  test('of which one is killed while the database restarts, and whose lines stall: nothing is lost or untold', async () => {
    const report = await killRun(fleet, { tables: 1, kills: 1, restarts: 1, stalls: 1, pace: 30 });
    expect(report, `seed ${report.seed}`).toMatchObject({ finished: 1, faults: [] });
  });
});

test('hostile messages change nothing at the tables of others', async () => {
  const { server, end } = await openAttacked();
  const report = await hostileRun(server, 600, 1, { seed: SEED });
  await end();
  expect(report, `seed ${report.seed}`).toMatchObject({ untouched: true });
  expect(report.megabytes.peak - report.megabytes.before).toBeLessThan(200);
});

test('many sockets hear every step', async () => {
  const { sockets, steady, fast } = await loadRun('sqlite', 10, 0.3);
  expect(sockets).toBe(40);
  expect(steady.count).toBeGreaterThan(0);
  expect(fast.count).toBeGreaterThan(0);
});
