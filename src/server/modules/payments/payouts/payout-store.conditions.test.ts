import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countCameBack, listPayoutsOf, listReservedOf } from './payout-store.ts';
import { listRecentlyPaid } from './payout-steps-store.ts';

const tables = bareTables();
const entry = { seller_id: 'ana', transaction_id: 't1', account: 'seller_reserved', amount_cents: -1000 };

test('[INV-04] payouts that arrived lately and a seller’s own stand in their order', async () => {
  await tables.fill`
    payouts: seller_id=ana id=p1 kind=balance state=asked amount_cents=500 asked_at=@-5 sums={}
      | id=p2 seller_id=ben state=sent | id=p3 seller_id=cy | id=p4 state=paid ended_at=@-2
      | id=p5 state=paid ended_at=@-1 | id=p6 state=paid ended_at=@-3 | id=p7 state=failed ended_at=@-1
  `;
  const ids = (rows: readonly { payoutId: string }[]) => rows.map(({ payoutId }) => payoutId);
  expect(ids(await listRecentlyPaid(tables.db, at(-2)))).toEqual(['p5', 'p4']);
  const own = { sellerId: 'ana', before: null, limit: 9 };
  expect([
    ids(await listPayoutsOf(tables.db, own)),
    ids(await listPayoutsOf(tables.db, { ...own, before: 'p5', limit: 1 })),
  ]).toEqual([['p7', 'p6', 'p5', 'p4', 'p1'], ['p4']]);
});

test('[UX-85, PAY-04] as many payouts came back as their list has: of this account, since one arrived', async () => {
  await tables.fill`
    payout_accounts: seller_id=ana version=2 | seller_id=ben
    payouts: seller_id=ana id=p1 kind=balance state=failed amount_cents=500 account_version=2 asked_at=@-5 sums={}
      | id=p2 state=paid | id=p3 state=failed account_version=1 | id=p4 account_version=2 | id=p5 | id=p6 state=sent
      | seller_id=ben id=p7 state=failed
  `;
  const listed = await listPayoutsOf(tables.db, { sellerId: 'ana', before: null, limit: 9, show: 'came_back' });
  expect(listed.map(({ payoutId }) => payoutId)).toEqual(['p5', 'p4']);
  expect(await countCameBack(tables.db, 'ana')).toBe(2);
});

test('[INV-04, UX-93] reserved are a shop’s orders whose days of return are not over', async () => {
  const order = bareOrder({ placed_at: at(-5) });
  await tables.fill`
    orders: ${order} | id=o2 state=processing | id=o3 state=shipped placed_at=@-9 | id=o4 state=delivered placed_at=@-1
      | id=o5 state=completed | id=o6 state=cancelled | seller_id=ben
    ledger_transactions: seller_id=ana id=t1 kind=charge cause_id=o1 order_id=o1 checkout_id=c1 currency=EUR
      facts={"paidCents":1000,"fundedCents":1} at=@-5 | id=t2 kind=dispute cause_id=d
      | id=t4 kind=dispute_won cause_id=d | id=t3 cause_id=o3 order_id=o3 | seller_id=ben
    ledger_entries: ${entry} | account=seller_payable amount_cents=-7 | transaction_id=t2 amount_cents=300
      | transaction_id=t4 amount_cents=-100 | transaction_id=t3 amount_cents=-8 | seller_id=ben amount_cents=-9
  `;
  const page = { sellerId: 'ana', before: null, limit: 9 };
  const reserved = await listReservedOf(tables.db, page);
  expect(reserved.map((row) => `${row.orderId} ${row.amountCents} ${row.withheldCents}`)).toEqual([
    'o4 0 0',
    'o2 0 0',
    'o1 800 200',
    'o3 8 0',
  ]);
  expect(
    (await listReservedOf(tables.db, { ...page, before: { at: at(-5).toISOString(), id: 'o2' }, limit: 1 })).map(
      (row) => row.orderId,
    ),
  ).toEqual(['o1']);
});
