import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[SUP-02, SUP-03, CAT-04] a deleted account leaves stars, and no name or words', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { quantity: 3 });
  const bo = await buyerOf(sale, { name: 'Bo Lindgren', sellerId: ana.userId, variants: [mug] });
  await bo.call('POST', `/api/orders/${bo.orderId}/lines/${bo.lineIds[0]}/review`, { stars: 4, body: 'Holds a lot.' });
  await bo.call('POST', `/api/listings/${mug.listingId}/questions`, { question: 'Is there a larger one?' });
  await sale.settle();
  const guest = browser(sale.address);
  const { listingId } = mug;
  const names = async (): Promise<string[]> => [
    ...(await ask(guest, contract.reviews.listReviews, { listingId })).items.map((review) => review.buyerName),
    ...(await ask(guest, contract.reviews.listShopReviews, { sellerId: ana.userId })).items.map(
      (review) => review.buyerName,
    ),
    ...(await ask(guest, contract.reviews.listQuestions, { listingId })).items.map((question) => question.askerName),
  ];
  expect(await names()).toEqual(Array(3).fill('Bo L.'));
  await inTransaction(sale.app.db, (tx) =>
    publish(sale.app, tx, { name: 'accounts.deleted', subject: bo.userId, payload: { userId: bo.userId } }),
  );
  await sale.settle();
  expect(await names()).toEqual(Array(2).fill('Former member'));
  const { items } = await ask(guest, contract.reviews.listReviews, { listingId });
  expect(items.map(({ stars, body }) => [stars, body])).toEqual([[4, '']]);
});
