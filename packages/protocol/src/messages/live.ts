/** The socket: what a client sends and receives. */
import { z } from 'zod/mini';
import { Failure } from './errors.ts';
import { Consent, Entry, PlayStep, Undo } from './play.ts';
import { Position } from './programs.ts';
import { Line, Say, TableView, Turn } from './tables.ts';
import { Id, Index, Seat, Time } from './values.ts';

/** What happens at a table besides its log, sent to everyone there: `seat` is who it is about, `by` who did it, if that is someone else. */
export const Happening = z.object({
  type: z.enum([
    'undo-asked',
    'undo-refused',
    'undo-granted',
    'left',
    'came-back',
    'timed-out',
    'forfeited',
    'resigned',
    'replace-asked',
    'replaced',
  ]),
  seat: Seat,
  by: z.optional(Seat),
});
export type Happening = z.infer<typeof Happening>;

/** Chosen by the client; the answer has the same one. */
export const Ref = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const about = { ref: Ref, table: Id };

export const ClientMessage = z.discriminatedUnion('type', [
  /** Every entry from this index on, then each new one, once and in order. */
  z.strictObject({ type: z.literal('subscribe'), ...about, from: Index }),
  z.strictObject({ type: z.literal('unsubscribe'), ...about }),
  z.strictObject({ type: z.literal('step'), ...about, ...PlayStep.shape }),
  z.strictObject({ type: z.literal('undo'), ...about, ...Undo.shape }),
  z.strictObject({ type: z.literal('consent'), ...about, ...Consent.shape }),
  z.strictObject({ type: z.literal('say'), ...about, ...Say.shape }),
  z.strictObject({ type: z.literal('position'), ...about }),
  z.strictObject({ type: z.literal('ping'), ref: Ref }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), person: z.nullable(Id), now: Time }),
  /** The request with this ref has been done; for a step, `index` is the length of the log after it. */
  z.object({
    type: z.literal('done'),
    ref: Ref,
    index: z.optional(Index),
    waits: z.optional(z.boolean()),
    now: z.optional(Time),
    position: z.optional(Position),
  }),
  z.object({ type: z.literal('failed'), ref: z.nullable(Ref), failure: Failure }),
  z.object({ type: z.literal('table'), table: Id, view: TableView }),
  /** The table can no longer be seen; nothing more will come about it. */
  z.object({ type: z.literal('closed'), table: Id, failure: Failure }),
  z.object({ type: z.literal('entries'), table: Id, entries: z.array(Entry), turn: Turn }),
  z.object({ type: z.literal('line'), table: Id, line: Line }),
  z.object({ type: z.literal('happening'), table: Id, happening: Happening }),
  z.object({ type: z.literal('present'), table: Id, people: z.array(Id), watchers: z.int() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Why the server closes a socket. */
export const CLOSE = { restart: 1012, signedOut: 4001, slow: 4002, tooMany: 4003, silent: 4004 } as const;
