import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The client's files, where there are any: hashed names are kept for ever, the page itself is asked for each time. */
export async function serveWeb(app: FastifyInstance, { web }: Config): Promise<void> {
  if (web === undefined || !existsSync(web)) return;
  await app.register(fastifyStatic, {
    root: web,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
