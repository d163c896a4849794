/** Who plays: a guest with just a name, who may keep it with a password or a one-time link. */
import { z } from 'zod/mini';
import { Handle, Id, Language, Level, Mail, Name, Password, Time, Token } from './values.ts';

export const Guest = z.strictObject({ name: Name, language: z._default(Language, 'en') });
export const Speaks = z.strictObject({ language: Language });
export const SignIn = z.strictObject({ handle: Handle, password: Password });
export const Keep = z.strictObject({ handle: Handle, password: Password, old: z.optional(Password) });
export const Rename = z.strictObject({ name: Name });
export const UseLink = z.strictObject({ token: Token });
export const MailOf = z.strictObject({ mail: Mail });

export const Person = z.object({
  id: Id,
  name: z.string(),
  /** A password or an address protects the name, so nobody else can take it. */
  kept: z.optional(z.boolean()),
  /** A program that somebody wrote. */
  bot: z.optional(z.boolean()),
});
export type Person = z.infer<typeof Person>;

export const Me = z.extend(Person, {
  /** The language of their mails and notices. */
  language: Language,
  handle: z.nullable(z.string()),
  mail: z.nullable(z.string()),
  createdAt: Time,
  devices: z.int(),
  muted: z.array(Id),
  /** They look after this server. */
  operator: z.boolean(),
  follows: z.array(Id),
  blocked: z.array(Id),
});
export type Me = z.infer<typeof Me>;

export const Link = z.object({ token: Token, expiresAt: Time });
export type Link = z.infer<typeof Link>;

/** Whose link it is, and the address it confirms; null if it signs in. */
export const LinkView = z.object({ person: Person, confirms: z.nullable(z.string()) });
export type LinkView = z.infer<typeof LinkView>;

export const Devices = z.object({
  devices: z.array(
    z.object({
      id: Id,
      /** For example Firefox · Linux; empty if unknown. */
      device: z.string(),
      createdAt: Time,
      /** The day this device was last here, in UTC. */
      seenOn: Time,
      /** The device that asks. */
      here: z.boolean(),
    }),
  ),
});
export type Devices = z.infer<typeof Devices>;
/** Everything stored about a person, as rows. */
const Rows = z.array(z.looseObject({}));
export const Exported = z.object({
  me: Me,
  devices: Rows,
  tables: Rows,
  lines: Rows,
  ratings: Rows,
  seen: Rows,
  mutes: Rows,
  follows: Rows,
  blocks: Rows,
  invitations: Rows,
  tries: Rows,
  entrants: Rows,
  alerts: Rows,
  clubs: Rows,
  clubLines: Rows,
  deals: Rows,
  notices: Rows,
  push: Rows,
  reports: Rows,
  programs: Rows,
});
export type Exported = z.infer<typeof Exported>;

export const DeviceParams = z.strictObject({ device: Id });

/** What this server can do, so that a page offers nothing else. */
export const About = z.object({
  version: z.string(),
  /** The address for other devices; null if only the machine itself can reach it. */
  reach: z.nullable(z.string()),
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.int(),
      seats: z.tuple([z.int(), z.int()]),
      /** On a scale of their own, which starts at the first level; null if not measured. */
      bots: z.array(z.object({ level: Level, rating: z.nullable(z.int()) })),
    }),
  ),
  levels: z.array(z.object({ level: z.int(), name: z.string() })),
  notices: z.object({ push: z.boolean(), pushKey: z.nullable(z.string()), mail: z.boolean(), webhook: z.boolean() }),
});
export type About = z.infer<typeof About>;
