import type { Page } from '@playwright/test';
import type { ShopPage } from '#domain/listings/contract.ts';
import type { Listing, ListingCard } from '#domain/listings/model.ts';
import { contract } from '#domain/rooms.ts';
import { bodyOf } from '../../builders/ask.ts';
import { answerCall, withoutFirstData } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { listings } = contract;

/** A piece of the demo without choices, which the test changes. */
async function demoListing(page: Page, find: () => Promise<{ listingId: string }>): Promise<Listing> {
  const { listingId } = await find();
  await withoutFirstData(page);
  return bodyOf(listings.getListing, await (await page.request.get(`/api/listings/${listingId}`)).json());
}
async function open(page: Page, listing: Listing): Promise<void> {
  await answerCall(page, listings.getListing, () => listing);
  await page.goto(`/product/${listing.listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
}
const oneVariant = (listing: Listing, changes: Partial<Listing['variants'][number]>): Pick<Listing, 'variants'> => ({
  variants: listing.variants.slice(0, 1).map((variant) => ({ ...variant, ...changes })),
});
const fact = (page: Page, name: string) =>
  page
    .locator('.facts div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('[CAT-03, LAW-02, LAW-04, DASH-04] the price says what it was, how much less, until when, and what a whole unit costs', async ({
  page,
  findListing,
}) => {
  const mug = await demoListing(page, () => findListing('mug'));
  const price = page.locator('.buy-box__price');
  for (const [changes, variant, words] of [
    [{}, { priceCents: 2800, formerCents: null, contents: null }, '€28.00VAT included'],
    [
      { saleEndsAt: '2026-12-24T22:00:00.000Z' },
      { priceCents: 2000, formerCents: 2800, contents: null },
      '€20.00before €28.0029% lessVAT includedSale until Thu 24 Dec',
    ],
    // What was as much before is not reduced.
    [{}, { priceCents: 2800, formerCents: 2800, contents: null }, '€28.00VAT included'],
    [
      {},
      { priceCents: 900, formerCents: null, contents: { amount: 180, unit: 'g' as const } },
      '€9.00180 g, €50.00/kgVAT included',
    ],
  ] as const) {
    await open(page, { ...mug, saleEndsAt: null, ...changes, ...oneVariant(mug, variant) });
    await expect(price).toHaveText(words);
  }
});

test('[UX-33, UX-39, CAT-03] delivery and returns are told as they are for the piece, beside the button and below', async ({
  page,
  findListing,
}) => {
  const mug = await demoListing(page, () => findListing('mug'));
  const shop = { ...mug.shop, country: 'DE', place: 'Hamburg', returnsDays: 14, packing: 'Paper wool.' };
  const postage = { extraCents: 0, freeFromCents: null, zones: ['eu', 'europe', 'world'] as const };
  const base: Listing = {
    ...mug,
    weightGrams: 400,
    postage: null,
    personalisation: null,
    withdrawalException: null,
    shop,
  };
  const promise = page.locator('.promise li');
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('country', 'DE'));
  for (const [changes, to, returned, rows] of [
    [{}, 'To Germany, postage €4.90', 'Return within 14 days', { Returns: '14 days, you pay the way back.' }],
    [
      { postage: { ...postage, zones: ['eu'], freeFromCents: 10_000, extraCents: 100 } },
      'To Germany, postage €5.90, free from €100.00',
      'Return within 14 days',
      { 'To Germany': /^Tracked, €5\.90, arrives / },
    ],
    [
      { postage: { ...postage, zones: ['eu'], freeFromCents: 0 } },
      'To Germany, postage free',
      'Return within 14 days',
      { 'To Germany': /^Tracked, €0\.00, arrives /, Or: /^Express, €11\.90, arrives / },
    ],
    [
      { shop: { ...shop, returnsDays: 0 } },
      'To Germany, postage €4.90',
      'No returns',
      { Returns: 'Not taken back', Packing: 'Paper wool.' },
    ],
    [
      { shop: { ...shop, returnsDays: 1 }, personalisation: { prompt: 'Name', required: false, maxLength: 12 } },
      'To Germany, postage €4.90',
      'Return within 1 dayExcept pieces made with your words',
      { Returns: '1 day, you pay the way back. Pieces made with your words cannot be returned' },
    ],
    [
      { withdrawalException: 'perishable' },
      'To Germany, postage €4.90',
      'Return within 14 daysSpoils quickly: it cannot be sent back or withdrawn from',
      { Withdrawal: 'Spoils quickly: it cannot be sent back or withdrawn from', Returns: null },
    ],
    [
      { withdrawalException: 'sealed' },
      'To Germany, postage €4.90',
      'Return within 14 daysSealed for health or hygiene: only with the seal unbroken',
      {
        Withdrawal: 'Sealed for health or hygiene: only with the seal unbroken',
        Returns: '14 days, you pay the way back.',
      },
    ],
    [
      { shop: { ...shop, country: 'PT', place: '' }, postage: { ...postage, zones: [] } },
      'The maker does not send this piece to Germany',
      'Return within 14 days',
      { 'To Germany': null },
    ],
  ] as [Partial<Listing>, string, string, Record<string, string | RegExp | null>][]) {
    await open(page, { ...base, ...changes });
    await expect(promise.nth(0).locator('.soft-text')).toHaveText(to);
    await expect(promise.nth(0).getByText(/^Arrives /)).toHaveCount(to.startsWith('The maker') ? 0 : 1);
    await expect(promise.nth(1)).toContainText(
      changes.shop?.place === '' ? 'Leaves the workshop by' : 'Leaves Hamburg by',
    );
    await expect(promise.nth(2)).toHaveText(returned);
    for (const [name, value] of Object.entries(rows)) {
      if (value === null) await expect(fact(page, name)).toHaveCount(0);
      else await expect(fact(page, name)).toHaveText(value);
    }
  }
  // A country that nobody knows is none: the browser's language says where one is.
  await page.evaluate(() => localStorage.setItem('country', 'XX'));
  await open(page, base);
  await expect(promise.nth(0).locator('.soft-text')).toHaveText('To United States, postage €18.90');
});

test('[UX-35, UX-36] a text that the maker needs is asked for at its field, and few that are left are told', async ({
  page,
  findListing,
}) => {
  const mug = await demoListing(page, () => findListing('mug'));
  const few = {
    ...{ ...mug, personalisation: { prompt: 'Name', required: true, maxLength: 4 }, stock: 3 },
    ...oneVariant(mug, { stock: 3 }),
  };
  await open(page, few);
  await expect(page.locator('.buy-box__left')).toHaveText('Only 3 left');
  await expect(page.getByText('Required, 0 of 4')).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(name).toHaveAccessibleDescription('The maker needs your text for this piece.');
  await expect(name).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await name.fill('Ida');
  await expect(name).not.toHaveAccessibleDescription(/needs your text/);
  await expect(page.getByText('1 character left')).toBeVisible();
  await expect(page.locator('.buybar')).toContainText('“Ida”');
  await open(page, { ...few, stock: 4, ...oneVariant(mug, { stock: 4 }) });
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(page.locator('.buy-box__left')).toHaveCount(0);
});

test('[CAT-03, UX-38] what is not known of piece and maker takes no room: no stars, no reviews, no description', async ({
  page,
  findListing,
}) => {
  const mug = await demoListing(page, () => findListing('mug'));
  const bare: Listing = {
    ...{ ...mug, ratingCount: 0, ratingMean: 0, description: '', materials: [], colours: [], care: '', weightGrams: 0 },
    ...{
      heightMm: null,
      widthMm: null,
      depthMm: null,
      sizeNote: '',
      origin: 'designed',
      moreFromShop: [],
      pictures: [],
    },
    shop: { ...mug.shop, ratingCount: 0, tagline: '', sold: 0, replyHours: null, place: '', country: '', packing: '' },
  };
  await open(page, bare);
  const rate = page.locator('.buy-box__rate');
  await expect(rate.getByRole('link')).toHaveText('No reviews yet');
  await expect(rate.getByRole('img')).toHaveCount(0);
  await expect(page.getByText('The maker has not described this piece yet.')).toBeVisible();
  const maker = page.locator('#maker');
  await expect(maker.locator('.facts')).toHaveText(
    `Making since${mug.shop.since}OriginDesigned by the seller, made by others`,
  );
  await expect(maker.locator('.maker__rate, .maker__say')).toHaveCount(0);
  await expect(maker.getByRole('group')).toHaveCount(0);
  for (const name of ['Material', 'Colour', 'Size', 'Weight', 'Care', 'Packing'])
    await expect(fact(page, name)).toHaveCount(0);
  await open(page, {
    ...bare,
    ratingCount: 1,
    ratingMean: 4,
    shop: { ...bare.shop, sold: 1204, replyHours: 1, ratingCount: 12, ratingMean: 4.25 },
  });
  await expect(rate.getByRole('link')).toHaveText('4.0 from 1 review');
  await expect(maker.getByRole('link', { name: /reviews/ })).toHaveText('4.3 from 12 reviews');
  await expect(maker.locator('.facts')).toContainText('Pieces sold1,204Usually answers');
});

const card = (changes: Partial<ListingCard> = {}): ListingCard => ({
  ...{ listingId: 'jug', title: 'Jug', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: '', priceCents: 4200 },
  ...{ priceVaries: false, compareAtCents: null, saleEndsAt: null, contents: null, currency: 'EUR', picture: null },
  ...{ secondPicture: null, ratingMean: 0, ratingCount: 0, stock: 9, madeToOrder: false, processingDays: 3 },
  ...changes,
});

test('[CAT-05, UX-26] a shop shows what it has, with the one fact on each card that may change a decision, page by page', async ({
  page,
  findListing,
}) => {
  const { shop: real } = await demoListing(page, () => findListing('mug'));
  const shop = { ...real, ratingCount: 0, sold: 0, tagline: '' };
  const first: ShopPage = {
    ...{ shop, story: '', announcement: '', banner: null, followers: 1, listingCount: 7, nextCursor: 'next' },
    listings: [
      card({ listingId: 'a', title: 'A', saleEndsAt: '2026-12-24T22:00:00.000Z', stock: 1 }),
      card({ listingId: 'b', title: 'B', stock: 3, place: 'Porto', priceVaries: true }),
      card({ listingId: 'c', title: 'C', stock: 4, madeToOrder: true, processingDays: 1 }),
      card({ listingId: 'd', title: 'D', stock: 4, compareAtCents: 6000 }),
      card({ listingId: 'e', title: 'E', compareAtCents: 4200, ratingCount: 2, ratingMean: 4.5 }),
    ],
  };
  const rest = {
    ...first,
    listings: [card({ listingId: 'f', title: 'F' }), card({ listingId: 'g', title: 'G' })],
    nextCursor: null,
  };
  const asked = await answerCall(page, listings.getShop, ({ cursor }) => (cursor ? rest : first));
  await page.goto(`/shop/${shop.slug}`);
  const cards = page.locator('#pieces').getByRole('listitem').locator('.card__text');
  await expect(page.locator('#pieces').getByRole('heading').first()).toHaveText('7 pieces');
  const words = async (): Promise<string[]> =>
    (await cards.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(await words()).toEqual([
    'ARio Clay€42.00Sale until Thu 24 Dec',
    'BRio Clay, Portofrom€42.00Only 3 left',
    'CRio Clay€42.00Made to order, 1 day',
    'DRio Clay€42.00Before: €60.00Ready to ship',
    'ERio Clay€42.004.5 (2)Ready to ship',
  ]);
  await expect(page.locator('.more-button')).toContainText('5 of 7');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(7);
  await expect(page.locator('.more-button')).toContainText('7 of 7');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(asked.at(-1)).toEqual({ slug: shop.slug, cursor: 'next' });
  await expect(page.locator('.shophead__facts')).toHaveText('1 follower');

  await answerCall(page, listings.getShop, () => ({
    ...first,
    listings: [],
    nextCursor: null,
    listingCount: 0,
    followers: 0,
  }));
  await page.goto(`/shop/${shop.slug}`);
  await expect(page.locator('#pieces').getByRole('heading').first()).toHaveText('Pieces');
  await expect(page.locator('#pieces')).toContainText('Nothing for sale right now');
  await expect(page.locator('.more-button')).toHaveCount(0);
  await expect(page.locator('.shophead__facts')).toHaveText('');
});
