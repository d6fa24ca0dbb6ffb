import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '#domain/listings/model.ts';
import { WISHLIST_COOKIE, writeGuestItems } from '#domain/wishlist/guest-cookie.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';

interface Toast {
  text: string;
  action?: { label: string; onClick: () => void };
}
/** Who is there, what the shop is sent, what waits in this browser, and what other tabs and the person are told. */
const seen = vi.hoisted(() => ({
  userId: null as string | null,
  sent: [] as [name: string, input: unknown][],
  answers: {} as Record<string, () => unknown>,
  queue: [] as { kind: string; listingId: string; title: string }[],
  isQueued: false,
  hasRoom: true,
  toasts: [] as Toast[],
  posted: [] as unknown[],
  refreshed: [] as string[],
  signIns: 0,
}));
vi.mock('#web/platform/sending/send.ts', () => ({
  send: async (name: string, input?: unknown) => {
    seen.sent.push([name, input]);
    return seen.answers[name]?.();
  },
}));
vi.mock('#web/platform/session.ts', () => ({ currentSession: () => seen.userId && { userId: seen.userId } }));
vi.mock('#web/platform/use-call.ts', () => ({
  callKey: (name: string, input: object = {}) => [name, JSON.stringify(input)],
  refresh: (...names: string[]) => void seen.refreshed.push(...names),
}));
vi.mock('#web/modules/accounts/sign-in-overlay.ts', () => ({ openSignIn: () => void (seen.signIns += 1) }));
vi.mock('#web/modules/offline/flush-queue.ts', () => ({ flushQueue: async () => undefined }));
vi.mock('#web/modules/offline/on-sent.ts', () => ({ onSent: () => undefined }));
vi.mock('#web/modules/offline/offline-queue.ts', () => ({
  answered: (_key: string, _operation: unknown, answer: unknown) => answer,
  mine: () => (seen.isQueued ? [{ operation: { kind: 'add' } }] : []),
  queuedChanges: () => seen.queue.map((operation) => ({ operation })),
  queueChange: (operation: (typeof seen.queue)[number]) => seen.hasRoom && seen.queue.push(operation) > 0,
}));
vi.mock('#web/ui/toasts/toasts.ts', () => ({
  showToast: (text: string, { action }: { action?: Toast['action'] } = {}) =>
    void seen.toasts.push({ text, ...(action && { action }) }),
}));
let cookie = '';
let receive: (event: { data: unknown }) => void = () => undefined;
class Channel {
  postMessage = (data: unknown): void => void seen.posted.push(data);
  addEventListener = (_name: string, listener: typeof receive): void => void (receive = listener);
}
const connection = { onLine: true };
vi.stubGlobal('BroadcastChannel', Channel);
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('navigator', connection);
vi.stubGlobal('document', {
  get cookie() {
    return cookie && `${WISHLIST_COOKIE}=${cookie}`;
  },
  set cookie(text: string) {
    cookie = /^[^=]+=([^;]*)/.exec(text)?.[1] ?? '';
  },
});
afterAll(() => void vi.unstubAllGlobals());
const { queryClient } = await import('#web/platform/query-client.ts');
const { addToWishlist, loadWishlist, removeFromWishlist, saveToWishlist, show, wishlistStore } =
  await import('./wishlist-state.ts');
const { clearWishlist } = await import('./clear-wishlist.ts');
const { cachedGuestListings, cacheGuestListings, listingOffline } = await import('./listings-offline.ts');

const items = ['mug', 'bowl', 'cup'].map((id, at) => ({
  id,
  addedAt: new Date(Date.UTC(2026, 9, 9 - at)).toISOString(),
}));
const list = (of = items, changes: object = {}) => ({
  ...{ userId: 'rio', items: of, collections: [], isShared: false, createdAt: null, updatedAt: null },
  ...changes,
});
const ids = (): string =>
  wishlistStore
    .get()
    .items.map(({ id }) => id)
    .join(' ');
const reported = (): string[] => seen.toasts.map(({ text, action }) => (action ? `${text} [${action.label}]` : text));
const undo = async (): Promise<void> => {
  seen.toasts.at(-1)?.action?.onClick();
  await new Promise((resolve) => setTimeout(resolve, 0));
};
const refuse = (status: number) => (): never => {
  throw new ApiProblem(status, { code: 'x', message: 'Not now.' });
};
const asGuest = (): void => {
  seen.userId = null;
  cookie = writeGuestItems(items) ?? '';
  show(items);
};
const asMember = (): void => {
  seen.userId = 'rio';
  cookie = '';
  show(items);
};

