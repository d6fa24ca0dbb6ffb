import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { formatDay } from '#domain/core/time.ts';
import { checkoutAnswerSchema, shownQuoteSchema } from '#domain/checkout/model.ts';
import { maker } from '#test/builders/market.ts';
import {
  address,
  buy,
  count,
  expectBooksBalance,
  finish,
  orderForm,
  variantOf,
  put,
  start,
  stockOf,
  withCart,
} from '#test/builders/buying.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
});
afterEach(() => expectBooksBalance(sale));
afterAll(() => sale.stop());

test('[PAY-01, CART-06] a guest’s cart of two shops is quoted, paid once, and becomes one order per shop', async () => {
  const [mug, scarf] = [
    await variantOf(sale, ana, { title: 'Mug' }),
    await variantOf(sale, bea, { title: 'Scarf', priceCents: 4000 }),
  ];
  const rio = await withCart(sale, { ...mug, quantity: 2 }, scarf);
  const delivery = `${ana.userId}:express,${bea.userId}:express`;
  const { parcels } = await ask(rio, contract.checkout.getQuote, { country: 'PT', delivery });
  expect(parcels.map(({ chosen }) => chosen)).toEqual(['express', 'express']);
  const quote = await ask(rio, contract.checkout.getQuote, { country: 'PT' });
  expect(shownQuoteSchema.safeParse(quote).error?.issues ?? []).toEqual([]);
  expect(quote).toMatchObject({ subtotalCents: 9600, problems: [], totalCents: 9600 + quote.shippingCents });
  expect(await stockOf(sale, mug)).toMatchObject({ stock: 5, reserved: 0 });
  const { status, body } = await buy(rio);
  expect(status).toBe(200);
  expect(checkoutAnswerSchema.safeParse(body).error?.issues ?? []).toEqual([]);
  expect(body).toMatchObject({
    status: 'paid',
    totalCents: quote.totalCents,
    clientSecret: null,
    declineCode: null,
    orders: [{}, {}],
  });
  expect(await stockOf(sale, mug)).toEqual({ stock: 3, reserved: 0, sold: 2 });
  expect((await ask(rio, contract.cart.getCart)).items).toEqual([]);
  const [intent] = (await sale.provider.stripe.paymentIntents.list({ limit: 1 })).data;
  expect(intent).toMatchObject({
    amount: quote.totalCents,
    currency: 'eur',
    status: 'succeeded',
    receipt_email: 'rio@example.com',
    metadata: { checkoutId: body.checkoutId },
  });
  const { rows } = await sale.app.db.query({ text: `SELECT subject FROM mails WHERE recipient = 'rio@example.com'` });
  expect(rows).toEqual([{ subject: 'Your 2 orders are confirmed' }]);
});

test('[PAY-01, INV-05] sums and prices that a client makes up are refused', async () => {
  const rio = await withCart(sale, await variantOf(sale, ana, { priceCents: 1000 }));
  const chosen = await ask(rio, contract.checkout.getQuote, { country: 'PT', delivery: `${ana.userId}:express` });
  const [standard, express] = chosen.parcels[0]?.options.map((option) => option.priceCents) ?? [];
  expect(chosen.totalCents).toBe(1000 + (express ?? NaN));
  for (const expectedTotalCents of [0, 1, chosen.totalCents - 1, chosen.totalCents + 1, 1000 + (standard ?? NaN)]) {
    const answer = await buy(rio, { delivery: { [ana.userId]: 'express' }, expectedTotalCents });
    expect([codeOf(answer), answer.body.error.totalCents]).toEqual([
      [409, 'checkout/total-changed'],
      chosen.totalCents,
    ]);
  }
  for (const bad of [
    { discountCents: 500 },
    { totalCents: 1 },
    { expectedTotalCents: -1 },
    { expectedTotalCents: 2 ** 53 },
    { currency: 'USD' },
    { paymentMethodId: '4242424242424242' },
    { delivery: { [ana.userId]: 'free' } },
  ])
    expect(codeOf(await buy(rio, bad)), JSON.stringify(bad)).toEqual([400, 'request/invalid']);
  const email = 'express@example.com';
  expect(
    (await buy(rio, { email, delivery: { [ana.userId]: 'express' }, expectedTotalCents: chosen.totalCents })).body,
  ).toMatchObject({ status: 'paid', totalCents: chosen.totalCents });
  // The mail promises the days of the way that was chosen.
  const days = chosen.parcels[0]?.options.map(({ arrivesFrom, arrivesTo }) =>
    [arrivesFrom, arrivesTo].map((day) => formatDay(new Date(day), 'en')).join(' – '),
  );
  const { rows } = await sale.app.db.query<{ text: string }>({
    text: 'SELECT body_text AS text FROM mails WHERE recipient = $1',
    values: [email],
  });
  expect(days?.map((span) => rows[0]?.text.includes(span))).toEqual([false, true]);
});

