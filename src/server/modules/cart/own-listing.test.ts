import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, count, orderForm, type SoldVariant, variantOf, start, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let scarf: SoldVariant;
beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 50 });
  scarf = await variantOf(sale, await maker(sale.address, 'Bea Weaver'), { quantity: 50 });
});
afterAll(() => sale.stop());

async function signIn(who: Browser): Promise<Browser> {
  const { status } = await who.call('POST', '/api/accounts/sign-in', {
    email: 'ana.potter@example.com',
    password: 'correct horse',
  });
  expect(status).toBe(200);
  return who;
}
const cartOf = (who: Browser) => ask(who, cartContract.getCart);

test('[CART-02, CAT-01] a maker’s own piece does not go into their cart, nor from the wishlist', async () => {
  const who = await signIn(browser(sale.address));
  const added = await who.call('POST', '/api/cart/items', { ...mug, quantity: 1 });
  expect(codeOf(added)).toEqual([409, 'cart/own-listing']);
  expect(added.body.error.message).toBe(
    'This piece is your own, and nobody buys from their own shop. Nothing was added.',
  );
  await who.call('POST', '/api/wishlist/items', { id: mug.listingId });
  expect(codeOf(await who.call('POST', '/api/cart/wishes', mug))).toEqual([409, 'cart/own-listing']);
  expect((await cartOf(who)).items).toEqual([]);
  // What was wished stays wished: nothing was half done.
  expect(await count(sale, 'wishlist_items WHERE user_id = $1', [ana.userId])).toBe(1);
});

test('[CART-03, CART-06, PAY-01] a guest who turns out to be its maker keeps the line, cannot buy it', async () => {
  const who = await withCart(sale, { ...mug, quantity: 2 }, scarf);
  expect((await cartOf(who)).items.map((line) => line.available)).toEqual([true, true]);
  await signIn(who);
  const cart = await cartOf(who);
  expect(cart.items).toMatchObject([
    { variantId: mug.variantId, isOwn: true, available: false },
    { variantId: scarf.variantId, isOwn: false, available: true },
  ]);
  expect(cart.subtotal).toBe(2800);
  const quote = await ask(who, contract.checkout.getQuote, { country: 'PT' });
  expect(quote.problems).toMatchObject([{ lineId: cart.items[0]?.id, kind: 'own-listing' }]);
  const refused = await buy(who);
  expect(codeOf(refused)).toEqual([409, 'checkout/lines-changed']);
  expect(refused.body.error.lines).toMatchObject([{ kind: 'own-listing' }]);
  await who.call('DELETE', `/api/cart/items/${cart.items[0]?.id}`);
  expect((await buy(who)).body.status).toBe('paid');
});

test('[CART-03, PAY-01] a maker who signs in before paying is not charged for own pieces', async () => {
  const who = await withCart(sale, mug);
  const form = await orderForm(who, { paymentMethodId: 'pm_card_visa' });
  await signIn(who);
  expect(codeOf(await start(who, form))).toEqual([409, 'checkout/lines-changed']);
});

test('[PAY-01] the database takes no checkout by which somebody buys from themselves', async () => {
  const who = await withCart(sale, mug);
  const { body } = await start(who, await orderForm(who));
  const own = sale.app.db.query({
    text: 'UPDATE checkouts SET buyer_id = $2 WHERE id = $1',
    values: [body.checkoutId, ana.userId],
  });
  await expect(own).rejects.toThrow(/checkouts_not_from_oneself/);
});
