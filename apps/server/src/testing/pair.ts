import type { Happening, TableView } from '@shinar/protocol';
import { Follower, newTicket } from './game.ts';
import { type TestSocket, Visitor } from './server.ts';

/** For tests: two people at a table, its log followed. */
export class Pair {
  readonly people: Visitor[];
  readonly sockets: TestSocket[];
  readonly follower = new Follower('assyria', 2);
  readonly id: string;

  private constructor(people: Visitor[], sockets: TestSocket[], id: string) {
    this.people = people;
    this.sockets = sockets;
    this.id = id;
  }

  static async at(url: string, wish: object, present = true): Promise<Pair> {
    const people = [await Visitor.guest(url, 'Anu'), await Visitor.guest(url, 'Bel')];
    const { id } = await people[0]!.table({ game: 'assyria', seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
    await people[1]!.must('POST', `/api/tables/${id}/join`, {});
    const pair = new Pair(people, await Promise.all(people.map((person) => person.socket())), id);
    if (present) for (const socket of pair.sockets) await socket.request({ type: 'subscribe', table: id, from: 0 });
    await pair.catchUp();
    return pair;
  }

  async catchUp(): Promise<void> {
    const { entries } = await this.people[0]!.must<{ entries: Parameters<Follower['follow']>[0] }>(
      'GET',
      `/api/tables/${this.id}/log?from=${this.follower.length}`,
    );
    this.follower.follow(entries);
  }

  get view(): Promise<TableView> {
    return this.people[0]!.must('GET', `/api/tables/${this.id}`);
  }

  async step(): Promise<void> {
    const step = this.follower.any();
    await this.people[step.by]!.must('POST', `/api/tables/${this.id}/steps`, { index: this.follower.length, ticket: newTicket(), step });
    await this.catchUp();
  }

  /** Plays until the turn has passed from this seat to the other; the record's length before its last step. */
  async passFrom(seat: number): Promise<number> {
    for (;;) {
      const at = this.follower.play.steps.length;
      const was = this.follower.actor;
      await this.step();
      if (was === seat && this.follower.actor !== seat) return at;
    }
  }

  undo(seat: number, to: number) {
    return this.people[seat]!.call<{ code?: string; waits?: boolean }>('POST', `/api/tables/${this.id}/undo`, {
      index: this.follower.length,
      ticket: newTicket(),
      to,
    });
  }

  /** Answers the question that is open. */
  async consent(seat: number, agree: boolean): Promise<void> {
    const { seat: asks, to } = (await this.view).undo!;
    await this.people[seat]!.must('POST', `/api/tables/${this.id}/consent`, { index: this.follower.length, seat: asks, to, agree });
    await this.catchUp();
  }

  told(seat: number): Happening[] {
    return this.sockets[seat]!.heard.flatMap((message) => (message.type === 'happening' ? message.happening : []));
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}
