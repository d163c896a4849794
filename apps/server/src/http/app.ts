/** The HTTP server: headers, limits, identity, and the routes. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { ERRORS } from '@shinar/protocol';
import Fastify, { type FastifyBodyParser, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { addressKey, Limiter } from '../base/limiter.ts';
import { logLines } from '../base/log-lines.ts';
import { Refused } from '../base/refused.ts';
import { newId } from '../base/secrets.ts';
import type { House } from '../domain/house/house.ts';
import { isDeep } from '../gate/deep.ts';
import { failureOf } from '../gate/failure.ts';
import { requireOrigin } from '../gate/origin.ts';
import { placeOf } from './web.ts';

const BODY_LIMIT = 32 * 1024;
const MESSAGE_LIMIT = 16 * 1024;

/** What a page may load, and from where. */
const FROM_HERE = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
};

/** Routes parse with the protocol's schemas: Fastify's own compilers would only take their time to load. */
const noCompiler = () => () => {
  throw new Error('a route may not have schemas of Fastify');
};

/** The server without any route. Logs have a request id, the route and the status; no address, no name, no query. */
export async function makeApp(config: Config, secret: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.log,
      stream: logLines,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? '' }),
        res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }),
      },
    },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    bodyLimit: BODY_LIMIT,
    // One proxy, not a chain: anyone could have written what comes before its own entry.
    trustProxy: config.proxy ? (_: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    // Hooks never see an address that can't be parsed.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const failure = failureOf(error, request);
      reply.header('x-request-id', request.id);
      if (!leadToPage(config, request, reply)) reply.code(ERRORS[failure.code]).send(failure);
    },
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, readJson(app));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: FROM_HERE },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.origin?.startsWith('https:') ?? false,
  });
  await app.register(cookie, { secret });
  await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT, autoPong: false } });
  const byAddress = new Limiter(config.limits.requests, 60_000);
  // Before a body is read or anything is looked up.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // By the matched route, since an address can be written in many ways. Addresses that match none count too.
    const { url } = request.routeOptions;
    if (url === undefined || url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      byAddress.require(addressKey(request.ip));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') requireOrigin(config, request);
  });
  return app;
}

function readJson(app: FastifyInstance): FastifyBodyParser<string> {
  const read = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (isDeep(body)) done(new Refused('bad-request', { reason: 'too-deep' }));
    else void read(request, body, done);
  };
}

/** Answers every failure in the same form. */
export function answerFailures(app: FastifyInstance, house: House): void {
  const answer = (error: unknown, reply: FastifyReply) => {
    const failure = failureOf(error, house);
    house.metrics.refusals.inc({ code: failure.code });
    if (failure.facts?.seconds !== undefined) reply.header('retry-after', failure.facts.seconds);
    return reply.code(ERRORS[failure.code]).send(failure);
  };
  app.setErrorHandler((error, request, reply) => {
    // The files of the page mind an address with two slashes.
    const { code } = error as { readonly code?: string };
    return code === 'FST_STATIC_FORBIDDEN_PATH' && leadToPage(house.config, request, reply) ? reply : answer(error, reply);
  });
  app.setNotFoundHandler((request, reply) => (leadToPage(house.config, request, reply) ? reply : answer(new Refused('no-route'), reply)));
}

/** Whether somebody who asks for what is not there is led to the page, which has a word for them. */
function leadToPage(config: Config, request: FastifyRequest, reply: FastifyReply): boolean {
  const place = placeOf(request, config);
  if (place === undefined) return false;
  reply.header('cache-control', 'no-cache').redirect(place);
  return true;
}