beforeEach(() => {
  queryClient.clear();
  Object.assign(seen, { sent: [], queue: [], isQueued: false, hasRoom: true, toasts: [], posted: [], refreshed: [] });
  seen.answers = { 'wishlist.getWishlist': () => list(), 'wishlist.mergeWishlist': () => list() };
  connection.onLine = true;
});

test('[WISH-04, ACC-19] a member’s heart stands at once and is sent', async () => {
  asMember();
  const saving = saveToWishlist('jug', 'Jug');
  expect(ids()).toBe('jug mug bowl cup');
  await saving;
  expect([seen.sent, reported(), seen.posted]).toEqual([
    [['wishlist.changeFavorite', { productId: 'jug', action: 'add' }]],
    ['Saved [Undo]'],
    ['changed'],
  ]);
  await undo();
  expect(seen.sent[1]).toEqual(['wishlist.changeFavorite', { productId: 'jug', action: 'remove' }]);
  asMember();
  Object.assign(seen, { sent: [], toasts: [], answers: { ...seen.answers, 'wishlist.changeFavorite': refuse(409) } });
  expect(await addToWishlist('jug')).toBe(false);
  expect([ids(), reported(), wishlistStore.get().error]).toEqual([
    'mug bowl cup',
    ['Failed to add item to wishlist'],
    'Failed to add item to wishlist',
  ]);
  expect(seen.sent.map(([name]) => name)).toEqual(['wishlist.changeFavorite', 'wishlist.getWishlist']);
  seen.toasts = [];
  await removeFromWishlist('mug');
  expect(reported()).toEqual(['Failed to remove item from wishlist']);
});

test('[WISH-07] an answer that was lost on the line undoes the change', async () => {
  asMember();
  seen.answers = { 'wishlist.changeFavorite': refuse(0) };
  await saveToWishlist('jug', 'Jug');
  expect([ids(), seen.queue, seen.sent.length, reported().length]).toEqual(['mug bowl cup', [], 1, 1]);
  seen.answers = {
    'wishlist.changeFavorite': () => {
      connection.onLine = false;
      return refuse(0)();
    },
  };
  seen.toasts = [];
  await saveToWishlist('jug', 'Jug');
  expect([ids(), seen.queue, reported()]).toEqual([
    'jug mug bowl cup',
    [{ kind: 'save', listingId: 'jug', title: 'Jug' }],
    ['Saved. Kept on this device, sent when you are back online. [Undo]'],
  ]);
});

test('[INV-20] while others wait a change waits with them', async () => {
  asMember();
  seen.isQueued = true;
  await removeFromWishlist('mug', 'Mug');
  expect([ids(), seen.queue.map(({ kind }) => kind), seen.sent]).toEqual(['bowl cup', ['unsave'], []]);
  await undo();
  expect([ids(), seen.queue.map(({ kind }) => kind)]).toEqual(['mug bowl cup', ['unsave', 'save']]);
  seen.hasRoom = false;
  seen.toasts = [];
  expect(await addToWishlist('jug')).toBe(false);
  expect([ids(), reported()]).toEqual(['mug bowl cup', ['Failed to add item to wishlist']]);
});

test('[UX-44, WISH-10] what the shop took off already is not sent again', async () => {
  asMember();
  await removeFromWishlist('bowl', 'Bowl', true);
  expect([ids(), seen.sent, seen.refreshed]).toEqual(['mug cup', [], ['wishlist.getWishlist']]);
  await undo();
  expect(seen.sent).toEqual([
    ['wishlist.mergeWishlist', { items: [items[1]] }],
    ['wishlist.getWishlist', undefined],
  ]);
  expect(ids()).toBe('mug bowl cup');
  seen.answers = { 'wishlist.mergeWishlist': refuse(409), 'wishlist.getWishlist': () => list(items.slice(1)) };
  await removeFromWishlist('mug', 'Mug', true);
  await undo();
  expect([ids(), reported().at(-1)]).toEqual(['bowl cup', 'Failed to add item to wishlist']);
});

