/** Who is calling: by a signed, HTTP-only cookie, which only our own pages send, or by a program's token, which no browser sends by itself. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { House } from '../domain/house/house.ts';
import { personOf } from '../domain/people/sessions.ts';

const NAME = 'shinar';
/** How programs identify themselves. */
const BEARER = /^Bearer ([0-9A-Za-z_-]{43})$/;
const YEAR = 365 * 24 * 3600;

export async function identify(house: House, request: FastifyRequest): Promise<{ person: string; session: string } | undefined> {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (token !== undefined) return personOf(house, token);
  const raw = request.cookies[NAME];
  if (raw === undefined) return undefined;
  const { valid, value } = request.unsignCookie(raw);
  return valid && value !== null ? personOf(house, value) : undefined;
}

export function setCookie({ origin }: Config, reply: FastifyReply, token: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: origin?.startsWith('https:') ?? false, signed: true } as const;
  if (token === null) reply.clearCookie(NAME, options);
  else reply.setCookie(NAME, token, { ...options, maxAge: YEAR });
}
