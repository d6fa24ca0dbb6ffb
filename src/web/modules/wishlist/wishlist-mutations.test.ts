import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, Problem, saidNow, sentNow, staleNow, reportedNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { createElement } from 'react';
import type { Wishlist, WishlistListing } from '#domain/wishlist/contract.ts';
import { Collections } from './collections.tsx';
import { Heart } from './heart.tsx';
import { ShareLink } from './share-link.tsx';
import { wishlistSlots } from './slots.ts';
import { WishlistPage } from './wishlist-page.tsx';
import { WishlistProvider } from './wishlist-context.tsx';
import { show } from './wishlist-state.ts';
import { listingSlots } from '#web/modules/listings/slots.ts';

const moved: WishlistListing[] = [];
wishlistSlots.QueuedChanges = () => null;
wishlistSlots.moveToCart = async (listing) => void moved.push(listing);

const connect = async (part: Part, isOnline: boolean): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await part.do(() => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
listingSlots.useReserved = () => new Map();
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  signIn({});
  reportedNow();
});

const kitchen = { id: 'c1', name: 'Kitchen' };
const chosen: (string | null)[] = [];
const openCollections = (given: string | null = null): Promise<Part> =>
  openPart(Collections, {
    collections: [kitchen],
    chosen: given,
    onChoose: (id: string | null) => void chosen.push(id),
  });
const collectionsClosed = ['[All (on)]', '[Kitchen]', '[New collection]'];

test('[WISH-10] a collection is created from its dialog', async () => {
  const part = await openCollections();
  expect(part.lines()).toEqual(collectionsClosed);
  await part.press('New collection');
  expect(part.lines()).toEqual(['[All (on)]', '[Kitchen]', '‹text Name of the collection›[Add]']);
  expect(part.focused()).toBe('Name of the collection');
  await part.press('Add');
  await part.fill('Name of the collection', '  ');
  await part.press('Add');
  expect(sentNow()).toEqual([]);
  await part.fill('Name of the collection', 'Bath');
  answerCalls({ 'wishlist.addCollection': () => new Problem(409, 'There is one called so.') });
  part.lines();
  await part.press('Add');
  expect(part.changes()).toEqual(['+ alert: There is one called so.']);
  expect([sentNow(), staleNow(), reportedNow()]).toEqual([[['wishlist.addCollection', { name: 'Bath' }]], [], []]);
  part.find('Name of the collection').focus();
  await part.key('Escape');
  expect(part.lines()).toEqual(collectionsClosed);
  await part.press('New collection');
  expect(part.lines()).toEqual(['[All (on)]', '[Kitchen]', '‹text Name of the collection›[Add]']);
  answerCalls({ 'wishlist.addCollection': () => ({ id: 'c2', name: 'Bath' }) });
  await part.fill('Name of the collection', 'Bath');
  await part.press('Add');
  expect(part.lines()).toEqual(collectionsClosed);
  expect([staleNow(), reportedNow(), saidNow()]).toEqual([['wishlist.getWishlist'], [['wishlist', 'changed']], []]);
});

test('[UX-12] without a connection collections are looked at, and none is begun or deleted', async () => {
  const part = await openCollections('c1');
  await part.press('New collection');
  await part.fill('Name of the collection', 'Bath');
  await connect(part, false);
  expect(part.lines()).toEqual([
    '[All]',
    '[Kitchen (on)]',
    '[Delete this collection – off]',
    '‹text Name of the collection Bath›[Add – off]',
  ]);
  await part.key('Enter');
  await part.press('Delete this collection');
  await part.press('Add');
  expect(sentNow()).toEqual([]);
  expect(part.find('Add').getAttribute('aria-describedby')).toBe('wishlist-shop-alone');
  await connect(part, true);
  expect(part.find('Add').getAttribute('aria-describedby')).toBeNull();
});

const ended: true[] = [];
const openLink = (): Promise<Part> => openPart(ShareLink, { onEnd: () => void ended.push(true) });
const address = 'http://shop.test/wishlist/shared/t1';