test('[WISH-01] a cookie that holds no more asks to sign in, and keeps what it has', async () => {
  seen.userId = null;
  const many = Array.from({ length: 400 }, (_, at) => ({
    id: `piece-${at}-${'x'.repeat(20)}`,
    addedAt: items[0]?.addedAt ?? '',
  }));
  const module = many.findIndex((_, at) => writeGuestItems(many.slice(0, at + 1)) === null);
  const full = many.slice(0, module);
  cookie = writeGuestItems(full) ?? '';
  show(full);
  expect(await addToWishlist('one-more-piece-xxxxxxxxxxxxxx')).toBe(false);
  expect([wishlistStore.get().items.length, reported()]).toEqual([module, [expect.stringMatching(/\[Sign in\]$/i)]]);
  await undo();
  expect(seen.signIns).toBe(1);
});

test('[WISH-07] a member’s list that could not be read: as it was last without a connection', async () => {
  asMember();
  seen.answers = { 'wishlist.getWishlist': refuse(503) };
  await loadWishlist();
  expect([ids(), reported(), wishlistStore.get().error]).toEqual(['', [], 'Failed to load wishlist']);
  queryClient.setQueryData(['wishlist.getWishlist', '{}'], list(items.slice(0, 2)));
  connection.onLine = false;
  await loadWishlist();
  expect([ids(), wishlistStore.get().error]).toEqual(['mug bowl', null]);
  // What was chosen before the sign-in comes along, though the shop has not heard of it.
  cookie = writeGuestItems([{ id: 'vase', addedAt: '2026-11-01T00:00:00.000Z' }]) ?? '';
  await loadWishlist();
  expect(ids()).toBe('vase mug bowl');
});

test('[WISH-03, ACC-20] what is read for somebody who is gone meanwhile is shown to nobody', async () => {
  asMember();
  seen.answers = {
    'wishlist.getWishlist': () => {
      seen.userId = 'bo';
      return list([]);
    },
  };
  await loadWishlist();
  expect(ids()).toBe('mug bowl cup');
  seen.userId = 'rio';
  seen.answers = {
    'wishlist.getWishlist': () => {
      seen.userId = null;
      return refuse(503)();
    },
  };
  await loadWishlist();
  expect([ids(), reported(), wishlistStore.get().error]).toEqual(['mug bowl cup', [], null]);
});

test('[UX-47] another tab’s list is shown to a guest as it comes, and read anew for a member', async () => {
  asGuest();
  receive({ data: items.slice(0, 1) });
  expect(ids()).toBe('mug');
  asMember();
  receive({ data: items.slice(0, 1) });
  await vi.waitFor(() => expect(seen.sent.map(([name]) => name)).toEqual(['wishlist.getWishlist']));
  receive({ data: 'changed' });
  await vi.waitFor(() => expect(seen.sent).toHaveLength(2));
});

test('[WISH-05, UX-77] a member’s list is cleared by the shop, with its link', async () => {
  asMember();
  const own = list(items, { isShared: true, collections: [{ id: 'c1', name: 'Kitchen' }] });
  const laid = { ...own, items: own.items.map((item, at) => ({ ...item, collectionId: at === 0 ? 'c1' : null })) };
  queryClient.setQueryData(['wishlist.getWishlist', '{}'], laid);
  await clearWishlist();
  expect([ids(), seen.sent, seen.refreshed, seen.posted, reported()]).toEqual([
    '',
    [['wishlist.clearWishlist', undefined]],
    ['wishlist.getWishlist', 'wishlist.getShare'],
    ['changed'],
    ['Your wishlist is cleared, and its link no longer works. [Undo]'],
  ]);
  seen.sent = [];
  await undo();
  expect(seen.sent).toEqual([
    [
      'wishlist.restoreWishlist',
      {
        collections: [{ id: 'c1', name: 'Kitchen' }],
        items: [
          { addedAt: '2026-10-09T00:00:00.000Z', collectionId: 'c1', id: 'mug' },
          { addedAt: '2026-10-08T00:00:00.000Z', collectionId: null, id: 'bowl' },
          { addedAt: '2026-10-07T00:00:00.000Z', collectionId: null, id: 'cup' },
        ],
      },
    ],
    ['wishlist.getWishlist', undefined],
  ]);
  expect(ids()).toBe('mug bowl cup');
  seen.toasts = [];
  queryClient.setQueryData(['wishlist.getWishlist', '{}'], list());
  await clearWishlist();
  expect(reported()).toEqual(['Your wishlist is cleared. [Undo]']);
  asMember();
  seen.toasts = [];
  seen.answers = { 'wishlist.clearWishlist': refuse(503) };
  await clearWishlist();
  expect([ids(), reported()]).toEqual(['mug bowl cup', ['Failed to clear wishlist']]);
});

