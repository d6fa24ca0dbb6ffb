import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { ShopPage } from './shop-page.tsx';
import { listingSlots } from '../slots.ts';

const card = (listingId: string): ListingCard => ({
  ...{
    listingId,
    title: `Jug ${listingId}`,
    shopName: 'Rio Clay',
    shopSlug: 'rio-clay',
    place: 'Porto',
    priceCents: 4200,
  },
  ...{ priceVaries: false, compareAtCents: null, saleEndsAt: null, contents: null, currency: 'EUR', picture: null },
  ...{ secondPicture: null, ratingMean: 0, ratingCount: 0, stock: 4, madeToOrder: false, processingDays: 3 },
});
const shop = {
  sellerId: 'rio',
  name: 'Rio Clay',
  slug: 'rio-clay',
  place: 'Porto',
  country: 'PT',
  owner: 'Rio',
  since: 2019,
  tagline: '',
  portrait: null,
  logo: null,
  banner: null,
  ratingCount: 0,
  ratingMean: 0,
  sold: 0,
  replyHours: null,
  returnsDays: 14,
  packing: '',
};
const shopPage = async (changes: object, facts: object = {}): Promise<string[]> => {
  await page.close();
  answerPages(
    'listings.getShop',
    { slug: '' },
    partly({
      shop: { ...shop, ...facts },
      announcement: '',
      listingCount: 0,
      listings: [],
      sections: [],
      featuredIds: [],
      story: '',
      nextCursor: null,
      ...changes,
    }),
  );
  return page.lookAt(ShopPage, {}, '/shop/rio-clay');
};
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  for (const name of ['Heart', 'BackToCart', 'ProductReviews', 'ProductQuestions', 'ShopReviews'] as const)
    listingSlots[name] = () => null;
  listingSlots.useReserved = (listingId) => new Map(listingId === 'mine' ? [['v1', 2]] : []);
});

test('[CAT-05] a shop page shows its text, pieces and how it works', async () => {
  expect([
    await shopPage(
      {
        announcement: 'Back on Monday.',
        listingCount: 1234,
        listings: [card('1')],
        nextCursor: 'n',
        story: 'One.\n\nTwo.',
      },
      { replyHours: 12, returnsDays: 14, packing: 'Straw', ratingCount: 3, ratingMean: 4.5 },
    ),
    await shopPage({}),
  ]).toEqual([
    [
      '[Home → /]',
      '[Rio Clay → /shop/rio-clay (here)]',
      'Rio Clay',
      'Rio, Porto, Portugal, since 2019',
      '[ 4.5 from 3 reviews → /shop/rio-clay#reviews]',
      '[Follow Rio Clay]',
      'Back on Monday.',
      '1,234 pieces',
      '[Jug 1 → /product/1]',
      'Rio Clay, Porto',
      '€42.00',
      'Ready to ship',
      '1 of 1,234',
      '[Load more]',
      '3 reviews',
      'About the workshop',
      'One.',
      'Two.',
      'How this shop works',
      'Usually answers | Within 12 hours',
      'Returns | Within 14 days',
      'Packing | Straw',
      'Postage | One parcel from this shop, shown before you pay',
    ],
    expect.arrayContaining([
      'Nothing for sale right now',
      'Rio has not written about the workshop yet.',
      'Returns | Within 14 days',
    ]),
  ]);
  const away: string[][] = [];
  for (const status of [404, 503]) {
    await page.close();
    forgetAnswers();
    server.forget();
    server.refusing('listings.getShop', status);
    await page.show(ShopPage, {}, '/shop/gone');
    await time.settle();
    away.push(page.lines());
  }
  expect(away).toEqual([
    ['There is no shop at this address', 'It may have moved or closed', '[See all pieces → /search]'],
    ['alert:', 'This shop could not be loaded', 'Not now. Nothing of yours is lost.', '[Try again]'],
  ]);
});
