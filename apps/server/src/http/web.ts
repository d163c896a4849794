import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';

/** The client's files, if there are any. Browsers keep files with hashed names for good, and ask for the page itself each time. */
export async function serveWeb(app: FastifyInstance, { web }: Config): Promise<void> {
  if (web === undefined) return;
  await app.register(import('@fastify/static'), {
    root: web,
    cacheControl: false,
    // The build puts a compressed copy beside each file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (/[\\/]embed\.(html|js)(\.\w+)?$/.test(path)) openToOthers(reply);
      reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** What other sites may frame: a game to watch, in which nobody is signed in. */
function openToOthers(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.removeHeader('x-frame-options');
}

/** First parts of an address that are not places in the app; without one it is the page itself. */
const NO_PLACE = /^(api|assets)?$|\./;

/** What browsers take; and what messengers do, which look at a link before they show it. */
const PAGES = /text\/html|\*\/\*/;

/** Where the app shows what a browser asks for: `/table/ID` is `#/table/ID` of the page above it. Undefined if it is not a place in the app. */
export function placeOf({ method, url, headers }: FastifyRequest, { web }: Config): string | undefined {
  if (web === undefined || !['GET', 'HEAD'].includes(method) || !PAGES.test(headers.accept ?? '')) return undefined;
  const [path = ''] = url.slice(1).split('?');
  const depth = path.split('/').length - 1;
  // Somebody has put a link behind an address that ended with a slash.
  const place = path.replace(/^\/+/, '');
  return NO_PLACE.test(place.split('/')[0]!) ? undefined : `${'../'.repeat(depth) || './'}#/${place}`;
}
