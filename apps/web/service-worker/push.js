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

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  const url = new URL(table === '' ? '#/me' : `#/table/${table}`, self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find((one) => one.url.startsWith(url)) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(url);
    if (!page.url.startsWith(url)) await page.navigate(url);
    return page.focus();
  };
  event.waitUntil(open());
});
