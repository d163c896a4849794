/** Registers the built page's service worker, which makes it work offline; once a new version is waiting, `offer` gets a function that activates it. */
export async function watchForNewVersion(offer: (use: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('sw.js').catch(() => undefined);
  // If the browser or the server doesn't allow it, the page works all the same, just not offline.
  if (registration === undefined) return;
  const offerWaiting = (): void => {
    const { waiting } = registration;
    if (waiting !== null && workers.controller !== null) offer(() => use(waiting));
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', follow);
  follow();
  offerWaiting();
}

/** How long a new version may take before the page goes on by itself, in milliseconds. */
const PATIENCE = 3000;

function use(worker: ServiceWorker): void {
  const reload = (): void => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('use-now');
  // Something that the page still asks the old version for holds the new one up for minutes; with the page it ends.
  setTimeout(reload, PATIENCE);
}
