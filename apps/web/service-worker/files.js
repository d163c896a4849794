// Keeps all files of the page on the device, and answers with them: after the first visit no network is needed.
// The build puts FILES before this, each file's path with a hash of its content, so that versions do not mix in the one cache, and EVERYTHING, the path of the file with all that lies in folders.
const CACHE = 'shinar';
const INDEX = 'index.html';
const home = new URL(self.registration.scope);

const addressOf = (path) => new URL(path, home);
const keyOf = (path) => `${addressOf(path)}?${FILES[path]}`;
const paths = new Map(Object.keys(FILES).map((path) => [addressOf(path).pathname, path]));

const ask = async (path) => {
  const answer = await fetch(addressOf(path), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

/** What lies in folders comes in one file to a device that has nothing yet: a line that tells each path, type and length, then one after another. */
async function keepEverything(cache) {
  const answer = await ask(EVERYTHING);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const start = bytes.indexOf(10) + 1;
  let end = start;
  const keep = ([path, type, length]) => {
    // As if it had come alone from the same server.
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
    headers.set('content-type', type);
    end += length;
    return cache.put(keyOf(path), new Response(bytes.subarray(end - length, end), { headers }));
  };
  await Promise.all(JSON.parse(new TextDecoder().decode(bytes.subarray(0, start))).map(keep));
}

const keysIn = async (cache) => new Set((await cache.keys()).map(({ url }) => url));

async function keepAll() {
  const cache = await caches.open(CACHE);
  if ((await keysIn(cache)).size === 0) await keepEverything(cache);
  const kept = await keysIn(cache);
  const missing = Object.keys(FILES).filter((path) => !kept.has(keyOf(path)));
  await Promise.all(missing.map(async (path) => cache.put(keyOf(path), await ask(path))));
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
