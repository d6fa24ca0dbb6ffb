import type { PublicSession } from '#domain/accounts/contract.ts';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';

// [UX-12] What was seen is kept for times without a connection. What belongs to a person lies apart and goes with the sign-out.
const everyones = new Set(['listings.getListing', 'listings.getHome', 'listings.getShop']);
const own = new Set(['orders.listOrders', 'orders.getOrder', 'wishlist.getWishlist']);
const EVERYONES = 'kept-everyones';
const OWN = 'kept-own';
const OWNER = '/kept/owner';
const MOST = 40;

interface Kept {
  key: string[];
  data: unknown;
  at: number;
}

const cacheOf = (key: readonly unknown[]): string | null => {
  const name = String(key[0] === 'pages' ? key[1] : key[0]);
  return everyones.has(name) ? EVERYONES : own.has(name) ? OWN : null;
};

async function put(cacheName: string, path: string, value: unknown): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(path);
  await cache.put(path, new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }));
  const paths = (await cache.keys()).filter((request) => !request.url.endsWith(OWNER));
  for (const old of paths.slice(0, -MOST)) await cache.delete(old);
}

async function entries(cacheName: string): Promise<Kept[]> {
  const cache = await caches.open(cacheName);
  const requests = (await cache.keys()).filter((request) => !request.url.endsWith(OWNER));
  return Promise.all(requests.map(async (request) => (await (await cache.match(request))?.json()) as Kept));
}

/** One change after the other, so that what is forgotten cannot be written once more by an earlier answer. */
let last: Promise<unknown> = Promise.resolve();
let forgets = 0;
const inTurn = (act: () => Promise<unknown>): void => void (last = last.then(act).catch(() => undefined));

function keep({ queryKey, state }: Query): void {
  const key = queryKey as string[];
  const cache = cacheOf(key);
  const { data, dataUpdatedAt } = state;
  if (!cache || data === undefined || !navigator.onLine) return;
  const asked = forgets;
  inTurn(async () => {
    if (cache === EVERYONES || asked === forgets)
      await put(cache, `/kept/${encodeURIComponent(JSON.stringify(key))}`, { key, data, at: dataUpdatedAt });
  });
}

/** Keeps every answer of the calls above: those that are there, and those that come from now on. */
export function startKeeping(): void {
  if (!('caches' in globalThis)) return;
  queryClient.getQueryCache().getAll().forEach(keep);
  queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'updated' && (event as { action: { type: string } }).action.type === 'success') keep(query);
  });
  addEventListener('offline', () => void showKept());
}

/** Puts what is kept where screens look for it; fresher answers stay. */
export async function showKept(): Promise<void> {
  for (const { key, data, at } of [...(await entries(EVERYONES)), ...(await entries(OWN))])
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: at });
}

/** Who saw it last in this browser, for a page that the worker showed. */
export async function keptSession(): Promise<PublicSession | null> {
  const owner = await (await caches.open(OWN)).match(OWNER);
  return owner ? ((await owner.json()) as PublicSession) : null;
}

/** Belongs to whoever is signed in now; what belonged to another is gone. */
export function keepFor(session: PublicSession | null, isAnother: boolean): void {
  if (!('caches' in globalThis)) return;
  if (isAnother) forgets += 1;
  inTurn(async () => {
    if (isAnother || (await keptSession())?.userId !== session?.userId) await caches.delete(OWN);
    if (session) await put(OWN, OWNER, session);
  });
}
