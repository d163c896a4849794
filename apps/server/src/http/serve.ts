/** Puts the routes, the socket and the pages for machines on the server. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { addressKey, Limiter } from '../limiter.ts';
import { sameSecret } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { admit } from './admit.ts';
import { identify, setCookie } from './identity.ts';
import { openApi } from './openapi.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

const MINUTE = 60_000;

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

  const handle = (route: Route) => async (request: FastifyRequest, reply: Parameters<typeof setCookie>[1]) => {
    const address = addressKey(request.ip);
    NARROW[`${route.method} ${route.path}`]?.require(address);
    const caller = await identify(house, request);
    if (caller) byPerson.require(caller.person);
    const params = route.params?.parse(request.params) as { table?: string } | undefined;
    await admit(house, route.who, caller?.person, params?.table);
    const answer = await route.run({
      house,
      address,
      person: caller?.person ?? '',
      session: caller?.session ?? '',
      params,
      query: route.query?.parse(request.query),
      body: route.body?.parse(request.body ?? {}),
      cookie: (token) => setCookie(house.config, reply, token),
    });
    return answer === undefined ? reply.code(204).send() : answer;
  };
  for (const route of ROUTES) app.route({ method: route.method, url: route.path, handler: handle(route) });

  const description = openApi();
  app.get('/api/openapi.json', async () => description);
  app.get('/health', async (_, reply) => {
    await house.store.db.selectFrom('settings').select('key').limit(1).execute();
    return reply.send({ status: 'ok' });
  });
  app.get('/metrics', async (request, reply) => {
    requireScraper(house, request);
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}

/** Numbers are for the machine itself, or for who has the token. */
function requireScraper({ config }: House, request: FastifyRequest): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (config.metricsToken !== undefined) {
    if (!sameSecret(token, config.metricsToken)) throw new Refused('forbidden');
  } else if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)) {
    throw new Refused('forbidden');
  }
}
