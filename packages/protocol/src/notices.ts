/** Word that it is one's turn, outside the page. */
import { z } from 'zod';
import { Mail, Quiet, Token, Url } from './values.ts';

export const PushTarget = z.strictObject({
  endpoint: Url,
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushTarget = z.infer<typeof PushTarget>;

export const NoticeWish = z.strictObject({
  push: z.boolean(),
  mail: Mail.nullable(),
  webhook: Url.nullable(),
  quiet: Quiet.nullable(),
});
export type NoticeWish = z.infer<typeof NoticeWish>;
export const NoticesOff = z.strictObject({ token: Token });
