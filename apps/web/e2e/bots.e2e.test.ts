import { readdirSync } from 'node:fs';
import { type Call, createBot } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { games } from '@shinar/catalogue/rules';
import { type Game, SeededDice, type StateBase } from '@shinar/core';
import { expect, test } from 'vitest';
import { actingPositions } from './acting.ts';
import { type App, DESKTOP } from './app.ts';
import { appForTests } from './app-for-tests.ts';

/** Parts of a game. In After the Flood the later one takes the best level half a second, others there up to four. */
const PARTS = [0.25, 0.9];
const BUDGET = { playouts: 40 };
const LEVELS = [1, 3, 5];
const TABLES = Object.entries(games).flatMap(([id, { rules }]) => [...new Set(rules.seats)].map((players) => [id, players] as const));

let app: App;
appForTests((started) => {
  app = started;
});

/** Spread over a game between bots of the first level. */
function positionsOf(game: Game, players: number): StateBase[] {
  const seen = actingPositions(game, players, 1, new SeededDice(players));
  return PARTS.map((part) => seen[Math.floor(part * seen.length)]!);
}

test('in every game, with as many players as may play, the worker of the built app takes the steps that Node takes', async () => {
  const script = readdirSync(new URL('../dist/assets/', import.meta.url)).find((name) => name.startsWith('bot-worker'));
  const page = await app.open(DESKTOP);
  for (const [id, players] of TABLES) {
    const game = games[id]!;
    const cases = positionsOf(game, players).flatMap((state) => LEVELS.map((who) => ({ state, who })));
    const here = cases.map(({ state, who }, seed) => createBot(withBots(game), who, { players, seed }).choose(state, BUDGET));
    const calls = cases.map(
      ({ state, who }, seed): Call => ({
        id: seed,
        request: { type: 'think', game: id, players, state: state.toJSON(), who, seed, budget: BUDGET },
      }),
    );
    expect(await page.evaluate(askWorker, { script: `assets/${script}`, calls }), `${id} with ${players} players`).toEqual(here);
  }
});

/** Runs in the page: one call after another to a worker of its own. */
async function askWorker({ script, calls }: { script: string; calls: readonly Call[] }): Promise<unknown[]> {
  const worker = new Worker(script, { type: 'module' });
  const answers: unknown[] = [];
  for (const call of calls) {
    worker.postMessage(call);
    const { result, failure } = await new Promise<{ result?: number; failure?: string }>((done, fail) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = ({ message }) => fail(new Error(message));
    });
    answers.push(result ?? failure);
  }
  worker.terminate();
  return answers;
}
