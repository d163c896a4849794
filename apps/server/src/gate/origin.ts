import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { Refused } from '../base/refused.ts';

/** Browsers send the page's origin, and pages from elsewhere may not act here. Programs send none. */
export function requireOrigin({ origin }: Config, request: FastifyRequest): void {
  const from = request.headers.origin;
  if (from === undefined) return;
  const expected = origin ?? `${request.protocol}://${request.host}`;
  if (from !== expected && !sameHost(from, request.host, origin)) throw new Refused('wrong-origin');
}

/** Without a configured origin the host decides, since a proxy may speak https for us. */
function sameHost(from: string, host: string, origin: string | undefined): boolean {
  if (origin !== undefined) return false;
  return URL.canParse(from) && new URL(from).host === host;
}
