/** The door for sockets: origin, identity, limits, heartbeats. */
import { CLOSE } from '@shinar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { identify } from '../http/identity.ts';
import { requireOrigin } from '../http/origin.ts';
import { addressKey } from '../limiter.ts';
import { mutedBy } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { Connection, type Visitor } from './connection.ts';
import { Ear } from './ear.ts';

const HEARTBEAT = 25_000;

/** Returns how to stop: everybody is told to come back later. */
export function serveSockets(app: FastifyInstance, house: House): () => void {
  const { live, config } = house;
  const ear = new Ear(house);
  const visitors = new WeakMap<FastifyRequest, { visitor: Visitor; muted: ReadonlySet<string>; key: string }>();

  app.route({
    method: 'GET',
    url: '/api/live',
    preValidation: async (request) => {
      requireOrigin(config, request);
      const caller = await identify(house, request);
      const key = caller?.person ?? addressKey(request.ip);
      if (config.limits.sockets > 0 && countOf(house, key) >= config.limits.sockets)
        throw new Refused('too-many', { facts: { most: config.limits.sockets } });
      const muted = caller ? await mutedBy(house.store.db, caller.person) : new Set<string>();
      visitors.set(request, { visitor: { person: caller?.person, session: caller?.session }, muted, key });
    },
    handler: async () => {
      throw new Refused('bad-request', { reason: 'not-a-socket' });
    },
    wsHandler: (socket, request) => {
      const arrived = visitors.get(request);
      if (arrived === undefined) return socket.terminate();
      const connection = new Connection(socket, request.socket, arrived.visitor, arrived.muted, arrived.key);
      live.connections.add(connection);
      socket.on('pong', () => {
        connection.alive = true;
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => live.closed(connection));
      ear.listen(connection);
      connection.send({ type: 'welcome', person: arrived.visitor.person ?? null, now: house.now() });
    },
  });

  const timer = setInterval(() => beat(house), HEARTBEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    for (const connection of live.connections) connection.drop(CLOSE.restart);
  };
}

function countOf({ live }: House, key: string): number {
  let count = 0;
  for (const connection of live.connections) if (connection.key === key) count++;
  return count;
}

/** Who has not answered the last ping is gone. */
export function beat({ live }: House): void {
  for (const connection of live.connections) {
    if (!connection.alive) connection.drop(CLOSE.silent);
    connection.alive = false;
    connection.socket.ping();
  }
}
