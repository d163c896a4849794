/** Every way a request can fail: its code and HTTP status. What each means stands in docs/guide/api.md, and a test holds the two together. */
import { z } from 'zod/mini';

export const ERRORS = {
  'bad-request': 400,
  'bad-step': 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  'link-spent': 401,
  forbidden: 403,
  'wrong-origin': 403,
  'other-device': 403,
  banned: 403,
  silenced: 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'not-host': 403,
  'no-table': 404,
  'no-person': 404,
  'no-route': 404,
  'not-started': 409,
  'already-started': 409,
  'table-full': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'not-full': 409,
  'game-over': 409,
  'not-over': 409,
  'wrong-turn': 409,
  'stale-index': 409,
  'illegal-step': 409,
  'not-absent': 409,
  'too-many-undos': 409,
  'seat-held': 409,
  'no-undo': 409,
  'undo-not-asked': 409,
  'already-asked': 409,
  'seat-not-held': 409,
  'rules-changed': 409,
  'handle-taken': 409,
  'too-many-tables': 409,
  'mail-unconfirmed': 409,
  'ticket-reused': 409,
  'no-bots': 409,
  'too-large': 413,
  'too-many': 429,
  'switched-off': 501,
  'not-sent': 502,
  failed: 500,
  'try-again': 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What was wrong: for an illegal step its clause and reason as the engine gives them, for bad data the place. */
export const Failure = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  path: z.optional(z.string()),
  clause: z.optional(z.string()),
  reason: z.optional(z.string()),
  facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Failure = z.infer<typeof Failure>;
