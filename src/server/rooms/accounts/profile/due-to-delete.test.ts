import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderStateSchema } from '#domain/orders/model.ts';
import { buy, put, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { listDuePeople } from '../stores/deletion-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
const sql = sqlOf(() => sale);
const due = async () => (await listDuePeople(sale.app.db, sale.app.clock.now())).toSorted();

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  await put(bo, await variantOf(sale, ana));
  expect((await buy(bo)).status).toBe(200);
  await sql(`UPDATE users SET deletion_due_at = $1 WHERE id = ANY($2)`, [
    sale.app.clock.now(),
    [ana.userId, bo.userId],
  ]);
});
afterAll(() => sale.stop());

const goes: Record<(typeof orderStateSchema.options)[number], boolean> = {
  pending_payment: false,
  confirmed: false,
  processing: false,
  shipped: false,
  delivered: true,
  completed: true,
  cancelled: true,
  refunded: true,
};

test.for(orderStateSchema.options)(
  '[SUP-02] an order that is %s: neither who waits for its parcel nor who owes it is deleted before it has arrived or ended',
  async (state) => {
    // Their money alone would hold a shop, too.
    await sql('UPDATE ledger_sums SET amount_cents = 0 WHERE seller_id = $1', [ana.userId]);
    await sql('UPDATE orders SET state = $1', [state]);
    expect(await due()).toEqual(goes[state] ? [ana.userId, bo.userId].toSorted() : []);
  },
);

test('[SUP-02, PAY-04] a shop is not deleted before its money is paid out', async () => {
  await sql(`UPDATE orders SET state = 'completed'`);
  await sql(
    `UPDATE ledger_sums SET amount_cents = -100 WHERE seller_id = $1 AND account IN ('seller_reserved', 'seller_payable')`,
    [ana.userId],
  );
  expect(await due()).toEqual([bo.userId]);
});

test('[SUP-02] nobody is deleted before their day, or twice', async () => {
  await sql('UPDATE ledger_sums SET amount_cents = 0 WHERE seller_id = $1', [ana.userId]);
  const later = new Date(sale.app.clock.now().getTime() + 60_000);
  await sql('UPDATE users SET deletion_due_at = $1 WHERE id = $2', [later, ana.userId]);
  await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [bo.userId]);
  expect(await due()).toEqual([]);
});
