/** One attacker at a time, in the ways that once worked, while others play: what it costs them, and the server's memory.
 * node soak-attackers.ts [seconds each, 15 if not said] */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Follower, newTicket } from '../src/testing/game.ts';
import { Visitor } from '../src/testing/server.ts';
import { Times, usage } from './measure.ts';
import { seatedTable } from './player.ts';
import { ServerProcess } from './processes.ts';

const MOST_MEGABYTES = 600;
const MOST_MILLISECONDS = 100;
const TABLES = 3;

/** Each goes on until its process is ended. */
const ATTACKS: Readonly<Record<string, (url: string) => Promise<void>>> = { pings, watchers, undos, readers };

/** Pings without end, and reads no pong. */
async function pings(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 7)]);
  const many = Buffer.concat(Array.from({ length: 500 }, () => ping));
  for (;;) {
    const line = connect(Number(port), hostname);
    line.on('error', () => {});
    line.write(
      `GET /api/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    await Promise.race([new Promise((done) => line.once('data', done)), sleep(1000)]);
    line.pause();
    while (!line.destroyed) {
      if (!line.write(many)) await Promise.race([new Promise((done) => line.once('drain', done)), sleep(200)]);
      await sleep(1);
    }
  }
}

/** A thousand who look at one table, from many addresses, and come and go. */
async function watchers(url: string): Promise<void> {
  const host = await Visitor.guest(url, 'Host', '203.0.113.250');
  const { id } = await host.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const come = async (i: number): Promise<void> => {
    for (;;) {
      const socket = await new Visitor(url, `203.0.113.${i % 60}`).socket().catch(() => undefined);
      await socket?.request({ type: 'subscribe', table: id, from: 0 });
      await sleep(5000 + (i % 50) * 100);
      socket?.close();
    }
  };
  await Promise.all(Array.from({ length: 1000 }, (_, i) => come(i)));
}

/** Steps and undos as fast as they are answered. */
async function undos(url: string): Promise<void> {
  const anu = await Visitor.guest(url, 'Anu', '203.0.113.251');
  const { id } = await anu.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  const socket = await anu.socket();
  const follower = new Follower('assyria', 2);
  socket.onMessage = (message) => {
    socket.heard.length = 0;
    if (message.type === 'entries') follower.follow(message.entries);
  };
  await socket.request({ type: 'subscribe', table: id, from: 0 });
  for (;;) {
    const to = follower.play.steps.length;
    const act = () => ({ table: id, index: follower.length, ticket: newTicket() });
    if (follower.actor === 0) await socket.request({ type: 'step', ...act(), step: follower.any() });
    await socket.request({ type: 'undo', ...act(), to });
    await sleep(2);
  }
}

/** Twenty who ask for the whole log of a game again and again, each as often as one may. */
async function readers(url: string): Promise<void> {
  const host = await Visitor.guest(url, 'Host', '203.0.113.252');
  const { id } = await host.table({
    game: 'assyria',
    seats: Array.from({ length: 4 }, () => ({ kind: 'bot', level: 1 })),
    startWhenFull: true,
  });
  const read = async (i: number): Promise<void> => {
    const reader = await Visitor.guest(url, 'Reader', `203.0.113.${i}`);
    for (;;) {
      const socket = await reader.socket().catch(() => undefined);
      while (socket?.socket.readyState === socket?.socket.OPEN) {
        await socket?.request({ type: 'subscribe', table: id, from: 0 });
        if (socket) socket.heard.length = 0;
        await sleep(30);
      }
      await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, i) => read(i)));
}

interface AttackReport {
  readonly attack: string;
  readonly megabytes: number;
  readonly p50: number;
  readonly p99: number;
}

async function underAttack(attack: string, seconds: number): Promise<AttackReport> {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-attack-'));
  const server = await ServerProcess.startLimited({ SHINAR_DATA: folder, SHINAR_PROXY: 'on' });
  const attacker = spawn(process.execPath, [fileURLToPath(import.meta.url), attack, server.url], { stdio: 'inherit' });
  const times = new Times();
  const until = performance.now() + seconds * 1000;
  let megabytes = 0;
  for (let round = 0; performance.now() < until; round++) {
    const address = `198.51.100.${round % 250}`;
    const seats = await Promise.all(
      Array.from({ length: TABLES }, (_, i) => seatedTable(server.url, () => server.url, round * 8 + i, address)),
    );
    await Promise.all(
      seats.flat().map((player) =>
        player.run(
          () => sleep(15),
          (time) => times.add(time),
        ),
      ),
    );
    megabytes = Math.max(megabytes, usage(server.pid).megabytes);
  }
  attacker.kill('SIGKILL');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const { p50, p99 } = times.summary();
  return { attack, megabytes, p50, p99 };
}

if (import.meta.main) {
  const [first = '15', url] = process.argv.slice(2);
  if (url !== undefined) await ATTACKS[first]?.(url);
  for (const attack of Object.keys(ATTACKS)) {
    const report = await underAttack(attack, Number(first));
    console.log(JSON.stringify(report));
    if (report.megabytes > MOST_MEGABYTES || report.p99 > MOST_MILLISECONDS) process.exitCode = 1;
  }
}
