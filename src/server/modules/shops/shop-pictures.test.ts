import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, pictureBytes, publishListing } from '#test/builders/market.ts';
import { visitor } from '#test/builders/caller.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let market: ServedModules;
let ana: Maker;
let bea: Maker;

const text = { alt: 'Ana at the wheel', focusX: 0.4, focusY: 0.3 };
const set = (who: Pick<Maker, 'call'>, location: string, picture: object | null) =>
  who.call('PUT', `/api/seller/shop/pictures/${location}`, { picture });
const shopOf = async (slug: string) => (await visitor(market.address).call('GET', `/api/shops/${slug}`)).body;

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  bea = await maker(market.address, 'Bea Weaver');
});
afterAll(() => market.stop());

test('[CAT-05] a maker shows a portrait and a banner', async () => {
  const listingId = await publishListing(ana);
  expect(await shopOf('ana-potter')).toMatchObject({ banner: null, shop: { portrait: null } });
  const wide = (
    await ana.call('POST', '/api/files/pictures', await pictureBytes('#444466', { width: 1500, height: 500 }))
  ).body;
  expect((await set(ana, 'portrait', { id: ana.pictureId, ...text })).status).toBe(200);
  const { status, body } = await set(ana, 'banner', { id: wide.id, ...text, alt: 'The workshop' });
  expect([status, body.banner.width, body.shop.portrait.id]).toEqual([200, 1500, ana.pictureId]);
  const page = await shopOf('ana-potter');
  expect(page.shop.portrait).toMatchObject({ id: ana.pictureId, alt: 'Ana at the wheel', width: 640, focusX: 0.4 });
  expect(page.banner).toMatchObject({ id: wide.id, alt: 'The workshop', width: 1500, height: 500 });
  const listing = await visitor(market.address).call('GET', `/api/listings/${listingId}`);
  expect(listing.body.shop.portrait.id).toBe(ana.pictureId);
});

test('[CAT-05, INV-23] one shows only own pictures, in places that there are', async () => {
  const refused = await set(ana, 'portrait', { id: bea.pictureId, ...text });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'shops/unknown-picture']);
  expect((await set(ana, 'door', null)).status).toBe(400);
  expect((await set(visitor(market.address), 'banner', null)).status).toBe(401);
  expect((await shopOf('ana-potter')).shop).toMatchObject({ name: 'Ana Potter', portrait: { id: ana.pictureId } });
});

test('[CAT-05] what is taken away is gone from the shop at once', async () => {
  for (const location of ['portrait', 'banner']) expect((await set(ana, location, null)).status).toBe(200);
  expect(await shopOf('ana-potter')).toMatchObject({ banner: null, shop: { portrait: null } });
});
