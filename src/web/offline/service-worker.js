// Becomes /sw.js: the build writes `PRECACHE` (version and files) in front of it. It keeps the app's own files, so that
// crisis support opens with the network off and the server dead. It never touches an API call.
// A new version waits until the last tab of the old one is closed: nothing reloads in the middle of a conversation.

const CACHE_PREFIX = 'process-files-';
const CACHE = CACHE_PREFIX + PRECACHE.version;
const PAGE = '/index.html';
/** A server that does not answer within this time counts as gone; the kept page opens instead. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  const requests = PRECACHE.files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The first visit too: from here on, a lost network finds every screen.
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(answerFresh(request, PAGE));
  else if (pathname === '/config.js') event.respondWith(answerFresh(request, pathname));
  else if (PRECACHE.files.includes(pathname)) event.respondWith(answerKept(request, pathname));
});

async function findKept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

async function answerKept(request, path) {
  return (await findKept(path)) ?? fetch(request);
}

/** From the server while it answers; what is kept when it is silent, broken or out of reach. */
async function answerFresh(request, path) {
  const fromServer = fetch(request);
  const silence = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([fromServer, silence]).catch(() => null);
  if (answer !== null && answer.status < 500) return answer;
  return (await findKept(path)) ?? fromServer;
}
