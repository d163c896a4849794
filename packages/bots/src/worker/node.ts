/** Work in a Node worker thread. */
import { parentPort, Worker } from 'node:worker_threads';
import type { OpenWorker } from './host.ts';
import type { Answer, Call, Request } from './protocol.ts';
import { Served, type Work } from './served.ts';
import { BotWorker, type FindGame } from './worker.ts';

/** For `new WorkerHost(openThread(url))`, with a script that calls `serveThread`. The thread keeps the process alive only while it owes an answer. */
export const openThread =
  <R = Request>(entry: URL): OpenWorker<R> =>
  (listener) => {
    const thread = new Worker(entry);
    const owed = new Set<number>();
    const hold = (): void => (owed.size > 0 ? thread.ref() : thread.unref());
    hold();
    thread.on('message', (answer: Answer) => {
      if (!('progress' in answer)) owed.delete(answer.id);
      hold();
      listener.answered(answer);
    });
    thread.on('error', (error) => listener.died(error instanceof Error ? error.message : String(error)));
    thread.on('exit', (code) => listener.died(`exit code ${code}`));
    return {
      post(call: Call<R>) {
        if ('cancel' in call) owed.delete(call.id);
        else owed.add(call.id);
        hold();
        thread.postMessage(call);
      },
      close: () => void thread.terminate(),
    };
  };

/** The whole script of a worker thread. */
export function serveThread<R>(work: Work<R>): void {
  if (parentPort === null) throw new Error('serveThread: it runs in a worker thread only');
  const line = parentPort;
  const port = { post: (answer: Answer) => line.postMessage(answer), rest: () => new Promise<void>((done) => setImmediate(done)) };
  const served = new Served(port, work);
  line.on('message', (call: Call<R>) => void served.call(call));
}

/** The same for bots. */
export const serveBotThread = (find: FindGame): void => serveThread(new BotWorker(find, performance).work);
