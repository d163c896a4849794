/** Hostile input: malformed and forbidden messages and requests against a server at which others play.
 * node soak-hostile.ts [messages, 100000 if not said] */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededDice } from '@shinar/core';
import type { Entry } from '@shinar/protocol';
import { type TestSocket, Visitor } from '../src/testing.ts';
import { Follower } from '../src/testing-game.ts';
import { Times, usage } from './measure.ts';
import { nonsense, wrongRequest } from './nonsense.ts';
import { type Player, seatedTable } from './player.ts';
import { ServerProcess } from './processes.ts';

const SOCKETS = 8;
const TABLES = 4;

export async function hostileRun(messages: number, seed = Date.now() % 1_000_000) {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-hostile-'));
  const server = await ServerProcess.start({ SHINAR_DATA: folder, SHINAR_MESSAGES_A_SECOND: '400' });
  const url = () => server.url;
  const normal = await playAndTime(server, TABLES);
  const before = usage(server.pid);

  const players = await Promise.all(Array.from({ length: TABLES }, (_, i) => seatedTable(server.url, url, i)));
  const victims = players.map(([player]) => player!.table);
  let attacking = true;
  const meanwhile = playAndTime(server, TABLES, () => attacking);
  let peak = before.megabytes;
  const watching = setInterval(() => {
    peak = Math.max(peak, usage(server.pid).megabytes);
  }, 500);
  const began = performance.now();
  const share = Math.ceil(messages / (SOCKETS + 2));
  await Promise.all([
    ...Array.from({ length: SOCKETS }, (_, i) => attackBySocket(server.url, victims, share, seed + i)),
    ...[100, 101].map((i) => attackByHttp(server.url, victims, share, seed + i)),
  ]);
  const seconds = (performance.now() - began) / 1000;
  attacking = false;
  const attacked = await meanwhile;
  clearInterval(watching);
  const untouched = await Promise.all(players.map((seats) => isUntouched(seats)));
  const after = usage(server.pid);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    messages: share * (SOCKETS + 2),
    perSecond: Math.round(messages / seconds),
    seed,
    normal,
    attacked,
    untouched: untouched.every(Boolean),
    before: before.megabytes,
    peak,
    after: after.megabytes,
  };
}

/** Games that go on for at least 100 steps, or as long as asked; how long from sending a step to its acknowledgement. */
async function playAndTime(server: ServerProcess, tables: number, more = () => false) {
  const times = new Times();
  let round = 0;
  do {
    const players = (
      await Promise.all(Array.from({ length: tables }, (_, i) => seatedTable(server.url, () => server.url, 1000 + i + round * tables)))
    ).flat();
    round++;
    await Promise.all(
      players.map((player) =>
        player.run(
          () => sleep(10),
          (time) => times.add(time),
        ),
      ),
    );
  } while (more());
  return times.summary();
}

async function attackBySocket(url: string, victims: readonly string[], messages: number, seed: number): Promise<void> {
  const dice = new SeededDice(seed);
  const visitor = await Visitor.guest(url, 'Foe');
  let socket: TestSocket | undefined;
  for (let sent = 0; sent < messages; sent++) {
    while (socket === undefined || socket.socket.readyState !== socket.socket.OPEN) {
      socket = await visitor.socket().catch(() => sleep(20, undefined));
    }
    socket.heard.length = 0;
    socket.socket.send(nonsense(dice, victims[dice.below(victims.length)]!));
    if (sent % 50 === 49) await sleep(100);
  }
  socket?.close();
}

async function attackByHttp(url: string, victims: readonly string[], messages: number, seed: number): Promise<void> {
  const dice = new SeededDice(seed);
  const { cookie } = await Visitor.guest(url, 'Foe');
  for (let sent = 0; sent < messages; sent += 5) {
    await Promise.all(Array.from({ length: 5 }, () => send(url, cookie, wrongRequest(dice, victims[dice.below(victims.length)]!))));
  }
}

/** Whatever is answered; a connection that is cut short is an answer too. */
function send(url: string, cookie: string, { method, path, body, type }: ReturnType<typeof wrongRequest>): Promise<void> {
  return new Promise((done) => {
    const call = request(url + path, { method, headers: { cookie, 'content-type': type } }, (answer) => {
      answer.resume();
      answer.on('close', () => done());
    });
    call.on('error', () => done());
    call.end(body);
  });
}

/** Nobody but chance has played at the table, and it can be played still. */
async function isUntouched([player]: readonly Player[]): Promise<boolean> {
  const { visitor, table } = player!;
  const { entries } = await visitor.must<{ entries: Entry[] }>('GET', `/api/tables/${table}/log`);
  const follower = new Follower('sumeria', 3);
  follower.follow(entries);
  return entries.every(({ step }) => step?.by === 'chance') && !follower.play.over;
}

if (import.meta.main) {
  const report = await hostileRun(Number(process.argv[2] ?? 100_000));
  console.log(JSON.stringify(report));
  if (!report.untouched) process.exit(1);
}
