import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, forgetAnswers, markupOf, shown, signIn } from '#test/support/markup/markup.ts';
import type { Wishlist, WishlistListing } from '#domain/wishlist/contract.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-items.ts';
import { listingSlots } from '../listings/slots.ts';
import { Heart } from './heart.tsx';
import { wishlistSlots } from './slots.ts';
import { WishlistByLinkPage } from './wishlist-by-link-page.tsx';
import { WishlistCard } from './wishlist-card.tsx';
import { WishlistPage } from './wishlist-page.tsx';

/** What this browser has on its list, whether it knows it yet, and whether there is a connection. */
const now = vi.hoisted(() => ({
  list: { items: [] as WishlistItem[], isReady: true },
  isOnline: true,
  changes: [] as object[],
}));
vi.mock('./wishlist-context.tsx', () => ({ useWishlist: () => now.list }));
vi.mock('./wishlist-state.ts', () => ({ removeFromWishlist: () => undefined, saveToWishlist: () => undefined }));
vi.mock('./clear-wishlist.ts', () => ({ clearWishlist: () => undefined }));
vi.mock('#web/platform/use-online.ts', () => ({ useOnline: () => now.isOnline }));
vi.mock('#web/modules/offline/offline-queue.ts', () => ({
  useOfflineQueue: () => ({ changes: now.changes }),
  queuedChanges: () => now.changes,
  isMine: () => true,
}));
wishlistSlots.QueuedChanges = () => null;
listingSlots.useReserved = (listingId) => new Map(listingId === 'reserved' ? [['ink', 1]] : []);

beforeEach(() => {
  forgetAnswers();
  signIn(null);
  Object.assign(now, { list: { items: [], isReady: true }, isOnline: true, changes: [] });
});

const addedAt = '2026-12-01T10:05:00.000Z';
type Now = NonNullable<WishlistListing['now']>;
const offered = (changes: Partial<Now> = {}): Now => ({
  ...{ priceCents: 4200, priceVaries: false, stock: 5, shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto' },
  ...{ sellerId: 'rio', variantId: 'ink', needsWords: false, processingDays: 3, madeToOrder: false },
  ...changes,
});
const listing = (changes: Partial<WishlistListing> = {}): WishlistListing => ({
  ...{ id: 'jug', addedAt, title: 'Jug', addedPriceCents: 4200, picture: null, collectionId: null },
  ...{ wasSoldOut: false, now: offered() },
  ...changes,
});
const card = (changes: Partial<WishlistListing> = {}, more: object = {}) =>
  shown(WishlistCard, { listing: listing(changes), onRemove: () => undefined, ...more });

const [from, move, remove] = ['Rio Clay, Porto', '[Move to cart: Jug: Move to cart]', '[Remove Jug: ]'];
const choose = '[Choose how you want Jug → /product/jug]';
const nameless = { now: null, title: '', addedPriceCents: null };

test.each<[state: string, changes: Partial<WishlistListing>, lines: string[]]>([
  ['that costs what it did', {}, [from, '€42.00', move]],
  ['whose price then is not known', { addedPriceCents: null }, [from, '€42.00', move]],
  [
    'that costs less',
    { now: offered({ priceCents: 4100 }) },
    [from, '€41.00When you added it: €42.00', '€1.00 less than when you added it', move],
  ],
  ['that costs more', { now: offered({ priceCents: 4300, priceVaries: true }) }, [from, 'from€43.00', move]],
  ['that is sold out', { now: offered({ stock: 0 }) }, [from, '€42.00', 'Sold out']],
  ['that is the last one', { now: offered({ stock: 1, place: '' }) }, ['Rio Clay', '€42.00', 'Only 1 left', move]],
  ['with choices', { now: offered({ variantId: null }) }, [from, '€42.00', choose]],
  ['that needs words of the buyer', { now: offered({ needsWords: true }) }, [from, '€42.00', choose]],
  [
    'sold by weight',
    { now: offered({ contents: { amount: 250, unit: 'g' } }), addedPriceCents: 4300 },
    [from, '€42.00250 g, €168.00/kgWhen you added it: €43.00', '€1.00 less than when you added it', move],
  ],
])('[WISH-10, UX-67] what a card says of a piece %s', (_state, changes, lines) => {
  expect(card(changes)).toEqual(['[Jug → /product/jug]', ...lines, remove]);
});

test('[WISH-10] the last piece that is reserved for this cart can still be moved there', () => {
  expect(card({ id: 'reserved', now: offered({ stock: 0 }) }).slice(2, -1)).toEqual(['€42.00', 'Only 1 left', move]);
});

test('[WISH-10, UX-12] a card of a piece that is gone or not known yet still has a name', () => {
  expect([card({ now: null }), card(nameless), card(nameless, { isBare: true })]).toEqual([
    ['Jug', '€42.00', 'No longer for sale', remove],
    ['A piece that is gone', 'No longer for sale', '[Remove A piece that is gone: ]'],
    ['A piece you saved', 'Shown in full when you are back online', '[Remove A piece you saved: ]'],
  ]);
});

test('[WISH-10] a card of somebody else’s wishlist cannot be removed', () => {
  expect(card({}, { onRemove: undefined })).toEqual(['[Jug → /product/jug]', from, '€42.00']);
});

test('[UX-26] the heart says what a press does', () => {
  const heart = () => [
    ...shown(Heart, { id: 'jug', title: 'Jug' }),
    /title="([^"]*)"/.exec(markupOf(Heart, { id: 'jug', title: 'Jug' }))?.[1],
  ];
  expect(heart()).toEqual(['[Jug, on your wishlist: ]', 'Add to your wishlist']);
  lists('cup', 'jug');
  expect(heart()).toEqual(['[Jug, on your wishlist: (on)]', 'Remove from your wishlist']);
});

