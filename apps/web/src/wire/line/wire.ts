/** The page's one socket. It reconnects by itself, and continues every table where it left off. */
import type { ClientMessage, ServerMessage } from '@shinar/protocol';
import { Refused } from '../../base/server/api.ts';
import { ServerMessage as Said } from '../../base/server/protocol.ts';
import { Value } from '../../base/value.ts';

export type WireState = 'idle' | 'connecting' | 'open' | 'lost';
type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
export type Saying = Unnumbered<ClientMessage>;
export type Done = Extract<ServerMessage, { type: 'done' }>;
export type Told = Exclude<ServerMessage, { type: 'welcome' | 'done' | 'failed' }>;

export interface Watcher {
  /** The index of the entry it wants next. */
  next(): number;
  told(message: Told): void;
  /** Everything that was missed has been heard. */
  caughtUp(): void;
  /** The table cannot be watched. */
  refused(error: Refused): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING = 10_000;
const PATIENCE = 5000;

export class Wire {
  readonly state = new Value<WireState>('idle');
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  private socket: WebSocket | undefined;
  private readonly watchers = new Map<string, Watcher>();
  private readonly answers = new Map<number, { done(answer: Done): void; failed(error: Refused): void }>();
  private refs = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly open: () => WebSocket;

  constructor(open: () => WebSocket) {
    this.open = open;
  }

  /** Listens to a table until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.isOpen()) this.subscribe(table, watcher);
    else this.connect();
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      if (this.isOpen()) void this.request({ type: 'unsubscribe', table }).catch(ignoreLoss);
      if (this.watchers.size === 0) this.drop();
    };
  }

  /** Throws Refused; with `no-connection` it may or may not have been done. */
  request(message: Saying): Promise<Done> {
    const { socket } = this;
    // A socket closed by the server is closing for a moment before its page hears of it.
    if (socket === undefined || !this.isOpen() || socket.readyState > WebSocket.OPEN)
      return Promise.reject(new Refused({ code: 'no-connection' }));
    const ref = ++this.refs;
    return new Promise((done, failed) => {
      this.answers.set(ref, { done, failed });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Call when the device becomes somebody else. */
  renew(): void {
    if (this.socket !== undefined) this.drop();
  }

  /** The network or the page is back, so there is no point in waiting. */
  reconnect(): void {
    if (this.watchers.size === 0 || this.socket !== undefined) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** The connection is gone, whether or not the browser knows. */
  drop(): void {
    const { socket } = this;
    clearTimeout(this.timer);
    if (socket === undefined) return;
    this.socket = undefined;
    hangUp(socket);
    for (const { failed } of this.answers.values()) failed(new Refused({ code: 'no-connection' }));
    this.answers.clear();
    this.state.set(this.watchers.size === 0 ? 'idle' : 'lost');
    if (this.watchers.size === 0) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private isOpen(): boolean {
    return this.state.get() === 'open';
  }

  private connect(): void {
    if (this.socket !== undefined) return;
    clearTimeout(this.timer);
    if (this.state.get() === 'idle') this.state.set('connecting');
    const socket = this.open();
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.socket === socket && this.read(data));
    socket.addEventListener('close', () => this.socket === socket && this.drop());
  }

  /** Ignores messages from a server of another version. */
  private read(text: string): void {
    const { data, error } = Said.safeParse(JSON.parse(text));
    if (data === undefined) console.warn('The server says what this page does not know:', error);
    else this.pass(data);
  }

  private pass(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message.now);
        break;
      case 'done':
        this.answers.get(message.ref)?.done(message);
        this.answers.delete(message.ref);
        break;
      case 'failed':
        if (message.ref === null) break;
        this.answers.get(message.ref)?.failed(new Refused(message.failure));
        this.answers.delete(message.ref);
        break;
      default:
        this.watchers.get(message.table)?.told(message);
    }
  }

  private welcome(now: number): void {
    this.ahead = now - Date.now();
    this.wait = FIRST_WAIT;
    this.state.set('open');
    this.beat();
    for (const [table, watcher] of this.watchers) this.subscribe(table, watcher);
  }

  private subscribe(table: string, watcher: Watcher): void {
    this.request({ type: 'subscribe', table, from: watcher.next() }).then(
      () => watcher.caughtUp(),
      (error: Refused) => error.trouble.code !== 'no-connection' && watcher.refused(error),
    );
  }

  /** A lost network says nothing; only a missing answer shows it. */
  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = setTimeout(() => this.drop(), PATIENCE);
      this.request({ type: 'ping' }).then(() => this.beat(), ignoreLoss);
    }, PING);
  }
}

/** A socket that is still opening is closed once it is open: before that, the browser would report a failure. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket.close();
}

/** It subscribes again after reconnecting. */
function ignoreLoss(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
