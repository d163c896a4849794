import { MoveList } from '@shinar/core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Cancelled } from '../../bots/src/clock.ts';
import { positionOf } from '../../bots/src/testing.ts';
import { BotHost, type OpenWorker } from '../../bots/src/worker/host.ts';
import { openThread } from '../../bots/src/worker/node.ts';
import type { Request } from '../../bots/src/worker/protocol.ts';
import { openWebWorker, serveBots } from '../../bots/src/worker/web.ts';
import { BotWorker } from '../../bots/src/worker/worker.ts';
import { findGame } from '../src/load.ts';
import { openBots } from '../src/node.ts';
import { gameNamed } from '../src/testing.ts';

const game = gameNamed('sumeria');
/** Longer than a test may take, in milliseconds: a search that is not cancelled fails it. */
const NEVER = 600_000;
const state = positionOf(game, 3, 1, 20);
const position = { game: 'sumeria', players: 3, state: state.toJSON() };

/** The two ends of a Web Worker, joined by microtasks. */
const inThisThread: OpenWorker = openWebWorker(() => {
  const scope: Parameters<typeof serveBots>[0] = {
    postMessage: (data) => queueMicrotask(() => outside.onmessage?.({ data })),
    onmessage: null,
    setTimeout,
    performance,
  };
  const outside: ReturnType<Parameters<typeof openWebWorker<Request>>[0]> = {
    postMessage: (data) => queueMicrotask(() => scope.onmessage?.({ data })),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  serveBots(scope, findGame);
  return outside;
});

describe.each([
  ['a Web Worker', inThisThread],
  ['a thread', openBots()],
])('%s', (_, open) => {
  const newHost = (): BotHost => {
    const host = new BotHost(open);
    onTestFinished(() => host.close());
    return host;
  };

  test('thinks and advises', async () => {
    const host = newHost();
    const list = new MoveList();
    game.rules.legal(state, list);
    const code = await host.think({ ...position, who: { player: 'search', playouts: 100 }, seed: 3 });
    expect(list.has(code)).toBe(true);
    expect(await newHost().think({ ...position, who: { player: 'search', playouts: 100 }, seed: 3 })).toBe(code);
    const advice = await host.advise({ ...position, budget: { playouts: 100 }, most: 2 });
    expect(advice.moves).toHaveLength(2);
    expect(await host.think({ ...position, who: 1, boardData: game.board.data })).toBeTypeOf('number');
  });

  test('gets ready without changing what it will play', async () => {
    const who = { player: 'search', playouts: 100 } as const;
    const cold = await newHost().think({ ...position, who, seed: 3 });
    const host = newHost();
    await host.warm({ game: 'sumeria', players: 3, who });
    expect(await host.think({ ...position, who, seed: 3 })).toBe(cold);
    await expect(host.warm({ game: 'chess', players: 3, who })).rejects.toThrow('chess');
  });

  test('is cancelled at once, and goes on with other requests', async () => {
    const host = newHost();
    await host.think({ ...position, who: 1 });
    const stop = new AbortController();
    const thinking = host.think({ ...position, who: 5, budget: { ms: NEVER } }, stop.signal);
    setTimeout(() => stop.abort(), 30);
    await expect(thinking).rejects.toThrow(Cancelled);
    expect(await host.think({ ...position, who: 2 })).toBeTypeOf('number');
    await expect(host.think({ ...position, who: 2 }, stop.signal)).rejects.toThrow(Cancelled);
  });

  test('answers a failure, and lives', async () => {
    const host = newHost();
    await expect(host.think({ ...position, game: 'chess', who: 1 })).rejects.toThrow('chess');
    await expect(host.think({ ...position, state: { players: 3 }, who: 1 })).rejects.toThrow('state');
    await expect(host.advise({ ...position, players: 9, budget: { playouts: 1 } })).rejects.toThrow('weights');
    expect(await host.think({ ...position, who: 1 })).toBeTypeOf('number');
  });
});

test('a thread that dies rejects what was open, and another takes its place', async () => {
  const dying = openThread(new URL('data:text/javascript,process.exit(3)'));
  let threads = 0;
  const host = new BotHost((listener) => (threads++ === 0 ? dying : openBots())(listener));
  onTestFinished(() => host.close());
  await expect(host.think({ ...position, who: 1 })).rejects.toThrow('the worker died');
  expect(await host.think({ ...position, who: 1 })).toBeTypeOf('number');
  expect(threads).toBe(2);
});

test('closing cancels whoever waits', async () => {
  const host = new BotHost(openBots());
  const waiting = host.think({ ...position, who: 5, budget: { ms: 20_000 } });
  host.close();
  await expect(waiting).rejects.toThrow(Cancelled);
});

test('it stops getting ready once something is asked', async () => {
  const worker = new BotWorker(findGame, performance);
  const asking = { tell: () => undefined, goesOn: async () => true };
  let asked: Promise<unknown> | undefined;
  let slices = 0;
  const goesOn = async (): Promise<boolean> => {
    if (++slices === 3) asked = worker.work({ ...position, type: 'think', who: 1 }, asking);
    return true;
  };
  await worker.work({ type: 'warm', game: 'sumeria', players: 3, who: 3 }, { tell: () => undefined, goesOn });
  expect(slices).toBe(3);
  expect(await asked).toBeTypeOf('number');
});
