import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { DAY } from '#domain/core/time.ts';
import { buy, buyAtOnce, variantOf, type SoldVariant, put, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { fullOffers, type Reminded, remindedGuest } from '#test/builders/reminders.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let mug: SoldVariant;
let bowl: SoldVariant;
let guests = 0;

beforeAll(async () => {
  sale = await openSale({ ...fullOffers, CLOCK: 'simulated' });
  const ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { priceCents: 2800, quantity: 90 });
  bowl = await variantOf(sale, ana, { priceCents: 600, quantity: 90 });
});
afterAll(() => sale.stop());

const type = (who: Browser, code: string) => who.call('POST', '/api/cart/promo', { code });

/** Somebody who left two mugs and was written to twice. */
const reminded = (): Promise<Reminded> => {
  guests += 1;
  return remindedGuest(sale, `left${guests}@example.com`, { ...mug, quantity: 2 });
};

const lineOf = async (who: Browser, variantId: string): Promise<string | undefined> =>
  (await ask(who, contract.cart.getCart)).items.find((line) => line.variantId === variantId)?.id;
const discountAt = async (who: Browser): Promise<number> =>
  (await ask(who, contract.checkout.getQuote, { country: 'PT' })).discountCents;

test('[INV-10, REC-06] an offer is worth nothing for other pieces: the cart is swapped under it', async () => {
  const { who, code } = await reminded();
  expect((await type(who, code)).body).toMatchObject({ discount: 560, total: 5040 });
  await put(who, bowl);
  await who.call('DELETE', `/api/cart/items/${await lineOf(who, mug.variantId)}`);
  const body = await ask(who, contract.cart.getCart);
  expect([body.discount, body.total]).toEqual([0, 600]);
  expect(await discountAt(who)).toBe(0);
  await who.call('DELETE', '/api/cart/promo');
  expect(codeOf(await type(who, code))).toEqual([409, 'cart/code-other-items']);
  const paid = await buy(who);
  expect(paid.body.status).toBe('paid');
  const { rows } = await sale.app.db.query({
    text: 'SELECT discount_cents, promo_code FROM orders WHERE checkout_id = $1',
    values: [paid.body.checkoutId],
  });
  expect(rows).toEqual([{ discount_cents: 0, promo_code: null }]);
});

test('[INV-10, REC-06] an offer is its percentage of so many as were left', async () => {
  const { who, code } = await reminded();
  await type(who, code);
  const lineId = await lineOf(who, mug.variantId);
  for (const [quantity, discount] of [
    [1, 280],
    [9, 560],
  ])
    expect((await who.call('PUT', `/api/cart/items/${lineId}`, { quantity })).body.discount).toBe(discount);
  await put(who, bowl);
  expect(await discountAt(who)).toBe(560);
  // Dearer than when it was left: at most what the mail promised.
  const price = (cents: number) =>
    sale.app.db.query({ text: 'UPDATE variants SET price_cents = $2 WHERE id = $1', values: [mug.variantId, cents] });
  await price(9900);
  expect(await discountAt(who)).toBe(560);
  await price(1000);
  expect(await discountAt(who)).toBe(200);
  await price(2800);
});

test('[INV-10, REC-06] pieces with different personalisation all count for the offer', async () => {
  guests += 1;
  const named = await variantOf(sale, await maker(sale.address, 'Bea Engraver'), {
    ...{ priceCents: 1000, quantity: 9, personalisation: { prompt: 'Name', required: true, maxLength: 9 } },
  });
  const lines = ['Ida', 'Rio'].map((personalisation, index) => ({ ...named, personalisation, quantity: index + 1 }));
  const { who, code } = await remindedGuest(sale, `left${guests}@example.com`, ...lines);
  expect((await type(who, code)).body).toMatchObject({ discount: 300, total: 2700 });
});

