/** Sends requests as they are. */
import type { Request } from '@shinar/protocol';

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 30_000;
/** Up to this many characters a request may outlive its page: of all that do, browsers carry 64 KiB. */
const SMALL = 8192;

/** Addresses are beside the page, wherever it is served. */
export const addressOf = (path: string): URL => new URL(path, window.location.href.split('#')[0]);

/** Rejects if nobody answers. What changes something is not cut off by a reload. */
export function send({ method, path, body }: Request): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return fetch(addressOf(path.slice(1)), {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    keepalive: method !== 'GET' && (text ?? '').length < SMALL,
    ...(text !== undefined && { headers: { 'content-type': 'application/json' }, body: text }),
  });
}
