import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownListing } from '#test/builders/shown-listing.ts';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import type { Listing, ListingCard } from '#domain/listings/model.ts';
import { MakerBox } from './maker-box.tsx';
import { ProductDescription } from './product-description.tsx';
import { type Addition, listingSlots } from '../slots.ts';

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

test('[UX-38, UX-39] what is told of a piece and of its maker', async () => {
  expect([
    await page.lookAt(MakerBox, { listing: listing({ moreFromShop: [card()] }) }),
    await page.lookAt(ProductDescription, {
      listing: listing({ care: 'By hand.', personalisation: { prompt: 'x', required: false, maxLength: 3 } }),
    }),
  ]).toEqual([
    expect.arrayContaining([
      'Rio, Porto, Portugal',
      '[ 4.8 from 12 reviews → /shop/rio-clay#reviews]',
      'Making since | 2019',
      'Pieces sold | 1,234',
      'Usually answers | Within 12 hours',
      'Origin | Made by the seller',
      '[Message the maker → /messages?productId=jug]',
      '[Ask a question → #questions]',
    ]),
    [
      'Details',
      'Material | Stoneware',
      'Colour | Blue',
      'Size | 9.5 cm high (3¾ in)',
      'Weight | 500 g',
      'Care | By hand.',
      'Delivery and returns',
      'Leaves Porto | By Mon 7 Dec if you order today',
      'To Germany | Tracked, €6.90, arrives Thu 10 Dec – Tue 15 Dec',
      'Or | Express, €16.90, arrives Tue 8 Dec – Wed 9 Dec',
      'Packing | Straw',
      'Returns | 14 days, you pay the way back. Pieces made with your words cannot be returned',
    ],
  ]);
});

test('[UX-38, UX-39] what has no value takes no room', async () => {
  signIn({ userId: 'rio' });
  const bare = { ...shop, ...{ ratingCount: 0, sold: 0, replyHours: null, tagline: '', place: '', packing: '' } };
  expect([
    await page.lookAt(MakerBox, { listing: listing({ shop: bare, origin: 'designed' }) }),
    await page.lookAt(ProductDescription, {
      listing: listing({
        ...{ shop: bare, stock: 0, materials: [], colours: [], weightGrams: 0, heightMm: null, description: '' },
        withdrawalException: 'perishable',
      }),
    }),
    (await page.lookAt(ProductDescription, { listing: listing({ withdrawalException: 'sealed' }) })).slice(-3),
  ]).toEqual([
    [
      'Rio Clay',
      'Rio, Portugal',
      'Making since | 2019',
      'Origin | Designed by the seller, made by others',
      '[Ask a question → #questions]',
      '[Visit the shop → /shop/rio-clay]',
    ],
    [
      'Details',
      'Delivery and returns',
      'To Germany | Tracked, €6.90',
      'Or | Express, €16.90',
      'Withdrawal | Spoils quickly: it cannot be sent back or withdrawn from',
    ],
    [
      'Packing | Straw',
      'Returns | 14 days, you pay the way back.',
      'Withdrawal | Sealed for health or hygiene: only with the seal unbroken',
    ],
  ]);
});
