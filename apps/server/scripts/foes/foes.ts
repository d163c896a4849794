/** The attackers of soak-hostile.ts, in a process of their own so that they do not slow down who measures.
 * node foes.ts URL MESSAGES SEED VICTIM... */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dice, SeededDice } from '@shinar/core';
import { type TestSocket, Visitor } from '../../src/testing/server.ts';
import { nonsense, wrongRequest } from './nonsense.ts';

const PATIENT = 60;
const FLOODERS = 6;
const CALLERS = 20;
/** Just what a socket may say, so that it is all read and looked at. */
const A_SECOND = 28;

const [url = '', messages = '0', seed = '0', ...victims] = process.argv.slice(2);
let left = Number(messages);
const victim = (dice: Dice): string => victims[dice.below(victims.length)]!;
const addressOf = (foe: number): string => `203.0.113.${foe}`;

async function opened(visitor: Visitor): Promise<TestSocket> {
  for (;;) {
    const socket = await visitor.socket().catch(() => undefined);
    if (socket) return socket;
    await sleep(500);
  }
}

/** Stays below the limit, or says as much as fits into the line. */
async function bySocket(foe: number, atOnce: number, pause: number): Promise<void> {
  const dice = new SeededDice(Number(seed) + foe);
  const visitor = await Visitor.guest(url, 'Foe', addressOf(foe));
  let socket = await opened(visitor);
  while (left > 0) {
    if (socket.socket.readyState !== socket.socket.OPEN) socket = await opened(visitor);
    for (let i = 0; i < atOnce && left > 0; i++, left--) socket.socket.send(nonsense(dice, victim(dice)));
    socket.heard.length = 0;
    await sleep(pause);
  }
  socket.close();
}

async function byRequest(foe: number): Promise<void> {
  const dice = new SeededDice(Number(seed) + foe);
  const { cookie } = await Visitor.guest(url, 'Foe', addressOf(foe));
  while (left-- > 0) {
    await send(addressOf(foe), cookie, wrongRequest(dice, victim(dice)));
    await sleep(60);
  }
}

/** Whatever is answered; a connection that is cut short is an answer too. */
function send(address: string, cookie: string, { method, path, body, type }: ReturnType<typeof wrongRequest>): Promise<void> {
  return new Promise((done) => {
    const headers = { cookie, 'content-type': type, 'x-forwarded-for': address };
    const call = request(url + path, { method, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => done());
    });
    call.on('error', () => done());
    call.end(body);
  });
}

await Promise.all([
  ...Array.from({ length: PATIENT }, (_, i) => bySocket(i, 1, 1000 / A_SECOND)),
  ...Array.from({ length: FLOODERS }, (_, i) => bySocket(PATIENT + i, 400, 1000)),
  ...Array.from({ length: CALLERS }, (_, i) => byRequest(PATIENT + FLOODERS + i)),
]);
process.exit(0);