test('[WISH-10] the link is copied, or marked where the browser does not copy', async () => {
  answerCalls({ 'wishlist.getShare': () => ({ token: 't1' }) });
  const part = await openLink();
  expect(part.lines()).toEqual([
    'Link to your wishlist‹text http://shop.test/wishlist/shared/t1›',
    'Whoever has it sees your list and your first name.',
    '[Copy the link]',
    '[Make a new link]',
    '[Stop sharing]',
  ]);
  await part.press('Copy the link');
  expect([await navigator.clipboard.readText(), saidNow()]).toEqual([address, ['success: Link copied.']]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await part.press('Copy the link');
  const field = part.find('Link to your wishlist') as HTMLInputElement;
  expect([part.changes(), saidNow(), field.selectionEnd]).toEqual([
    [
      '− Whoever has it sees your list and your first name.',
      '+ This browser does not copy by itself: the link is marked, copy it by hand.',
    ],
    [],
    35,
  ]);
  await part.press('Copy the link');
  expect([part.changes(), saidNow()]).toEqual([
    [
      '− This browser does not copy by itself: the link is marked, copy it by hand.',
      '+ Whoever has it sees your list and your first name.',
    ],
    ['success: Link copied.'],
  ]);
});

test('[WISH-10] a hand gets the device’s own sheet; closing that says nothing', async () => {
  answerCalls({ 'wishlist.getShare': () => ({ token: 't1' }) });
  const shared: unknown[] = [];
  let refusal: Error | null = null;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  Object.assign(navigator, {
    share: async (what: unknown) => {
      shared.push(what);
      if (refusal) throw refusal;
    },
  });
  const part = await openLink();
  await part.press('Copy the link');
  refusal = new DOMException('closed', 'AbortError');
  await part.press('Copy the link');
  expect([shared, saidNow(), part.changes()]).toEqual([
    [1, 2].map(() => ({ title: 'Link to your wishlist', url: address })),
    [],
    [],
  ]);
  Object.assign(navigator, { share: undefined });
});

test('[WISH-10] a new link is read at once, sharing ends, and what is refused is said', async () => {
  answerCalls({
    'wishlist.getShare': () => ({ token: 't1' }),
    'wishlist.share': () => new Problem(409, 'Too many links today.'),
    'wishlist.unshare': () => new Problem(409, 'Not now.'),
  });
  const part = await openLink();
  await part.press('Make a new link');
  await part.press('Stop sharing');
  expect([saidNow(), ended]).toEqual([['error: Too many links today.', 'error: Not now.'], []]);
  answerCalls({ 'wishlist.share': () => ({ token: 't2' }), 'wishlist.getShare': () => ({ token: 't2' }) });
  sentNow();
  staleNow();
  await part.press('Make a new link');
  expect([saidNow(), sentNow(), staleNow(), part.changes()]).toEqual([
    ['success: A new link. The one before no longer works.'],
    [
      ['wishlist.share', {}],
      ['wishlist.getShare', {}],
    ],
    ['wishlist.getShare'],
    [
      '− Link to your wishlist‹text http://shop.test/wishlist/shared/t1›',
      '+ Link to your wishlist‹text http://shop.test/wishlist/shared/t2›',
    ],
  ]);
  answerCalls({ 'wishlist.unshare': () => ({}) });
  await part.press('Stop sharing');
  expect([saidNow(), staleNow(), reportedNow(), ended]).toEqual([
    ['success: The link no longer works.'],
    ['wishlist.getShare', 'wishlist.getWishlist'],
    [['wishlist', 'changed']],
    [true],
  ]);
});

test('[WISH-10] a link that could not be read, or is not there, is not copied', async () => {
  answerCalls({ 'wishlist.getShare': () => new Problem(404, 'There is no link.') });
  const part = await openLink();
  expect(part.lines()).toEqual([
    'Link to your wishlist‹text›',
    'There is no link.',
    '[Copy the link – off]',
    '[Make a new link]',
    '[Stop sharing]',
  ]);
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await part.press('Copy the link');
  expect([copy.mock.calls, saidNow()]).toEqual([[], []]);
});

const addedAt = '2026-12-01T10:05:00.000Z';
const listing = (id: string, changes: Partial<WishlistListing> = {}): WishlistListing => ({
  ...{ id, addedAt, title: id, addedPriceCents: 4200, picture: null, collectionId: null, wasSoldOut: false },
  now: {
    ...{ priceCents: 4200, priceVaries: false, stock: 5, shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto' },
    ...{ sellerId: 'rio', variantId: 'ink', needsWords: false, processingDays: 3, madeToOrder: false },
  },
  ...changes,
});
const list = (items: WishlistListing[], changes: Partial<Wishlist> = {}): Wishlist => ({
  ...{ userId: 'ida', items, collections: [kitchen], isShared: false, createdAt: null, updatedAt: null },
  ...changes,
});
const Page = () => createElement(WishlistProvider, null, createElement(WishlistPage));
const openPage = async (given: Wishlist): Promise<Part> => {
  answerCalls({ 'wishlist.getWishlist': () => given });
  const part = await openPart(Page, {}, '/wishlist');
  await part.do(() => show(given.items));
  sentNow();
  staleNow();
  return part;
};
const itemsOf = (part: Part): string[] => part.lines().filter((line) => /product|Nothing|Your wishlist/.test(line));

test('[WISH-10] a collection shows its pieces alone; a piece is put into it and out of it', async () => {
  const part = await openPage(list([listing('jug'), listing('cup', { collectionId: 'c1' })]));
  await part.press('Kitchen');
  expect(itemsOf(part)).toEqual(['[cup → /product/cup]']);
  await part.press('All');
  answerCalls({
    'wishlist.moveWishlistItem': () => ({}),
    'wishlist.getWishlist': () => list([listing('jug', { collectionId: 'c1' }), listing('cup')]),
  });
  await part.fill('Collection of jug', 'Kitchen');
  expect([sentNow(), staleNow(), reportedNow()]).toEqual([
    [
      ['wishlist.moveWishlistItem', { collectionId: 'c1', id: 'jug' }],
      ['wishlist.getWishlist', {}],
    ],
    ['wishlist.getWishlist'],
    [['wishlist', 'changed']],
  ]);
  await part.press('Kitchen');
  expect(itemsOf(part)).toEqual(['[jug → /product/jug]']);
  answerCalls({
    'wishlist.moveWishlistItem': () => new Problem(404, 'It is gone.'),
    'wishlist.getWishlist': () => list([listing('jug')], { collections: [] }),
  });
  await part.fill('Collection of jug', 'No collection');
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [['wishlist.moveWishlistItem', { id: 'jug', collectionId: null }]],
    ['error: It is gone.'],
    [],
  ]);
  const { refresh } = await import('#web/platform/use-call.ts');
  await part.do(() => refresh('wishlist.getWishlist'));
  expect(part.lines()).toEqual(expect.arrayContaining(['[All (on)]', '[New collection]', '[jug → /product/jug]']));
});

