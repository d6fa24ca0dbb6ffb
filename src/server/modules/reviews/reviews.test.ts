import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bodyOf } from '#test/builders/ask.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { onlyRow } from '#server/platform/database/only-row.ts';
import { contract } from '#domain/modules.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { type Bought, buyerOf } from '#test/builders/delivered.ts';
import { count, variantOf, type SoldVariant } from '#test/builders/buying.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

type Buyer = Browser & Bought;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let bowl: SoldVariant;
let bo: Buyer;

const path = ({ orderId, lineIds }: Bought, index = 0): string =>
  `/api/orders/${orderId}/lines/${lineIds[index]}/review`;
const review = (who: Pick<Browser, 'call'>, of: Bought, body: Record<string, unknown>, index = 0) =>
  who.call('POST', path(of, index), body);
const reviewsOf = async ({ listingId }: SoldVariant, query = '') =>
  bodyOf(
    contract.reviews.listReviews,
    (await browser(sale.address).call('GET', `/api/listings/${listingId}/reviews${query}`)).body,
  );
const delivered = (name: string, ...variants: SoldVariant[]): Promise<Buyer> =>
  buyerOf(sale, { name, sellerId: ana.userId, variants });
const one = async (text: string, values: unknown[] = []): Promise<Record<string, unknown> | undefined> =>
  (await sale.app.db.query({ text, values })).rows[0];

/** What listing, shop and card say of ratings, and what the visible reviews add up to. */
async function expectRatingsRight(): Promise<void> {
  for (const [table, ofRow] of [
    ['listings', 'r.seller_id = t.seller_id AND r.listing_id = t.id'],
    ['shops', 'r.seller_id = t.seller_id'],
  ]) {
    expect(
      await count(
        sale,
        `${table} t CROSS JOIN LATERAL (SELECT coalesce(sum(stars), 0) AS sum, count(*) AS count FROM reviews r WHERE ${ofRow} AND r.state = 'visible') v WHERE t.rating_sum <> v.sum OR t.rating_count <> v.count`,
      ),
      table,
    ).toBe(0);
  }
  expect(
    await count(
      sale,
      `search_documents d JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id WHERE (d.card->>'ratingCount')::int <> l.rating_count`,
    ),
  ).toBe(0);
}

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  mug = await variantOf(sale, ana, { quantity: 60 });
  bowl = await variantOf(sale, ana, { quantity: 60, title: 'Bowl, ash' });
  bo = await delivered('Bo Lindgren', mug, bowl);
});
afterAll(() => sale.stop());

test('[CAT-04, INV-22] only the buyer reviews a line; to others the order is not there', async () => {
  expect((await review(browser(sale.address), bo, { stars: 5 })).status).toBe(401);
  for (const who of [ana, bea])
    expect(codeOf(await review(who, bo, { stars: 5 }))).toEqual([404, 'reviews/order-not-found']);
  expect(codeOf(await review(bo, { ...bo, lineIds: ['line-of-nobody'] }, { stars: 5 }))).toEqual([
    404,
    'reviews/order-not-found',
  ]);
  expect(codeOf(await bea.call('GET', `/api/orders/${bo.orderId}/reviews`))).toEqual([404, 'reviews/order-not-found']);
  expect(await count(sale, 'reviews')).toBe(0);
});

test('[CAT-04] an order on its way, cancelled or refunded is not reviewed', async () => {
  for (const [index, way] of (
    [[], ['processing', 'shipped'], ['cancelled'], ['processing', 'shipped', 'delivered', 'refunded']] as OrderState[][]
  ).entries()) {
    const early = await buyerOf(sale, { name: `Early ${'abcd'[index]}`, sellerId: ana.userId, variants: [mug], way });
    expect(codeOf(await review(early, early, { stars: 5 })), way.join()).toEqual([409, 'reviews/not-delivered']);
    expect((await ask(early, contract.reviews.listOrderReviews, { orderId: early.orderId })).lines).toEqual([
      expect.objectContaining({ mayReview: false, review: null }),
    ]);
  }
});

