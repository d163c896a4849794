/** The small values that messages are made of. */
import { SALT_FORM } from '@shinar/core';
import { z } from 'zod/mini';

/** Random, with no meaning. */
export const Id = z.string().check(z.regex(/^[0-9A-Za-z_-]{12}$/));
export const Seat = z.int().check(z.minimum(0), z.maximum(15));
export const Index = z.int().check(z.minimum(0), z.maximum(1_000_000));
export const Time = z.int().check(z.minimum(0));
export const Level = z.int().check(z.minimum(1), z.maximum(5));
export const Salt = z.string().check(z.regex(SALT_FORM));
/** A client's own name for one act: a repeat is recognised and not played twice. */
export const Ticket = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,40}$/));
export const GameId = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));

/** Without invisible characters. */
export const printable = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u));

/** With something visible in it: fillers, marks and blanks alone are no name. */
export const Name = printable(1, 24).check(z.regex(/[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u));
/** What people sign in with. */
export const Handle = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/));
export const Password = z.string().check(z.minLength(8), z.maxLength(200));
export const Token = z.string().check(z.regex(/^[0-9A-Za-z_-]{43}$/));
/** Far more than any board needs. */
const MOST_BOARD = 20_000;
/** A board as data; the game's own reader checks its content. */
export const BoardData = z.looseObject({}).check(z.refine((data) => JSON.stringify(data).length <= MOST_BOARD));
export const ChatText = printable(1, 500);
export const Mail = z.email().check(z.maxLength(200), z.toLowerCase());
export const Url = z.url({ protocol: /^https$/ }).check(z.maxLength(1000), z.regex(/^[\x21-\x7e]+$/));
/** The languages a server writes in. */
export const Language = z.enum(['en', 'fr', 'de', 'nl']);
export type Language = z.infer<typeof Language>;
/** 16 hours, to leave players some of the day. */
const LONGEST_QUIET = 960;
const Minute = z.int().check(z.minimum(0), z.maximum(1439));

/** By its IANA name. */
export const Zone = z.pipe(z.string().check(z.maxLength(60)), z.transform(zoneNamed));

/** Minutes since midnight in a time zone; `from` later than `to` runs past midnight. */
export const Quiet = z
  .strictObject({ from: Minute, to: Minute, zone: Zone })
  .check(z.refine(({ from, to }) => (to - from + 1440) % 1440 <= LONGEST_QUIET, { path: ['to'] }));
export type Quiet = z.infer<typeof Quiet>;

/** A zone's canonical IANA name, whatever the case it was typed in. */
function zoneNamed(zone: string, { issues, value }: z.core.ParsePayload<unknown>): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    issues.push({ code: 'custom', input: value, message: 'no zone of this name' });
    return z.NEVER;
  }
}
