/** A program in a seat: started once, told about each game, asked for its steps; anything it does wrong is an EngineFault. */
import { boardDataOf, type Code, type Game, InputError, MoveList, type Play, playStep, readInteger, type Seat } from '@shinar/core';
import { Child, EngineFault } from './child.ts';
import { type Allowance, PROTOCOL, readSaid, type Said, type Want } from './messages.ts';

/** To start, to get ready for a game, and to leave. */
const START_MS = 10_000;
const LEAVE_MS = 1000;
/** After `stop`. */
const GRACE_MS = 1000;

type SaidAs<T extends Said['type']> = Extract<Said, { readonly type: T }>;

const text = (message: object): string => `${JSON.stringify(message)}\n`;

export class Program {
  readonly name: string;
  private readonly child: Child;
  private readonly wants: readonly Want[];
  private readonly legal = new LegalSteps();
  private seat: Seat = 0;
  /** How many steps of the game it has been told. */
  private told = 0;

  private constructor(child: Child, { name, wants }: SaidAs<'hello'>) {
    this.child = child;
    this.name = name;
    this.wants = wants;
  }

  static async start(command: string): Promise<Program> {
    const child = new Child(command);
    child.write(text({ type: 'hello', protocol: PROTOCOL }));
    try {
      return new Program(child, await answer(child, 'hello', START_MS));
    } catch (fault) {
      child.kill();
      throw fault;
    }
  }

  async begin(game: Game, players: number, seat: Seat, seed: number): Promise<void> {
    const { rules, board } = game;
    const on = { board: board.name, ...boardDataOf(game) };
    this.child.write(text({ type: 'new', game: rules.id, rules: rules.version, players, seat, seed, ...on }));
    this.told = 0;
    this.seat = seat;
    await answer(this.child, 'ready', START_MS);
  }

  /** Asks for a step and plays it. */
  async play(play: Play, allowance: Allowance): Promise<void> {
    this.child.write(this.position(play) + text({ type: 'go', ...allowance }));
    const { step } = await answer(this.child, 'best', allowance.ms ?? START_MS, GRACE_MS);
    try {
      if (typeof step === 'number') play.move(this.legal.at(play, step));
      else playStep(play, { by: this.seat, ...step }, 'step');
    } catch (error) {
      throw error instanceof InputError ? faultOf('illegal-step', error, JSON.stringify(step)) : error;
    }
  }

  end(play: Play): void {
    this.child.write(this.position(play) + text({ type: 'over', result: play.record().result }));
  }

  leave(): Promise<void> {
    return this.child.leave(text({ type: 'quit' }), LEAVE_MS);
  }

  kill(): void {
    this.child.kill();
  }

  /** Builds the JSON by hand: most of it is the legal steps, and the same ones come up again and again. */
  private position(play: Play): string {
    const parts = ['"type":"position"'];
    if (this.wants.includes('steps')) parts.push(`"steps":${JSON.stringify(play.steps.slice(this.told))}`);
    if (this.wants.includes('state')) parts.push(`"state":${JSON.stringify(play.state)}`);
    if (this.wants.includes('legal')) parts.push(`"legal":${this.legal.text(play)}`);
    if (this.wants.includes('count')) parts.push(`"count":${this.legal.count(play)}`);
    this.told = play.steps.length;
    return `{${parts.join(',')}}\n`;
  }
}

/** The next message other than `info`, which must be of this type; when time is up the program gets `stop`, if there is a grace period. */
async function answer<T extends Said['type']>(child: Child, type: T, ms: number, grace = 0): Promise<SaidAs<T>> {
  const end = performance.now() + ms;
  let until = end;
  for (;;) {
    const line = await child.next(until);
    if (line === undefined) {
      if (until > end || grace === 0) throw new EngineFault('no-answer', `it gave no answer within ${ms} ms`);
      child.write(text({ type: 'stop' }));
      until = end + grace;
      continue;
    }
    const said = read(line);
    if (is(said, type)) return said;
    if (said.type !== 'info') throw new EngineFault('nonsense', `it said “${said.type}” where “${type}” was expected`);
  }
}

const is = <T extends Said['type']>(said: Said, type: T): said is SaidAs<T> => said.type === type;

function read(line: string): Said {
  try {
    return readSaid(line);
  } catch (error) {
    throw error instanceof InputError ? faultOf('nonsense', error, line) : error;
  }
}

const faultOf = (failing: 'nonsense' | 'illegal-step', { message }: InputError, said: string): EngineFault =>
  new EngineFault(failing, `it said ${said.length > 120 ? `${said.slice(0, 117)}...` : said} (${message})`);

/** All steps of a position, ordered by code. A seat's step is one move, so its text depends on the code alone. */
class LegalSteps {
  private readonly list = new MoveList();
  private texts = new Map<Code, string>();
  private game: Game | undefined;

  count({ game, state, over }: Play): number {
    if (over) return 0;
    game.rules.legal(state, this.list);
    return this.list.length;
  }

  text(play: Play): string {
    const { game } = play;
    if (game !== this.game) this.texts = new Map();
    this.game = game;
    const texts = Array.from({ length: this.count(play) }, (_, i) => this.textOf(game, this.list.codes[i]!));
    return `[${texts.join(',')}]`;
  }

  /** The code of a step by its number in the list. */
  at(play: Play, number: number): Code {
    return this.list.codes[readInteger(number, 'number', 0, this.count(play) - 1)]!;
  }

  private textOf({ rules, steps }: Game, code: Code): string {
    const known = this.texts.get(code);
    if (known !== undefined) return known;
    const made = JSON.stringify(steps.write([rules.decode(code)]));
    this.texts.set(code, made);
    return made;
  }
}
