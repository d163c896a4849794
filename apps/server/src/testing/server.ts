/** For tests and long runs: a server of one's own, and people who call it as a browser would. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClientMessage, Me, ServerMessage, TableView } from '@shinar/protocol';
import { WebSocket } from 'ws';
import { readConfig } from '../base/config.ts';
import { openServer, type Parts, type Server } from '../server.ts';
import { briefFolder } from './memory.ts';

export interface TestServer extends Server {
  readonly folder: string;
  /** Closes the server and throws its data away. */
  end(): Promise<void>;
}

const QUIET = {
  SHINAR_PORT: '0',
  SHINAR_LOG: 'silent',
  SHINAR_BOT_PACE: '0',
  SHINAR_BOT_THREADS: '1',
  SHINAR_REQUESTS_A_MINUTE: '0',
  SHINAR_GUESTS_AN_HOUR: '0',
  SHINAR_MESSAGES_A_SECOND: '10000',
};

const newFolder = (): string => briefFolder('shinar-server-');
const storeIn = (folder: string): string => join(folder, 'shinar.db');

let empty: Promise<Buffer> | undefined;

/** An empty store, already in its newest form: to bring it there takes a third of what a server takes to open. */
async function emptyStore(): Promise<Buffer> {
  const folder = newFolder();
  const server = await openServer(readConfig({ ...QUIET, SHINAR_DATA: folder }));
  await server.close();
  const db = new DatabaseSync(storeIn(folder));
  db.exec('delete from settings'); // each server makes secrets of its own
  db.close();
  const file = readFileSync(storeIn(folder));
  rmSync(folder, { recursive: true });
  return file;
}

async function folderWithStore(): Promise<string> {
  empty ??= emptyStore();
  const folder = newFolder();
  writeFileSync(storeIn(folder), await empty);
  return folder;
}

export async function testServer(settings: Record<string, string> = {}, parts: Parts = {}): Promise<TestServer> {
  const folder = settings.SHINAR_DATA ?? (await folderWithStore());
  const server = await openServer(readConfig({ ...QUIET, SHINAR_DATA: folder, ...settings }), parts);
  return {
    ...server,
    folder,
    async end() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** Somebody with a browser, signed in or not. */
export class Visitor {
  url: string;
  cookie = '';
  me: Me | undefined;
  /** Where a proxy would say that they come from. */
  private readonly from: Record<string, string>;

  constructor(url: string, address?: string) {
    this.url = url;
    this.from = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  static async guest(url: string, name: string, address?: string): Promise<Visitor> {
    const visitor = new Visitor(url, address);
    visitor.me = (await visitor.call<Me>('POST', '/api/guests', { name })).body;
    return visitor;
  }

  get id(): string {
    return this.me?.id ?? '';
  }

  async call<T = unknown>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { cookie: this.cookie, ...this.from, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : text) as T };
  }

  /** Calls, and fails the test if it is refused. */
  async must<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  table(wish: object): Promise<TableView> {
    return this.must('POST', '/api/tables', wish);
  }

  socket(headers: Record<string, string> = {}): Promise<TestSocket> {
    return TestSocket.open(this.url, { ...(this.cookie && { cookie: this.cookie }), ...this.from, ...headers });
  }
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
type Done = Extract<ServerMessage, { type: 'done' }>;
type Failed = Extract<ServerMessage, { type: 'failed' }>;

/** A socket that keeps what it hears, and gives each request its answer. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly closed: Promise<number>;
  onMessage: (message: ServerMessage) => void = () => {};
  private readonly answers = new Map<number, (answer: Done | Failed) => void>();
  private refs = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((done) => socket.on('close', done));
    socket.on('error', () => {});
    socket.on('message', (raw) => this.take(JSON.parse(String(raw))));
  }

  static open(url: string, headers: Record<string, string>): Promise<TestSocket> {
    return new Promise((done, failed) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
      const test = new TestSocket(socket);
      socket.on('open', () => done(test));
      socket.on('error', failed);
    });
  }

  request(message: Unnumbered<ClientMessage>): Promise<Done | Failed> {
    const ref = this.refs++;
    this.socket.send(JSON.stringify({ ...message, ref }));
    return new Promise((done) => {
      this.answers.set(ref, done);
      void this.closed.then(() => done({ type: 'failed', ref, failure: { code: 'try-again' } }));
    });
  }

  /** The first message that fits, heard already or yet to come. */
  async next<T extends ServerMessage['type']>(type: T, fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true) {
    for (let i = 0; ; i++) {
      while (i >= this.heard.length) await new Promise((done) => setTimeout(done, 5));
      const message = this.heard[i] as Extract<ServerMessage, { type: T }>;
      if (message.type === type && fits(message)) return message;
    }
  }

  close(): void {
    this.socket.terminate();
  }

  private take(message: ServerMessage): void {
    this.heard.push(message);
    if ((message.type === 'done' || message.type === 'failed') && message.ref !== null) {
      this.answers.get(message.ref)?.(message);
      this.answers.delete(message.ref);
    }
    this.onMessage(message);
  }
}
