/** Who hears what: every subscriber gets each entry of a table's log once and in order. */
import { CLOSE, type Line, type ServerMessage } from '@shinar/protocol';
import { mayWatch } from '../tables/access.ts';
import type { Table } from '../tables/table.ts';
import { turnOf, viewOf } from '../tables/view.ts';
import { type Connection, textOf } from './connection.ts';
import type { Presence } from './presence.ts';

interface Subscription {
  readonly connection: Connection;
  /** The index of the entry it gets next. */
  next: number;
}

interface Room {
  readonly id: string;
  readonly num: number;
  readonly subscriptions: Map<Connection, Subscription>;
}

export class Live {
  readonly connections = new Set<Connection>();
  private readonly rooms = new Map<number, Room>();
  private readonly presence: Presence;

  constructor(presence: Presence) {
    this.presence = presence;
    presence.listen((num) => this.tellPresent(num));
  }

  /** What was missed comes at once. To be called while the table is held, so that nothing falls in between. */
  subscribe(connection: Connection, table: Table, from: number): void {
    const room = this.rooms.get(table.num) ?? { id: table.id, num: table.num, subscriptions: new Map() };
    this.rooms.set(table.num, room);
    const subscription = { connection, next: from };
    connection.tables.add(table.num);
    room.subscriptions.set(connection, subscription);
    connection.send({ type: 'table', table: table.id, view: viewOf(table) });
    if (from < table.length) connection.sendText(entriesText(table, from));
    subscription.next = table.length;
    this.announce(room);
  }

  unsubscribe(connection: Connection, num: number): void {
    connection.tables.delete(num);
    const room = this.rooms.get(num);
    if (!room?.subscriptions.delete(connection)) return;
    this.announce(room);
    if (room.subscriptions.size === 0) this.rooms.delete(num);
  }

  closed(connection: Connection): void {
    this.connections.delete(connection);
    for (const num of connection.tables) this.unsubscribe(connection, num);
  }

  /** The log has grown, and is durable as it stands. */
  advanced(table: Table, from: number, changed: boolean): void {
    const room = this.rooms.get(table.num);
    if (room === undefined) return;
    if (changed) this.closeTo(room, table);
    if (table.length > from) {
      const text = entriesText(table, from);
      for (const subscription of room.subscriptions.values()) {
        if (subscription.next === from) subscription.connection.sendText(text);
        else if (subscription.next < table.length) subscription.connection.sendText(entriesText(table, subscription.next));
        subscription.next = table.length;
      }
    }
    if (changed) this.changed(table);
  }

  /** For everybody who is behind: another process has added to the log. */
  caughtUp(table: Table): void {
    const room = this.rooms.get(table.num);
    if (room === undefined) return;
    const least = Math.min(table.length, ...Array.from(room.subscriptions.values(), ({ next }) => next));
    this.advanced(table, least, false);
  }

  changed(table: Table): void {
    const room = this.rooms.get(table.num);
    if (room) this.closeTo(room, table);
    this.tell(table.num, { type: 'table', table: table.id, view: viewOf(table) });
  }

  /** Not to those who have muted the speaker. */
  line(num: number, line: Line): void {
    const room = this.rooms.get(num);
    if (room === undefined) return;
    const text = textOf({ type: 'line', table: room.id, line });
    for (const { connection } of room.subscriptions.values()) {
      if (line.person === null || !connection.muted.has(line.person.id)) connection.sendText(text);
    }
  }

  /** Closes the sockets of a person, or of one of their devices. */
  signOut(person: string, session?: string): void {
    for (const connection of this.connections) {
      if (connection.visitor.person !== person) continue;
      if (session === undefined || connection.visitor.session === session) connection.drop(CLOSE.signedOut);
    }
  }

  mute(person: string, muted: ReadonlySet<string>): void {
    for (const connection of this.connections) if (connection.visitor.person === person) connection.muted = muted;
  }

  isPresent(num: number, person: string): boolean {
    return this.presence.at(num).people.includes(person);
  }

  /** The tables that somebody here looks at, by number. */
  get watched(): Map<number, string> {
    return new Map(Array.from(this.rooms.values(), ({ num, id }) => [num, id]));
  }

  /** Who came while the table waited for players may not be allowed to watch the game. */
  private closeTo(room: Room, table: Table): void {
    for (const connection of room.subscriptions.keys()) {
      if (mayWatch(table, connection.visitor.person)) continue;
      this.unsubscribe(connection, room.num);
      connection.send({ type: 'closed', table: room.id, failure: { code: 'forbidden' } });
    }
  }

  private announce({ num, subscriptions }: Room): void {
    const people = new Set<string>();
    let watchers = 0;
    for (const { connection } of subscriptions.values()) {
      if (connection.visitor.person === undefined) watchers++;
      else people.add(connection.visitor.person);
    }
    this.presence.here(num, [...people], watchers);
  }

  private tellPresent(num: number): void {
    const room = this.rooms.get(num);
    if (room) this.tell(num, { type: 'present', table: room.id, ...this.presence.at(num) });
  }

  private tell(num: number, message: ServerMessage): void {
    const room = this.rooms.get(num);
    if (room === undefined) return;
    const text = textOf(message);
    for (const { connection } of room.subscriptions.values()) connection.sendText(text);
  }
}

const entriesText = (table: Table, from: number): Buffer =>
  textOf({ type: 'entries', table: table.id, entries: table.entries.slice(from), turn: turnOf(table) });
