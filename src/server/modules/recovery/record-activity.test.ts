import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { maker } from '#test/builders/market.ts';
import { variantOf, withCart } from '#test/builders/buying.ts';
import { type Browser, browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

const note = (who: Pick<Browser, 'call'>) => who.call('POST', '/api/cart/activity', {});

test('[CART-02, CART-04] activity moves the time of the own cart by the server’s clock, and of no other', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { quantity: 5 });
  const [rio, bea] = [await withCart(sale, mug), await withCart(sale, mug)];
  await sale.app.db.query({ text: `UPDATE carts SET last_activity_at = '2020-01-01'` });
  const { status, body } = await note(rio);
  expect(status).toBe(200);
  expect(Date.now() - Date.parse(body.lastActivityAt)).toBeLessThan(60_000);
  const { rows } = await sale.app.db.query<{ old: number }>({
    text: `SELECT count(*)::int AS old FROM carts WHERE last_activity_at = '2020-01-01'`,
  });
  expect(rows[0]?.old).toBe(1);
  expect((await ask(bea, contract.cart.getCart)).lastActivityAt).toBe('2020-01-01T00:00:00.000Z');
  // It never goes back, where another server’s clock is ahead.
  await sale.app.db.query({ text: `UPDATE carts SET last_activity_at = '2099-01-01'` });
  expect((await note(rio)).body.lastActivityAt).toBe('2099-01-01T00:00:00.000Z');
});

test('[CART-04] a visitor without a cart gets none by being busy', async () => {
  const { rows: before } = await sale.app.db.query({ text: 'SELECT id, last_activity_at FROM carts ORDER BY id' });
  expect((await note(browser(sale.address))).body).toEqual({ lastActivityAt: null });
  const forged = `${before[0]?.id}.${'A'.repeat(43)}`;
  expect((await note(browser(sale.address, new Map([['cart', forged]])))).body).toEqual({ lastActivityAt: null });
  expect((await sale.app.db.query({ text: 'SELECT id, last_activity_at FROM carts ORDER BY id' })).rows).toEqual(
    before,
  );
});

test('[REC-11] what goes wrong with a reminder is no matter of the person', async () => {
  const rio = await withCart(sale, await variantOf(sale, await maker(sale.address, 'Ben Weaver')));
  await sale.app.db.query({ text: `ALTER TABLE abandoned_carts ADD CHECK (session_id <> 'broken') NOT VALID` });
  sale.app.log.error = () => undefined;
  const { status, body } = await rio.call('POST', '/api/cart/activity', { sessionId: 'broken' });
  expect([status, body]).toEqual([200, { lastActivityAt: expect.any(String) }]);
});
