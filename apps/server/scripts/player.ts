/** Somebody at a table who plays any legal step, comes back after every broken line, and repeats what was not acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage, TableView } from '@shinar/protocol';
import { Follower, newTicket } from '../src/testing/game.ts';
import { type TestSocket, Visitor } from '../src/testing/server.ts';

export interface Acknowledged {
  readonly index: number;
  readonly ticket: string;
  readonly step: object;
}

const STALLED = 120_000;
/** How long somebody waits for word before they look at their socket again. */
const LOOK = 1000;

export class Player {
  readonly visitor: Visitor;
  readonly seat: number;
  readonly table: string;
  readonly follower: Follower;
  readonly acknowledged: Acknowledged[] = [];
  /** The lines of talk that were acknowledged. */
  readonly said: string[] = [];
  /** How often the line was lost. */
  losses = 0;
  fault: unknown;
  /** When the log last grew. */
  private moved = 0;
  private wake: () => void = () => {};
  private readonly urls: () => string;
  private socket: TestSocket | undefined;

  constructor(visitor: Visitor, { id, game, players }: TableView, seat: number, urls: () => string, seed: number) {
    this.visitor = visitor;
    this.table = id;
    this.seat = seat;
    this.urls = urls;
    this.follower = new Follower(game, players, seed);
  }

  /** Plays until the game is over; `pause` comes before each step, and each acknowledgement's time is told. */
  async run(pause: () => Promise<void>, timed: (time: number) => void = () => {}): Promise<void> {
    let act: Acknowledged | undefined;
    this.moved = performance.now();
    while (!this.follower.play.over || act !== undefined) {
      if (this.fault) throw this.fault;
      if (performance.now() - this.moved > STALLED)
        throw new Error(`table ${this.table} seat ${this.seat} stalls at ${this.follower.length}, ${this.follower.actor} is to play`);
      const socket = await this.connected();
      if (act === undefined && this.follower.actor === this.seat) {
        await pause();
        act = { index: this.follower.length, ticket: newTicket(), step: this.follower.any() };
      }
      if (act === undefined) {
        await this.word();
        continue;
      }
      const sent = performance.now();
      const answer = await socket.request({ type: 'step', table: this.table, ...act } as never);
      if (answer.type === 'done') {
        timed(performance.now() - sent);
        this.acknowledged.push(act);
        await this.heardOf(act.index, socket);
        act = undefined;
      } else if (answer.failure.code !== 'try-again') {
        throw new Error(`table ${this.table} seat ${this.seat} index ${act.index}: ${JSON.stringify(answer.failure)}`);
      } else {
        await sleep(20);
      }
    }
    this.socket?.close();
  }

  private async heardOf(index: number, { socket }: TestSocket): Promise<void> {
    const until = performance.now() + STALLED;
    while (this.follower.length <= index && socket.readyState === socket.OPEN && performance.now() < until) await this.word();
  }

  /** Until something was heard, or the line is lost, or it is time to look. */
  private word(): Promise<void> {
    return new Promise((done) => {
      const look = setTimeout(done, LOOK);
      this.wake = () => {
        clearTimeout(look);
        done();
      };
    });
  }

  /** Says something; it counts once it is acknowledged, and is not said again. */
  async say(text: string): Promise<void> {
    const answer = await (await this.connected()).request({ type: 'say', table: this.table, text });
    if (answer.type === 'done') this.said.push(text);
    else if (!['try-again', 'too-many'].includes(answer.failure.code))
      throw new Error(`table ${this.table}, talk: ${JSON.stringify(answer.failure)}`);
  }

  private async connected(): Promise<TestSocket> {
    while (this.socket === undefined || this.socket.socket.readyState !== this.socket.socket.OPEN) {
      try {
        this.visitor.url = this.urls();
        const socket = await this.visitor.socket();
        void socket.closed.then(() => {
          this.losses++;
          this.wake();
        });
        socket.onMessage = (message) => this.follow(message, socket);
        this.socket = socket;
        const answer = await socket.request({ type: 'subscribe', table: this.table, from: this.follower.length });
        if (answer.type === 'failed') socket.close();
      } catch {
        await sleep(30);
      }
    }
    return this.socket;
  }

  private follow(message: ServerMessage, socket: TestSocket): void {
    socket.heard.length = 0;
    if (message.type !== 'entries') return;
    try {
      this.follower.follow(message.entries);
      this.moved = performance.now();
    } catch (error) {
      this.fault ??= error;
    }
    this.wake();
  }
}

/** A table of Sumeria for three new guests. */
export async function seatedTable(url: string, urls: () => string, seed: number, address?: string): Promise<Player[]> {
  const people = await Promise.all(['Anu', 'Bel', 'Ea'].map((name) => Visitor.guest(url, name, address)));
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const { id } = await host.table({ game: 'sumeria', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  for (const other of others) await other.must('POST', `/api/tables/${id}/join`, {});
  const view = await host.must<TableView>('GET', `/api/tables/${id}`);
  return people.map((person, i) => {
    const seat = view.seats.findIndex(({ person: sits }) => sits?.id === person.id);
    return new Player(person, view, seat, urls, seed * 8 + i);
  });
}
