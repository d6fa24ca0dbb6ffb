// Offline: the code of the shop, one page that belongs to nobody, and the pictures that were seen.
// Never an answer of the API and never a page with a person in it: what a person saw is kept by the page itself, which forgets it at sign-out.
const VERSION = 'dev';
const LANGUAGE = 'en';
const ASSETS = `assets-${VERSION}`;
const PICTURES = 'pictures';
const SHELL = '/offline';
const MAX_PICTURES = 120;

async function keepShell() {
  const cache = await caches.open(ASSETS);
  const answer = await fetch(SHELL, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { 'Accept-Language': LANGUAGE },
  });
  if (!answer.ok) throw new Error(`The page for times without a connection answered ${answer.status}.`);
  const html = await answer.clone().text();
  await cache.put(SHELL, answer);
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path));
  await Promise.all([...files].map((path) => keepFile(cache, path)));
}

async function keepFile(cache, path) {
  const answer = await fetch(path);
  if (!answer.ok) return;
  await cache.put(path, answer.clone());
  if (!path.endsWith('.css')) return;
  const fonts = (await answer.text()).match(/\/assets\/[^)"']*-latin-wght-normal[^)"']*\.woff2/g) ?? [];
  await Promise.all([...new Set(fonts)].map(async (font) => cache.put(font, await fetch(font))));
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
  if (event.data === 'activate') self.skipWaiting();
});

async function takeOver() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith('shop-') || (name.startsWith('assets-') && name !== ASSETS),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function kept(request, name) {
  const cache = await caches.open(name);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  await cache.put(request, answer.clone());
  if (name === PICTURES) for (const old of (await cache.keys()).slice(0, -MAX_PICTURES)) await cache.delete(old);
  return answer;
}

const words = {
  en: [
    'You are offline',
    'The shop cannot be reached. Your cart is kept. Go back, or try again when the connection is back.',
  ],
  de: [
    'Du bist offline',
    'Der Marktplatz ist nicht erreichbar. Dein Warenkorb bleibt erhalten. Geh zurück, oder versuche es noch einmal, wenn die Verbindung wieder da ist.',
  ],
};

const lastResort = ([title, text] = words[LANGUAGE]) =>
  new Response(
    `<!doctype html><html lang="${LANGUAGE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>
<script>setInterval(() => fetch('/api/ready').then(({ ok }) => ok && location.reload(), () => undefined), 2000)</script>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );

/** Any address, without a connection: the page that belongs to nobody, which then shows what this browser has kept. */
async function shell() {
  const page = await (await caches.open(ASSETS)).match(SHELL);
  if (!page) return lastResort();
  const html = (await page.text()).replace('<html', '<html data-offline');
  return new Response(html, { headers: page.headers });
}

/** A push message: its title alone; the same occasion replaces itself. */
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const options = { tag, data: { path }, icon: '/mark.svg', lang: LANGUAGE };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens what it tells of, in a window of the shop that is open already where there is one. */
async function openPath(path) {
  const url = new URL(typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/', self.location.origin).href;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(url);
  await open.focus();
  return open.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request, ASSETS));
  // Private pictures open by addresses that end, and belong to one person.
  else if (/^\/pictures\/(?![^/]*-private-)/.test(url.pathname)) event.respondWith(kept(request, PICTURES));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(shell));
});
