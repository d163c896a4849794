/** Passwords by argon2id, in threads: slow on purpose, so only a few are checked at a time. */
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../../base/refused.ts';
import { newToken } from '../../base/secrets.ts';

const MOST_AT_ONCE = 16;
let underWay = 0;

async function fewAtOnce<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= MOST_AT_ONCE) throw new Refused('too-many', { facts: { most: MOST_AT_ONCE } });
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
  }
}

export const hashPassword = (password: string): Promise<string> => fewAtOnce(() => hash(password));

/** Made for the first who is asked, whoever that is: most processes never are. */
let nobodys: Promise<string> | undefined;

/** Takes just as long if there is no password to compare with. */
export const isPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  fewAtOnce(async () => {
    nobodys ??= hash(newToken());
    const nothing = await nobodys;
    return (await verify(stored ?? nothing, password)) && stored != null;
  });
