import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { findCodes, releaseUse, retakeUse, returnUse, spendUse } from './promo-store.ts';

const tables = bareTables();
const code = row`seller_id=ana code=TEN kind=percent percent=10 starts_at=@-60 created_at=@-60 uses=5 max_uses=9`;
const use = row`seller_id=ana code=TEN checkout_id=c1 cart_id=k1 discount_cents=100 created_at=@-5 status=reserved
  buyers=["bo"]`;
const buyer = { seller_id: 'ana', code: 'TEN', buyer: 'bo', uses: 1, max_uses: 2 };
/** The same word at another shop, another word at the same shop. */
const OTHERS = [{ seller_id: 'ben' }, { code: 'FIVE' }];
const counts = async (): Promise<unknown[]> => [
  await tables.texts(`seller_id, code, uses FROM promo_codes WHERE uses <> 5 ORDER BY 1`),
  await tables.texts(`seller_id, code, buyer, uses FROM promo_buyers WHERE uses <> 1 ORDER BY 1`),
];
const putCode = async (status: string, changes: object = {}): Promise<void> => {
  await tables.fill`
    promo_codes: ${code} | ${OTHERS}
    promo_buyers: ${buyer} | ${OTHERS} | buyer=cy
    promo_uses: ${use} status=${status} ${changes} | checkout_id=c2
  `;
};

test('[INV-09] the end of a checkout gives back its own use alone', async () => {
  await putCode('reserved');
  const released = await tables.written('promo_uses', 'checkout_id status', (tx) => releaseUse(tx, 'c1'));
  expect(released.now).toEqual(['c1 released']);
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
  await tables.run((tx) => releaseUse(tx, 'c1'));
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
});

test('[INV-09] what was paid is spent once and not released; what was never held is not spent', async () => {
  await putCode('used');
  const released = await tables.written('promo_uses', 'status', (tx) => releaseUse(tx, 'c1'));
  expect([released.now, await counts()]).toEqual([[], [[], []]]);
  await tables.sql(`UPDATE promo_uses SET status = 'released' WHERE checkout_id = 'c1'`);
  expect((await tables.written('promo_uses', 'status', (tx) => Promise.resolve(spendUse(tx, 'c1')))).now).toEqual([]);
});

test('[INV-09] a cancelled purchase gives back the use of the code that it was paid with, once', async () => {
  await putCode('used');
  await tables.fill`promo_uses: ${use} code=FIVE status=used`;
  const returned = await tables.written('promo_uses', 'checkout_id code status', (tx) =>
    returnUse(tx, { checkoutId: 'c1', code: 'TEN' }),
  );
  expect(returned.now).toEqual(['c1 TEN returned']);
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
  await tables.run((tx) => returnUse(tx, { checkoutId: 'c1', code: 'TEN' }));
  expect(await counts()).toEqual([['ana TEN 4'], ['ana TEN bo 0']]);
});

test('[INV-09, INV-08] money that came after its use was released takes that use again', async () => {
  await putCode('released');
  await tables.fill`promo_uses: ${use} code=FIVE status=used`;
  const retaken = await tables.written('promo_uses', 'checkout_id code status', async (tx) =>
    expect(await retakeUse(tx, 'c1')).toBe(true),
  );
  expect(retaken.now).toEqual(['c1 TEN reserved']);
  expect(await counts()).toEqual([['ana TEN 6'], ['ana TEN bo 2']]);
  expect(await tables.run((tx) => retakeUse(tx, 'c2'))).toBe(false);
  expect(await counts()).toEqual([['ana TEN 6'], ['ana TEN bo 2']]);
});

test('[INV-09] a code is used up for its own person and shop alone', async () => {
  await putCode('released', { buyers: ['bo'] });
  await tables.sql(
    `UPDATE promo_buyers SET uses = max_uses WHERE NOT (seller_id = 'ana' AND code = 'TEN' AND buyer = 'bo')`,
  );
  const request = { code: 'TEN', sellerIds: ['ana'], cartId: 'k1', buyers: ['bo'] };
  expect(await findCodes(tables.db, request)).toMatchObject([{ isUsedByBuyer: false, isOwn: false }]);
  expect(await tables.run((tx) => retakeUse(tx, 'c1'))).toBe(true);
  expect(await findCodes(tables.db, request)).toMatchObject([{ isUsedByBuyer: true, isOwn: true }]);
});

test('[INV-09] a use of the same word at another shop is not one of this cart', async () => {
  await tables.fill`
    promo_codes: ${code} | ${OTHERS}
    promo_uses: ${use} seller_id=ben | seller_id=ana code=FIVE | seller_id=ana cart_id=k2 checkout_id=c2
      | seller_id=ana status=used checkout_id=c3
  `;
  const results = await findCodes(tables.db, { code: 'TEN', sellerIds: ['ben', 'ana'], cartId: 'k1' });
  expect(results.map(({ promo, isOwn }) => `${promo.sellerId} ${isOwn}`)).toEqual(['ana false', 'ben true']);
});
