/** The door for sockets: origin, identity, limits, heartbeats. */
import { randomBytes } from 'node:crypto';
import { CLOSE } from '@shinar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../base/limiter.ts';
import { Refused } from '../base/refused.ts';
import type { House } from '../domain/house/house.ts';
import { mutedBy } from '../domain/people/mutes.ts';
import { identify } from '../gate/identity.ts';
import { requireOrigin } from '../gate/origin.ts';
import { Connection, type Visitor } from './connection.ts';
import { Listener } from './listen.ts';
import type { Live } from './live.ts';

const HEARTBEAT = 25_000;

/** Returns a function that stops it and tells everyone to come back later. */
export function serveSockets(app: FastifyInstance, house: House, live: Live): () => void {
  const { config } = house;
  const listener = new Listener(house, live);
  const open = new OpenSockets(config.limits.sockets);
  const visitors = new WeakMap<FastifyRequest, { visitor: Visitor; muted: ReadonlySet<string>; key: string }>();

  app.route({
    method: 'GET',
    url: '/api/live',
    preValidation: async (request) => {
      requireOrigin(config, request);
      const caller = await identify(house, request);
      if (!request.ws) return;
      const key = caller?.person ?? addressKey(request.ip);
      const { socket } = request.raw;
      // Somebody who left during the look-up must not be added: nothing would remove them.
      if (socket.destroyed) throw new Refused('try-again');
      // Taken before anything else is waited for.
      const free = open.take(key);
      socket.once('close', free);
      try {
        const muted = caller ? await mutedBy(house.store.db, caller.person) : new Set<string>();
        visitors.set(request, { visitor: { person: caller?.person, session: caller?.session }, muted, key });
      } catch (error) {
        // The connection may be a proxy's, which reuses it for others.
        free();
        throw error;
      }
    },
    handler: async () => {
      throw new Refused('bad-request', { reason: 'not-a-socket' });
    },
    wsHandler: (socket, request) => {
      const arrived = visitors.get(request);
      if (arrived === undefined) return socket.terminate();
      const connection = new Connection(socket, request.socket, arrived.visitor, arrived.muted, arrived.key);
      live.connections.add(connection);
      socket.on('error', () => socket.terminate());
      socket.on('close', () => live.closed(connection));
      listener.listen(connection);
      connection.send({ type: 'welcome', person: arrived.visitor.person ?? null, now: house.now() });
    },
  });

  const timer = setInterval(() => beat(live), HEARTBEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    for (const connection of live.connections) connection.drop(CLOSE.restart);
  };
}

/** How many sockets each person or address has, including those still being opened. */
class OpenSockets {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Returns a function that frees it again; refuses with `too-many`. */
  take(key: string): () => void {
    const count = this.counts.get(key) ?? 0;
    if (this.most > 0 && count >= this.most) throw new Refused('too-many', { facts: { most: this.most } });
    this.counts.set(key, count + 1);
    let taken = true;
    return () => {
      if (taken) this.free(key);
      taken = false;
    };
  }

  private free(key: string): void {
    const count = (this.counts.get(key) ?? 1) - 1;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }
}

/** A client that hasn't answered the last ping is gone. */
export function beat(live: Live): void {
  for (const connection of live.connections) {
    if (connection.beat !== undefined) {
      connection.drop(CLOSE.silent);
      continue;
    }
    connection.beat = randomBytes(8);
    connection.socket.ping(connection.beat);
  }
}
