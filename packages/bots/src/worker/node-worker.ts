/** The entry of a worker thread in Node. */
import { parentPort } from 'node:worker_threads';
import type { Call } from './protocol.ts';
import { BotWorker } from './worker.ts';

if (parentPort === null) throw new Error('node-worker: it runs in a worker thread only');
const line = parentPort;
const worker = new BotWorker(
  { post: (answer) => line.postMessage(answer), rest: () => new Promise((done) => setImmediate(done)) },
  performance,
);
line.on('message', (call: Call) => void worker.call(call));
