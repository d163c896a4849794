/** Adds the routes and the pages for machines to the server. */

import { ROUTES, type Route } from '@shinar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, Limiter } from '../base/limiter.ts';
import { Refused } from '../base/refused.ts';
import { hashOf, sameSecret } from '../base/secrets.ts';
import type { House } from '../domain/house/house.ts';
import { deviceOf } from '../gate/device.ts';
import { identify, setCookie } from '../gate/identity.ts';
import { writeSetting } from '../store/settings.ts';
import { admit } from './admit.ts';
import type { Call } from './handlers/handler.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { openApi } from './openapi.ts';

const SECOND = 1000;
const MINUTE = 60_000;
const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** The route's own schemas have parsed its input. */
type Run = (call: Call<Route>) => Promise<unknown>;

export function serveRoutes(app: FastifyInstance, house: House): void {
  const { limits } = house.config;
  const byPerson = new Limiter(limits.requests, MINUTE);
  const guests = new Limiter(limits.guests, 60 * MINUTE);
  /** Passwords and links, where guessing must be slow. */
  const doors = new Limiter(Math.ceil(limits.requests / 30), MINUTE);
  const NARROW: Readonly<Record<string, Limiter>> = {
    'POST /api/guests': guests,
    'POST /api/sessions': doors,
    'POST /api/links/use': doors,
    'POST /api/links/mail': doors,
    'PUT /api/me/password': doors,
    'PUT /api/me/mail': doors,
  };

  const handle = (route: Route, run: Run) => async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressKey(request.ip);
    const narrow = NARROW[`${route.method} ${route.path}`];
    narrow?.require(address);
    if (narrow) await requireWelcome(house, address);
    const caller = await identify(house, request);
    if (caller) byPerson.require(caller.person);
    const params = route.params?.parse(request.params) as { table?: string } | undefined;
    await admit(house, route.who, caller?.person, params?.table);
    const answer = await run({
      house,
      address,
      person: caller?.person ?? '',
      session: caller?.session ?? '',
      device: deviceOf(request.headers['user-agent']),
      params,
      query: route.query?.parse(request.query),
      body: route.body?.parse(request.body ?? {}),
      cookie: (token) => setCookie(house.config, reply, token),
    });
    return answer === undefined ? reply.code(204).send() : answer;
  };
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const run = HANDLERS[name as keyof typeof ROUTES] as Run;
    app.route({ method: route.method, url: route.path, handler: handle(route, run) });
  }

  let description: object | undefined;
  app.get('/api/openapi.json', async () => {
    description ??= openApi();
    return description;
  });
  const ready = readiness(house);
  app.get('/health', async (_, reply) => {
    await ready();
    return reply.send({ status: 'ok' });
  });
  app.get('/health/live', async (_, reply) => reply.send({ status: 'ok' }));
  app.get('/metrics', async (request, reply) => {
    requireScraper(house, request);
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}

/** Whether the store can be written to; tried at most once a second, however many ask. */
function readiness({ store, now }: House): () => Promise<void> {
  let [last, tried] = [Promise.resolve(), Number.NEGATIVE_INFINITY];
  return () => {
    if (performance.now() - tried > SECOND) {
      tried = performance.now();
      last = writeSetting(store.db, 'health', String(now()));
    }
    return last;
  };
}

/** Refuses banned addresses; checked wherever somebody signs in or becomes a guest. */
async function requireWelcome({ store, now }: House, address: string): Promise<void> {
  const row = await store.db.selectFrom('address_bans').select('until').where('address', '=', hashOf(address)).executeTakeFirst();
  if (row !== undefined && row.until > now()) throw new Refused('banned', { facts: { until: row.until } });
}

/** Metrics are for this machine, or for anyone with the token. */
function requireScraper({ config }: House, request: FastifyRequest): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (config.metricsToken !== undefined) {
    if (!sameSecret(token, config.metricsToken)) throw new Refused('forbidden');
    // A request passed on by a proxy on this machine comes from elsewhere.
  } else if (!HERE.includes(request.ip) || request.headers['x-forwarded-for'] !== undefined) {
    throw new Refused('forbidden');
  }
}
