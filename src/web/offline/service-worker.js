// Becomes /sw.js: the build writes `PRECACHE` (version, files, and those kept once they are needed) in front of it. It keeps the app's own files, so that
// crisis support opens with the network off and the server dead. It never touches an API call.
// A new version waits until the last tab of the old one is closed: nothing reloads in the middle of a conversation.

const CACHE_PREFIX = 'process-files-';
const CACHE = CACHE_PREFIX + PRECACHE.version;
/** Outlives versions: the basic voice is large and seldom changes, and its name is made from its bytes. */
const VOICE_CACHE = 'process-voice';
const PAGE = '/index.html';
/** A server that does not answer within this time counts as gone; the kept page opens instead. */
const PATIENCE_MS = 3000;

// A file of assets/ is named by its bytes: what the page has just fetched is the same.
const howFresh = (file) => (file.startsWith('/assets/') ? 'default' : 'reload');

self.addEventListener('install', (event) => {
  const requests = PRECACHE.files.map((file) => new Request(file, { cache: howFresh(file) }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    const voice = await caches.open(VOICE_CACHE);
    const voices = (await voice.keys()).filter(({ url }) => !PRECACHE.onUse.includes(new URL(url).pathname));
    await Promise.all(voices.map((request) => voice.delete(request)));
    // The first visit too: from here on, a lost network finds every screen.
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// A page that used the basic voice before this worker watched over it: the browser's own cache has it still.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-voice') event.waitUntil(Promise.all(PRECACHE.onUse.map(keepVoice)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(answerFresh(request, PAGE));
  else if (pathname === '/config.js') event.respondWith(answerFresh(request, pathname));
  else if (PRECACHE.files.includes(pathname)) event.respondWith(answerKept(request, pathname));
  else if (PRECACHE.onUse.includes(pathname)) event.respondWith(keepVoice(pathname));
});

async function findKept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

async function keepVoice(path) {
  const cache = await caches.open(VOICE_CACHE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(path);
  // A device without room speaks all the same, with a network.
  if (answer.ok) await cache.put(path, answer.clone()).catch(() => undefined);
  return answer;
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
