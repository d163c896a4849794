// Part of the service worker: shows a notice, and leads to its table. The page leaves the words of the chosen language in a cache.
async function wordsOf() {
  const kept = await caches.match('/notice-words', { cacheName: 'shinar-notice-words' });
  return kept ? kept.json() : { title: 'Shinar', body: '', test: '' };
}

self.addEventListener('push', (event) => {
  const notice = event.data.json();
  const show = async () => {
    const { title, body, test } = await wordsOf();
    const options = { body: notice.table === '' ? test : body, icon: 'icon-512.png', tag: notice.table, data: notice };
    await self.registration.showNotification(title, options);
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  const url = new URL(table === '' ? '#/me' : `#/table/${table}`, self.registration.scope).href;
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (page === undefined) return self.clients.openWindow(url);
    await page.navigate(url);
    return page.focus();
  };
  event.waitUntil(open());
});