test('[UX-26, WISH-04] a heart puts its piece on the list and takes it off', async () => {
  const part = await openPart(
    () => createElement(WishlistProvider, null, createElement(Heart, { id: 'jug', title: 'Jug' })),
    {},
  );
  await part.do(() => show([]));
  answerCalls({ 'wishlist.changeFavorite': () => ({}) });
  sentNow();
  await part.press('Jug, on your wishlist');
  await part.press('Jug, on your wishlist');
  expect(sentNow().map(([, input]) => input)).toEqual(
    ['add', 'remove'].map((action) => ({ productId: 'jug', action })),
  );
});

test('[WISH-10] a link that was ended elsewhere is shown no more', async () => {
  const part = await openPage(list([listing('jug')], { isShared: true }));
  answerCalls({ 'wishlist.getShare': () => ({ token: 't1' }) });
  await part.press('The shared link');
  expect(part.lines()).toContain('[Copy the link]');
  answerCalls({ 'wishlist.getWishlist': () => list([listing('jug')]) });
  const { refresh } = await import('#web/platform/use-call.ts');
  await part.do(() => refresh('wishlist.getWishlist'));
  expect(part.lines()).not.toContain('[Copy the link]');
});

test('[WISH-10] one collection is shown or all', async () => {
  const part = await openCollections('c1');
  expect(part.lines()).toEqual(['[All]', '[Kitchen (on)]', '[Delete this collection]', '[New collection]']);
  await part.press('All');
  await part.press('Kitchen');
  expect(chosen.splice(0)).toEqual([null, 'c1']);
  answerCalls({ 'wishlist.deleteCollection': () => new Problem(409, 'Not now.') });
  await part.press('Delete this collection');
  expect([saidNow(), chosen.splice(0), staleNow()]).toEqual([['error: Not now.'], [], []]);
  answerCalls({ 'wishlist.deleteCollection': () => ({}) });
  await part.press('Delete this collection');
  expect([saidNow(), chosen.splice(0), staleNow(), reportedNow()]).toEqual([
    [],
    [null],
    ['wishlist.getWishlist'],
    [['wishlist', 'changed']],
  ]);
  expect(sentNow()).toEqual([1, 2].map(() => ['wishlist.deleteCollection', { collectionId: 'c1' }]));
});
