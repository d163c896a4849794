// Keeps all files of the page on the device, and answers with them: after the first visit no network is needed.
// The build puts FILES before this, each file's path with a hash of its content, so that versions do not mix in the one cache.
const CACHE = 'shinar';
const INDEX = 'index.html';
const home = new URL(self.registration.scope);

const addressOf = (path) => new URL(path, home);
const keyOf = (path) => `${addressOf(path)}?${FILES[path]}`;
const paths = new Map(Object.keys(FILES).map((path) => [addressOf(path).pathname, path]));

async function keepAll() {
  const cache = await caches.open(CACHE);
  const keep = async (path) => {
    if (await cache.match(keyOf(path))) return;
    const answer = await fetch(addressOf(path), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(keyOf(path), answer);
  };
  await Promise.all(Object.keys(FILES).map(keep));
}

async function dropOld() {
  const cache = await caches.open(CACHE);
  const keys = new Set(Object.keys(FILES).map(keyOf));
  const old = (await cache.keys()).filter(({ url }) => !keys.has(url));
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all([...old.map((request) => cache.delete(request)), ...others.map((name) => caches.delete(name))]);
}

/** An address such as `table/ID` leads to `#/table/ID` of the page, as it does at the server; undefined for the page itself, and for what is no place of it. */
function placeFor({ mode, url }) {
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || origin !== home.origin || !pathname.startsWith(home.pathname)) return undefined;
  const place = pathname.slice(home.pathname.length);
  const [first] = place.split('/');
  return first === '' || /^(api|assets|health|metrics)$|\./.test(first) ? undefined : new URL(`#/${place}`, home);
}

/** The file that answers a request. */
function pathFor({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== home.origin) return undefined;
  return pathname === home.pathname ? INDEX : paths.get(pathname);
}

const answer = async (request, path) => (await caches.match(keyOf(path), { cacheName: CACHE })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const place = placeFor(event.request);
  const path = pathFor(event.request);
  if (place !== undefined) event.respondWith(Response.redirect(place));
  else if (path !== undefined) event.respondWith(answer(event.request, path));
});
/** A new version waits until somebody says so. */
self.addEventListener('message', ({ data }) => {
  if (data === 'use-now') self.skipWaiting();
});
