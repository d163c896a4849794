/** A live table as the load run has it: the players' sockets act, and all tell when an entry has reached them. */
import type { PlayStep } from '@shinar/protocol';
import { loadTable } from '../src/domain/tables/load.ts';
import type { Store } from '../src/store/open.ts';
import { Visitor } from '../src/testing/server.ts';
import { wholeGame } from './whole-game.ts';

export const SOCKETS = { players: 2, watchers: 2 } as const;

const ENTRIES = Buffer.from('{"type":"entries"');
const SUBSCRIBED = Buffer.from('{"type":"done","ref":0');
const FAILED = Buffer.from('{"type":"failed"');
const INDEX = Buffer.from('"index":');
const startsWith = (raw: Buffer, start: Buffer): boolean => raw.compare(start, 0, start.length, 0, start.length) === 0;

export class Board {
  readonly id: string;
  private readonly steps: readonly PlayStep[];
  private played = 0;
  private readonly sockets: { send(text: string): void }[] = [];
  private readonly reached: number[] = [];
  private done: (() => void) | undefined;
  private waitFor = Number.POSITIVE_INFINITY;

  private constructor(id: string, steps: readonly PlayStep[]) {
    this.id = id;
    this.steps = steps;
  }

  /** New people at a new table; the store tells what the whole game will be, so that nothing is chosen while time is taken. */
  static async seat(url: string, { db }: Store, seed: number): Promise<Board> {
    const [host, guest] = [await Visitor.guest(url, 'Anu'), await Visitor.guest(url, 'Bel')];
    const { id } = await host.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    const table = await loadTable(db, { id });
    if (table === undefined) throw new Error(`the table ${id} is not in the store`);
    const board = new Board(id, wholeGame(table, seed));
    const watchers = Array.from({ length: SOCKETS.watchers }, () => new Visitor(url));
    for (const visitor of [host, guest, ...watchers]) await board.add(visitor);
    return board;
  }

  get over(): boolean {
    return this.played === this.steps.length;
  }

  /** Plays one step; how long until the last of all sockets has it. */
  async step(): Promise<number> {
    const next = this.steps[this.played++]!;
    const body = JSON.stringify({ type: 'step', ref: 1, table: this.id, ...next });
    const all = new Promise<void>((done) => {
      this.done = done;
    });
    this.waitFor = next.index + 1;
    const sent = performance.now();
    this.sockets[next.step.by]?.send(body);
    await all;
    return performance.now() - sent;
  }

  private async add(visitor: Visitor): Promise<void> {
    const at = this.sockets.length;
    const { socket } = await visitor.socket();
    socket.removeAllListeners('message');
    this.reached.push(0);
    this.sockets.push(socket);
    const subscribed = new Promise<void>((done) => {
      socket.on('message', (raw: Buffer) => {
        if (startsWith(raw, ENTRIES)) this.heard(at, raw);
        else if (startsWith(raw, SUBSCRIBED)) done();
        else if (startsWith(raw, FAILED)) throw new Error(`table ${this.id}: ${raw}`);
      });
    });
    socket.send(JSON.stringify({ type: 'subscribe', ref: 0, table: this.id, from: 0 }));
    await subscribed;
  }

  /** Only the last index is looked at. */
  private heard(at: number, raw: Buffer): void {
    const from = raw.lastIndexOf(INDEX) + INDEX.length;
    this.reached[at] = Number.parseInt(raw.toString('latin1', from, from + 8), 10) + 1;
    if (this.reached.every((length) => length >= this.waitFor)) this.done?.();
  }
}