test('[ORD-03] a way that the shop lacks for the country is refused by name', async () => {
  const mug = await variantOf(sale, ana, { priceCents: 1000 });
  const rio = await withCart(sale, mug);
  const { totalCents } = await ask(rio, contract.checkout.getQuote, { country: 'PT' });
  const form = { delivery: { [ana.userId]: 'pickup' }, expectedTotalCents: totalCents };
  const refused = await buy(rio, form);
  expect([codeOf(refused), refused.body.error.sellerIds]).toEqual([[409, 'checkout/way-not-offered'], [ana.userId]]);
  // What was chosen for a shop that is no longer in the cart is nobody's way.
  expect(codeOf(await buy(rio, { ...form, delivery: { another: 'pickup' } }))).toEqual([200, undefined]);
});

test('[PAY-01] wrong input is refused before anything is reserved', async () => {
  const mug = await variantOf(sale, ana);
  const rio = await withCart(sale, mug);
  for (const field of ['name', 'line1', 'city'])
    expect((await buy(rio, { address: { ...address, [field]: ' ' } })).status, field).toBe(400);
  const postcode = await buy(rio, { address: { ...address, postcode: '12' } });
  expect([codeOf(postcode), postcode.body.error.field]).toEqual([[400, 'checkout/invalid-address'], 'postcode']);
  expect(codeOf(await buy(rio, { address: { ...address, country: 'AQ' } }))).toEqual([
    400,
    'checkout/country-not-served',
  ]);
  for (const email of ['', 'rio', 'rio@', '@example.com', 'r@x'])
    expect(codeOf(await buy(rio, { email })), email).toEqual([400, 'checkout/invalid-email']);
  expect(codeOf(await rio.call('POST', '/api/checkout', await orderForm(rio)))).toEqual([
    400,
    'request/idempotency-required',
  ]);
  expect(codeOf(await buy(browser(sale.address)))).toEqual([409, 'checkout/cart-empty']);
  expect(codeOf(await browser(sale.address).call('GET', '/api/checkout/quote?country=PT'))).toEqual([
    409,
    'checkout/cart-empty',
  ]);
  expect(await stockOf(sale, mug)).toEqual({ stock: 5, reserved: 0, sold: 0 });
});

test('[CART-06] a changed price is told before anything is charged', async () => {
  const bowl = await variantOf(sale, ana, { priceCents: 2000 });
  const rio = await withCart(sale, bowl);
  const form = await orderForm(rio, { paymentMethodId: 'pm_card_visa' });
  await sale.app.db.query({ text: 'UPDATE variants SET price_cents = 2600 WHERE id = $1', values: [bowl.variantId] });
  const before = await count(sale, 'checkouts');
  const answer = await start(rio, form);
  expect(codeOf(answer)).toEqual([409, 'checkout/lines-changed']);
  expect(answer.body.error.lines).toMatchObject([{ kind: 'price-changed', oldPriceCents: 2000, newPriceCents: 2600 }]);
  expect(await count(sale, 'checkouts')).toBe(before);
  expect((await buy(rio)).body).toMatchObject({ status: 'paid', totalCents: Number(form.expectedTotalCents) + 600 });
});

test('[CART-06] too few pieces, none, a piece taken down', async () => {
  const [few, gone, down, fine] = [
    await variantOf(sale, ana),
    await variantOf(sale, ana),
    await variantOf(sale, ana),
    await variantOf(sale, ana),
  ];
  const rio = await withCart(sale, { ...few, quantity: 4 }, gone, down, fine);
  await sale.app.db.query({
    text: 'UPDATE variants SET stock = 3, received = 3 WHERE id = $1',
    values: [few.variantId],
  });
  await sale.app.db.query({
    text: 'UPDATE variants SET stock = 0, received = 0 WHERE id = $1',
    values: [gone.variantId],
  });
  await ana.call('POST', `/api/seller/listings/${down.listingId}/state`, { state: 'inactive' });
  await sale.app.db.query({ text: 'UPDATE variants SET price_cents = 2600 WHERE id = $1', values: [fine.variantId] });
  const { problems } = await ask(rio, contract.checkout.getQuote, { country: 'PT' });
  expect(problems.map((line) => [line.kind, line.wanted, line.stock])).toEqual([
    ['not-enough-stock', 4, 3],
    ['sold-out', 1, 0],
    ['not-for-sale', 1, 5],
    ['price-changed', 1, 5],
  ]);
  const refused = await buy(rio);
  expect([codeOf(refused), refused.body.error.lines]).toEqual([[409, 'checkout/lines-changed'], problems]);
  expect(await stockOf(sale, fine)).toMatchObject({ reserved: 0 });
});

