import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let makers = 0;

/** What a maker typed beside the price: never shown as it is. */
const typed = 9900;
const listed = (priceCents: number, compareAtCents: number | null = typed) => ({
  compareAtCents,
  variants: [{ values: [], priceCents, quantity: 5 }],
});
const formerOf = async (listingId: string): Promise<[number | null, number | null]> => {
  const { body } = await browser(sale.address).call('GET', `/api/listings/${listingId}`);
  return [body.compareAtCents, body.variants[0].formerCents];
};
/** Sessions end meanwhile, so the maker signs in again. */
async function wait(days: number): Promise<void> {
  await passTime(sale, days * DAY);
  const email = `ana.potter.${makers}@example.com`;
  const { status, body } = await ana.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  if (status !== 200) throw new Error(`signIn answered ${status} ${JSON.stringify(body)}`);
}
/** A piece that has cost this for so many days. */
async function offeredAt(priceCents: number, days: number): Promise<string> {
  const listingId = await publishListing(ana, listed(priceCents));
  await wait(days);
  return listingId;
}
async function change(listingId: string, priceCents: number, compareAtCents: number | null = typed): Promise<void> {
  const listing = listingInput(ana.pictureId, listed(priceCents, compareAtCents));
  const { status, body } = await ana.call('PUT', `/api/seller/listings/${listingId}`, { listing });
  if (status !== 200) throw new Error(`updateListing answered ${status} ${JSON.stringify(body)}`);
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  ana = await maker(sale.address, `Ana Potter ${(makers += 1)}`);
});
afterAll(() => sale.stop());

test('[LAW-02] a former price is the lowest of the 30 days before the reduction', async () => {
  const listingId = await offeredAt(4000, 20);
  expect(await formerOf(listingId)).toEqual([null, null]);
  await change(listingId, 3500);
  await wait(8);
  await change(listingId, 4500);
  expect(await formerOf(listingId)).toEqual([null, null]);
  await wait(6);
  await change(listingId, 3000);
  expect(await formerOf(listingId)).toEqual([3500, 3500]);
  // Its maker says no more that it is reduced.
  await change(listingId, 3000, null);
  expect(await formerOf(listingId)).toEqual([null, null]);
});

test('[LAW-02] the card that lists show says the same', async () => {
  const listingId = await offeredAt(4000, 31);
  await change(listingId, 3000);
  await sale.settle();
  const { rows } = await sale.app.db.query<{ was: number | null }>({
    text: `SELECT (card->>'compareAtCents')::int AS was FROM search_documents WHERE listing_id = $1`,
    values: [listingId],
  });
  expect(rows).toEqual([{ was: 4000 }]);
});

test('[LAW-02] nobody changes the history, also not by the database', async () => {
  const listingId = await offeredAt(4000, 0);
  for (const text of [
    'UPDATE variant_prices SET price_cents = 9900',
    'DELETE FROM variant_prices',
    'TRUNCATE variant_prices',
  ])
    await expect(sale.app.db.query({ text })).rejects.toThrow('rows are only added');
  expect(listingId).not.toBe('');
});
