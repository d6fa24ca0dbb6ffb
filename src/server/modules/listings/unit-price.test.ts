import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingSchema } from '#domain/listings/model.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;

const large = { amount: 250, unit: 'g' };
const small = { amount: 100, unit: 'g' };
const soap = {
  title: 'Olive soap',
  category: 'soap',
  options: [{ name: 'Bar', values: ['Large', 'Small'] }],
  variants: [
    { values: ['Large'], priceCents: 1500, quantity: 3, contents: large },
    { values: ['Small'], priceCents: 700, quantity: 3, contents: small },
  ],
};

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Soaper');
});
afterAll(() => sale.stop());

test('[LAW-04] what is in a piece goes with its price to the page, the card', async () => {
  const listingId = await publishListing(ana, soap);
  const bo = browser(sale.address);
  const listing = listingSchema.parse((await bo.call('GET', `/api/listings/${listingId}`)).body);
  expect(listing.variants.map(({ contents }) => contents)).toEqual([large, small]);
  await sale.settle();
  const match = await bo.call('GET', '/api/search?q=olive+soap');
  expect(match.body.items).toMatchObject([{ listingId, priceCents: 700, contents: small }]);
  const onWishlist = await bo.call('POST', '/api/wishlist/shown', {
    items: [{ id: listingId, addedAt: new Date().toISOString() }],
  });
  expect(onWishlist.body.items).toMatchObject([{ now: { priceCents: 700, contents: small } }]);
  const variantId = listing.variants[0]?.id;
  const added = await bo.call('POST', '/api/cart/items', { listingId, variantId, quantity: 1 });
  expect(added.body.items).toMatchObject([{ priceCents: 1500, contents: large }]);
  expect((await bo.call('GET', '/api/cart')).body.items).toMatchObject([{ contents: large }]);
});

test('[LAW-04] a piece sold by the piece has none, and what was given can be taken back', async () => {
  const listingId = await publishListing(ana, soap);
  const variants = soap.variants.map((variant) => ({ ...variant, contents: null }));
  const answer = await ana.call('PUT', `/api/seller/listings/${listingId}`, {
    listing: listingInput(ana.pictureId, { ...soap, variants }),
  });
  expect(answer.status).toBe(200);
  const listing = listingSchema.parse((await ana.call('GET', `/api/listings/${listingId}`)).body);
  expect(listing.variants.map(({ contents }) => contents)).toEqual([null, null]);
});

test.each([
  { amount: 0, unit: 'g' },
  { amount: 1.5, unit: 'g' },
  { amount: 1_000_001, unit: 'ml' },
  { amount: 100, unit: 'oz' },
  { amount: 100 },
])('[LAW-04] contents of %j are refused, and nothing is listed', async (contents) => {
  const variants = [{ values: [], priceCents: 700, quantity: 3, contents }];
  const listing = listingInput(ana.pictureId, { title: 'Odd soap', variants });
  const before = await ana.call('GET', '/api/seller/listings');
  expect((await ana.call('POST', '/api/seller/listings', { listing, publish: true })).status).toBe(400);
  expect((await ana.call('GET', '/api/seller/listings')).body.items).toHaveLength(before.body.items.length);
});

test('[LAW-04] the database keeps no amount without its unit', async () => {
  await publishListing(ana, soap);
  for (const text of ['contents = NULL', 'contents_unit = NULL', 'contents = 0', `contents_unit = 'oz'`])
    await expect(sale.app.db.query({ text: `UPDATE variants SET ${text} WHERE contents IS NOT NULL` })).rejects.toThrow(
      /violates check constraint/,
    );
});
