import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import {
  findOpenPayout,
  findSentPayout,
  insertBalancePayout,
  listDueSellers,
  listUntested,
  markPayoutEnded,
  markPayoutSent,
} from './payout-steps-store.ts';
import { findPayout, isBeingSent } from './payout-store.ts';
import { listLinesOfPayout } from '../ledger-store.ts';

const tables = bareTables();
const transaction = row`seller_id=ana id=t1 kind=charge cause_id=o1 order_id=o1 checkout_id=c1 currency=EUR
  facts={"paidCents":1000,"fundedCents":1} at=@-5`;
const entry = { seller_id: 'ana', transaction_id: 't1', account: 'seller_reserved', amount_cents: -1000 };
const ITS = { sellerId: 'ana', payoutId: 'p1' };
const payout = row`seller_id=ana id=p1 kind=balance state=asked amount_cents=500 asked_at=@-5 sums={}`;
const keys = 'seller_id id';
const its = ['ana p1'];

test('[INV-04] a payout pays what is payable to its seller and was booked by then, each once', async () => {
  await tables.fill`
    ledger_transactions: ${transaction} kind=release at=@0 | id=t2 cause_id=x2 | id=t3 cause_id=x3 at=@1
      | id=t4 cause_id=x4 | seller_id=ben
    ledger_entries: ${entry} account=seller_payable amount_cents=-100 | account=seller_reserved amount_cents=999
      | transaction_id=t2 | transaction_id=t3 | transaction_id=t4 | seller_id=ben
    payout_lines: seller_id=ana transaction_id=t1 payout_id=null | transaction_id=t2 | transaction_id=t3
      | transaction_id=t4 payout_id=p0 | seller_id=ben
  `;
  const wanted = { ...ITS, minimumCents: 200, last4: '1234', version: 1, now: NOW };
  expect(await tables.run((tx) => insertBalancePayout(tx, { ...wanted, minimumCents: 201 }))).toBeNull();
  const paid = await tables.written('payout_lines', 'seller_id transaction_id', async (tx) =>
    expect(await insertBalancePayout(tx, wanted)).toBe(200),
  );
  expect(paid.now).toEqual(['t1', 't2'].map((id) => `ana ${id}`));
  const next = await listLinesOfPayout(tables.db, { sellerId: 'ana', payoutId: null, before: null, limit: 9 });
  const lines = (page: object) => listLinesOfPayout(tables.db, { ...ITS, before: null, limit: 9, ...page });
  expect([
    next.map((row) => row.transactionId),
    (await lines({})).map((row) => [row.transactionId, row.amountCents]),
  ]).toEqual([
    ['t3'],
    [
      ['t2', 100],
      ['t1', 100],
    ],
  ]);
  expect(
    [await lines({ before: 't2' }), await lines({ limit: 1 }), await lines({ part: 'refunds' })].map(
      (rows) => rows.length,
    ),
  ).toEqual([1, 1, 0]);
  // A dispute that was won counts against one that was lost.
  await tables.empty('payouts');
  const facts = { ownCents: 0, fundedCents: 0, feeCents: 0 };
  await tables.fill`
    ledger_transactions: ${transaction} id=t5 cause_id=d1 kind=dispute at=@0 facts=${facts} | id=t6 kind=dispute_won
    ledger_entries: ${entry} account=seller_payable transaction_id=t5 amount_cents=70
      | transaction_id=t6 amount_cents=-170
    payout_lines: seller_id=ana transaction_id=t5 payout_id=null | transaction_id=t6
  `;
  const later = { ...wanted, payoutId: 'p2', minimumCents: 100 };
  expect(await tables.run((tx) => insertBalancePayout(tx, later))).toBe(100);
  expect((await findPayout(tables.db, later))?.sums.disputedCents).toBe(-100);
});

test('[INV-04] a step of a payout is taken by that payout of that seller, once', async () => {
  await tables.fill`payouts: ${payout} | seller_id=ben | id=p2 state=paid`;
  const sent = () =>
    tables.written('payouts', keys, (tx) => markPayoutSent(tx, { ...ITS, accountId: 'a', providerId: 'po', now: NOW }));
  expect(await isBeingSent(tables.db, 'ana')).toBe(true);
  expect([(await sent()).now, (await sent()).now]).toEqual([its, []]);
  expect([await isBeingSent(tables.db, 'ana'), await isBeingSent(tables.db, 'ben')]).toEqual([false, true]);
  const ended = () =>
    tables.written('payouts', keys, (tx) =>
      markPayoutEnded(tx, { ...ITS, from: ['sent'], to: 'failed', failure: 'x', now: NOW }),
    );
  expect([
    (await findSentPayout(tables.db, ITS))?.payoutId,
    await findSentPayout(tables.db, { ...ITS, sellerId: 'ben' }),
  ]).toEqual(['p1', null]);
  expect([
    (await findOpenPayout(tables.db, ITS))?.state,
    await findOpenPayout(tables.db, { ...ITS, payoutId: 'p2' }),
  ]).toEqual(['sent', null]);
  expect([(await ended()).now, (await ended()).now]).toEqual([its, []]);
  expect(await findOpenPayout(tables.db, ITS)).toBeNull();
  expect([
    await findSentPayout(tables.db, ITS),
    (await findSentPayout(tables.db, { ...ITS, payoutId: 'p2' }))?.state,
  ]).toEqual([null, 'paid']);
  expect((await findPayout(tables.db, ITS))?.state).toBe('failed');
});

test('[INV-04, PAY-06] sellers with a due payout come in their order', async () => {
  const account = { seller_id: 'ana', state: 'unverified', next_payout_at: at(0), changed_at: at(-1) };
  await tables.fill`
    payout_accounts: ${account} | seller_id=ben next_payout_at=@-1 changed_at=@-2
      | seller_id=cy next_payout_at=@1 state=verified | seller_id=di next_payout_at=@1 | seller_id=eve next_payout_at=@1
    ledger_sums: seller_id=ana account=seller_payable kind=release amount_cents=-60 | kind=refund amount_cents=-40
      | ${['ben', 'cy', 'di'].map((seller_id) => ({ seller_id, amount_cents: -100 }))} | seller_id=eve amount_cents=-99
      | seller_id=eve account=seller_reserved kind=charge
    payouts: ${payout} seller_id=di | seller_id=ana state=failed
  `;
  const keys = async (listed: Promise<{ key: string }[]>) => (await listed).map(({ key }) => key);
  for (const [limit, results] of [
    [9, ['ben', 'ana']],
    [1, ['ben']],
  ] as const) {
    const turn = { limit, only: null };
    expect(await keys(listDueSellers(tables.db, NOW, turn))).toEqual(results);
    expect(await keys(listUntested(tables.db, 100, turn))).toEqual(results);
  }
});
