/** Prints how long a step of level 3 takes in the page with the processor four times slower: `node scripts/with-node.mjs --all apps/web/scripts/bot-steps.ts`. */
import { readdirSync } from 'node:fs';
import { type Call, createBot } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { games } from '@shinar/catalogue/rules';
import { type Game, Play, SeededDice, type StateBase } from '@shinar/core';
import { build } from 'vite';
import { App, DESKTOP } from '../e2e/app.ts';

const LEVEL = 3;
const SLOWER = 4;
const AIM = 50;
/** Of each number of players, spread over a game, in an order by lot. */
const POSITIONS = 200;
/** So many of the steps run before the browser has compiled everything. */
const COLD = 20;

await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
const script = readdirSync(new URL('../dist/assets/', import.meta.url)).find((name) => name.startsWith('bot-worker'));
const app = await App.start();
try {
  for (const [id, game] of Object.entries(games)) {
    const [fewest, most] = game.rules.seats;
    for (let players = fewest; players <= most; players++)
      console.log(`${id}, ${players} players: ${told(await timesOf(id, game, players))}`);
  }
} finally {
  await app.close();
}

function told(times: readonly number[]): string {
  const [first, ...rest] = times as readonly [number, ...number[]];
  return `first with loading ${first.toFixed(0)} ms; the next ${COLD} ${spread(rest.slice(0, COLD))}; then ${spread(rest.slice(COLD))} (aim ${AIM})`;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const over = sorted.filter((time) => time > AIM).length;
  return `median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)}, longest ${sorted.at(-1)!.toFixed(0)}, ${over} of ${sorted.length} above the aim`;
}

async function timesOf(id: string, game: Game, players: number): Promise<number[]> {
  const calls = positionsOf(game, players).map(
    (state, seed): Call => ({ id: seed, request: { type: 'think', game: id, players, state: state.toJSON(), who: LEVEL, seed } }),
  );
  const page = await app.open(DESKTOP);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await page.evaluate(stepTimes, { script: `/assets/${script}`, calls });
  await page.context().close();
  return times;
}

/** Positions of a game of that level with itself in which a seat acts. */
function positionsOf(game: Game, players: number): StateBase[] {
  const play = new Play(game, players);
  const dice = new SeededDice(players);
  const bot = createBot(withBots(game), LEVEL, { players, seed: players });
  const seen: StateBase[] = [];
  while (!play.over) {
    if (game.rules.actor(play.state) < 0) {
      play.chance(dice);
      continue;
    }
    seen.push(play.state.clone());
    play.move(bot.choose(play.state));
  }
  return Array.from({ length: POSITIONS }, () => seen[dice.below(seen.length)]!);
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