test('[CAT-04] nobody reviews what their own shop sold to themselves', async () => {
  await sale.app.db.query({ text: 'UPDATE orders SET buyer_id = seller_id WHERE id = $1', values: [bo.orderId] });
  expect(codeOf(await review(ana, bo, { stars: 5 }))).toEqual([403, 'reviews/own-shop']);
  await sale.app.db.query({ text: 'UPDATE orders SET buyer_id = $2 WHERE id = $1', values: [bo.orderId, bo.userId] });
});

test('[CAT-04, INV-23] input is checked: stars, words, pictures of one’s own store, nothing else', async () => {
  for (const body of [
    {},
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: '5' },
    { stars: 5, body: 'x'.repeat(4001) },
    { stars: 5, body: 'a\u0000b' },
    { stars: 5, state: 'visible' },
    { stars: 5, helpful: 3 },
  ]) {
    expect((await review(bo, bo, body)).status, JSON.stringify(body)).toBe(400);
  }
  expect(codeOf(await review(bo, bo, { stars: 5, pictures: [{ id: ana.pictureId }] }))).toEqual([
    400,
    'reviews/unknown-picture',
  ]);
  expect(await count(sale, 'reviews')).toBe(0);
});

test('[CAT-04, UX-40] a review shows at once with variant, picture and name', async () => {
  const picture = (await fetch(`${sale.address}/api/files/pictures`, {
    method: 'POST',
    headers: {
      cookie: [...bo.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(await pictureBytes('#336699')),
  }).then((answer) => answer.json())) as { id: string };
  const answer = await bo.call(
    'POST',
    path(bo),
    { stars: 4, body: ' <b>Lovely</b> & heavy ', pictures: [{ id: picture.id, alt: 'On my table' }] },
    { 'idempotency-key': 'press-1' },
  );
  expect(answer.body).toMatchObject({ state: 'visible' });
  expect(
    (
      await bo.call(
        'POST',
        path(bo),
        { stars: 4, body: ' <b>Lovely</b> & heavy ', pictures: [{ id: picture.id, alt: 'On my table' }] },
        { 'idempotency-key': 'press-1' },
      )
    ).body,
  ).toEqual(answer.body);
  expect(codeOf(await review(bo, bo, { stars: 1 }))).toEqual([409, 'reviews/already-written']);
  const { items, rating, pictures } = await reviewsOf(mug);
  expect(items).toEqual([
    expect.objectContaining({
      buyerName: 'Bo L.',
      stars: 4,
      body: '<b>Lovely</b> & heavy',
      answer: null,
      helpful: 0,
      pictures: [expect.objectContaining({ id: picture.id, alt: 'On my table' })],
    }),
  ]);
  expect([rating, pictures.length]).toEqual([{ count: 1, mean: 4, stars: [0, 0, 0, 1, 0] }, 1]);
  expect(JSON.stringify(items)).not.toContain(bo.userId);
  const listing = await ask(browser(sale.address), contract.listings.getListing, { listingId: mug.listingId });
  expect([listing.ratingCount, listing.ratingMean, listing.shop.ratingCount]).toEqual([1, 4, 1]);
  const card = (await ask(browser(sale.address), contract.search.searchListings, { q: 'mug' })).items?.find(
    (each) => each.listingId === mug.listingId,
  );
  expect([card?.ratingCount, card?.ratingMean]).toEqual([1, 4]);
  await expectRatingsRight();
});

test('[INV-21] one review a line, however many are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => review(bo, bo, { stars: 1 + (index % 5) }, 1)),
  );
  expect(answers.map((each) => each.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect((await reviewsOf(bowl)).items).toHaveLength(1);
  await expectRatingsRight();
});

test('[CAT-04, INV-21] many buyers at once: sums, counts, cards and events all agree', async () => {
  const buyers: Buyer[] = [];
  for (let index = 0; index < 10; index += 1)
    buyers.push(await delivered(`Buyer ${String.fromCharCode(65 + index)}`, mug, bowl));
  const before = (await reviewsOf(mug)).rating.count;
  const answers = await Promise.all(
    buyers.flatMap((buyer, index) => [
      review(buyer, buyer, { stars: 1 + (index % 5) }),
      review(buyer, buyer, { stars: 5, body: `Number ${index}` }, 1),
    ]),
  );
  expect(answers.map((each) => each.status)).toEqual(Array.from({ length: 20 }, () => 200));
  await expectRatingsRight();
  expect((await reviewsOf(mug)).rating.count).toBe(before + 10);
  expect(await count(sale, `events WHERE name = 'reviews.published'`)).toBe(await count(sale, 'reviews'));
});

test('[CAT-04] the shop answers once; strangers find no such review; the answer is seen at once', async () => {
  const { reviewId } = onlyRow({ rows: (await reviewsOf(mug)).items.slice(0, 1) });
  const answer = (who: Pick<Browser, 'call'>, text = 'Thank you, Bo.', id = reviewId) =>
    who.call('POST', `/api/seller/reviews/${id}/answer`, { answer: text });
  expect((await answer(browser(sale.address))).status).toBe(401);
  for (const [who, id] of [
    [bea, reviewId],
    [bo, reviewId],
    [ana, 'nothing'],
  ] as const)
    expect(codeOf(await answer(who, 'x', id))).toEqual([404, 'reviews/not-found']);
  expect((await answer(ana, '  ')).status).toBe(400);
  const unanswered = await ask(ana, contract.reviews.listOwnReviews, { unanswered: 'true', limit: 50 });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => answer(ana, `Answer ${index}`)));
  expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
  expect(answers.filter((each) => codeOf(each)[1] === 'reviews/already-answered')).toHaveLength(5);
  expect((await reviewsOf(mug)).items.find((each) => each.reviewId === reviewId)?.answer).toMatch(/^Answer \d$/);
  const after = await ask(ana, contract.reviews.listOwnReviews, { unanswered: 'true', limit: 50 });
  expect([after.unanswered, after.items.length]).toEqual([unanswered.unanswered - 1, unanswered.items.length - 1]);
  expect(await ask(bea, contract.reviews.listOwnReviews)).toMatchObject({ items: [], unanswered: 0 });
});

