/** The worker's side of `bots.ts`. */
import { serveWebWorker } from '@shinar/bots';

serveWebWorker(self as unknown as Parameters<typeof serveWebWorker>[0]);
