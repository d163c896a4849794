/** Sends requests as they are. */
import type { Request } from '@shinar/protocol';

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 30_000;
/** A request up to this many characters may outlive its page; browsers allow 64 KiB for all of them together. */
const SMALL = 8192;

/** Addresses are relative to the page, wherever it is served. */
export const addressOf = (path: string): URL => new URL(path, window.location.href.split('#')[0]);

/** Rejects if there is no answer. A reload doesn't cut off a request that changes something. */
export function send({ method, path, body }: Request): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return fetch(addressOf(path.slice(1)), {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    keepalive: method !== 'GET' && (text ?? '').length < SMALL,
    ...(text !== undefined && { headers: { 'content-type': 'application/json' }, body: text }),
  });
}