test('[PAY-01, CART-03] a member’s checkout takes the guest’s cart along and belongs to the member', async () => {
  const rio = await withCart(sale, await variantOf(sale, ana));
  await signUp(rio, 'Rio Member');
  const { body } = await buy(rio);
  const { rows } = await sale.app.db.query({
    text: 'SELECT buyer_id FROM orders WHERE checkout_id = $1',
    values: [body.checkoutId],
  });
  expect(rows).toEqual([{ buyer_id: rio.userId }]);
});

test('[PAY-01] what was put into the cart while the payment ran stays there', async () => {
  const [mug, bowl] = [await variantOf(sale, ana), await variantOf(sale, ana)];
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_authenticationRequired' });
  await put(rio, bowl);
  await sale.provider.stripe.paymentIntents.confirm(body.clientSecret.split('_secret')[0], {
    payment_method: 'pm_card_visa',
  });
  expect((await finish(rio, body)).body.status).toBe('paid');
  expect((await ask(rio, contract.cart.getCart)).items.map((line) => line.variantId)).toEqual([bowl.variantId]);
});

test('[CART-07, PAY-01] each maker reads what was said to them in the cart and what was said to all', async () => {
  const [mug, bowl] = [await variantOf(sale, ana), await variantOf(sale, bea)];
  const rio = await withCart(sale, mug, bowl);
  const say = (sellerId: string, note: string) => ask(rio, contract.cart.setNote, { sellerId, note });
  expect((await say(ana.userId, 'Please wrap it as a gift')).notes).toEqual({
    [ana.userId]: 'Please wrap it as a gift',
  });
  await say(bea.userId, 'The darker one');
  expect((await say(bea.userId, '')).notes).toEqual({ [ana.userId]: 'Please wrap it as a gift' });
  const nobody = await rio.call('PUT', `/api/cart/notes/${randomUUID()}`, { note: 'Hello' });
  expect(codeOf(nobody)).toEqual([404, 'cart/line-not-found']);
  expect((await rio.call('PUT', `/api/cart/notes/${ana.userId}`, { note: 'x'.repeat(501) })).status).toBe(400);
  await signUp(rio, 'Rio Talker');
  expect((await ask(rio, contract.cart.getCart)).notes).toEqual({ [ana.userId]: 'Please wrap it as a gift' });
  const { body } = await buy(rio, { note: 'Ring twice' });
  const { rows } = await sale.app.db.query({
    text: 'SELECT seller_id AS seller, note FROM orders WHERE checkout_id = $1 ORDER BY note',
    values: [body.checkoutId],
  });
  expect(rows).toEqual([
    { seller: ana.userId, note: 'Please wrap it as a gift\nRing twice' },
    { seller: bea.userId, note: 'Ring twice' },
  ]);
  await put(rio, mug);
  expect((await ask(rio, contract.cart.getCart)).notes).toEqual({});
  await ask(rio, contract.cart.setNote, { sellerId: ana.userId, note: 'Again' });
  expect((await ask(rio, contract.cart.clear)).notes).toEqual({});
  await put(rio, mug);
  expect((await ask(rio, contract.cart.getCart)).notes).toEqual({});
});

test('[INV-22] a checkout is finished and seen with its own key alone', async () => {
  const rio = await withCart(sale, await variantOf(sale, ana));
  const { body } = await buy(rio);
  for (const accessKey of ['', 'A'.repeat(43), `${body.accessKey}x`]) {
    expect(codeOf(await finish(rio, { ...body, accessKey }))).toEqual([404, 'checkout/not-found']);
    expect(codeOf(await rio.call('GET', `/api/checkout/${body.checkoutId}?accessKey=${accessKey}`))).toEqual([
      404,
      'checkout/not-found',
    ]);
  }
  expect(codeOf(await finish(rio, { checkoutId: `checkout-${randomUUID()}`, accessKey: body.accessKey }))).toEqual([
    404,
    'checkout/not-found',
  ]);
  expect(
    (
      await ask(browser(sale.address), contract.checkout.getCheckout, {
        checkoutId: body.checkoutId,
        accessKey: body.accessKey,
      })
    ).orders,
  ).toEqual(body.orders);
});

test('[PAY-01] an address that was typed in capitals is that of its mailbox', async () => {
  const rio = await withCart(sale, await variantOf(sale, ana));
  const { body } = await buy(rio, { email: ' Cap.Rio@Example.COM ' });
  expect(body.status).toBe('paid');
  const { rows } = await sale.app.db.query({
    text: `SELECT email FROM checkouts WHERE id = $1 UNION ALL SELECT email FROM orders WHERE checkout_id = $1
           UNION ALL SELECT recipient FROM mails WHERE recipient ILIKE 'cap.rio@%'`,
    values: [body.checkoutId],
  });
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ email: 'cap.rio@example.com' })));
});
