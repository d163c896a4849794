/** Bots in a worker thread of Node. */
import { Worker } from 'node:worker_threads';
import type { OpenWorker } from './host.ts';

/** For `new BotHost(openThread())`. The thread does not keep the process alive. */
export const openThread =
  (entry = new URL('./node-worker.ts', import.meta.url)): OpenWorker =>
  (listener) => {
    const thread = new Worker(entry);
    thread.unref();
    thread.on('message', (answer) => listener.answered(answer));
    thread.on('error', (error) => listener.died(error instanceof Error ? error.message : String(error)));
    thread.on('exit', (code) => listener.died(`exit code ${code}`));
    return { post: (call) => thread.postMessage(call), close: () => void thread.terminate() };
  };
