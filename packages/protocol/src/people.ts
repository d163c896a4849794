/** Who plays: a guest by a name alone, kept by a password or a one-time link. */
import { z } from 'zod';
import { Handle, Id, Language, Level, Mail, Name, Password, Time, Token } from './values.ts';

export const Guest = z.strictObject({ name: Name, language: Language.default('en') });
export const Speaks = z.strictObject({ language: Language });
export const SignIn = z.strictObject({ handle: Handle, password: Password });
export const Keep = z.strictObject({ handle: Handle, password: Password, old: Password.optional() });
export const Rename = z.strictObject({ name: Name });
export const UseLink = z.strictObject({ token: Token });
export const MailOf = z.strictObject({ mail: Mail });

export const Person = z.object({ id: Id, name: z.string() });
export type Person = z.infer<typeof Person>;

export const Me = Person.extend({
  /** In which mails and notices are written. */
  language: Language,
  handle: z.string().nullable(),
  mail: z.string().nullable(),
  createdAt: Time,
  devices: z.int(),
  muted: z.array(Id),
});
export type Me = z.infer<typeof Me>;

export const Link = z.object({ token: Token, expiresAt: Time });
export type Link = z.infer<typeof Link>;

/** What this server can do, for a page that asks before it offers. */
export const About = z.object({
  version: z.string(),
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.int(),
      seats: z.tuple([z.int(), z.int()]),
      /** On a scale of their own, which begins with the first level; null where not measured. */
      bots: z.array(z.object({ level: Level, rating: z.int().nullable() })),
    }),
  ),
  levels: z.array(z.object({ level: z.int(), name: z.string() })),
  notices: z.object({ push: z.boolean(), pushKey: z.string().nullable(), mail: z.boolean(), webhook: z.boolean() }),
});
export type About = z.infer<typeof About>;
