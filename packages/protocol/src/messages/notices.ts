/** Messages outside the page that it is your turn. */
import { z } from 'zod/mini';
import { Mail, Quiet, Token, Url, Zone } from './values.ts';

export const PushTarget = z.strictObject({
  endpoint: Url,
  keys: z.strictObject({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
export type PushTarget = z.infer<typeof PushTarget>;

/** What people can be notified of. */
export const NoticeKind = z.enum(['turn', 'begin', 'seat', 'time', 'undo', 'over', 'invite', 'tournament']);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const NoticeWish = z.strictObject({
  push: z.boolean(),
  mail: z.nullable(Mail),
  webhook: z.nullable(Url),
  quiet: z.nullable(Quiet),
  /** The time zone in which deadlines are given; UTC if it is unknown. */
  zone: z._default(z.nullable(Zone), null),
  unwanted: z._default(z.array(NoticeKind).check(z.maxLength(20)), []),
});
export type NoticeWish = z.infer<typeof NoticeWish>;
export const NoticesOff = z.strictObject({ token: Token });
