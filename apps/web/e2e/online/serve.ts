/** The built app with a real server behind it, as `npm start` runs it. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess } from '../../../server/scripts/processes.ts';
import { briefFolder } from '../../../server/src/testing/memory.ts';
import type { Served } from '../browser.ts';
import { SEED } from '../chance.ts';

export const DIST = join(import.meta.dirname, '../../dist');
const QUIET = { SHINAR_WEB: DIST, SHINAR_LOG: 'error', SHINAR_BOT_PACE: '50', SHINAR_BOT_THREADS: '1' };
/** The seed of every table, with which the salts of people's devices make the draws. */
export const TABLE_SEED = createHash('sha256').update(`tests ${SEED}`).digest('hex');
const SEEDED = { NODE_OPTIONS: `--import=${new URL('../../../server/src/testing/seeded-tables.ts', import.meta.url).href}`, TABLE_SEED };

/** Settings with which the server offers push messages; nobody gets one. */
export function pushSettings(): { SHINAR_PUSH_PUBLIC: string; SHINAR_PUSH_PRIVATE: string } {
  const { x = '', y = '', d = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { SHINAR_PUSH_PUBLIC: point.toString('base64url'), SHINAR_PUSH_PRIVATE: d };
}

export interface OnlineServed extends Served {
  /** May be killed, and started again on the same port. */
  readonly process: ServerProcess;
}

export async function serveOnline(settings: Record<string, string> = {}): Promise<OnlineServed> {
  const folder = briefFolder('shinar-online-');
  const process = await ServerProcess.start({ ...QUIET, ...SEEDED, SHINAR_DATA: folder, ...settings });
  return {
    url: `${process.url}/`,
    process,
    async close() {
      await process.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let shared: Promise<OnlineServed> | undefined;

/** One server for all files of a worker that neither kill it nor count on being alone there; it ends with the worker. */
export async function serveSharedOnline(): Promise<Served> {
  const ending = new URL('./ends-with-parent.ts', import.meta.url).href;
  shared ??= serveOnline({ NODE_OPTIONS: `${SEEDED.NODE_OPTIONS} --import=${ending}` });
  const { url } = await shared;
  return { url, close: async () => {} };
}
