// Shows a notice in the words that the server sends, and leads to its table.
self.addEventListener('push', (event) => {
  const notice = event.data.json();
  const options = {
    body: notice.text,
    lang: notice.language,
    icon: 'icon-512.png',
    tag: notice.table || 'test',
    renotify: true,
    data: notice,
  };
  event.waitUntil(self.registration.showNotification('Shinar', options));
});

/** Pages of the app itself, also those that were opened before this worker was there; not what others embed. */
async function openPages() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const home = new URL(self.registration.scope).pathname;
  return windows.filter(({ frameType, url }) => frameType === 'top-level' && [home, `${home}index.html`].includes(new URL(url).pathname));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  const place = table === '' ? '#/me' : `#/table/${table}`;
  const { href } = new URL(place, self.registration.scope);
  const open = async () => {
    const pages = await openPages();
    const page =
      pages.find(({ url }) => url.startsWith(href)) ?? pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
    if (page === undefined) return self.clients.openWindow(href);
    // The page goes there by itself: until it listens the message waits for it, and the leave to come forward is not waited away.
    page.postMessage({ place });
    return page.focus();
  };
  event.waitUntil(open());
});
