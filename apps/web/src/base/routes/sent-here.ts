import { serviceWorkers } from '../update/workers.ts';

/** Goes to the place a notice leads to, as told by the service worker, unless the page is there already, at any step. */
export function goWhereSent(): void {
  const workers = serviceWorkers();
  workers?.addEventListener('message', ({ data }: MessageEvent<{ readonly place?: unknown } | null>) => {
    const place = data?.place;
    if (typeof place === 'string' && place.startsWith('#/') && !window.location.hash.startsWith(place)) window.location.hash = place;
  });
  workers?.startMessages();
}