test('[INV-10, UX-46] a reminder’s code works in no other cart: not typed, not written onto it', async () => {
  const { code, who } = await reminded();
  const thief = await withCart(sale, { ...mug, quantity: 2 });
  const refused = await type(thief, code);
  expect(codeOf(refused)).toEqual([409, 'cart/code-other-cart']);
  expect(refused.body.error.message).toContain('Open the link in that mail');
  const cartId = (thief.cookies.get('cart') ?? '').split('.')[0];
  await sale.app.db.query({
    text: 'UPDATE carts SET applied_promo = $2 WHERE id = $1',
    values: [cartId, JSON.stringify({ type: 'fixed', amount: 560, code, discountAmount: 560 })],
  });
  expect(await ask(thief, contract.cart.getCart)).toMatchObject({ appliedPromo: null, discount: 0 });
  expect(await discountAt(thief)).toBe(0);
  const use = `INSERT INTO promo_uses (seller_id, code, checkout_id, cart_id, discount_cents, status, created_at) VALUES ('', $1, 'x', $2, 560, 'reserved', now())`;
  await expect(sale.app.db.query({ text: use, values: [code, cartId] })).rejects.toThrow(/promo_uses_offer_cart/);
  // Where it was sent for it counts, once.
  expect((await type(who, code.toLowerCase())).body).toMatchObject({ discount: 560 });
  expect((await buy(who)).body.status).toBe('paid');
  await put(who, { ...mug, quantity: 2 });
  expect(codeOf(await type(who, code))).toEqual([410, 'cart/code-used-up']);
});

test('[INV-10, REC-06, REC-07] the link takes the offer along into the cart that it brings the pieces into', async () => {
  const { code, who, link } = await reminded();
  await type(who, code);
  const laptop = await withCart(sale, bowl);
  const { body } = await laptop.call('POST', '/api/cart/recover', link);
  expect([body.offer.code, body.offer.amountCents, body.cart.discount]).toEqual([code, 560, 560]);
  const answers = await buyAtOnce([who, laptop]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(codeOf(await type(await withCart(sale, mug), code))).toEqual([409, 'cart/code-other-cart']);
});

test('[REC-06] the link still brings the pieces after its offer was spent by hand, without it', async () => {
  const { code, who, link } = await reminded();
  await type(who, code);
  expect((await buy(who)).body.status).toBe('paid');
  const { status, body } = await who.call('POST', '/api/cart/recover', link);
  expect([status, body.offer, body.cart.discount, body.cart.items.length]).toEqual([200, null, 0, 1]);
});

test('[INV-10, CART-03] a guest who signs in takes their cart’s offer along, and nobody else’s', async () => {
  const { code, who } = await reminded();
  const other = await signUp(browser(sale.address), 'Oda Other');
  await put(other, { ...mug, quantity: 2 });
  await signUp(who, 'Lea Left');
  expect((await ask(who, contract.cart.getCart)).items).toHaveLength(1);
  expect((await type(who, code)).body.discount).toBe(560);
  expect(codeOf(await type(other, code))).toEqual([409, 'cart/code-other-cart']);
  expect((await buy(who)).body.status).toBe('paid');
});

test('[REC-06] the mail says what is true of its offer: how much, of what, at most', async () => {
  const { text, code } = await reminded();
  expect(text).toMatch(/^10 % off these pieces until \w+ \d+ \w+, up to €5\.60\.$/m);
  expect(text).toContain(
    `The link applies it, on any device. In this cart the code ${code} does the same. It counts for one order, and for these pieces only.`,
  );
});

test('[REC-06, UX-46] taken off and typed again it counts still; after its link’s 48 hours it does not', async () => {
  const { code, who } = await reminded();
  await type(who, code);
  await who.call('DELETE', '/api/cart/promo');
  expect((await type(who, code)).body.discount).toBe(560);
  await passTime(sale, 2 * DAY);
  expect(codeOf(await type(who, code))).toEqual([410, 'cart/code-ended']);
  expect((await ask(who, contract.checkout.getQuote, { country: 'PT' })).discountCents).toBe(0);
});

test('[REC-06] a reminder is plain: the piece’s picture as every mail program shows it', async () => {
  const { html, code } = await reminded();
  const [, path = ''] = /<img src="https?:\/\/[^/]+(\/pictures\/[^"]+)"/.exec(html) ?? [];
  const picture = await fetch(`${sale.address}${path}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(html).toContain('<i style="font-family:Georgia,serif;color:#554C43">Ana Potter');
  expect(html.match(/display:inline-block">/g)).toHaveLength(1);
  expect(html).toContain(`>${code}</b>`);
});
