import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import {
  expectBooksBalance,
  finish,
  orderForm,
  type SoldVariant,
  variantOf,
  put,
  start,
  withCart,
} from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let mug: SoldVariant;
let bowl: SoldVariant;
let cup: SoldVariant;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  const ana = await maker(sale.address, 'Ana Potter');
  const some = { quantity: 90 };
  [mug, bowl, cup] = [
    await variantOf(sale, ana, some),
    await variantOf(sale, ana, some),
    await variantOf(sale, ana, some),
  ];
});
afterAll(() => sale.stop());

const linesOf = async (who: Browser): Promise<[string, number][]> =>
  (await ask(who, contract.cart.getCart)).items.map((line) => [line.variantId, line.quantity]);
const pay = (body: { clientSecret: string }) =>
  sale.provider.stripe.paymentIntents.confirm(body.clientSecret.split('_secret')[0] ?? '', {
    payment_method: 'pm_card_visa',
  });

test('[CART-03, INV-02] a guest who signs in while paying keeps what was not bought', async () => {
  const rio = await withCart(sale, { ...mug, quantity: 2 }, bowl);
  const { body } = await start(rio, await orderForm(rio));
  const other = await signUp(browser(sale.address), 'Rio Till');
  await put(other, { ...mug, quantity: 3 });
  await put(other, cup);
  const tab = browser(sale.address, new Map([...rio.cookies, ...other.cookies]));
  expect(Object.fromEntries(await linesOf(tab))).toEqual({
    [mug.variantId]: 5,
    [bowl.variantId]: 1,
    [cup.variantId]: 1,
  });
  await pay(body);
  expect((await finish(tab, body)).body.status).toBe('paid');
  expect(Object.fromEntries(await linesOf(tab))).toEqual({ [mug.variantId]: 3, [cup.variantId]: 1 });
  // Hearing of it again takes nothing more.
  expect((await finish(tab, body)).body.status).toBe('paid');
  expect(Object.fromEntries(await linesOf(tab))).toEqual({ [mug.variantId]: 3, [cup.variantId]: 1 });
  await expectBooksBalance(sale);
});

test('[CART-03, INV-02] signed in at the till, paying again ends the guest’s payment first', async () => {
  const rio = await withCart(sale, { ...mug, quantity: 2 });
  const first = (await start(rio, await orderForm(rio))).body;
  await signUp(rio, 'Rio Again');
  const second = await start(rio, await orderForm(rio, { paymentMethodId: 'pm_card_visa' }));
  expect(second.body.status).toBe('paid');
  await expect(pay(first)).rejects.toThrow();
  expect(codeOf(await finish(rio, first))[1]).toMatch(/^checkout\//);
  expect(await linesOf(rio)).toEqual([]);
  await expectBooksBalance(sale);
});

test('[CART-03, INV-02, INV-20] payment and sign-in at the same moment, whichever comes first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const rio = await withCart(sale, mug, { ...bowl, quantity: 2 });
    const { body } = await start(rio, await orderForm(rio));
    const cart = rio.cookies.get('cart') ?? '';
    await signUp(rio, `Rio Race${round}`);
    const tabs = [1, 2].map(() => browser(sale.address, new Map([...rio.cookies, ['cart', cart]])));
    await pay(body);
    await Promise.all([finish(rio, body), ...tabs.map((tab) => tab.call('GET', '/api/cart'))]);
    expect([round, await linesOf(rio)]).toEqual([round, []]);
  }
  await expectBooksBalance(sale);
});
