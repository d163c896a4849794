/** What the server can do, and who this device is to it. */
import type { About, Me } from '@shinar/protocol';
import { call, Refused } from '../base/server/api.ts';
import { saveAs } from '../base/server/saving.ts';
import { dropEntry, readEntry, writeEntry } from '../base/storage/storage.ts';
import { useValue, Value } from '../base/value.ts';

/** `none`: no server behind this page; `offline`: nothing can be asked; `away`: the server does not answer at the moment. */
export type Server = About | 'asking' | 'none' | 'offline' | 'away';

export const server = new Value<Server>('asking');
/** The server's address for other devices, if there is one. */
export function useReach(): string | null {
  const about = useValue(server);
  return typeof about === 'string' ? null : about.reach;
}
/** Null if nobody has signed in yet. */
export const me = new Value<Me | null | undefined>(undefined);
me.subscribe(() => saveAs(me.get()?.id));

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked: Promise<void> | undefined;

/** Asks the server what it can do, again and again until it answers. */
export function askServer(): Promise<void> {
  asked ??= ask();
  return asked;
}

/** Asks at once instead of waiting on. */
export function askAgain(): void {
  clearTimeout(timer);
  wait = FIRST_WAIT;
  asked = ask();
}

async function ask(): Promise<void> {
  if (!navigator.onLine) {
    server.set('offline');
    window.addEventListener('online', askAgain, { once: true });
    return;
  }
  let about: About | undefined;
  try {
    about = await call('about');
    await askMe();
    server.set(about);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (about === undefined && isNone(error)) server.set('none');
    else askLater();
  }
}

/** Something answers here, but not our server. */
const isNone = ({ status = 500 }: Refused): boolean => status < 500 && status !== 429;

function askLater(): void {
  server.set('away');
  timer = setTimeout(() => {
    asked = ask();
  }, wait);
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

/** Not asked without a cookie of ours: the answer would show as an error in the browser's console. */
async function askMe(): Promise<void> {
  if (readEntry(KNOWN) === undefined) return me.set(null);
  try {
    me.set(await call('me'));
  } catch (error) {
    if (!(error instanceof Refused) || error.trouble.code !== 'not-signed-in') throw error;
    forget();
  }
}

/** Set if this device has a cookie, which scripts can't see. */
const KNOWN = 'shinar-known';

/** Somebody has signed in on this device, or somebody else. */
export function become(person: Me): void {
  writeEntry(KNOWN, '1');
  me.set(person);
}

export function forget(): void {
  dropEntry(KNOWN);
  me.set(null);
}

export async function beGuest(name: string): Promise<void> {
  become(await call('newGuest', { body: { name } }));
}
