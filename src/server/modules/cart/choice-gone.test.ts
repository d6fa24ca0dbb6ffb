import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineProblemSchema } from '#domain/checkout/model.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { buy } from '#test/builders/buying.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { browser, codeOf, openSale, signUp, type Browser, type Sale } from '#test/builders/sale.ts';
import { runAudit } from '../../app/audit/run-audit.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;

const glazes = (values: string[], priceCents = 2800) => ({
  title: 'Jug',
  options: [{ name: 'Glaze', values }],
  variants: values.map((value) => ({ values: [value], priceCents, quantity: 5 })),
});
const guest = (): Browser => browser(sale.address);
const cartOf = (who: Browser) => ask(who, cartContract.getCart);
const update = (listingId: string, changes: object) =>
  ana.call('PUT', `/api/seller/listings/${listingId}`, { listing: listingInput(ana.pictureId, { ...changes }) });

/** A jug in two glazes, the first of which somebody has in their cart. */
async function jugInCart(who: Browser, quantity = 2) {
  const listingId = await publishListing(ana, glazes(['Ink', 'Straw']));
  const { body } = await who.call('GET', `/api/listings/${listingId}`);
  const [ink, straw] = body.variants.map(({ id }: { id: string }) => id) as [string, string];
  const added = await who.call('POST', '/api/cart/items', { listingId, variantId: ink, quantity });
  expect(added.status).toBe(200);
  return { listingId, ink, straw, lineId: added.body.items[0].id as string };
}

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(() => sale.stop());

test('[CART-06] a choice that its maker took out stays in the cart by name and cannot be bought', async () => {
  const rio = guest();
  const { listingId, ink, lineId } = await jugInCart(rio);
  expect((await update(listingId, glazes(['Straw']))).status).toBe(200);
  const cart = await cartOf(rio);
  expect(cart.items).toMatchObject([
    { id: lineId, title: 'Jug', values: ['Ink'], priceCents: 2800, choiceGone: true, available: false, stock: 0 },
  ]);
  expect(cart).toMatchObject({ subtotal: 0, total: 0 });
  expect(codeOf(await rio.call('PUT', `/api/cart/items/${lineId}`, { quantity: 3 }))).toEqual([
    409,
    'cart/choice-gone',
  ]);
  expect((await rio.call('PUT', `/api/cart/items/${lineId}`, { quantity: 1 })).body.items[0].quantity).toBe(1);
  const again = await rio.call('POST', '/api/cart/items', { listingId, variantId: ink, quantity: 1 });
  expect(codeOf(again)).toEqual([409, 'cart/choice-gone']);
  expect(again.body.error.message).toBe('This choice is no longer offered. Nothing was added.');
  expect((await rio.call('DELETE', `/api/cart/items/${lineId}`)).body.items).toEqual([]);
});

test('[CART-06, PAY-01] the quote names the line, and no payment begins with it', async () => {
  const rio = guest();
  const { listingId, lineId } = await jugInCart(rio);
  await update(listingId, glazes(['Straw']));
  const { body: quote } = await rio.call('GET', '/api/checkout/quote?country=DE');
  expect(quote.problems.map((problem: object) => lineProblemSchema.parse(problem))).toMatchObject([
    { lineId, kind: 'choice-gone', wanted: 2, stock: 0 },
  ]);
  const started = await buy(rio);
  expect(codeOf(started)).toEqual([409, 'checkout/lines-changed']);
});

test('[CART-03] a line of a choice that is gone comes along when its guest signs in', async () => {
  const rio = guest();
  const { listingId } = await jugInCart(rio);
  await update(listingId, glazes(['Straw']));
  await signUp(rio, 'Rio Gone');
  expect((await cartOf(rio)).items).toMatchObject([{ values: ['Ink'], choiceGone: true }]);
});

test('[CART-06] the choice that comes back is the choice it was, with what it sold', async () => {
  const rio = guest();
  const { listingId, ink } = await jugInCart(rio);
  const db = sale.app.db;
  await db.query({ text: 'UPDATE variants SET sold = 3, received = received + 3 WHERE id = $1', values: [ink] });
  await update(listingId, glazes(['Straw']));
  await update(listingId, glazes(['Straw', 'Ink'], 3100));
  expect((await cartOf(rio)).items).toMatchObject([
    { variantId: ink, choiceGone: false, available: true, priceCents: 3100, addedPriceCents: 2800 },
  ]);
  const { rows } = await db.query({
    text: 'SELECT stock, reserved, sold, received FROM variants WHERE id = $1',
    values: [ink],
  });
  expect(rows).toEqual([{ stock: 5, reserved: 0, sold: 3, received: 8 }]);
  expect((await db.query({ text: 'SELECT 1 FROM former_variants WHERE id = $1', values: [ink] })).rows).toEqual([]);
});

test('[CART-06] where the whole piece is withdrawn, that is what the line says', async () => {
  const rio = guest();
  const { listingId } = await jugInCart(rio);
  await update(listingId, glazes(['Straw']));
  const paused = await ana.call('POST', `/api/seller/listings/${listingId}/state`, { state: 'inactive' });
  expect(paused.status).toBe(200);
  expect((await cartOf(rio)).items).toMatchObject([{ choiceGone: false, available: false, values: ['Ink'] }]);
});

test('[INV-07] the database itself keeps a variant for which somebody is paying', async () => {
  const { ink } = await jugInCart(guest());
  const { db } = sale.app;
  await db.query({ text: 'UPDATE variants SET reserved = 1, stock = stock - 1 WHERE id = $1', values: [ink] });
  await expect(db.query({ text: 'DELETE FROM variants WHERE id = $1', values: [ink] })).rejects.toThrow(
    'reserved by a payment',
  );
  await db.query({ text: 'UPDATE variants SET reserved = 0, stock = stock + 1 WHERE id = $1', values: [ink] });
});

test('[INV-07, CART-06] a choice is taken out while it is paid for: it is bought or refused, never both', async () => {
  for (const round of Array.from({ length: 8 }, (_, index) => index)) {
    const rio = guest();
    const { listingId, ink } = await jugInCart(rio);
    // Each begins first every other time.
    const change = () => update(listingId, glazes(['Straw']));
    const [paid, changed] = await Promise.all(
      round % 2 === 0
        ? [buy(rio), change()]
        : ([change(), buy(rio)].toReversed() as [ReturnType<typeof buy>, ReturnType<typeof change>]),
    );
    const { rows } = await sale.app.db.query({
      text: 'SELECT (SELECT count(*)::int FROM variants WHERE id = $1) AS here, (SELECT count(*)::int FROM former_variants WHERE id = $1) AS former',
      values: [ink],
    });
    expect(rows).toEqual([changed.status === 200 ? { here: 0, former: 1 } : { here: 1, former: 0 }]);
    if (changed.status !== 200) expect(codeOf(changed)).toEqual([409, 'listings/stock-below-reserved']);
    if (paid.status === 200) expect(paid.body.status).toBe('paid');
    else expect(['checkout/lines-changed', 'checkout/sold-out']).toContain(paid.body.error.code);
    expect(paid.status === 200 || changed.status === 200).toBe(true);
  }
  expect((await runAudit(sale.app)).flatMap(({ breaches }) => breaches)).toEqual([]);
});