const lists = (...ids: string[]): void => {
  now.list = { isReady: true, items: ids.map((id) => ({ id, addedAt })) as WishlistItem[] };
};
const known = (items: WishlistListing[], changes: Partial<Wishlist> = {}): void =>
  answer(
    'wishlist.getWishlist',
    {},
    { userId: 'ida', items, collections: [], isShared: false, createdAt: null, updatedAt: null, ...changes },
  );
const page = () => shown(WishlistPage, {}, '/wishlist');

test('[WISH-10, UX-67] a member’s list: its pieces, its collections, its link', () => {
  signIn({});
  expect(page()).toEqual(['Wishlist', 'status: Loading your wishlist']);
  lists('jug');
  known([listing()], { collections: [{ id: 'c1', name: 'Kitchen' }] });
  expect(page()).toEqual([
    'Wishlist',
    '[Share the list]',
    '[Clear the list]',
    '[All (on)]',
    '[Kitchen]',
    '[New collection]',
    '[Jug → /product/jug]',
    'Rio Clay, Porto',
    '€42.00',
    '[Move to cart: Jug: Move to cart]',
    '[Remove Jug: ]',
    '*No collection / Kitchen /',
  ]);
  known([listing()], { isShared: true });
  const before = page();
  expect(before.slice(0, 4)).toEqual(['Wishlist', '[The shared link]', '[Clear the list]', '[All (on)]']);
  // What was read stays where it could not be read anew.
  fail('wishlist.getWishlist', {}, 503);
  expect(page()).toEqual(before);
  // What was taken off is gone at once.
  lists('cup');
  known([listing(), listing({ id: 'cup', title: 'Cup' })]);
  expect(page().filter((line) => /product/.test(line))).toEqual(['[Cup → /product/cup]']);
  lists();
  known([]);
  expect(page()).toEqual([
    'Wishlist',
    'Your wishlist is empty',
    'The heart at a piece puts it here. You will see when its price falls or when it is back.',
    '[Browse all pieces → /search]',
  ]);
});

test('[WISH-10, UX-67] a guest’s list says that it is kept here; one that could not be read says so', () => {
  expect(page()).toEqual([
    'Wishlist',
    'Your wishlist is empty',
    'The heart at a piece puts it here. You will see when its price falls or when it is back.',
    '[Browse all pieces → /search]',
  ]);
  lists('jug');
  answer('wishlist.showWishlistItems', { items: now.list.items }, { items: [listing()] });
  expect(page()).toEqual(
    expect.arrayContaining([
      '[Clear the list]',
      'Kept in this browser for 30 days. [Sign in] to keep it on every device.',
      '[Jug → /product/jug]',
    ]),
  );
  forgetAnswers();
  fail('wishlist.showWishlistItems', { items: now.list.items }, 503, 'Being mended.');
  expect(page()).toEqual([
    'Wishlist',
    'alert:',
    'Your wishlist could not be loaded',
    'Failed to load wishlist. Nothing of yours is lost.',
    '[Try again]',
  ]);
  now.list = { items: [], isReady: false };
  forgetAnswers();
  expect(page()).toEqual(['Wishlist', 'status: Loading your wishlist']);
});

test('[UX-12] without a connection the list is as it will be', () => {
  signIn({});
  lists('jug', 'cup');
  known([listing()], { collections: [{ id: 'c1', name: 'Kitchen' }] });
  now.isOnline = false;
  expect(page()).toEqual(
    expect.arrayContaining([
      '[Share the list – off]',
      'status: Collections and sharing need a connection. Hearts and moves to the cart are kept until there is one.',
      '[All (on)]',
      '[New collection – off]',
      'A piece you saved',
      'Shown in full when you are back online',
    ]),
  );
});

const link = (): string[] => shown(WishlistByLinkPage, {}, '/wishlist/shared/t1');
const request = { token: '' };

test('[WISH-10, UX-68] somebody’s list by its link: there, empty, gone', () => {
  expect(link()).toEqual(['A wishlist', 'status: Loading the wishlist']);
  answer('wishlist.getShared', request, { name: 'Ida', items: [listing()] });
  expect(link()).toEqual(['Ida’s wishlist', '[Jug → /product/jug]', 'Rio Clay, Porto', '€42.00']);
  answer('wishlist.getShared', request, { name: 'Ida', items: [] });
  expect(link()).toEqual(['Ida’s wishlist', 'Nothing on it yet', '[See all pieces → /search]']);
  for (const status of [404, 400]) {
    forgetAnswers();
    fail('wishlist.getShared', request, status);
    expect(link()).toEqual([
      'A wishlist',
      'This wishlist is not there, or is no longer shared',
      'Ask for a new link.',
      '[See all pieces → /search]',
    ]);
  }
  fail('wishlist.getShared', request, 503, 'Being mended.');
  expect(link()).toEqual([
    'A wishlist',
    'alert:',
    'This wishlist could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
  now.isOnline = false;
  expect(link()).toEqual([
    'A wishlist',
    'This list needs a connection',
    'Somebody shared it with you. It is shown as it is now, so it is not kept on this device.',
    '[Try again]',
    '[Your own wishlist → /wishlist]',
  ]);
});
