import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readGuestItems, WISHLIST_COOKIE, writeGuestItems } from '#domain/wishlist/guest-cookie.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';

const send = vi.fn();
vi.mock('#web/platform/api.ts', () => ({ ApiProblem, inputKey: JSON.stringify }));
vi.mock('#web/platform/sending/send.ts', () => ({ send }));
vi.mock('#web/platform/session.ts', () => ({ currentSession: () => ({ userId: 'rio' }) }));
vi.mock('#web/modules/accounts/sign-in-overlay.ts', () => ({ openSignIn: () => undefined }));
vi.mock('#web/modules/offline/flush-queue.ts', () => ({ flushQueue: () => undefined }));
vi.mock('#web/modules/offline/offline-queue.ts', () => ({
  queueChange: () => true,
  mine: () => [],
  answered: (_key: string, _operation: unknown, answer: unknown) => answer,
}));

/** A page's cookies, as far as one name is concerned. */
let cookie = '';
const inCookie = (): string[] => readGuestItems(cookie).map(({ id }) => id);
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('document', {
  get cookie() {
    return cookie && `${WISHLIST_COOKIE}=${cookie}`;
  },
  set cookie(text: string) {
    cookie = /^[^=]+=([^;]*)/.exec(text)?.[1] ?? '';
  },
});
const { loadWishlist, wishlistStore } = await import('./wishlist-state.ts');

const items = ['mug', 'bowl'].map((id, index) => ({
  id,
  addedAt: new Date(Date.UTC(2026, 9, 9 - index)).toISOString(),
}));
const list = { userId: 'rio', items, collections: [], isShared: false, createdAt: null, updatedAt: null };

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  send.mockReset();
  cookie = writeGuestItems(items) ?? '';
});

test('[WISH-03] the guest’s cookie goes when the server has the list, and not a moment before', async () => {
  let during: string[] = [];
  send.mockImplementation(async (name: string) => {
    during = inCookie();
    expect(name).toBe('wishlist.mergeWishlist');
    return list;
  });
  await loadWishlist();
  expect(during).toEqual(['mug', 'bowl']);
  expect(inCookie()).toEqual([]);
  expect(wishlistStore.get().items.map(({ id }) => id)).toEqual(['mug', 'bowl']);
});

test.each([
  ['lost on the way', new ApiProblem(0, { code: 'network', message: '' })],
  ['refused', new ApiProblem(409, { code: 'wishlist/full', message: '' })],
  ['answered by an error', new ApiProblem(500, { code: 'internal', message: '' })],
])('[WISH-03, WISH-07] a list that is %s stays in the cookie and on the screen', async (_, problem) => {
  send.mockRejectedValueOnce(problem);
  await loadWishlist();
  expect(inCookie()).toEqual(['mug', 'bowl']);
  expect(wishlistStore.get().items.map(({ id }) => id)).toEqual(['mug', 'bowl']);
  expect(wishlistStore.get().error).not.toBeNull();
  send.mockResolvedValueOnce(list);
  await loadWishlist();
  expect(send).toHaveBeenLastCalledWith('wishlist.mergeWishlist', { items });
  expect([inCookie(), wishlistStore.get().error]).toEqual([[], null]);
});