test('[WISH-05, INV-20] without a connection each piece waits to be taken off, and to be put back', async () => {
  asMember();
  connection.onLine = false;
  await clearWishlist();
  const effects = () => seen.queue.map(({ kind, listingId }) => `${kind} ${listingId}`);
  expect([ids(), effects(), reported().length]).toEqual(['', ['unsave mug', 'unsave bowl', 'unsave cup'], 1]);
  await undo();
  // The newest stands first, here and where they are added again one after the other.
  expect([effects().slice(3), ids()]).toEqual([['save cup', 'save bowl', 'save mug'], 'mug bowl cup']);
});

test('[WISH-05, INV-20] where this browser has no room for that, it is not said to be cleared', async () => {
  asMember();
  Object.assign(connection, { onLine: false });
  seen.hasRoom = false;
  await clearWishlist();
  expect([ids(), reported()]).toEqual(['mug bowl cup', ['Failed to remove item from wishlist']]);
});

const listingOf = (changes: object = {}) =>
  ({
    ...{
      listingId: 'mug',
      title: 'Mug',
      shop: { sellerId: 'rio', name: 'Rio Clay', slug: 'rio-clay', place: 'Porto' },
    },
    ...{ pictures: [], processingDays: 3, madeToOrder: false, personalisation: null },
    variants: [{ id: 'ink', priceCents: 4200, stock: 2 }],
    ...changes,
  }) as unknown as Listing;

const [mug] = items;
if (!mug) throw new Error('no item');
/** A wish that waits, of a listing whose page was open before. */
function known(changes: object) {
  queryClient.setQueryData(['listings.getListing', '{"listingId":"mug"}'], listingOf(changes));
  const { now, wasSoldOut, addedPriceCents, title, picture } = listingOffline(mug as (typeof items)[number]);
  const variant = { variantId: now?.variantId, varies: now?.priceVaries, stock: now?.stock };
  return { title, picture, addedPriceCents, wasSoldOut, ...variant, needsWords: now?.needsWords };
}
const shownMug = { title: 'Mug', picture: null, wasSoldOut: false, needsWords: false };

test('[UX-12] a wish that waits offline is shown by the name that it was saved with', () => {
  seen.queue = [
    { kind: 'unsave', listingId: 'mug', title: 'x' },
    { kind: 'save', listingId: 'bowl', title: 'Bowl' },
  ];
  expect(listingOffline(mug)).toMatchObject({ title: '', now: null, addedPriceCents: null });
  seen.queue.push({ kind: 'save', listingId: 'mug', title: 'Mug of Rio' });
  expect(listingOffline(mug)).toMatchObject({ title: 'Mug of Rio', now: null });
});

test('[UX-12] a wish that waits offline is shown as its page showed it', () => {
  expect(known({ personalisation: { required: true }, pictures: [{ id: 'p1' }] })).toEqual({
    ...{ ...shownMug, addedPriceCents: 4200, needsWords: true, picture: { id: 'p1' } },
    ...{ stock: 2, variantId: 'ink', varies: false },
  });
  const two = [
    { id: 'a', priceCents: 4200, stock: 0 },
    { id: 'b', priceCents: 4000, stock: 3 },
  ];
  expect(known({ variants: two, personalisation: { required: false } })).toEqual({
    ...{ ...shownMug, addedPriceCents: 4000, stock: 3, variantId: null, varies: true },
  });
  const alike = two.map((variant) => ({ ...variant, priceCents: 4000 }));
  expect(known({ variants: alike })).toMatchObject({ variantId: null, varies: false });
  expect(known({ variants: [{ id: 'a', priceCents: 4200, stock: 0 }] })).toEqual({
    ...{ ...shownMug, addedPriceCents: 4200, stock: 0, variantId: 'a', varies: false, wasSoldOut: true },
  });
});

test('[WISH-03] what a guest wished is cached, also where that is nothing', () => {
  expect(cachedGuestListings()).toBeUndefined();
  cacheGuestListings([]);
  expect(cachedGuestListings()).toEqual([]);
});

test('[WISH-03] a late answer does not take merged wishes away', async () => {
  asGuest();
  seen.userId = 'rio';
  const late = Promise.withResolvers<unknown>();
  const queryKey = ['wishlist.getWishlist', '{}'];
  const earlier = queryClient.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
  await loadWishlist();
  late.resolve(list([]));
  await earlier;
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([ids(), queryClient.getQueryData(queryKey)]).toEqual(['mug bowl cup', list()]);
});
