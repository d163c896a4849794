import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';

/** The client's files, where there are any: hashed names are kept for ever, the page itself is asked for each time. */
export async function serveWeb(app: FastifyInstance, { web }: Config): Promise<void> {
  if (web === undefined) return;
  await app.register(fastifyStatic, {
    root: web,
    cacheControl: false,
    // The build leaves each file packed beside it.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (/[\\/]embed\.(html|js)(\.\w+)?$/.test(path)) openToOthers(reply);
      reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** What pages of others may put in: a game to look at, which acts for nobody. */
function openToOthers(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.removeHeader('x-frame-options');
}

/** The first part of an address that is no place of the page. */
const NO_PLACE = /^(api|assets)$|\./;

/** Where the page has what a browser asks for: `/table/ID` is `#/table/ID` of the page above it. Nothing if it is no place of the page. */
export function placeOf({ method, url, headers }: FastifyRequest, { web }: Config): string | undefined {
  if (web === undefined || method !== 'GET' || !headers.accept?.includes('text/html')) return undefined;
  const [path = ''] = url.slice(1).split('?');
  const [first = '', ...rest] = path.split('/');
  return NO_PLACE.test(first) ? undefined : `${'../'.repeat(rest.length) || './'}#/${path}`;
}
