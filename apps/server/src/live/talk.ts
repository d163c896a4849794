/** Handles the messages of a socket, one at a time, through the same checks as HTTP. */
import { ClientMessage, type Position, Ref, type ServerMessage } from '@shinar/protocol';
import { Refused } from '../base/refused.ts';
import { lastLine, say } from '../domain/chat/chat.ts';
import type { House } from '../domain/house/house.ts';
import { consent } from '../domain/play/consent.ts';
import { playAsPerson, undoAsPerson } from '../domain/play/door.ts';
import { positionOf } from '../domain/programs/position.ts';
import { mayWatch } from '../domain/tables/access.ts';
import type { Table } from '../domain/tables/table.ts';
import { isDeep } from '../gate/deep.ts';
import { failureOf } from '../gate/failure.ts';
import type { Connection } from './connection.ts';
import type { Live } from './live.ts';

const MOST_TABLES = 50;

/** A message refused through its sender's fault counts as this many more: our own pages hardly ever send one. */
const REFUSAL = 4;
/** This many entries of a log count as one more message. */
const ENTRIES = 100;

/** Answers one message, and returns how many more messages it counts as. */
export async function answerMessage(house: House, live: Live, connection: Connection, text: string): Promise<number> {
  let said: unknown;
  try {
    said = parsed(text);
    const message = ClientMessage.parse(said);
    const answer = await done(house, live, connection, message);
    connection.send({ type: 'done', ref: message.ref, ...answer });
    return message.type === 'subscribe' ? Math.floor(((answer.index ?? 0) - message.from) / ENTRIES) : 0;
  } catch (error) {
    const failure = failureOf(error, house);
    house.metrics.refusals.inc({ code: failure.code });
    connection.send({ type: 'failed', ref: refOf(said), failure });
    return failure.code === 'try-again' || failure.code === 'failed' ? 0 : REFUSAL;
  }
}

function parsed(text: string): unknown {
  if (isDeep(text)) throw new Refused('bad-request', { reason: 'too-deep' });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-request', { reason: 'not-json' });
  }
}

/** A wrong message may still say which request it is. */
function refOf(said: unknown): number | null {
  return Ref.safeParse((said as { ref?: unknown } | null | undefined)?.ref).data ?? null;
}

type Done = Omit<Extract<ServerMessage, { type: 'done' }>, 'type' | 'ref'>;

async function done(house: House, live: Live, connection: Connection, message: ClientMessage): Promise<Done> {
  const { person } = connection.visitor;
  if (message.type === 'ping') return { now: house.now() };
  if (message.type === 'subscribe') return subscribe(house, live, connection, message.table, message.from);
  if (message.type === 'position') return { position: await house.tables.use(message.table, (table) => seen(table, person)) };
  if (message.type === 'unsubscribe') {
    await house.tables.use(message.table, ({ num }) => live.unsubscribe(connection, num));
    return {};
  }
  if (person === undefined) throw new Refused('not-signed-in');
  switch (message.type) {
    case 'step':
      return playAsPerson(house, message.table, person, message);
    case 'undo':
      return undoAsPerson(house, message.table, person, message);
    case 'consent':
      return consent(house, message.table, person, message);
    case 'say':
      await house.tables.use(message.table, (table) => say(house, table, person, message.text));
      return {};
  }
}

function seen(table: Table, person: string | undefined): Position {
  if (!mayWatch(table, person)) throw new Refused('forbidden');
  return positionOf(table);
}

async function subscribe(house: House, live: Live, connection: Connection, id: string, from: number): Promise<Done> {
  return house.tables.use(id, async (table) => {
    if (!mayWatch(table, connection.visitor.person)) throw new Refused('forbidden');
    if (connection.tables.size >= MOST_TABLES && !connection.tables.has(table.num))
      throw new Refused('too-many', { facts: { most: MOST_TABLES } });
    if (from > table.length) await house.tables.reread(table);
    if (from > table.length) throw new Refused('stale-index', { facts: { got: from, expected: table.length } });
    const last = live.watchedId(table.num) !== undefined ? 0 : await lastLine(house, table.num);
    if (connection.socket.readyState !== connection.socket.OPEN) return {};
    live.subscribe(connection, table, from, last);
    return { index: table.length };
  });
}
