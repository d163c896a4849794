/** Play: the log of a table, and how to add to it. */
import { z } from 'zod/mini';
import { Index, Seat, Ticket, Time } from './values.ts';

/** A step of a record; the game's own reader checks its content. */
export const Step = z.looseObject({ by: Seat, do: z.string().check(z.maxLength(40)) });

/** `index` is the length of the log the sender has seen. */
export const PlayStep = z.strictObject({ index: Index, ticket: Ticket, step: Step });
export type PlayStep = z.infer<typeof PlayStep>;

/** Back to a record of `to` steps: at once where the take-back law allows it, else the others are asked. */
export const Undo = z.strictObject({ index: Index, ticket: Ticket, to: Index });
export type Undo = z.infer<typeof Undo>;
/** The answer to the seat that asked to go back to `to`; not accepted if that request has been replaced since. */
export const Consent = z.strictObject({ index: Index, seat: Seat, to: Index, agree: z.boolean() });
export type Consent = z.infer<typeof Consent>;

/** One entry of the log: a step, or an undo back to a record of `undo` steps. */
export const Entry = z.object({
  index: Index,
  at: Time,
  /** Played by a bot, for itself or for the owner of the seat. */
  bot: z.boolean(),
  step: z.optional(z.looseObject({ by: z.union([Seat, z.literal('chance')]), do: z.string() })),
  undo: z.optional(z.object({ by: Seat, to: Index })),
});
export type Entry = z.infer<typeof Entry>;

/** The length of the log after the act; `waits` if an undo waits for consent. */
export const Played = z.object({ index: Index, waits: z.optional(z.boolean()) });
export type Played = z.infer<typeof Played>;
export const LogQuery = z.strictObject({ from: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) });
export const Log = z.object({ entries: z.array(Entry), length: Index });
