import { serviceWorkers } from './workers.ts';

/** Registers the built page's service worker, which makes it work offline; once a new version is waiting, `offer` gets a function that activates it. */
export async function watchForNewVersion(offer: (use: () => void) => void): Promise<void> {
  const workers = serviceWorkers();
  if (!import.meta.env.PROD || workers === undefined) return;
  const registration = await workers.register('sw.js').catch(() => undefined);
  // If the browser or the server doesn't allow it, the page works all the same, just not offline.
  if (registration === undefined) return;
  const tried: number = history.state?.updating ?? 0;
  if (tried > 0 && tried < MOST) return goOn(registration.waiting, tried);
  const offerWaiting = (): void => {
    const { waiting } = registration;
    if (waiting !== null && workers.controller !== null) offer(() => use(waiting, 0));
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', follow);
  follow();
  offerWaiting();
}

/** How long a new version may take before the page makes way for it, in milliseconds. */
const PATIENCE = 3000;

/** How often it makes way before it offers the new version again. */
const MOST = 3;

/** Tells the next page how often it was loaded because a new version was asked for and did not come: it may come from the old version once more. */
function reload(updating: number): void {
  history.replaceState({ ...history.state, updating }, '');
  window.location.reload();
}

function use(worker: ServiceWorker, tried: number): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => reload(0), { once: true });
  worker.postMessage('use-now');
  // Something that the page still asks the old version for holds the new one up for minutes; with the page it ends.
  setTimeout(() => reload(tried + 1), PATIENCE);
}

/** After the page has made way: the new version still waits, or it answers by now, and the page comes from it. */
function goOn(waiting: ServiceWorker | null, tried: number): void {
  if (waiting === null) reload(0);
  else use(waiting, tried);
}
