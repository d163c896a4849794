/** Several processes on one PostgreSQL behind a proxy without sticky sessions: games of people, bots' turns, clocks and notices, and which process had how much of each.
 * node spread.ts [processes, 4 if not said] [tables of each kind, 20 if not said] */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableView } from '@shinar/protocol';
import { Visitor } from '../src/testing/server.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { seatedTable } from './player.ts';
import { ReverseProxy } from './proxy.ts';

/** Longer than the shortest bank and the sweep together. */
const PATIENCE = 90_000;
const STEPS_OF_BOTS = 10;

/** What its servers need. */
export const SPREAD = { SHINAR_WEBHOOKS: 'on', SHINAR_BOT_PACE: '50' };

export async function spreadRun({ servers }: Fleet, tables: number) {
  const proxy = await ReverseProxy.to(servers.map(({ url }) => url));
  const of = (name: string) => Promise.all(servers.map(({ url }) => numberOf(url, name)));

  const people = await playTables(proxy.url, tables);
  const steps = await of('shinar_steps_total');
  const [bots, late] = await Promise.all([watchBots(proxy.url, tables), letTimeRunOut(proxy.url, tables)]);
  const afterBots = await of('shinar_steps_total');
  const report = {
    processes: servers.length,
    tables,
    people,
    stepsOfPeople: steps,
    bots,
    stepsOfBots: afterBots.map((count, i) => count - steps[i]!),
    late,
    timeOuts: await of('shinar_timeouts_total'),
    notices: await of('shinar_notices_total{way="webhook",outcome="rejected"}'),
  };
  proxy.end();
  return report;
}

async function numberOf(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? 0);
}

/** Whole games of people whose sockets are anywhere; how many came to their end, and steps that were acknowledged. */
async function playTables(url: string, tables: number) {
  const seats = await Promise.all(Array.from({ length: tables }, (_, i) => seatedTable(url, () => url, i)));
  await Promise.all(seats.flat().map((player) => player.run(async () => {})));
  const acknowledged = seats.flat().reduce((sum, player) => sum + player.acknowledged.length, 0);
  return { finished: seats.filter(([player]) => player!.follower.play.over).length, acknowledged };
}

const statusOf = async (visitor: Visitor, id: string): Promise<TableView> => visitor.must('GET', `/api/tables/${id}`);

async function until(done: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(200)) if (await done()) return true;
  return false;
}

/** A person who has left, and a bot: every step is a bot's. At how many tables they play on. */
async function watchBots(url: string, tables: number): Promise<number> {
  const visitor = await Visitor.guest(url, 'Anu');
  const wish = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], absence: { rule: 'bot', level: 1 } };
  const ids = await Promise.all(Array.from({ length: tables }, async () => (await visitor.table(wish)).id));
  await Promise.all(ids.map((id) => visitor.must('POST', `/api/tables/${id}/leave`)));
  const played = async (id: string): Promise<boolean> => (await statusOf(visitor, id)).length >= STEPS_OF_BOTS;
  return (await Promise.all(ids.map((id) => until(() => played(id))))).filter(Boolean).length;
}

/** Live clocks that nobody stops, and word of the turn to who is not there: how many seats were held in the end. */
async function letTimeRunOut(url: string, tables: number): Promise<number> {
  const [anu, bel] = [await Visitor.guest(url, 'Anu'), await Visitor.guest(url, 'Bel')];
  for (const one of [anu, bel])
    await one.must('PUT', '/api/me/notices', { push: false, mail: null, webhook: 'https://nobody.invalid/', quiet: null });
  const wish = { game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { type: 'live', bank: 10_000, increment: 0 } };
  const ids = await Promise.all(Array.from({ length: tables }, async () => (await anu.table(wish)).id));
  await Promise.all(ids.map((id) => bel.must('POST', `/api/tables/${id}/join`, {})));
  const held = async (id: string): Promise<boolean> => (await statusOf(anu, id)).seats.some((seat) => seat.held);
  return (await Promise.all(ids.map((id) => until(() => held(id))))).filter(Boolean).length;
}

if (import.meta.main) {
  const [processes = 4, tables = 20] = process.argv.slice(2).map(Number);
  const fleet = await openFleet(processes, SPREAD);
  const report = await spreadRun(fleet, tables);
  await fleet.end();
  console.log(JSON.stringify(report));
  process.exit(report.people.finished + report.bots + report.late < 3 * tables ? 1 : 0);
}
