/** A server for tests that handles a table's log as the real one does, in this process and on command. */
import { CHANCE, FairDice, type Game, Play, playStep, type Step } from '@shinar/core';
import type { ClientMessage, Entry, Failure, ServerMessage, TableView } from '@shinar/protocol';
import { afterEach, beforeEach, vi } from 'vitest';
import { Wire } from './wire.ts';

export const TABLE = 'table0000001';
export const PEOPLE = ['anu000000001', 'bel000000002', 'ea0000000003'] as const;

/** A page for each test, whose chat requests find no messages. */
export function pageForTests(): void {
  beforeEach(() => {
    vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/' } });
    vi.stubGlobal('fetch', async () => Response.json({ lines: [] }));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
  });
}

const SEED = '5'.repeat(64);

/** The page's socket, faked: what the page sends is kept until `answer` is called. */
class FakeSocket extends EventTarget {
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

export class FakeServer {
  readonly play: Play;
  readonly entries: Entry[] = [];
  readonly people: readonly string[];
  sockets: FakeSocket[] = [];
  readonly wire = new Wire(() => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  private readonly tickets = new Set<string>();

  constructor(game: Game, people: readonly string[]) {
    this.play = new Play(game, people.length);
    this.people = people;
    this.draw();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Opens the connection. */
  welcome(): void {
    this.socket.say({ type: 'welcome', person: null, now: Date.now() });
  }

  /** Takes what was sent, in order, and answers it. */
  answer(): void {
    for (const message of this.socket.sent.splice(0)) this.take(message);
  }

  /** Somebody elsewhere plays. */
  plays(step: Step): void {
    const { length } = this.entries;
    this.append(step);
    this.tell(length);
  }

  view(part: Partial<TableView> = {}): TableView {
    const { rules, board } = this.play.game;
    const seats = this.people.map((id, seat) => ({
      seat,
      kind: 'person' as const,
      person: { id, name: id },
      level: null,
      held: false,
      returns: false,
      resigned: false,
    }));
    return {
      id: TABLE,
      game: rules.id,
      board: board.name,
      players: seats.length,
      rules: rules.version,
      status: this.play.over ? 'over' : 'running',
      visibility: 'private',
      watch: 'anyone',
      host: null,
      seats,
      clock: { type: 'none' },
      absence: { rule: 'bot', level: 1 },
      rated: false,
      startWhenFull: true,
      makesRoom: false,
      deal: null,
      fairness: { commitment: '' },
      length: this.entries.length,
      turn: this.turn(),
      undo: null,
      ended: this.play.over ? 'played' : null,
      result: null,
      rematch: null,
      createdAt: 0,
      startedAt: 0,
      endedAt: null,
      ...part,
    };
  }

  tellTable(part: Partial<TableView> = {}): void {
    this.socket?.say({ type: 'table', table: TABLE, view: this.view(part) });
  }

  refuse(code: Failure['code']): void {
    for (const { ref } of this.socket.sent.splice(0)) this.socket.say({ type: 'failed', ref, failure: { code } });
  }

  private take(message: ClientMessage): void {
    const { ref } = message;
    if (message.type === 'subscribe') {
      this.tellTable();
      if (message.from < this.entries.length) this.tell(message.from);
    }
    const failure = message.type === 'step' ? this.takeStep(message) : undefined;
    this.socket.say(failure === undefined ? { type: 'done', ref } : { type: 'failed', ref, failure });
  }

  private takeStep({ ticket, index, step }: Extract<ClientMessage, { type: 'step' }>): Failure | undefined {
    if (this.tickets.has(ticket)) return undefined;
    if (index !== this.entries.length) return { code: 'stale-index' };
    this.tickets.add(ticket);
    this.append(step as Step);
    this.tell(index);
    return undefined;
  }

  private append(step: Step): void {
    playStep(this.play, step, 'step');
    this.push(step);
    this.draw();
  }

  private draw(): void {
    while (this.play.game.rules.actor(this.play.state) === CHANCE) {
      this.play.chance(new FairDice(SEED, [], this.play.steps.length));
      this.push(this.play.steps.at(-1)!);
    }
  }

  private push(step: Step): void {
    this.entries.push({ index: this.entries.length, at: 0, bot: false, step });
  }

  private turn(): TableView['turn'] {
    return { seat: this.play.over ? null : this.play.game.rules.actor(this.play.state), since: 0, due: null, banks: null };
  }

  private tell(from: number): void {
    this.socket?.say({ type: 'entries', table: TABLE, entries: this.entries.slice(from), turn: this.turn() });
    if (this.play.over) this.tellTable();
  }
}
