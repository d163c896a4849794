/** The inside of a worker, in Node and in the browser alike: requests are worked off in slices, so that a cancel comes through at once. */
import { gameOf, gameOnBoard } from '@shinar/catalogue';
import type { Game } from '@shinar/core';
import { Adviser } from '../advice.ts';
import { type Bot, createBot } from '../bot.ts';
import type { Clock } from '../clock.ts';
import type { AdviseRequest, Answer, Call, Port, Request, ThinkRequest } from './protocol.ts';

/** Bots and advisers kept for their trees, the latest used last. */
const KEPT = 4;

export class BotWorker {
  private readonly port: Port;
  private readonly clock: Clock;
  private readonly open = new Set<number>();
  private readonly bots = new Shelf<Bot>();
  private readonly advisers = new Shelf<Adviser>();

  constructor(port: Port, clock: Clock) {
    this.port = port;
    this.clock = clock;
  }

  async call(call: Call): Promise<void> {
    if ('cancel' in call) {
      this.open.delete(call.id);
      return;
    }
    this.open.add(call.id);
    const answer = await this.answer(call.id, call.request);
    if (answer !== undefined && this.open.delete(call.id)) this.port.post(answer);
  }

  private async answer(id: number, request: Request): Promise<Answer | undefined> {
    try {
      return request.type === 'think' ? await this.think(id, request) : await this.advise(id, request);
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  private async think(id: number, request: ThinkRequest): Promise<Answer | undefined> {
    const { players, seed = 0, who, budget } = request;
    const game = gameIn(request);
    const key = keyOf(request);
    const bot = this.bots.take(key) ?? createBot(game, who, { players, seed, clock: this.clock });
    const code = await this.drive(id, bot.think(game.rules.restore(request.state), budget));
    this.bots.put(key, bot);
    return code === undefined ? undefined : { id, code };
  }

  private async advise(id: number, request: AdviseRequest): Promise<Answer | undefined> {
    const { players, seed = 0, budget, most, also } = request;
    const game = gameIn(request);
    const key = keyOf(request);
    const adviser = this.advisers.take(key) ?? new Adviser(game, { players, seed, clock: this.clock });
    const advice = await this.drive(id, adviser.advise(game.rules.restore(request.state), budget, most, also));
    this.advisers.put(key, adviser);
    return advice === undefined ? undefined : { id, advice };
  }

  /** Runs a slice, lets calls in, and so on; nothing if it was cancelled. */
  private async drive<T>(id: number, thinking: Generator<undefined, T>): Promise<T | undefined> {
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
      await this.port.rest();
      if (!this.open.has(id)) return undefined;
    }
  }
}

/** What is not in use. One that fails is not put back. */
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

function gameIn({ game, boardData }: Request): Game {
  return boardData === undefined ? gameOf(game) : gameOnBoard(gameOf(game), boardData);
}
