/** Secrets are random; the store has only their hashes, so the timing of a lookup reveals nothing. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 72 bits: too many to guess. */
export const newId = (): string => randomBytes(9).toString('base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}
