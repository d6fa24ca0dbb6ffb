import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { saleSchema } from '#domain/promotions/sale-model.ts';
import {
  buy,
  expectBooksBalance,
  orderForm,
  put,
  type SoldVariant,
  start,
  variantOf,
  withCart,
} from '#test/builders/buying.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import { moveSales } from './move-sales.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let makers = 0;
const sql = sqlOf(() => sale);
const twenty = { off: { kind: 'percent', percent: 20 }, listingId: null, startsAt: null };
const later = (milliseconds: number): string => new Date(sale.app.clock.now().getTime() + milliseconds).toISOString();
const make = (changes: object = {}) =>
  ana.call('POST', '/api/seller/sales', { ...twenty, endsAt: later(3 * DAY), ...changes });
const stop = (saleId: string) => ana.call('POST', `/api/seller/sales/${saleId}/stop`);
const listSales = async () => (await ana.call('GET', '/api/seller/promotions')).body.sales;
/** What anybody sees: price, former price, whether a sale is named. */
const seen = async (listingId: string): Promise<[number, number | null, boolean]> => {
  const { body } = await browser(sale.address).call('GET', `/api/listings/${listingId}`);
  return [body.variants[0].priceCents, body.variants[0].formerCents, body.variants[0].saleEndsAt !== null];
};
/** The job, twice at once, until nothing is due. */
async function move(): Promise<void> {
  for (let more: (boolean | void)[] = [true]; more.includes(true);)
    more = await Promise.all([moveSales.run(sale.app), moveSales.run(sale.app)]);
  await sale.settle();
}
/** Sessions end meanwhile, so the maker signs in again. */
async function wait(milliseconds: number): Promise<void> {
  await passTime(sale, milliseconds);
  await ana.call('POST', '/api/accounts/sign-in', {
    email: `ana.sale.${makers}@example.com`,
    password: 'correct horse',
  });
  await move();
}
const edit = (listingId: string, priceCents: number) =>
  ana.call('PUT', `/api/seller/listings/${listingId}`, {
    listing: listingInput(ana.pictureId, { variants: [{ values: [], priceCents, quantity: 5 }] }),
  });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  ana = await maker(sale.address, `Ana Sale ${(makers += 1)}`);
});
afterEach(async () => {
  await expectBooksBalance(sale);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

test('[DASH-04, LAW-02] a sale lowers every price at once, beside the lowest of the 30 days before', async () => {
  const mug = await variantOf(sale, ana);
  await wait(31 * DAY);
  const young = await publishListing(ana);
  const made = await make();
  expect([made.status, saleSchema.safeParse(made.body).error?.issues ?? []]).toEqual([200, []]);
  expect(made.body).toMatchObject({ state: 'running', listings: 2, off: { percent: 20 } });
  expect([await seen(mug.listingId), await seen(young)]).toEqual([
    [2240, 2800, true],
    [2240, null, true],
  ]);
  await sale.settle();
  const { body } = await browser(sale.address).call('GET', `/api/search?minPrice=2200&maxPrice=2300&q=mug`);
  const cards = body.items.filter((card: { listingId: string }) => [mug.listingId, young].includes(card.listingId));
  expect(cards).toHaveLength(2);
  expect(cards.find((card: { listingId: string }) => card.listingId === mug.listingId)).toMatchObject({
    priceCents: 2240,
    compareAtCents: 2800,
    saleEndsAt: made.body.endsAt,
  });
  await wait(3 * DAY);
  expect([await seen(mug.listingId), await seen(young)]).toEqual([
    [2800, null, false],
    [2800, null, false],
  ]);
  expect(await listSales()).toMatchObject([{ state: 'ended', listings: 0 }]);
});

test('[DASH-04] a piece with many choices is one that a sale lowers', async () => {
  const sizes = ['Small', 'Large'];
  await publishListing(ana, {
    options: [{ name: 'Size', values: sizes }],
    variants: sizes.map((size) => ({ values: [size], priceCents: 2800, quantity: 5 })),
  });
  const paused = await publishListing(ana);
  expect((await ana.call('POST', `/api/seller/listings/${paused}/state`, { state: 'inactive' })).status).toBe(200);
  expect((await make()).body.listings).toBe(1);
  expect(await listSales()).toMatchObject([{ listings: 1 }]);
});

test('[DASH-04] one that is planned begins by itself, takes in what is published meanwhile', async () => {
  const mug = await variantOf(sale, ana);
  const made = (await make({ startsAt: later(HOUR), off: { kind: 'fixed', amountCents: 500 } })).body;
  expect([made.state, await seen(mug.listingId)]).toEqual(['planned', [2800, null, false]]);
  await wait(HOUR);
  expect(await seen(mug.listingId)).toEqual([2300, null, true]);
  const added = await publishListing(ana, { variants: [{ values: [], priceCents: 400, quantity: 1 }] });
  expect(await seen(added)).toEqual([100, null, true]);
  for (let times = 0; times < 2; times += 1) expect((await stop(made.saleId)).body.state).toBe('stopped');
  expect([await seen(mug.listingId), await seen(added)]).toEqual([
    [2800, null, false],
    [400, null, false],
  ]);
  await wait(HOUR);
  expect(await seen(mug.listingId)).toEqual([2800, null, false]);
});

test('[DASH-04] what its maker sets during a sale is the regular price', async () => {
  const mug = await variantOf(sale, ana);
  const { body } = await make();
  const own = await ana.call('GET', `/api/seller/listings/${mug.listingId}`);
  expect([own.body.priceCents, own.body.variants[0].priceCents]).toEqual([2800, 2800]);
  expect((await edit(mug.listingId, 2800)).status).toBe(200);
  expect(await seen(mug.listingId)).toEqual([2240, null, true]);
  expect((await edit(mug.listingId, 4000)).status).toBe(200);
  // Twenty off from 40.00 is more than the 22.40 of before: no sale is announced with a price that rose [LAW-02].
  expect(await seen(mug.listingId)).toEqual([3200, null, false]);
  // The end beside another edit: whichever is first, both count.
  expect((await Promise.all([stop(body.saleId), edit(mug.listingId, 5000)])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect(await seen(mug.listingId)).toEqual([5000, null, false]);
});

test('[DASH-04, INV-21] of sales that want one piece at one time the database takes one', async () => {
  const [mug, bowl] = [await variantOf(sale, ana), await variantOf(sale, ana)];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => make({ listingId: index % 2 ? mug.listingId : null })),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won.every(({ body }) => body.listingId === won[0]?.body.listingId)).toBe(true);
  expect(won).toHaveLength(1);
  for (const lost of answers.filter(({ status }) => status !== 200))
    expect(codeOf(lost)).toEqual([409, 'promotions/sale-overlaps']);
  await stop(won[0]?.body.saleId);
  expect((await make({ listingId: mug.listingId })).status).toBe(200);
  expect((await make({ listingId: bowl.listingId })).status).toBe(200);
  expect(codeOf(await make())).toEqual([409, 'promotions/sale-overlaps']);
  expect((await make({ startsAt: later(3 * DAY), endsAt: later(4 * DAY) })).status).toBe(200);
});

test('[DASH-04] what no sale can mean is refused, and nobody touches the sale of another', async () => {
  const mug = await variantOf(sale, ana);
  const { body } = await make();
  const bea = await maker(sale.address, `Bea Sale ${makers}`);
  expect(codeOf(await bea.call('POST', `/api/seller/sales/${body.saleId}/stop`))).toEqual([
    404,
    'promotions/sale-not-found',
  ]);
  const foreign = { ...twenty, listingId: mug.listingId, endsAt: later(DAY) };
  expect(codeOf(await bea.call('POST', '/api/seller/sales', foreign))).toEqual([400, 'promotions/no-such-listing']);
  expect(codeOf(await make({ endsAt: later(-1) }))).toEqual([400, 'promotions/sale-ends-too-early']);
  for (const off of [{ kind: 'percent', percent: 91 }, { kind: 'fixed', amountCents: 0 }, { kind: 'postage' }])
    expect((await make({ off })).status).toBe(400);
  expect((await browser(sale.address).call('POST', '/api/seller/sales', foreign)).status).toBe(401);
  expect(await seen(mug.listingId)).toEqual([2240, null, true]);
});

test('[DASH-04, INV-05] a cart pays what it was shown', async () => {
  const mug: SoldVariant = await variantOf(sale, ana);
  const made = (await make()).body;
  const terms = { kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null };
  await ana.call('POST', '/api/seller/promotions', { ...terms, code: 'TENOFF', maxUses: null });
  const rio = await withCart(sale, mug);
  expect((await rio.call('POST', '/api/cart/promo', { code: 'TENOFF' })).body).toMatchObject({ discount: 224 });
  const early = await buy(rio);
  expect(early.body.status).toBe('paid');
  await put(rio, mug);
  const form = await orderForm(rio, { paymentMethodId: 'pm_card_visa' });
  await stop(made.saleId);
  expect(codeOf(await start(rio, form))).toEqual([409, 'checkout/lines-changed']);
  const lines = (await rio.call('GET', '/api/cart')).body.items;
  expect(lines).toMatchObject([{ priceCents: 2800, addedPriceCents: 2240 }]);
  expect((await buy(rio)).body.status).toBe('paid');
  const { rows } = await sql<{ cents: number }>(
    `SELECT unit_price_cents AS cents FROM order_lines WHERE listing_id = $1 ORDER BY 1`,
    [mug.listingId],
  );
  expect(rows.map(({ cents }) => cents)).toEqual([2240, 2800]);
});

test('[DASH-04] a shop of many listings moves in pieces, from where it was cut off', async () => {
  const mug = await variantOf(sale, ana);
  await sql(
    `INSERT INTO listings SELECT (jsonb_populate_record(l, jsonb_build_object('id', 'copy-' || n || l.id))).* FROM listings l, generate_series(1, 250) n WHERE l.id = $1`,
    [mug.listingId],
  );
  await sql(
    `INSERT INTO variants SELECT (jsonb_populate_record(v, jsonb_build_object('id', 'copy-' || n || v.id, 'listing_id', 'copy-' || n || v.listing_id))).* FROM variants v, generate_series(1, 250) n WHERE v.id = $1`,
    [mug.variantId],
  );
  const { body } = await make();
  expect(body.listings).toBe(100);
  await move();
  expect(await listSales()).toMatchObject([{ listings: 251 }]);
  await stop(body.saleId);
  await move();
  const { rows } = await sql(
    `SELECT 1 FROM variants WHERE seller_id = $1 AND (price_cents <> 2800 OR sale_id IS NOT NULL)`,
    [ana.userId],
  );
  expect(rows).toEqual([]);
});

test('[DASH-04, UX-86] a sale that was stopped runs again from now on, unless another one runs by then', async () => {
  const resume = (saleId: string, who = ana) => who.call('POST', `/api/seller/sales/${saleId}/resume`);
  const mug = await variantOf(sale, ana);
  const { saleId } = (await make()).body;
  await stop(saleId);
  const tia = await maker(sale.address, `Tia Thief ${makers}`);
  expect(codeOf(await resume(saleId, tia))).toEqual([404, 'promotions/sale-not-found']);
  await wait(HOUR);
  const both = await Promise.all([resume(saleId), resume(saleId)]);
  expect(both.map(({ body }) => [body.state, body.listings, body.startsAt >= later(-HOUR / 2)])).toEqual([
    ['running', 1, true],
    ['running', 1, true],
  ]);
  expect((await seen(mug.listingId))[0]).toBe(2240);
  await stop(saleId);
  const other = (await make({ listingId: mug.listingId, endsAt: later(DAY) })).body;
  expect(codeOf(await resume(saleId))).toEqual([409, 'promotions/sale-overlaps']);
  await wait(DAY + HOUR);
  expect([(await listSales())[0].saleId, (await resume(saleId)).body.state]).toEqual([other.saleId, 'running']);
  await stop(saleId);
  await wait(2 * DAY);
  expect(codeOf(await resume(saleId))).toEqual([409, 'promotions/sale-over']);
});
