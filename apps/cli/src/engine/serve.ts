/** One of our bots behind the engine protocol: lines in, lines out. */
import { type Bot, type Budget, createBot, readSpec } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf, gameOnBoard } from '@shinar/catalogue/rules';
import { InputError, Play, parseJson, playStep, readFields, readInteger, readList, readName, readText, type Step } from '@shinar/core';
import { PROTOCOL, readStep } from './messages.ts';

const HEARD = ['hello', 'new', 'position', 'go', 'stop', 'over', 'quit'] as const;
const ID = /^[a-z0-9-]{1,60}$/;
const MOST = 1e9;
/** If only nodes are given, `stop` ends the thinking, not time. */
const LONG_MS = 1e9;
/** How often a searching bot checks for messages, in milliseconds. */
const SLICE_MS = 20;

interface Playing {
  readonly play: Play;
  readonly bot: Bot;
}

export class Engine {
  private readonly spec: string;
  private readonly say: (message: object) => void;
  private play: Play | undefined;
  private bot: Bot | undefined;
  private stopped = false;
  private going: Promise<void> = Promise.resolve();

  constructor(spec: string, say: (message: object) => void) {
    readSpec(spec, 'BOT');
    this.spec = spec;
    this.say = say;
  }

  /** Whether to go on after this line; throws an InputError if the line is not part of the protocol. */
  async answer(line: string): Promise<boolean> {
    const message = readFields(parseJson(line), 'message', ['type']);
    const type = HEARD[readName(message.type, 'type', HEARD)]!;
    if (type === 'stop') this.stopped = true;
    if (type === 'stop' || type === 'over') return true;
    await this.going;
    if (type === 'hello') this.greet(message);
    if (type === 'new') this.begin(message);
    if (type === 'position') this.place(message);
    if (type === 'go') this.going = this.think(this.playing(), readBudget(message));
    return type !== 'quit';
  }

  /** Resolves when the current question has been answered. */
  done(): Promise<void> {
    return this.going;
  }

  private greet({ protocol }: Record<string, unknown>): void {
    if (protocol !== PROTOCOL) throw new InputError({ path: 'protocol', reason: 'unknown-format', facts: { expected: PROTOCOL } });
    this.say({ type: 'hello', protocol: PROTOCOL, name: `Shinar ${this.spec}`, wants: ['steps'] });
  }

  private begin(message: Record<string, unknown>): void {
    const own = gameOf(readText(message.game, 'game', ID));
    const game = message.boardData === undefined ? own : gameOnBoard(own, message.boardData);
    const [fewest, most] = game.rules.seats;
    const players = readInteger(message.players, 'players', fewest, most);
    const seed = message.seed === undefined ? 0 : readInteger(message.seed, 'seed', 0, 2 ** 32 - 1);
    this.play = new Play(game, players);
    const clock = { now: () => (this.stopped ? Number.POSITIVE_INFINITY : performance.now()) };
    this.bot = createBot(withBots(game), readSpec(this.spec, 'BOT'), { players, seed, clock });
    this.say({ type: 'ready' });
  }

  private place(message: Record<string, unknown>): void {
    const { play } = this.playing();
    readList(message.steps, 'steps', (step, path) => playStep(play, readPlayed(step, path, play.players), path));
  }

  private async think({ play, bot }: Playing, budget: Budget | undefined): Promise<void> {
    this.stopped = false;
    const began = performance.now();
    const thinking = bot.think(play.state, budget);
    let looked = began;
    let slice = thinking.next();
    while (!slice.done) {
      if (performance.now() - looked > SLICE_MS) {
        await new Promise((soon) => setImmediate(soon)); // so that `stop` gets through
        looked = performance.now();
      }
      slice = thinking.next();
    }
    const { by: _, ...step } = play.stepWith(slice.value)!;
    this.say({ type: 'info', ms: Math.round(performance.now() - began) });
    this.say({ type: 'best', step });
  }

  private playing(): Playing {
    if (this.play === undefined || this.bot === undefined) throw new InputError({ path: 'new', reason: 'missing-field' });
    return { play: this.play, bot: this.bot };
  }
}

/** The budget given; undefined means the bot's own. */
function readBudget(message: Record<string, unknown>): Budget | undefined {
  const number = (name: string): number | undefined =>
    message[name] === undefined ? undefined : readInteger(message[name], name, 1, MOST);
  const [ms, playouts] = [number('ms'), number('nodes')];
  return ms === undefined && playouts === undefined ? undefined : { ms: ms ?? LONG_MS, ...(playouts !== undefined && { playouts }) };
}

function readPlayed(value: unknown, path: string, players: number): Step {
  const { by, ...body } = readFields(value, path, ['by', 'do']);
  return { by: by === 'chance' ? by : readInteger(by, `${path}.by`, 0, players - 1), ...readStep(body) };
}
