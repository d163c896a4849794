/** The people watching tables now, and what they are sent. */
import type { Happening, Line } from '@shinar/protocol';
import type { Table } from '../tables/table.ts';

export interface Audience {
  /** The log has grown from `from` on and is durable; `changed` if the row or the seats have changed too. */
  advanced(table: Table, from: number, changed: boolean): void;
  /** The row or the seats have changed. */
  changed(table: Table): void;
  /** Tells what has happened besides the log, here and in the other processes. */
  announce(table: Table, happening: Happening): void;
  /** Not to those who have muted the speaker. */
  line(num: number, line: Line): void;
  /** Closes the sockets of a person, or of one of their devices. */
  signOut(person: string, session?: string): void;
  mute(person: string, muted: ReadonlySet<string>): void;
  isPresent(num: number, person: string): boolean;
}
