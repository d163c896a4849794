/** What a bot worker does, in Node and in the browser: it thinks in slices, so a cancel gets through at once. */

import type { Code } from '@shinar/core';
import { type Advice, Adviser } from '../advice.ts';
import { type Bot, createBot } from '../bot.ts';
import type { Clock } from '../clock.ts';
import type { BotGame } from '../room.ts';
import type { AdviseRequest, Request, ThinkRequest, WarmRequest } from './protocol.ts';
import type { Under } from './served.ts';
import { throwAway } from './throw-away.ts';

/** How many bots and advisers are kept for their trees, the latest used last. */
const KEPT = 4;

/** The game that a request is about. */
export type FindGame = (id: string, boardData: unknown) => Promise<BotGame>;

export class BotWorker {
  private readonly find: FindGame;
  private readonly clock: Clock;
  private readonly bots = new Shelf<Bot>();
  private readonly advisers = new Shelf<Adviser>();
  /** How often something was asked. */
  private asked = 0;

  constructor(find: FindGame, clock: Clock) {
    this.find = find;
    this.clock = clock;
  }

  /** The code or the advice; undefined if cancelled, or if nothing was asked. */
  work = (request: Request, under: Under): Promise<Code | Advice | undefined> => {
    if (request.type === 'warm') return this.warm(request, under);
    this.asked++;
    return request.type === 'think' ? this.think(request, under) : this.advise(request, under);
  };

  /** Loads the game and thinks about positions of a throw-away one, until something is asked. By then the engine has compiled the code. */
  private async warm({ game, boardData, players, who }: WarmRequest, under: Under): Promise<undefined> {
    const { asked } = this;
    const thinking = throwAway(await this.find(game, boardData), players, who, this.clock);
    while (this.asked === asked && !thinking.next().done && (await under.goesOn()));
  }

  private async think(request: ThinkRequest, under: Under): Promise<Code | undefined> {
    const { players, seed = 0, who, budget } = request;
    const game = await this.find(request.game, request.boardData);
    const key = keyOf(request);
    const bot = this.bots.take(key) ?? createBot(game, who, { players, seed, clock: this.clock });
    const code = await sliced(bot.think(game.rules.restore(request.state), budget), under);
    this.bots.put(key, bot);
    return code;
  }

  private async advise(request: AdviseRequest, under: Under): Promise<Advice | undefined> {
    const { players, seed = 0, budget, most, also } = request;
    const game = await this.find(request.game, request.boardData);
    const key = keyOf(request);
    const adviser = this.advisers.take(key) ?? new Adviser(game, { players, seed, clock: this.clock });
    const advice = await sliced(adviser.advise(game.rules.restore(request.state), budget, most, also), under);
    this.advisers.put(key, adviser);
    return advice;
  }
}

/** Runs a slice, lets calls in, and repeats. */
async function sliced<T>(thinking: Generator<undefined, T>, under: Under): Promise<T | undefined> {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    if (!(await under.goesOn())) return undefined;
  }
}

/** Holds those not in use. One that fails is not put back. */
class Shelf<T> {
  private readonly kept = new Map<string, T>();

  take(key: string): T | undefined {
    const found = this.kept.get(key);
    this.kept.delete(key);
    return found;
  }

  put(key: string, one: T): void {
    this.kept.set(key, one);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

const keyOf = (request: Request): string =>
  JSON.stringify({ ...request, state: undefined, budget: undefined, most: undefined, also: undefined });
