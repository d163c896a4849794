/** For a server that is to end with the process that has started it, however that ends, and to take its data along. */
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const lookAfter = (): void => {
  if (process.ppid === parent) return;
  rmSync(process.env.SHINAR_DATA!, { recursive: true, force: true });
  process.exit();
};
if (isMainThread) setInterval(lookAfter, 1000).unref();
