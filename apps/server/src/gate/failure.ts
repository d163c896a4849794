import type { Failure } from '@shinar/protocol';
import { core } from 'zod';
import { isLostLine } from '../base/lost-line.ts';
import { Refused } from '../base/refused.ts';
import type { House } from '../domain/house/house.ts';
import { isOrphan } from '../store/taken.ts';

/** SQLite's errors: busy, read-only, I/O error, disk full. */
const SQLITE_LOST = [5, 8, 10, 13];

/** Fastify errors that have failure codes of ours. */
const KNOWN: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'bad-request', reason: 'not-json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'bad-request', reason: 'other-length' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad-request', reason: 'not-json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bad-request', reason: 'empty' },
  FST_ERR_BAD_URL: { code: 'bad-request', reason: 'bad-address' },
};

/** The place; for an unexpected field, its name too. */
const pathOf = (issue: core.$ZodIssue | undefined): string =>
  [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.');

/** What was expected there. */
function factsOf(issue: core.$ZodIssue | undefined): { facts?: Record<string, string | number> } {
  switch (issue?.code) {
    case 'invalid_type':
      return { facts: { expected: issue.expected } };
    case 'invalid_value':
      return { facts: { expected: issue.values.join(' ') } };
    case 'too_small':
      return { facts: { least: Number(issue.minimum) } };
    case 'too_big':
      return { facts: { most: Number(issue.maximum) } };
    case 'invalid_format':
      return { facts: { expected: issue.pattern ?? issue.format } };
    default:
      return {};
  }
}

/** The answer to an error; the details of an unexpected one go only to the log. */
export function failureOf(error: unknown, { log }: Pick<House, 'log'>): Failure {
  if (error instanceof Refused) return error.failure;
  if (error instanceof core.$ZodError) {
    const issue = error.issues[0];
    return { code: 'bad-request', path: pathOf(issue), reason: issue?.code ?? '', ...factsOf(issue) };
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : KNOWN[code];
  if (known) return known;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { code: 'bad-request', reason: 'not-json' };
  // Somebody was deleted while acting.
  if (isOrphan(error)) return { code: 'no-person' };
  if (isLost(error)) {
    log.warn({ error: String(error) }, 'the store does not answer');
    return { code: 'try-again' };
  }
  log.error({ error: error instanceof Error ? error.stack : String(error) }, 'unforeseen');
  return { code: 'failed' };
}

/** The database is gone or restarting: PostgreSQL's classes 08, 40, 53 and 57, broken connections, and its client's errors without a code; or SQLite's disk is full or failing. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: number };
  if (errcode !== undefined) return SQLITE_LOST.includes(errcode & 0xff);
  if (typeof code === 'string') return /^(08|40|53|57)|^E(CONN|PIPE)/.test(code);
  return isLostLine(error);
}
