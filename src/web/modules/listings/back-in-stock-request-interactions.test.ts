import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownListing } from '#test/builders/shown-listing.ts';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Listing, ListingCard } from '#domain/listings/model.ts';
import { ProductGone } from './below/product-gone.tsx';
import { BackInStockRequest } from './back-in-stock-request.tsx';
import { ProductCard } from './product-card.tsx';
import { recordSeen, seenListings } from './recently-viewed.ts';
import { type Addition, listingSlots } from './slots.ts';

const reserved = new Map<string, number>();
const added: [string, number, string][] = [];
const shop = {
  ...{
    sellerId: 'rio',
    name: 'Rio Clay',
    slug: 'rio-clay',
    place: 'Porto',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    owner: 'Rio',
    tagline: 'Slow pots.',
  },
  ...{ ratingCount: 12, ratingMean: 4.75, since: 2019, sold: 1234, replyHours: 12, returnsDays: 14, packing: 'Straw' },
  ...{ portrait: null, logo: null, picture: null, banner: null, mark: null },
} as unknown as Listing['shop'];
const listing = (changes: Partial<Listing> = {}): Listing =>
  shownListing({ shop, vatSeller: { sellsAs: 'private', country: '', postcode: '', usesOss: false }, ...changes });
const card = (changes: Partial<ListingCard> = {}): ListingCard => ({
  ...{ listingId: 'jug', title: 'Jug', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto', priceCents: 4200 },
  ...{ priceVaries: false, compareAtCents: null, saleEndsAt: null, contents: null, currency: 'EUR', picture: null },
  ...{
    secondPicture: null,
    ratingMean: 0,
    ratingCount: 0,
    stock: 4,
    madeToOrder: false,
    processingDays: 3,
    ...changes,
  },
});
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  signIn(null);
  added.length = 0;
  listingSlots.Heart = () => createElement('i', null, 'Heart');
  listingSlots.useReserved = () => reserved;
  listingSlots.addToCart = async ({ variant, quantity, personalisation }: Addition) =>
    void added.push([variant.id, quantity, personalisation]);
});

test('[UX-34] a request to be told is one press, for guests after signing in', async () => {
  const props = { listing: listing(), variant: listing().variants[1]!, name: 'Red' };
  await page.open(BackInStockRequest, props);
  await page.press('Tell me when Red is back');
  expect(server.sent()).toEqual([]);
  signIn({});
  answer('listings.listBackInStockRequests', { listingId: 'jug' }, { variantIds: [] });
  await page.open(BackInStockRequest, props);
  server.refusing('listings.setBackInStockRequest', 429, 'Too many.');
  await page.press('Tell me when Red is back');
  const refused = [server.sent(), server.said()];
  answer('listings.listBackInStockRequests', { listingId: 'jug' }, { variantIds: ['v2'] });
  await time.settle();
  const waits = page.lines();
  server.answering('listings.setBackInStockRequest', () => partly({}));
  await page.press('Do not write');
  expect([refused, waits, server.sent(), server.readAnew()]).toEqual([
    [
      [
        ['listings.setBackInStockRequest', { listingId: 'jug', variantId: 'v2', waiting: true }],
        ['listings.setBackInStockRequest', { listingId: 'jug', variantId: 'v2', waiting: true }],
      ],
      ['error: Too many.'],
    ],
    ['status: We will write to you when Red is back. [Do not write]'],
    [['listings.setBackInStockRequest', { listingId: 'jug', variantId: 'v2', waiting: false }]],
    ['listings.listBackInStockRequests'],
  ]);
});

test('[SHELL-10, UX-17] a piece that is gone leads on, also to what was looked at before', async () => {
  recordSeen({ listingId: 'jug', title: 'Jug', priceCents: 4200, picture: null });
  recordSeen({ listingId: 'cup', title: 'Cup', priceCents: 1200, picture: null });
  await page.open(ProductGone, { listingId: 'jug' });
  const lines = page.lines();
  await page.press('Clear');
  expect([lines, page.lines().length < lines.length, seenListings()]).toEqual([
    [
      'This piece is no longer here',
      'It may have been sold or taken down',
      'Others like it may be for sale.',
      '[See all pieces → /search]',
      '[Go to the home page → /]',
      'Recently viewed',
      '[Clear the list]',
      '[',
      '€12.00Cup → /product/cup]',
    ],
    true,
    [],
  ]);
});

test('[UX-26] a card: its price, what it was, its stars', async () => {
  const shown: string[][] = [];
  for (const changes of [
    {},
    { stock: 3 },
    { stock: 0 },
    { madeToOrder: true },
    { madeToOrder: true, stock: 2 },
    { saleEndsAt: '2026-12-09T10:00:00.000Z', stock: 1, compareAtCents: 6000 },
    { compareAtCents: 4200, priceVaries: true, place: '' },
    { ratingCount: 2, ratingMean: 4.25 },
  ])
    shown.push((await page.lookAt(ProductCard, { card: card(changes) })).slice(1));
  expect(shown).toEqual([
    ['Heart', 'Rio Clay, Porto', '€42.00', 'Ready to ship'],
    ['Heart', 'Rio Clay, Porto', '€42.00', 'Only 3 left'],
    ['Heart', 'Rio Clay, Porto', '€42.00', 'Only 0 left'],
    ['Heart', 'Rio Clay, Porto', '€42.00', 'Made to order, 3 days'],
    ['Heart', 'Rio Clay, Porto', '€42.00', 'Only 2 left'],
    ['Heart', 'Rio Clay, Porto', '€42.00Before: €60.00', 'Sale until Wed 9 Dec'],
    ['Heart', 'Rio Clay', 'from€42.00', 'Ready to ship'],
    ['Heart', 'Rio Clay, Porto', '€42.004.3 (2)', 'Ready to ship'],
  ]);
});