test('[CAT-04, INV-21] helpful counts once a person, not for oneself, and can be taken back', async () => {
  const reviewId = (await reviewsOf(mug, '?limit=50')).items.find((each) => each.buyerName === 'Bo L.')?.reviewId;
  const mark = (who: Pick<Browser, 'call'>, helpful = true, id = reviewId) =>
    who.call('PUT', `/api/reviews/${id}/helpful`, { helpful });
  expect((await mark(browser(sale.address))).status).toBe(401);
  expect(codeOf(await mark(bo))).toEqual([403, 'reviews/own-review']);
  expect(codeOf(await mark(ana))).toEqual([403, 'reviews/own-shop']);
  expect(codeOf(await mark(bea, true, 'nothing'))).toEqual([404, 'reviews/not-found']);
  const cy = await signUp(browser(sale.address), 'Cy Reader');
  await Promise.all([...Array.from({ length: 6 }, () => mark(bea)), ...Array.from({ length: 6 }, () => mark(cy))]);
  expect((await reviewsOf(mug)).items[0]).toMatchObject({ reviewId, helpful: 2 });
  expect(await ask(bea, contract.reviews.listMarks, { listingId: mug.listingId })).toEqual({
    helpful: [reviewId],
    reported: [],
    own: [],
  });
  expect((await ask(bo, contract.reviews.listMarks, { listingId: mug.listingId })).own).toEqual([reviewId]);
  await Promise.all(Array.from({ length: 4 }, () => mark(cy, false)));
  expect(
    await one(
      'SELECT helpful, (SELECT count(*)::int FROM review_votes v WHERE v.review_id = r.id) AS votes FROM reviews r WHERE id = $1',
      [reviewId],
    ),
  ).toEqual({ helpful: 1, votes: 1 });
});

test('[ALERT-02, ALERT-04, INV-24] a review is one alert however many processes look', async () => {
  await Promise.all([sale.settle(), sale.settle(), sale.settle()]);
  await sale.settle();
  const ofShop = (await ask(ana, contract.alerts.listAlerts, { category: 'review' })).items;
  expect(ofShop).toHaveLength(await count(sale, 'reviews'));
  expect(ofShop.find((alert) => alert.message.startsWith('Bo L.: <b>'))).toMatchObject({
    type: 'new_review',
    title: '4 stars for Two-tone mug, ink',
    message: 'Bo L.: <b>Lovely</b> & heavy',
    actionUrl: `/product/${mug.listingId}#reviews`,
  });
  expect(await count(sale, `buyer_notices WHERE type = 'review_response'`)).toBe(1);
});
