import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#web/platform/session.ts', () => ({ useSession: () => null }));
let stored: Map<string, string>;
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => stored.set(name, text),
  removeItem: (name: string) => stored.delete(name),
});
vi.stubGlobal('location', { pathname: '/product/mug', search: '?size=L' });
afterAll(() => void vi.unstubAllGlobals());

/** A tab of its own with the browser's one store. */
async function openTab() {
  vi.resetModules();
  return import('./interrupted-operation.ts');
}
const HERE = '/product/mug?size=L';

beforeEach(() => {
  stored = new Map();
  vi.useRealTimers();
});

test('[UX-74] what was begun goes on in the tab that a mailed link opens, once', async () => {
  const first = await openTab();
  first.rememberInterrupted('reviews.helpful', { reviewId: 'r1' }, '#reviews');
  expect(first.returnAddress()).toBe(`${HERE}#reviews`);
  first.storeOperation();
  const second = await openTab();
  expect(second.returnAddress()).toBe(HERE);
  second.resumeStored();
  expect(second.returnAddress()).toBe(`${HERE}#reviews`);
  const third = await openTab();
  third.resumeStored();
  expect(third.returnAddress()).toBe(HERE);
});

test('[UX-74] nothing goes on of which the link is over', async () => {
  const first = await openTab();
  first.rememberInterrupted('reviews.helpful', { reviewId: 'r1' }, '#reviews');
  first.storeOperation();
  const earlier = stored.get('interrupted-act') ?? '';
  vi.useFakeTimers({ now: Date.now() + 20 * 60_000 });
  const late = await openTab();
  late.resumeStored();
  expect([late.returnAddress(), stored.size]).toEqual([HERE, 0]);
  vi.useRealTimers();
  stored.set('interrupted-act', earlier);
  first.rememberInterrupted('shops.follow', { sellerId: 's1' });
  expect(stored.size).toBe(0);
});

test('[UX-74] a spoilt store holds nothing', async () => {
  stored.set('interrupted-act', '{"name":');
  const tab = await openTab();
  tab.resumeStored();
  expect(tab.returnAddress()).toBe(HERE);
});
