import type { PublicSession } from '#domain/core/session.ts';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '#web/platform/query-client.ts';

// [UX-12] What was seen is kept for times without a connection. What belongs to a person lies apart and goes with the sign-out.
const everyones = new Set(['listings.getListing', 'listings.getHome', 'listings.getShop']);
const own = new Set(['orders.listOrders', 'orders.getOrder', 'wishlist.getWishlist']);
const EVERYONES = 'kept-everyones';
const OWN = 'kept-own';
const OWNER = '/kept/owner';
const MAX_PAGES = 40;

interface CachedAnswer {
  key: string[];
  data: unknown;
  at: number;
}

const cacheOf = (key: readonly unknown[]): string | null => {
  const name = String(key[0] === 'pages' ? key[1] : key[0]);
  if (everyones.has(name)) return EVERYONES;
  return own.has(name) ? OWN : null;
};

const pathOf = (key: readonly string[]): string => `/kept/${encodeURIComponent(JSON.stringify(key))}`;

async function entries(cache: Cache): Promise<CachedAnswer[]> {
  const requests = (await cache.keys()).filter((request) => !request.url.endsWith(OWNER));
  return Promise.all(requests.map(async (request) => (await (await cache.match(request))?.json()) as CachedAnswer));
}

/** What is there is overwritten, never taken out first: a page may be left at any moment. */
async function put(cache: Cache, path: string, value: unknown): Promise<void> {
  await cache.put(path, new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }));
  if ((await cache.keys()).length <= MAX_PAGES) return;
  const oldest = (await entries(cache)).toSorted((one, other) => other.at - one.at).slice(MAX_PAGES);
  for (const { key } of oldest) await cache.delete(pathOf(key));
}

/** One change after the other, so that what is forgotten cannot be written once more by an earlier answer. */
let last: Promise<unknown> = Promise.resolve();
let forgets = 0;
const inTurn = (run: () => Promise<unknown>): void => void (last = last.then(run).catch(() => undefined));

function cacheAnswer({ queryKey, state }: Query): void {
  const key = queryKey as string[];
  const cache = cacheOf(key);
  const { data, dataUpdatedAt } = state;
  if (!cache || data === undefined || !navigator.onLine) return;
  const requested = forgets;
  inTurn(async () => {
    if (cache === EVERYONES || requested === forgets)
      await put(await caches.open(cache), pathOf(key), { key, data, at: dataUpdatedAt });
  });
}

/** Keeps every answer of the calls above: those that are there, and those that come from now on. */
export function startCachingAnswers(): void {
  if (!('caches' in globalThis)) return;
  queryClient.getQueryCache().getAll().forEach(cacheAnswer);
  queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'updated' && (event as { action: { type: string } }).action.type === 'success') cacheAnswer(query);
  });
  addEventListener('offline', () => void showCachedAnswers());
}

/** Puts what is kept where screens look for it; fresher answers stay. */
export async function showCachedAnswers(): Promise<void> {
  for (const { key, data, at } of [
    ...(await entries(await caches.open(EVERYONES))),
    ...(await entries(await caches.open(OWN))),
  ])
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: at });
}

/** Who saw it last in this browser, for a page that the worker showed. */
export async function cachedSession(): Promise<PublicSession | null> {
  const owner = await (await caches.open(OWN)).match(OWNER);
  return owner ? ((await owner.json()) as PublicSession) : null;
}

/** Belongs to whoever is signed in now; what belonged to another is gone. */
export function cacheFor(session: PublicSession | null, isAnother: boolean): void {
  if (!('caches' in globalThis)) return;
  if (isAnother) forgets += 1;
  inTurn(async () => {
    if (isAnother || (await cachedSession())?.userId !== session?.userId) await caches.delete(OWN);
    if (session) await put(await caches.open(OWN), OWNER, session);
  });
}
