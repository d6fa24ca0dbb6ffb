import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, expectBooksBalance, orderForm, put, start, stockOf, variantOf, withCart } from '#test/builders/buying.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { restoreCart, type ReturningLine } from '../cart/return-store.ts';
import { inTransaction } from '../../platform/database/open-database.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
});
beforeEach(() => sale.app.db.query({ text: 'DELETE FROM rate_limits' }));
afterEach(() => expectBooksBalance(sale));
afterAll(() => sale.stop());

const declined = { card: 'pm_card_chargeDeclined' };
const quoteOf = async (who: Browser) => (await who.call('GET', '/api/checkout/quote?country=PT')).body;
const lineOf = async (who: Browser) => (await who.call('GET', '/api/cart')).body.items[0];

for (const [title, stock, wanted] of [
  ['the last piece', 1, 1],
  ['two of three', 3, 2],
] as const)
  test(`[CAT-02, CART-06] after a declined card ${title} can be bought as before`, async () => {
    const mug = await variantOf(sale, ana, { quantity: stock });
    const rio = await withCart(sale, { ...mug, quantity: wanted });
    const before = await quoteOf(rio);
    expect((await buy(rio, declined)).body.status).toBe('failed');
    const tab = browser(sale.address, new Map(rio.cookies));
    expect(await quoteOf(tab)).toEqual(before);
    expect(await lineOf(tab)).toMatchObject({ stock, available: true, reserved: wanted, quantity: wanted });
    expect((await buy(tab)).body.status).toBe('paid');
    expect(await stockOf(sale, mug)).toEqual({ stock: stock - wanted, reserved: 0, sold: wanted });
  });

test('[CAT-02] what is set aside for a buyer is nobody else’s', async () => {
  const mug = await variantOf(sale, ana, { quantity: 1 });
  const [rio, eve] = [await withCart(sale, mug), await withCart(sale, mug)];
  await buy(rio, declined);
  expect((await quoteOf(eve)).problems).toMatchObject([{ kind: 'sold-out' }]);
  expect(await lineOf(eve)).toMatchObject({ stock: 0, available: false, reserved: 0 });
  await rio.call('DELETE', `/api/cart/items/${(await lineOf(rio)).id}`);
  await put(rio, mug);
  expect((await buy(rio)).body.status).toBe('paid');
});

test('[CAT-02, REC-07] a left cart brings back what is set aside for its own payment', async () => {
  const mug = await variantOf(sale, ana, { quantity: 1 });
  const [rio, eve] = [await withCart(sale, mug), await withCart(sale, mug)];
  await buy(rio, declined);
  const { rows } = await sale.app.db.query<ReturningLine & { to: string }>({
    text: `DELETE FROM cart_lines WHERE variant_id = $1 RETURNING cart_id AS "to", seller_id AS "sellerId", listing_id AS "listingId", variant_id AS "variantId",
             personalisation, quantity, added_price_cents AS "priceCents"`,
    values: [mug.variantId],
  });
  const now = sale.app.clock.now();
  await inTransaction(sale.app.db, async (tx) => {
    for (const { to, ...line } of rows) await restoreCart(tx, { to, lines: [line], now });
  });
  expect(await lineOf(rio)).toMatchObject({ available: true, quantity: 1 });
  expect(await lineOf(eve)).toBeUndefined();
});

test('[CAT-02, INV-09] a guest who signs in after a declined card keeps piece and code', async () => {
  const mug = await variantOf(sale, ana, { quantity: 1, priceCents: 4000 });
  await ana.call('POST', '/api/seller/promotions', {
    ...{
      code: 'LASTUSE',
      kind: 'percent',
      percent: 10,
      amountCents: null,
      minimumCents: 0,
      startsAt: null,
      endsAt: null,
      maxUses: 1,
    },
  });
  const rio = await withCart(sale, mug);
  await rio.call('POST', '/api/cart/promo', { code: 'LASTUSE' });
  await buy(rio, declined);
  await signUp(rio, 'Rio Keller');
  expect(await quoteOf(rio)).toMatchObject({ problems: [], discountCents: 400 });
  expect((await buy(rio)).body.status).toBe('paid');
});

test('[CAT-02, INV-07] a reserved piece stays with who pays again', async () => {
  for (let round = 0; round < 8; round += 1) {
    await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
    const mug = await variantOf(sale, ana, { quantity: 1 });
    const people = await Promise.all([1, 2, 3, 4].map(() => withCart(sale, mug)));
    const forms = await Promise.all(people.map((who) => orderForm(who, { paymentMethodId: 'pm_card_visa' })));
    const [rio, ...others] = people as [Browser, ...Browser[]];
    await buy(rio, declined);
    const answers = await Promise.all([
      start(rio, forms[0] ?? {}),
      ...others.flatMap((who, index) => [1, 2, 3].map(() => start(who, forms[index + 1] ?? {}))),
    ]);
    expect(answers[0]?.body.status).toBe('paid');
    for (const answer of answers.slice(1)) expect(codeOf(answer)[0]).toBe(409);
    expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 0, sold: 1 });
  }
});
