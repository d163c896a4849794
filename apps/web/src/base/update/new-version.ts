/** Sets up the service worker of the built page, by which it works offline; once a new version waits, `offer` is told how to take it into use. */
export async function watchForNewVersion(offer: (use: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('sw.js').catch(() => undefined);
  // Where the browser or the server does not let it be set up, the page works all the same, but not offline.
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

function use(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage('use-now');
}
