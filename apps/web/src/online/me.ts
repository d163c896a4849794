/** What the server can do, and who this device is to it. */
import type { About, Me } from '@shinar/protocol';
import { call, Refused } from './api.ts';
import { wire } from './page-wire.ts';
import { Value } from './value.ts';

/** `none` where no server answers behind this page, `offline` where nothing can be asked. */
export type Server = About | 'asking' | 'none' | 'offline';

export const server = new Value<Server>('asking');
/** Nobody yet is null. */
export const me = new Value<Me | null | undefined>(undefined);

let asked: Promise<void> | undefined;

/** Asks once what is there; again when the network comes back. */
export function askServer(): Promise<void> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<void> {
  if (!navigator.onLine) {
    server.set('offline');
    window.addEventListener(
      'online',
      () => {
        asked = ask();
      },
      { once: true },
    );
    return;
  }
  try {
    server.set(await call<About>('GET', 'api/about'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    server.set('none');
    return;
  }
  await askMe();
}

/** Without a cookie of ours nobody is asked for: the answer would be an error in the browser's log. */
async function askMe(): Promise<void> {
  if (localStorage.getItem(KNOWN) === null) return me.set(null);
  try {
    me.set(await call<Me>('GET', 'api/me'));
  } catch (error) {
    if (!(error instanceof Refused) || error.trouble.code !== 'not-signed-in') throw error;
    forget();
  }
}

/** That this device has a cookie, which scripts cannot see. */
const KNOWN = 'shinar-known';

/** This device is somebody now, or somebody else; the socket must say so too. */
export function become(person: Me): void {
  const before = me.get()?.id;
  localStorage.setItem(KNOWN, '1');
  me.set(person);
  if (before !== person.id) wire.renew();
}

export function forget(): void {
  localStorage.removeItem(KNOWN);
  me.set(null);
  wire.renew();
}

export async function beGuest(name: string): Promise<void> {
  become(await call<Me>('POST', 'api/guests', { name }));
}
