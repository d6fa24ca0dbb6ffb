import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { HomePage } from './home-page.tsx';
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
const home = (changes: object = {}) =>
  partly<CallOutput<'listings.getHome'>>({
    ...{ listingCount: 1234, shopCount: 56, opening: [card('1')], newest: [card('2')], popular: [], maker: null },
    categories: [{ slug: 'clay', name: 'Clay', picture: null, count: 1200 }],
    ...changes,
  });
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  for (const name of ['Heart', 'BackToCart', 'ProductReviews', 'ProductQuestions', 'ShopReviews'] as const)
    listingSlots[name] = () => null;
  listingSlots.useReserved = (listingId) => new Map(listingId === 'mine' ? [['v1', 2]] : []);
});

test('[CAT-05] the first page: what is sold, by whom', async () => {
  answer('listings.getHome', {}, home());
  const bare = await page.lookAt(HomePage, {}, '/');
  answer(
    'listings.getHome',
    {},
    home({
      popular: ['3', '4', '5', '6', '7'].map(card),
      maker: { shop, picture: null, quote: 'Slow.', story: 'I began late.', listings: [card('8')], listingCount: 12 },
    }),
  );
  const whole = await page.lookAt(HomePage, {}, '/');
  expect([bare, whole.slice(whole.indexOf('Ready to ship') + 1)]).toEqual([
    expect.arrayContaining([
      '[See the newest pieces → /search?sort=newest]',
      'Made to order | Sun 6 Dec',
      'Ready to ship | Mon 14 Dec',
      '1Jug 1Rio Clay, Porto€42.00',
      '[All 1,234 pieces → /search]',
      'Clay1,200 pieces → /category/clay]',
      '[Jug 2 → /product/2]',
    ]),
    expect.arrayContaining([
      'Rio ClayRio, Porto, since 2019',
      '“Slow.”',
      '[Visit the shop, 12 pieces → /shop/rio-clay]',
      '[Jug 3 → /product/3]',
    ]),
  ]);
  forgetAnswers();
  await page.close();
  server.forget();
  server.refusing('listings.getHome', 503);
  await page.show(HomePage, {}, '/');
  await page.until(() => page.isThere('Try again'));
  expect(page.lines().slice(0, 12)).toEqual(
    expect.arrayContaining(['Made to order | Sun 6 Dec', 'The newest pieces could not be loaded', '[Try again]']),
  );
});
