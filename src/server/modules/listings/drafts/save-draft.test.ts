import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '#test/builders/caller.ts';
import { listingInput, maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let market: ServedModules;
let ana: Maker;
let bo: Maker;
const keep = (who: Pick<Maker, 'call'>, id: string, form: unknown) =>
  who.call('PUT', `/api/seller/listing-drafts/${id}`, { form: typeof form === 'string' ? form : JSON.stringify(form) });
const storedOf = async (who: Maker, id: string): Promise<unknown> =>
  JSON.parse((await who.call('GET', `/api/seller/listing-drafts/${id}`)).body.draft?.form ?? 'null');

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  bo = await maker(market.address, 'Bo Baskets');
});
afterAll(() => market.stop());

test('[DASH-02, UX-87] half a listing is kept for its maker alone, the newest words count', async () => {
  expect((await keep(ana, 'new', { title: 'Ju' })).body).toEqual({ savedAt: expect.stringMatching(/Z$/) });
  await keep(ana, 'new', { title: 'Jug <b>', price: 'twelve' });
  expect(await storedOf(ana, 'new')).toEqual({ title: 'Jug <b>', price: 'twelve' });
  expect(await storedOf(bo, 'new')).toBe(null);
  expect((await ana.call('GET', '/api/seller/listings')).body.items).toEqual([]);
  expect((await keep(visitor(market.address), 'new', {})).status).toBe(401);
});

test('[DASH-02] saving the listing forgets what was kept; discarding does too', async () => {
  const listingId = await publishListing(ana);
  expect(await storedOf(ana, 'new')).toBe(null);
  await keep(ana, listingId, { title: 'Changed' });
  expect((await ana.call('GET', `/api/listings/${listingId}`)).body.title).toBe('Two-tone mug, ink');
  await ana.call('PUT', `/api/seller/listings/${listingId}`, { listing: listingInput(ana.pictureId) });
  expect(await storedOf(ana, listingId)).toBe(null);
  await keep(ana, listingId, { title: 'Again' });
  expect((await ana.call('DELETE', `/api/seller/listing-drafts/${listingId}`)).body).toEqual({ dropped: true });
  expect(await storedOf(ana, listingId)).toBe(null);
  // A refused save keeps what was typed.
  await keep(ana, listingId, { title: 'Kept' });
  expect(
    (
      await ana.call('PUT', `/api/seller/listings/${listingId}`, {
        listing: listingInput(ana.pictureId, { category: 'nothing' }),
      })
    ).status,
  ).toBe(400);
  expect(await storedOf(ana, listingId)).toEqual({ title: 'Kept' });
});
