/** Places that a notice leads to: the service worker tells the page, which goes there unless it is there, at whatever step. */
export function goWhereSent(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly place?: unknown } | null>) => {
    const place = data?.place;
    if (typeof place === 'string' && place.startsWith('#/') && !window.location.hash.startsWith(place)) window.location.hash = place;
  });
  navigator.serviceWorker.startMessages();
}
