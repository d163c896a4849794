/** The HTTP server: headers, limits, identity, and the routes. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { ERRORS } from '@shinar/protocol';
import Fastify, { type FastifyBodyParser, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { isDeep } from '../deep.ts';
import { failureOf } from '../failure.ts';
import type { House } from '../house.ts';
import { addressKey, Limiter } from '../limiter.ts';
import { newId } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { requireOrigin } from './origin.ts';

const BODY_LIMIT = 32 * 1024;
const MESSAGE_LIMIT = 16 * 1024;

/** The server without any route. Logs have a request id, the route and the status; no address, no name, no query. */
export async function makeApp(config: Config, secret: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.log,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? '' }),
        res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }),
      },
    },
    bodyLimit: BODY_LIMIT,
    // One proxy, not a chain: what stands before its own entry anybody may have written.
    trustProxy: config.proxy ? (_: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    // No hook has seen an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      const failure = failureOf(error, request);
      (reply as FastifyReply).header('x-request-id', request.id).code(ERRORS[failure.code]).send(failure);
    },
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, readJson(app));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.origin?.startsWith('https:') ?? false,
  });
  await app.register(cookie, { secret });
  await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT } });
  const byAddress = new Limiter(config.limits.requests, 60_000);
  // Before a body is read or anything is looked up.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
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

/** Every failure leaves in the same form. */
export function answerFailures(app: FastifyInstance, house: House): void {
  const answer = (error: unknown, reply: FastifyReply) => {
    const failure = failureOf(error, house);
    house.metrics.refusals.inc({ code: failure.code });
    if (failure.facts?.seconds !== undefined) reply.header('retry-after', failure.facts.seconds);
    return reply.code(ERRORS[failure.code]).send(failure);
  };
  app.setErrorHandler((error, _, reply) => answer(error, reply));
  app.setNotFoundHandler((_, reply) => answer(new Refused('no-route'), reply));
}
