/** What a socket says, one message at a time through the same doors as HTTP. */
import { ClientMessage, Ref, type ServerMessage } from '@shinar/protocol';
import { isDeep } from '../deep.ts';
import { failureOf } from '../failure.ts';
import type { House } from '../house.ts';
import { consent } from '../play/consent.ts';
import { playAsPerson, undoAsPerson } from '../play/door.ts';
import { Refused } from '../refused.ts';
import { mayWatch } from '../tables/access.ts';
import { say } from '../tables/chat.ts';
import type { Connection } from './connection.ts';

const MOST_TABLES = 50;

/** Answers one message, and says whether it was refused for a reason that lies with the sender. */
export async function hear(house: House, connection: Connection, text: string): Promise<boolean> {
  let said: unknown;
  try {
    said = parsed(text);
    const message = ClientMessage.parse(said);
    connection.send({ type: 'done', ref: message.ref, ...(await answer(house, connection, message)) });
    return false;
  } catch (error) {
    const failure = failureOf(error, house);
    house.metrics.refusals.inc({ code: failure.code });
    connection.send({ type: 'failed', ref: refOf(said), failure });
    return failure.code !== 'try-again' && failure.code !== 'failed';
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

/** What is wrong otherwise may still say which request it is. */
function refOf(said: unknown): number | null {
  return Ref.safeParse((said as { ref?: unknown } | null | undefined)?.ref).data ?? null;
}

type Done = Omit<Extract<ServerMessage, { type: 'done' }>, 'type' | 'ref'>;

async function answer(house: House, connection: Connection, message: ClientMessage): Promise<Done> {
  const { person } = connection.visitor;
  if (message.type === 'ping') return { now: house.now() };
  if (message.type === 'subscribe') return subscribe(house, connection, message.table, message.from);
  if (message.type === 'unsubscribe') {
    await house.tables.use(message.table, ({ num }) => house.live.unsubscribe(connection, num));
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

async function subscribe(house: House, connection: Connection, id: string, from: number): Promise<Done> {
  return house.tables.use(id, async (table) => {
    if (!mayWatch(table, connection.visitor.person)) throw new Refused('forbidden');
    if (connection.tables.size >= MOST_TABLES && !connection.tables.has(table.num))
      throw new Refused('too-many', { facts: { most: MOST_TABLES } });
    if (from > table.length) await house.tables.reread(table);
    if (from > table.length) throw new Refused('stale-index', { facts: { got: from, expected: table.length } });
    if (connection.socket.readyState !== connection.socket.OPEN) return {};
    house.live.subscribe(connection, table, from);
    return { index: table.length };
  });
}
