/** The small values that messages are made of. */
import { SALT_FORM } from '@shinar/core';
import { z } from 'zod';

/** Ids are random and say nothing. */
export const Id = z.string().regex(/^[0-9A-Za-z_-]{12}$/);
export const Seat = z.int().min(0).max(15);
export const Index = z.int().min(0).max(1_000_000);
export const Time = z.int().min(0);
export const Level = z.int().min(1).max(5);
export const Salt = z.string().regex(SALT_FORM);
/** A client's own name for one act, so that a repeat is not played twice. */
export const Ticket = z.string().regex(/^[0-9A-Za-z_-]{8,40}$/);
export const GameId = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40);

const printable = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);

export const Name = printable(1, 24);
/** What one signs in with. */
export const Handle = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/);
export const Password = z.string().min(8).max(200);
export const Token = z.string().regex(/^[0-9A-Za-z_-]{43}$/);
export const ChatText = printable(1, 500);
export const Mail = z.email().max(200).toLowerCase();
export const Url = z.url({ protocol: /^https$/ }).max(1000);
/** In which a server writes to people. */
export const Language = z.enum(['en', 'fr', 'de', 'nl']);
export type Language = z.infer<typeof Language>;
/** Minutes since midnight, in a zone by its IANA name; from after to runs over midnight. */
export const Quiet = z.strictObject({
  from: z.int().min(0).max(1439),
  to: z.int().min(0).max(1439),
  zone: z.string().max(60).refine(isZone),
});
export type Quiet = z.infer<typeof Quiet>;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
