/** Who hears what: every subscriber gets each entry of a table's log once and in order. */
import { isDeepStrictEqual } from 'node:util';
import { CLOSE, type Happening, type Line, type ServerMessage } from '@shinar/protocol';
import type { Audience } from '../domain/house/audience.ts';
import { mayWatch } from '../domain/tables/access.ts';
import type { Table } from '../domain/tables/table.ts';
import { turnOf, viewOf } from '../domain/tables/view.ts';
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
  /** Who sits there: they are named to the others; watchers are only counted. */
  seated: ReadonlySet<string>;
  /** The versions of the row and of the turn that were sent last, and the last line. */
  row: number;
  turn: number;
  line: number;
}

export class Live implements Audience {
  readonly connections = new Set<Connection>();
  private readonly rooms = new Map<number, Room>();
  private readonly presence: Presence;

  constructor(presence: Presence) {
    this.presence = presence;
    presence.listen((num) => this.tellPresent(num));
  }

  /** Sends at once what was missed; `line` is the last chat line before. Call it while holding the table, so that nothing is lost in between. */
  subscribe(connection: Connection, table: Table, from: number, line: number): void {
    const room = this.rooms.get(table.num) ?? {
      id: table.id,
      num: table.num,
      subscriptions: new Map(),
      seated: seatedAt(table),
      line,
      ...versionsOf(table),
    };
    this.rooms.set(table.num, room);
    const subscription = { connection, next: from };
    connection.tables.add(table.num);
    room.subscriptions.set(connection, subscription);
    connection.send({ type: 'table', table: table.id, view: viewOf(table) });
    if (from < table.length) connection.sendText(entriesText(table, from));
    subscription.next = table.length;
    this.count(room);
    connection.send({ type: 'present', table: table.id, ...this.presence.at(table.num) });
  }

  unsubscribe(connection: Connection, num: number): void {
    connection.tables.delete(num);
    const room = this.rooms.get(num);
    if (!room?.subscriptions.delete(connection)) return;
    this.count(room);
    if (room.subscriptions.size === 0) this.rooms.delete(num);
  }

  closed(connection: Connection): void {
    this.connections.delete(connection);
    for (const num of connection.tables) this.unsubscribe(connection, num);
  }

  /** The log has grown, and is on disk. */
  advanced(table: Table, from: number, changed: boolean): void {
    const room = this.rooms.get(table.num);
    if (room === undefined) return;
    room.turn = versionsOf(table).turn;
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

  /** For everyone who is behind, after another process has added to the log. */
  caughtUp(table: Table): void {
    const room = this.rooms.get(table.num);
    if (room === undefined) return;
    const least = Math.min(table.length, ...Array.from(room.subscriptions.values(), ({ next }) => next));
    this.advanced(table, least, false);
  }

  changed(table: Table): void {
    const room = this.rooms.get(table.num);
    if (room) {
      this.closeTo(room, table);
      room.row = table.row.version;
      const seated = seatedAt(table);
      if (!isDeepStrictEqual(seated, room.seated)) {
        room.seated = seated;
        this.count(room);
      }
    }
    this.tell(table.num, { type: 'table', table: table.id, view: viewOf(table) });
  }

  announce(table: Table, happening: Happening): void {
    this.happened(table.num, happening);
    this.presence.bus.publish({ type: 'happening', num: table.num, happening }).catch(() => {});
  }

  /** To those who watch in this process. */
  happened(num: number, happening: Happening): void {
    const room = this.rooms.get(num);
    if (room) this.tell(num, { type: 'happening', table: room.id, happening });
  }

  /** Not to those who have muted the speaker. */
  line(num: number, line: Line): void {
    const room = this.rooms.get(num);
    if (room === undefined) return;
    room.line = Math.max(room.line, line.id);
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

  /** The id of a table, if somebody here watches it. */
  watchedId(num: number): string | undefined {
    return this.rooms.get(num)?.id;
  }

  /** The tables that somebody here watches, by number. */
  get watched(): Map<number, string> {
    return new Map(Array.from(this.rooms.values(), ({ num, id }) => [num, id]));
  }

  /** Whether those who watch a table have been sent everything stored about it. */
  isUpToDate(num: number, row: number, turn: number | null): boolean {
    const room = this.rooms.get(num);
    // A packed game has no turn, and doesn't change.
    return room === undefined || (room.row === row && room.turn === (turn ?? room.turn));
  }

  /** The last line sent for a table; without one, the last there was when somebody began to watch. */
  lastLine(num: number): number {
    return this.rooms.get(num)?.line ?? Number.MAX_SAFE_INTEGER;
  }

  /** Somebody who came while the table waited for players may not be allowed to watch the game. */
  private closeTo(room: Room, table: Table): void {
    for (const connection of room.subscriptions.keys()) {
      if (mayWatch(table, connection.visitor.person)) continue;
      this.unsubscribe(connection, room.num);
      connection.send({ type: 'closed', table: room.id, failure: { code: 'forbidden' } });
    }
  }

  private count({ num, subscriptions, seated }: Room): void {
    const people = new Set<string>();
    const watchers = new Set<string | Connection>();
    for (const { connection } of subscriptions.values()) {
      const { person } = connection.visitor;
      if (person !== undefined && seated.has(person)) people.add(person);
      else watchers.add(person ?? connection);
    }
    this.presence.here(num, [...people], watchers.size);
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

const versionsOf = ({ row, turn }: Table) => ({ row: row.version, turn: turn?.version ?? 0 });
const seatedAt = ({ seats }: Table): ReadonlySet<string> => new Set(seats.flatMap(({ person }) => person ?? []));

const entriesText = (table: Table, from: number): Buffer =>
  textOf({ type: 'entries', table: table.id, entries: table.entries.slice(from), turn: turnOf(table) });
