/** Errors that no page can catch: in a click handler, or later. They still go to the browser's console. */
import { Refused } from '../server/api.ts';
import { Unread } from '../storage/shelf.ts';
import { notSaving } from '../storage/storage.ts';
import { Value } from '../value.ts';

/** The last one, until it has been seen. */
export const mishap = new Value<unknown>(undefined);

/** Parts of the app that failed to load. */
const missing = new WeakSet<object>();

/** Errors without an error object are not ours: they come from other scripts, or are a browser's remark about layout. */
export function watchForMishaps(): void {
  window.addEventListener('error', ({ error }) => mishap.set(error ?? mishap.get()));
  window.addEventListener('unhandledrejection', ({ reason }) => mishap.set(reason ?? new Error('rejected')));
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Browsers don't retry a part that failed to load: that takes a new page. */
export const isMissing = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** If nothing is saved, the browser asks before the game is lost. */
export const reload = (): void => window.location.reload();

/** Milliseconds within which a page reloads itself only once. */
const ONCE = 60_000;

/** A part that is missing because the server now has a newer app: the page may load that by itself, but not over and over. */
export async function causeOf(error: unknown): Promise<'broken' | 'unread' | 'away' | 'missing' | 'updating' | 'outdated'> {
  if (error instanceof Unread) return 'unread';
  if (error instanceof Refused) return 'away';
  if (!isMissing(error)) return 'broken';
  if (!(await isOutdated().catch(() => false))) return 'missing';
  const last: number = history.state?.reloaded ?? 0;
  return notSaving.get() || Date.now() - last < ONCE ? 'outdated' : 'updating';
}

async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);
  const answer = await fetch(window.location.href.split('#')[0]!, { cache: 'no-store' });
  return answer.ok && script !== undefined && !(await answer.text()).includes(script);
}

export function loadUpdate(): void {
  history.replaceState({ reloaded: Date.now() }, '');
  reload();
}
