import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { PublicSession } from '#domain/core/session.ts';
import { queryClient } from '#web/platform/query-client.ts';

/** What a browser keeps answers in: caches by their name. */
const cached = new Map<string, Map<string, string>>();
const cacheNamed = (name: string) => {
  const entries = cached.get(name) ?? new Map<string, string>();
  cached.set(name, entries);
  const urlOf = (request: string | { url: string }): string =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  return {
    // A request knows its whole address.
    keys: async () => [...entries.keys()].map((url) => ({ url: `https://shop.test${url}` })),
    match: async (request: string | { url: string }) => {
      const text = entries.get(urlOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (url: string, response: Response) => void entries.set(url, await response.text()),
    delete: async (url: string) => entries.delete(url),
  };
};
const listeners = new Map<string, () => void>();
const connection = { onLine: true };
vi.stubGlobal('caches', {
  open: async (name: string) => cacheNamed(name),
  delete: async (name: string) => cached.delete(name),
});
vi.stubGlobal('navigator', connection);
vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
afterAll(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});
const { cachedSession, cacheFor, showCachedAnswers, startCachingAnswers } = await import('./answer-cache.ts');
const ida: PublicSession = {
  userId: 'ida',
  displayName: 'Ida',
  email: 'ida@example.com',
  role: 'buyer',
  shopSlug: null,
};
/** Turns enough for all that follows from what was done, however busy the machine is. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const names = (cache: string): string[] =>
  [...(cached.get(cache) ?? new Map()).keys()].map((url) => decodeURIComponent(url.replace('/kept/', '')));
// What came with the page is there before its code is.
queryClient.setQueryData(['listings.getHome', 'first'], { of: 'the page' });
startCachingAnswers();
await settled();
const first = names('kept-everyones');

beforeEach(async () => {
  await settled();
  queryClient.clear();
  cached.clear();
  connection.onLine = true;
});
const answer = async (key: string[], data: unknown): Promise<void> => {
  queryClient.setQueryData(key, data);
  await settled();
};

test('[UX-12] what was seen is kept for times without a connection', async () => {
  expect(first).toEqual(['["listings.getHome","first"]']);
  await answer(['listings.getListing', '{"listingId":"jug"}'], { title: 'Jug' });
  await answer(['pages', 'orders.listOrders', '{}'], { pages: [] });
  await answer(['payments.getBalance', '{}'], { balanceCents: 1 });
  expect([names('kept-everyones'), names('kept-own')]).toEqual([
    ['["listings.getListing","{\\"listingId\\":\\"jug\\"}"]'],
    ['["pages","orders.listOrders","{}"]'],
  ]);
  queryClient.clear();
  await showCachedAnswers();
  expect(queryClient.getQueryData(['listings.getListing', '{"listingId":"jug"}'])).toEqual({ title: 'Jug' });
  expect(queryClient.getQueryData(['pages', 'orders.listOrders', '{}'])).toEqual({ pages: [] });
});

test('[UX-12] without a connection nothing is kept, and what is fresher on the screen stays', async () => {
  await answer(['listings.getHome', '{}'], { of: 'before' });
  connection.onLine = false;
  await answer(['listings.getShop', '{}'], { of: 'now' });
  await answer(['listings.getHome', '{}'], { of: 'now' });
  expect(names('kept-everyones')).toEqual(['["listings.getHome","{}"]']);
  listeners.get('offline')?.();
  await settled();
  expect(queryClient.getQueryData(['listings.getHome', '{}'])).toEqual({ of: 'now' });
  queryClient.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  listeners.get('offline')?.();
  await settled();
  expect(queryClient.getQueryData(['listings.getHome', '{}'])).toEqual({ of: 'before' });
  // It is as old as it is, and read anew as soon as that can be.
  expect(queryClient.getQueryState(['listings.getHome', '{}'])?.dataUpdatedAt).toBeLessThan(Date.now() - 50_000);
  vi.useRealTimers();
});

test('[UX-12] of forty answers the oldest gives way to the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let at = 1; at <= 42; at += 1) {
    vi.setSystemTime(at * 1000);
    queryClient.setQueryData(['listings.getListing', `${at}`], { at });
  }
  vi.useRealTimers();
  const all = () => names('kept-everyones');
  await vi.waitFor(() => expect(all().at(-1)).toBe('["listings.getListing","42"]'));
  await settled();
  expect([all().length, all()[0], all().at(-1)]).toEqual([
    40,
    '["listings.getListing","3"]',
    '["listings.getListing","42"]',
  ]);
});

test('[UX-12, ACC-20] what belongs to a person goes with the sign-out', async () => {
  cacheFor(ida, false);
  await answer(['orders.getOrder', 'o1'], { number: 'A-1' });
  expect(await cachedSession()).toEqual(ida);
  // Who it belongs to is none of what is shown.
  queryClient.clear();
  await showCachedAnswers();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['orders.getOrder', 'o1']]);
  cacheFor(ida, false);
  await settled();
  expect(names('kept-own')).toEqual(['owner', '["orders.getOrder","o1"]']);
  // Answered before, written after.
  queryClient.setQueryData(['orders.getOrder', 'o2'], { number: 'A-2' });
  cacheFor(null, true);
  await settled();
  expect([names('kept-own'), await cachedSession()]).toEqual([[], null]);
  await answer(['orders.getOrder', 'o3'], { number: 'A-3' });
  cacheFor({ ...ida, userId: 'bo' }, false);
  await settled();
  expect([names('kept-own'), (await cachedSession())?.userId]).toEqual([['owner'], 'bo']);
});

test('[UX-12, ACC-20] what everybody may see is kept although somebody signs out as it comes', async () => {
  queryClient.setQueryData(['listings.getHome', '{}'], { of: 'all' });
  queryClient.setQueryData(['orders.getOrder', 'o1'], { number: 'A-1' });
  cacheFor(null, true);
  await settled();
  expect([names('kept-everyones'), names('kept-own')]).toEqual([['["listings.getHome","{}"]'], []]);
});

test('[UX-12] a browser that keeps nothing is left alone', async () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  expect(() => {
    startCachingAnswers();
    cacheFor(ida, true);
  }).not.toThrow();
  await settled();
  expect(cached.size).toBe(0);
});
