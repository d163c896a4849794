/** The socket: what a client says, and what it hears. */
import { z } from 'zod';
import { Failure } from './errors.ts';
import { Consent, Entry, PlayStep, Undo } from './play.ts';
import { Line, Say, TableView, Turn } from './tables.ts';
import { Id, Index, Time } from './values.ts';

/** Chosen by the client; the answer bears the same. */
export const Ref = z.int().min(0).max(1_000_000_000);
const about = { ref: Ref, table: Id };

export const ClientMessage = z.discriminatedUnion('type', [
  /** Everything from the entry of this index on, then each new one once and in order. */
  z.strictObject({ type: z.literal('subscribe'), ...about, from: Index }),
  z.strictObject({ type: z.literal('unsubscribe'), ...about }),
  z.strictObject({ type: z.literal('step'), ...about, ...PlayStep.shape }),
  z.strictObject({ type: z.literal('undo'), ...about, ...Undo.shape }),
  z.strictObject({ type: z.literal('consent'), ...about, ...Consent.shape }),
  z.strictObject({ type: z.literal('say'), ...about, ...Say.shape }),
  z.strictObject({ type: z.literal('ping'), ref: Ref }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), person: Id.nullable(), now: Time }),
  /** The request with this ref was done; for a step, `index` is the length of the log after it. */
  z.object({ type: z.literal('done'), ref: Ref, index: Index.optional(), waits: z.boolean().optional(), now: Time.optional() }),
  z.object({ type: z.literal('failed'), ref: Ref.nullable(), failure: Failure }),
  z.object({ type: z.literal('table'), table: Id, view: TableView }),
  /** The table cannot be seen any more, and nothing more is told of it. */
  z.object({ type: z.literal('closed'), table: Id, failure: Failure }),
  z.object({ type: z.literal('entries'), table: Id, entries: z.array(Entry), turn: Turn }),
  z.object({ type: z.literal('line'), table: Id, line: Line }),
  z.object({ type: z.literal('present'), table: Id, people: z.array(Id), watchers: z.int() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Why the server closes a socket. */
export const CLOSE = { restart: 1012, signedOut: 4001, slow: 4002, tooMany: 4003, silent: 4004 } as const;
