/**
 * Prints how long a step of level 3 takes in the page with the processor four times slower, once it is ready as at a table that has been opened:
 * `node scripts/with-node.mjs --all apps/web/scripts/bot-steps.ts`.
 */
import { readdirSync } from 'node:fs';
import type { Call } from '@shinar/bots';
import { games } from '@shinar/catalogue/rules';
import { build } from 'vite';
import { App, DESKTOP } from '../e2e/app.ts';
import { callsOf, SLOWER, told } from './bot-calls.ts';

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const script = readdirSync(new URL('../dist/assets/', import.meta.url)).find((name) => name.startsWith('bot-worker'));
const app = await App.start();
try {
  for (const [id, game] of Object.entries(games)) {
    const [fewest, most] = game.rules.seats;
    for (let players = fewest; players <= most; players++)
      console.log(`${id}, ${players} players: ${told(await timesOf(callsOf(id, players)))}`);
  }
} finally {
  await app.close();
}

/** How long it takes to get ready, and then each step. */
async function timesOf(calls: readonly Call[]): Promise<number[]> {
  const page = await app.open(DESKTOP);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await page.evaluate(stepTimes, { script: `/assets/${script}`, calls });
  await page.context().close();
  return times;
}

/** Runs in the page: the script of the worker in the page's own thread, since a worker's is not slowed down. */
async function stepTimes({ script, calls }: { script: string; calls: readonly Call[] }): Promise<number[]> {
  const scope = window as unknown as { postMessage: (answer: { failure?: string }) => void; onmessage: (event: { data: Call }) => void };
  let answered: (answer: { failure?: string }) => void = () => undefined;
  scope.postMessage = (answer) => answered(answer);
  await import(script);
  const times: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    const { failure } = await new Promise<{ failure?: string }>((done) => {
      answered = done;
      scope.onmessage({ data: call });
    });
    if (failure !== undefined) throw new Error(failure);
    times.push(performance.now() - start);
  }
  return times;
}
