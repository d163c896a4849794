/** For operators of a server: what people report, and what is done about it. */
import { z } from 'zod/mini';
import { Person } from './people.ts';
import { Id, Index, Name, printable, Time } from './values.ts';

/** A hundred years stands for ever. */
const Hours = z.optional(z.int().check(z.minimum(1), z.maximum(876_000)));
const note = { note: z._default(printable(0, 200), '') };

/** A person as an operator sees them. */
const Known = z.extend(Person, {
  /** Protected by a password or an address. */
  kept: z.boolean(),
  /** Deleted since. */
  gone: z.boolean(),
  bannedUntil: z.nullable(Time),
  silentUntil: z.nullable(Time),
});
export type Known = z.infer<typeof Known>;

export const OpenReports = z.object({
  reports: z.array(
    z.object({
      id: z.int(),
      at: Time,
      by: Person,
      about: Known,
      /** Null if it is gone, or if the report was not about a table. */
      table: z.nullable(Id),
      /** The same for a club. */
      club: z.nullable(z.object({ id: Id, name: z.string() })),
      reason: z.string(),
      /** What was said before, the latest first. */
      lines: z.array(z.object({ text: z.string(), at: Time })),
    }),
  ),
});
export type OpenReports = z.infer<typeof OpenReports>;

/** A name or an id, as it is written. */
export const PeopleQuery = z.strictObject({ name: printable(1, 40) });
export const KnownPeople = z.object({ people: z.array(Known) });

export const OperatorAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('settle'), report: z.int(), ...note }),
  z.strictObject({ act: z.literal('silence'), person: Id, hours: Hours, ...note }),
  z.strictObject({ act: z.literal('ban'), person: Id, hours: Hours, ...note }),
  z.strictObject({ act: z.literal('unban'), person: Id, ...note }),
  z.strictObject({ act: z.literal('rename'), person: Id, name: Name, ...note }),
  z.strictObject({
    act: z.literal('ban-address'),
    address: z.union([z.ipv4(), z.ipv6()]),
    hours: z.int().check(z.minimum(1), z.maximum(8760)),
    ...note,
  }),
  z.strictObject({ act: z.literal('close'), table: Id, ...note }),
  z.strictObject({ act: z.literal('close-club'), club: Id, ...note }),
  /** Plays the log of a table out again; with `to`, takes it back to that many steps. */
  z.strictObject({ act: z.literal('repair'), table: Id, to: z.optional(Index), ...note }),
]);
export type OperatorAct = z.infer<typeof OperatorAct>;

export const AuditLog = z.object({
  acts: z.array(
    z.object({
      id: z.int(),
      at: Time,
      act: z.string(),
      /** Empty for the command line. */
      by: z.string(),
      /** A person's name, a table's id or a report's number. */
      about: z.string(),
      note: z.string(),
    }),
  ),
});
export type AuditLog = z.infer<typeof AuditLog>;
