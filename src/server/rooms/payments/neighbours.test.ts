import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareOrder } from '#test/builders/bare-order.ts';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { findAnswer, noteAnswerFailure, saveEvidence, submitEvidence } from './disputes/answer-store.ts';
import {
  findKnown,
  giveWithheldBack,
  isWithheldSql,
  listAsked,
  listDisputedOrders,
  listOpenDisputes,
  listUnknownDisputes,
  listWithheld,
  saveBooked,
  saveWithheld,
  settleByBank,
} from './disputes/dispute-store.ts';
import { findFeePercent, listFeeRules } from './fee-rule-store.ts';
import {
  findPromised,
  listLines,
  listLinesOfOrder,
  listLinesOfPayout,
  listSums,
  lockChargedOrder,
} from './ledger-store.ts';
import { noteRefunded } from './payment-store.ts';
import {
  findAccount,
  noteProviderAccount,
  saveSchedule,
  setAccountState,
  setNextPayout,
} from './payouts/payout-account-store.ts';
import {
  findOpenPayout,
  findSentPayout,
  insertBalancePayout,
  listDueSellers,
  listRecentlyPaid,
  listUntested,
  markPayoutEnded,
  markPayoutSent,
} from './payouts/payout-steps-store.ts';
import { findPayout, isBeingSent, listPayoutsOf, listReservedOf } from './payouts/payout-store.ts';
import type { ProviderMovement } from './reconciliation/provider-books.ts';
import { findOldestDifference, listUnbooked, noteDifferences } from './reconciliation/difference-store.ts';
import { findUnsent, insertRefund, markSent } from './refund-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'payments',
    'refunds',
    'disputes',
    'dispute_parts',
    'ledger_transactions',
    'ledger_entries',
    'ledger_sums',
    'payouts',
    'payout_accounts',
    'payout_lines',
    'orders',
    'fee_rules',
    'payment_differences',
  ),
);

const payment = {
  checkout_id: 'c1',
  status: 'captured',
  intent_id: 'pi_1',
  amount_cents: 1000,
  captured_cents: 1000,
  updated_at: at(-5),
};
const refund = {
  checkout_id: 'c1',
  id: 'r1',
  seller_id: 'ana',
  order_id: 'o1',
  amount_cents: 100,
  status: 'asked',
  asked_at: at(-5),
};
const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', booked: 'withheld', opened_at: at(-5) };
const part = {
  seller_id: 'ana',
  dispute_id: 'd1',
  checkout_id: 'c1',
  order_id: 'o1',
  own_cents: 100,
  asked_cents: 100,
};
const asked = {
  id: 'r9',
  checkoutId: 'c1',
  sellerId: 'ana',
  orderId: 'o1',
  amountCents: 100,
  by: 'maker',
  reason: '',
  now: NOW,
};

test('[INV-03] a refund is promised out of its own payment, which was captured and has so much left, and not while a bank holds that order', async () => {
  await tables.put(
    'payments',
    { ...payment, refund_asked_cents: 500, disputed_cents: 300 },
    { checkout_id: 'c2', refund_asked_cents: 0, disputed_cents: 0 },
  );
  await tables.put('disputes', { ...dispute, checkout_id: 'c2' }, { checkout_id: 'c1', booked: 'won' });
  await tables.put('dispute_parts', part, { seller_id: 'ben', dispute_id: 'd2' });
  const promise = (changes: object) => tables.run((tx) => insertRefund(tx, { ...asked, ...changes }));
  expect(await promise({ amountCents: 201 })).toBe(false);
  const written = await tables.written('payments', ['checkout_id', 'refund_asked_cents'], (tx) =>
    insertRefund(tx, { ...asked, amountCents: 200 }),
  );
  expect(written.now).toEqual([{ checkout_id: 'c1', refund_asked_cents: 700 }]);
  await tables.db.query({ text: `UPDATE payments SET disputed_cents = 0` });
  await tables.db.query({ text: `UPDATE disputes SET booked = 'withheld' WHERE checkout_id = 'c1'` });
  expect(await promise({ id: 'held' })).toBe(false);
  expect([
    await promise({ id: 'of-ben', sellerId: 'ben' }),
    await promise({ id: 'of-another', orderId: 'o2' }),
  ]).toEqual([true, true]);
  await tables.db.query({ text: `UPDATE payments SET status = 'refunded'; UPDATE disputes SET booked = 'won'` });
  expect(await promise({ id: 'late' })).toBe(false);
});

test('[INV-03] what waits to be sent is that refund of that payment, or all of one that came too late, and what a bank holds says so', async () => {
  await tables.put(
    'payments',
    { ...payment, status: 'to_refund' },
    { checkout_id: 'c2', intent_id: 'pi_2', status: 'captured' },
  );
  await tables.put(
    'refunds',
    { ...refund, amount_cents: 7 },
    { id: 'r2', status: 'sent' },
    { checkout_id: 'c2', amount_cents: 9 },
  );
  await tables.put('disputes', { ...dispute, checkout_id: 'c2' }, { checkout_id: 'c1', booked: 'won' });
  const find = (checkoutId: string, refundId: string | null) => findUnsent(tables.db, { checkoutId, refundId });
  expect([await find('c1', 'r1'), await find('c1', null), await find('c2', 'r1')]).toMatchObject([
    { intentId: 'pi_1', amountCents: 7, isWithheld: false },
    { amountCents: 1000, isWithheld: false },
    { intentId: 'pi_2', amountCents: 9, isWithheld: true },
  ]);
  expect([await find('c1', 'r2'), await find('c2', null), await find('c9', 'r1')]).toEqual([null, null, null]);
});

test('[INV-03] a refund that was sent is noted once, on its own payment', async () => {
  await tables.put('payments', { ...payment, refund_asked_cents: 100 }, { checkout_id: 'c2' });
  await tables.put('refunds', refund, { checkout_id: 'c2' }, { id: 'r2' });
  const key = { id: 'r1', checkoutId: 'c1', providerId: 're_1', now: NOW };
  const sent = await tables.written('payments', ['checkout_id', 'refunded_cents'], (tx) => markSent(tx, key));
  expect(sent.now).toEqual([{ checkout_id: 'c1', refunded_cents: 100 }]);
  expect(await tables.run((tx) => markSent(tx, key))).toBeNull();
  const { rows } = await tables.db.query({ text: `SELECT id FROM refunds WHERE status = 'asked' ORDER BY id` });
  expect(rows).toEqual([{ id: 'r1' }, { id: 'r2' }]);
});

test('[INV-08] what came too late goes back once: its own payment', async () => {
  await tables.put(
    'payments',
    { ...payment, status: 'to_refund' },
    { checkout_id: 'c2', updated_at: at(-9) },
    { checkout_id: 'c3', status: 'captured' },
  );
  const noted = await tables.written('payments', ['checkout_id'], (tx) => noteRefunded(tx, 'c1', NOW));
  expect(noted.now).toEqual([{ checkout_id: 'c1' }]);
  expect([
    await tables.run((tx) => noteRefunded(tx, 'c1', NOW)),
    await tables.run((tx) => noteRefunded(tx, 'c3', NOW)),
  ]).toEqual([false, false]);
});

test('[INV-03] a bank holds an order while a dispute about it took money and is not closed', async () => {
  await tables.put(
    'orders',
    bareOrder({}),
    { id: 'o2' },
    { id: 'o3' },
    { id: 'o4' },
    { id: 'o5' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'disputes',
    dispute,
    { id: 'd2', booked: 'lost' },
    { id: 'd3', closed_at: at(-1) },
    { id: 'd4', booked: 'nothing' },
    { id: 'd5', checkout_id: 'c2' },
  );
  await tables.put('dispute_parts', part, ...['2', '3', '4'].map((n) => ({ dispute_id: `d${n}`, order_id: `o${n}` })), {
    dispute_id: 'd5',
    order_id: 'o5',
  });
  const { rows } = await tables.db.query({
    text: `SELECT o.id FROM orders o WHERE ${isWithheldSql({ sellerId: 'o.seller_id', orderId: 'o.id' })} ORDER BY 1`,
  });
  expect(rows).toEqual([{ id: 'o1' }, { id: 'o2' }]);
});

test('[INV-03] what a dispute took, asked and gave back is its own, of its payment and its sellers', async () => {
  await tables.put('payments', { ...payment, disputed_cents: 50 }, { checkout_id: 'c2' });
  await tables.put('disputes', dispute, { checkout_id: 'c2' }, { id: 'd2' });
  await tables.put(
    'dispute_parts',
    { ...part, seller_id: 'ben', order_id: 'o2', asked_cents: 90 },
    { seller_id: 'ana', order_id: 'o1', asked_cents: 110 },
    { seller_id: 'ana', dispute_id: 'd2' },
    { seller_id: 'cy', checkout_id: 'c2' },
  );
  const of = { checkoutId: 'c1', id: 'd1' };
  expect(await listWithheld(tables.db, of)).toMatchObject([
    { sellerId: 'ana', ownCents: 100 },
    { sellerId: 'ben', ownCents: 100 },
  ]);
  // Not what is withheld: an inquiry withholds nothing, and asks for all the same.
  expect(await listAsked(tables.db, of)).toEqual([
    { sellerId: 'ana', orderId: 'o1', amountCents: 110 },
    { sellerId: 'ben', orderId: 'o2', amountCents: 90 },
  ]);
  const withheld = [
    {
      sellerId: 'ana',
      orderId: 'o1',
      ownCents: 70,
      promisedCents: 0,
      providerFeeCents: 0,
      fundedCents: 0,
      feeCents: 0,
    },
  ];
  const parts = await tables.written('dispute_parts', ['seller_id', 'dispute_id', 'own_cents'], (tx) =>
    saveWithheld(tx, { checkoutId: 'c1', disputeId: 'd1', withheld }),
  );
  expect(parts.now).toEqual([{ seller_id: 'ana', dispute_id: 'd1', own_cents: 70 }]);
  const columns = ['checkout_id', 'disputed_cents'];
  const back = await tables.written('payments', columns, (tx) => giveWithheldBack(tx, { checkoutId: 'c1', cents: 20 }));
  expect(back.now).toEqual([{ checkout_id: 'c1', disputed_cents: 100 }]);
  const booked = await tables.written('disputes', ['checkout_id', 'id'], (tx) =>
    saveBooked(tx, { ...of, booked: 'lost', excessCents: 0 }),
  );
  expect(booked.now).toEqual([{ checkout_id: 'c1', id: 'd1' }]);
  expect([
    await tables.run((tx) => findKnown(tx, of)),
    await tables.run((tx) => findKnown(tx, { ...of, id: 'd2' })),
  ]).toMatchObject([{ booked: 'lost' }, { booked: 'withheld' }]);
});

test('[INV-03] a bank makes refunds of that order in our place, the oldest first, up to the sum', async () => {
  await tables.put('payments', { ...payment, refund_asked_cents: 900 }, { checkout_id: 'c2' });
  await tables.put(
    'refunds',
    refund,
    { id: 'r2', asked_at: at(-9) },
    { id: 'r3', asked_at: at(-1) },
    { id: 'r4', order_id: 'o2', asked_at: at(-99) },
    { id: 'r5', status: 'sent', asked_at: at(-99) },
    { id: 'r6', checkout_id: 'c2', asked_at: at(-99) },
    { id: 'r1', checkout_id: 'c2' },
  );
  const done = await tables.written('refunds', ['id', 'checkout_id'], async (tx) =>
    expect(await settleByBank(tx, { checkoutId: 'c1', orderId: 'o1', upToCents: 200, now: NOW })).toBe(200),
  );
  expect(done.now.map(({ id }) => id).toSorted()).toEqual(['r1', 'r2']);
  expect(new Set(done.now.map((row) => row.checkout_id))).toEqual(new Set(['c1']));
  const { rows } = await tables.db.query({ text: 'SELECT refunded_cents FROM payments ORDER BY checkout_id' });
  expect(rows).toEqual([{ refunded_cents: 200 }, { refunded_cents: 0 }]);
});

test('[INV-03] what is left of each disputed order are its own refunds and disputes taken off', async () => {
  await tables.put('orders', bareOrder({ id: 'o1' }), { seller_id: 'ben', id: 'o2' }, { id: 'o3', checkout_id: 'c2' });
  const charge = {
    seller_id: 'ana',
    id: 't1',
    kind: 'charge',
    cause_id: 'o1',
    order_id: 'o1',
    facts: { paidCents: 1000 },
  };
  await tables.put(
    'ledger_transactions',
    charge,
    { seller_id: 'ben', id: 't2', cause_id: 'o2', order_id: 'o2' },
    { id: 't3', kind: 'fee' },
    { id: 't4', cause_id: 'o3', order_id: 'o3' },
    { seller_id: 'cy' },
  );
  await tables.put(
    'refunds',
    { ...refund, amount_cents: 30 },
    { id: 'r2', amount_cents: 20, asked_at: at(-9) },
    { id: 'r3', status: 'sent', amount_cents: 1 },
    { id: 'r4', checkout_id: 'c2' },
    { id: 'r5', order_id: 'o9' },
  );
  await tables.put('disputes', dispute, { id: 'd2', booked: 'won' }, { id: 'd3', booked: 'lost' });
  await tables.put(
    'dispute_parts',
    part,
    { dispute_id: 'd2' },
    { dispute_id: 'd3' },
    { dispute_id: 'd1', seller_id: 'cy' },
    { dispute_id: 'd9' },
  );
  const orders = await tables.run((tx) => listDisputedOrders(tx, 'c1'));
  expect(orders).toEqual([
    { sellerId: 'ana', orderId: 'o1', leftCents: 1000 - 51 - 200, unsentCents: [20, 30] },
    { sellerId: 'ben', orderId: 'o2', leftCents: 1000, unsentCents: [] },
  ]);
});

test('[INV-03] disputes are answered once and before they are decided, each by its own evidence', async () => {
  await tables.put(
    'disputes',
    { ...dispute, evidence: { a: '1' }, next_try_at: at(1) },
    { checkout_id: 'c2', evidence: { a: '2' } },
    { id: 'd2', next_try_at: null },
    { id: 'd3', opened_at: at(-9), closed_at: at(-1) },
    { id: 'd4', opened_at: at(-9), answered_at: at(-1) },
    { id: 'd5', submitted_at: at(-1), opened_at: at(-7) },
  );
  const its = { checkoutId: 'c1', id: 'd1' };
  expect([await findAnswer(tables.db, its), await findAnswer(tables.db, { ...its, id: 'd2' })]).toEqual([
    { a: '1' },
    null,
  ]);
  const failed = await tables.written('disputes', ['checkout_id', 'id'], (tx) =>
    noteAnswerFailure(tx, { ...its, tries: 2, nextAt: null }),
  );
  expect(failed.now).toEqual([{ checkout_id: 'c1', id: 'd1' }]);
  expect(
    (
      await tables.written('disputes', ['id'], (tx) =>
        noteAnswerFailure(tx, { ...its, id: 'd2', tries: 2, nextAt: NOW }),
      )
    ).now,
  ).toEqual([]);
  expect(await listOpenDisputes(tables.db)).toEqual(['d4', 'd5', 'd1', 'd1', 'd2']);
  expect(await listUnknownDisputes(tables.db, ['d1', 'd8'])).toEqual(['d8']);
  const save = (disputeId: string) => tables.run((tx) => saveEvidence(tx, { disputeId, evidence: {} }));
  const submit = (disputeId: string) =>
    tables.run((tx) => submitEvidence(tx, { disputeId, evidence: {}, by: 'ana', now: NOW }));
  for (const over of ['d3', 'd4', 'd5'])
    expect([over, await save(over), await submit(over)]).toEqual([over, false, false]);
  expect([await save('d2'), await submit('d2'), await submit('d2')]).toEqual([true, true, false]);
});

test('[PAY-04] the fee is the latest rule that holds by then, from its very moment', async () => {
  await tables.put(
    'fee_rules',
    { holds_from: at(-9), percent: 5 },
    { holds_from: at(0), percent: 6 },
    { holds_from: at(1), percent: 7 },
  );
  expect([await findFeePercent(tables.db, at(-1)), await findFeePercent(tables.db, NOW)]).toEqual([5, 6]);
  expect((await listFeeRules(tables.db)).map(({ percent }) => percent)).toEqual([7, 6, 5]);
});

const transaction = {
  seller_id: 'ana',
  id: 't1',
  kind: 'charge',
  cause_id: 'o1',
  order_id: 'o1',
  checkout_id: 'c1',
  currency: 'EUR',
  facts: { paidCents: 1000, fundedCents: 1 },
  at: at(-5),
};
const entry = { seller_id: 'ana', transaction_id: 't1', account: 'seller_reserved', amount_cents: -1000 };

test('[INV-03, PAY-03] a charged order counts its own refunds, fees and disputes of its own seller, each kind by itself', async () => {
  const facts = { amountCents: 100, fundedCents: 10, feeCents: 7, ownCents: 50, percent: 5 };
  const kinds = ['fee', 'refund', 'fee_refund', 'dispute', 'dispute_won', 'charge'].map((kind) => ({
    id: kind,
    kind,
    cause_id: kind === 'fee' ? 'o1' : kind,
    facts,
  }));
  await tables.put(
    'ledger_transactions',
    transaction,
    ...kinds.slice(0, 4),
    { ...kinds[1], id: 'x1', order_id: 'o2', cause_id: 'x1' },
    { ...kinds[0], id: 'x2', cause_id: 'o2' },
    { id: 'x3', cause_id: 'o9', order_id: 'o9' },
  );
  await tables.put('ledger_transactions', { ...transaction, seller_id: 'ben' }, ...kinds.slice(0, 5), {
    id: 'release',
    kind: 'release',
  });
  const charged = await tables.run((tx) =>
    lockChargedOrder(tx, { sellerId: 'ana', orderId: 'o1', refundId: 'refund' }),
  );
  expect(charged).toMatchObject({
    paidCents: 1000,
    feeCents: 7,
    refundedCents: 100,
    fundedBackCents: 10,
    feeBackCents: 7,
    disputedCents: 50,
    withheldCents: 53,
    isBooked: true,
    isReleased: false,
  });
});

test('[PAY-03] what is promised back is that refund of that seller', async () => {
  await tables.put(
    'ledger_transactions',
    { ...transaction, kind: 'refund', cause_id: 'r1' },
    { id: 't2', kind: 'late_charge', cause_id: 'c1' },
    { id: 't3', kind: 'refund_sent' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'ledger_entries',
    { ...entry, account: 'refunds_payable', amount_cents: -5 },
    { account: 'platform_fees', amount_cents: -9 },
    { transaction_id: 't2', amount_cents: -6 },
    { transaction_id: 't3', amount_cents: 7 },
    { seller_id: 'ben', amount_cents: -8 },
  );
  const promised = async (sellerId: string, causeId: string) =>
    (await findPromised(tables.db, { sellerId, causeId }))?.amountCents;
  expect([
    await promised('ana', 'r1'),
    await promised('ana', 'c1'),
    await promised('ben', 'r1'),
    await promised('cy', 'r1'),
  ]).toEqual([5, 6, 8, undefined]);
});

test('[PAY-03, DASH-05] the books of a seller are theirs, newest first and page after page; of an order in the order of what happened', async () => {
  await tables.put('orders', bareOrder({ seller_id: 'ben', number: 'B-1' }), { seller_id: 'ana', number: 'A-1' });
  await tables.put(
    'ledger_transactions',
    transaction,
    { id: 't2', cause_id: 'o2', order_id: 'o2' },
    { id: 't3', kind: 'fee' },
    { id: 't4', kind: 'refund', cause_id: 'r', at: at(-1) },
    { id: 't5', kind: 'payout', cause_id: 'p' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'ledger_entries',
    entry,
    { account: 'seller_payable', amount_cents: -5 },
    { account: 'provider_clearing', amount_cents: 1 },
    { seller_id: 'ben', amount_cents: -7 },
  );
  const page = { sellerId: 'ana', kinds: ['charge', 'fee', 'refund'] as const, before: null, limit: 9 };
  const ids = async (changes: object = {}) =>
    (await listLines(tables.db, { ...page, ...changes })).map((row) => row.transactionId);
  expect([await ids(), await ids({ limit: 1 }), await ids({ before: { at: at(-5).toISOString(), id: 't2' } })]).toEqual(
    [['t4', 't3', 't2', 't1'], ['t4'], ['t1']],
  );
  const lines = await listLinesOfOrder(tables.db, { sellerId: 'ana', orderId: 'o1' });
  expect(lines.map((row) => [row.transactionId, row.amountCents, row.orderNumber])).toEqual([
    ['t1', 1005, 'A-1'],
    ['t3', 0, 'A-1'],
    ['t4', 0, 'A-1'],
  ]);
  await tables.put(
    'ledger_sums',
    { seller_id: 'ana', currency: 'EUR', account: 'seller_payable', kind: 'charge', amount_cents: 1 },
    { currency: 'USD' },
    { seller_id: 'ben' },
  );
  expect(await listSums(tables.db, { sellerId: 'ana', currency: 'EUR' })).toHaveLength(1);
});

const payout = {
  seller_id: 'ana',
  id: 'p1',
  kind: 'balance',
  state: 'asked',
  amount_cents: 500,
  asked_at: at(-5),
  sums: {},
};
const ITS = { sellerId: 'ana', payoutId: 'p1' };
const keys = ['seller_id', 'id'];
const its = [{ seller_id: 'ana', id: 'p1' }];

test('[INV-04] a payout pays what is payable to its seller and was booked by then, each once', async () => {
  await tables.put(
    'ledger_transactions',
    { ...transaction, kind: 'release', at: at(0) },
    { id: 't2', cause_id: 'x2' },
    { id: 't3', cause_id: 'x3', at: at(1) },
    { id: 't4', cause_id: 'x4' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'ledger_entries',
    { ...entry, account: 'seller_payable', amount_cents: -100 },
    { account: 'seller_reserved', amount_cents: 999 },
    { transaction_id: 't2' },
    { transaction_id: 't3' },
    { transaction_id: 't4' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'payout_lines',
    { seller_id: 'ana', transaction_id: 't1', payout_id: null },
    { transaction_id: 't2' },
    { transaction_id: 't3' },
    { transaction_id: 't4', payout_id: 'p0' },
    { seller_id: 'ben' },
  );
  const wanted = { ...ITS, minimumCents: 200, last4: '1234', version: 1, now: NOW };
  expect(await tables.run((tx) => insertBalancePayout(tx, { ...wanted, minimumCents: 201 }))).toBeNull();
  const paid = await tables.written('payout_lines', ['seller_id', 'transaction_id'], async (tx) =>
    expect(await insertBalancePayout(tx, wanted)).toBe(200),
  );
  expect(paid.now).toEqual(['t1', 't2'].map((id) => ({ seller_id: 'ana', transaction_id: id })));
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
  await tables.put(
    'ledger_transactions',
    { ...transaction, id: 't5', cause_id: 'd1', kind: 'dispute', at: at(0), facts },
    { id: 't6', kind: 'dispute_won' },
  );
  await tables.put(
    'ledger_entries',
    { ...entry, account: 'seller_payable', transaction_id: 't5', amount_cents: 70 },
    { transaction_id: 't6', amount_cents: -170 },
  );
  await tables.put(
    'payout_lines',
    { seller_id: 'ana', transaction_id: 't5', payout_id: null },
    { transaction_id: 't6' },
  );
  const later = { ...wanted, payoutId: 'p2', minimumCents: 100 };
  expect(await tables.run((tx) => insertBalancePayout(tx, later))).toBe(100);
  expect((await findPayout(tables.db, later))?.sums.disputedCents).toBe(-100);
});

test('[INV-04] a step of a payout is taken by that payout of that seller, once, from where it stands', async () => {
  await tables.put('payouts', payout, { seller_id: 'ben' }, { id: 'p2', state: 'paid' });
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

test('[INV-04] payouts that arrived lately and a seller’s own stand in their order', async () => {
  await tables.put(
    'payouts',
    payout,
    { id: 'p2', seller_id: 'ben', state: 'sent' },
    { id: 'p3', seller_id: 'cy' },
    { id: 'p4', state: 'paid', ended_at: at(-2) },
    { id: 'p5', state: 'paid', ended_at: at(-1) },
    { id: 'p6', state: 'paid', ended_at: at(-3) },
    { id: 'p7', state: 'failed', ended_at: at(-1) },
  );
  const ids = (rows: readonly { payoutId: string }[]) => rows.map(({ payoutId }) => payoutId);
  expect(ids(await listRecentlyPaid(tables.db, at(-2)))).toEqual(['p5', 'p4']);
  const own = { sellerId: 'ana', before: null, limit: 9 };
  expect([
    ids(await listPayoutsOf(tables.db, own)),
    ids(await listPayoutsOf(tables.db, { ...own, before: 'p5', limit: 1 })),
  ]).toEqual([['p7', 'p6', 'p5', 'p4', 'p1'], ['p4']]);
});

test('[INV-04, PAY-06] sellers whose payout is due, or whose account is to be tried, come in their order', async () => {
  const account = { seller_id: 'ana', state: 'unverified', next_payout_at: at(0), changed_at: at(-1) };
  await tables.put(
    'payout_accounts',
    account,
    { seller_id: 'ben', next_payout_at: at(-1), changed_at: at(-2) },
    { seller_id: 'cy', next_payout_at: at(1), state: 'verified' },
    { seller_id: 'di', next_payout_at: at(1) },
    { seller_id: 'eve', next_payout_at: at(1) },
  );
  await tables.put(
    'ledger_sums',
    { seller_id: 'ana', account: 'seller_reserved', kind: 'charge', amount_cents: -60 },
    { account: 'seller_payable', amount_cents: -40 },
    ...['ben', 'cy', 'di'].map((seller_id) => ({ seller_id, amount_cents: -100 })),
    { seller_id: 'eve', amount_cents: -99 },
    { seller_id: 'eve', account: 'platform_fees' },
  );
  await tables.put('payouts', { ...payout, seller_id: 'di' }, { seller_id: 'ana', state: 'failed' });
  expect([await listDueSellers(tables.db, NOW, 9), await listDueSellers(tables.db, NOW, 1)]).toEqual([
    ['ben', 'ana'],
    ['ben'],
  ]);
  expect([await listUntested(tables.db, 100, 9), await listUntested(tables.db, 100, 1)]).toEqual([
    ['ben', 'ana'],
    ['ben'],
  ]);
});

test('[PAY-06, INV-12] what is set on a payout account is set on that seller’s, and by a payout only where it was not changed meanwhile', async () => {
  await tables.put(
    'payout_accounts',
    { seller_id: 'ana', state: 'testing', version: 2, minimum_cents: 100 },
    { seller_id: 'ben' },
  );
  const written = (act: Parameters<BareTables['written']>[2]) => tables.written('payout_accounts', ['seller_id'], act);
  const own = [{ seller_id: 'ana' }];
  const state = { sellerId: 'ana', state: 'verified', failure: '', failedInRow: 0 } as const;
  expect((await written((tx) => setAccountState(tx, { ...state, version: 1 }))).now).toEqual([]);
  expect((await written((tx) => setAccountState(tx, { ...state, version: 2 }))).now).toEqual(own);
  expect((await written((tx) => setNextPayout(tx, 'ana', at(5)))).now).toEqual(own);
  expect(
    (
      await written((tx) =>
        saveSchedule(tx, { sellerId: 'ana', interval: 'daily', minimumCents: 500, nextPayoutAt: NOW }),
      )
    ).now,
  ).toEqual(own);
  expect(
    (await written((tx) => noteProviderAccount(tx, { sellerId: 'ana', providerId: 'acct', version: 2, needs: [] })))
      .now,
  ).toEqual(own);
  expect([(await findAccount(tables.db, 'ben'))?.minimumCents, await findAccount(tables.db, 'cy')]).toEqual([
    100,
    null,
  ]);
});

test('[INV-04, DASH-05] reserved are a shop’s orders whose days of return are not over, with their own money, newest first', async () => {
  const order = bareOrder({ placed_at: at(-5) });
  await tables.put(
    'orders',
    order,
    { id: 'o2', state: 'processing' },
    { id: 'o3', state: 'shipped', placed_at: at(-9) },
    { id: 'o4', state: 'delivered', placed_at: at(-1) },
    { id: 'o5', state: 'completed' },
    { id: 'o6', state: 'cancelled' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'ledger_transactions',
    transaction,
    { id: 't2', kind: 'dispute', cause_id: 'd' },
    { id: 't4', kind: 'dispute_won', cause_id: 'd' },
    { id: 't3', cause_id: 'o3', order_id: 'o3' },
    { seller_id: 'ben' },
  );
  await tables.put(
    'ledger_entries',
    entry,
    { account: 'seller_payable', amount_cents: -7 },
    { transaction_id: 't2', amount_cents: 300 },
    { transaction_id: 't4', amount_cents: -100 },
    { transaction_id: 't3', amount_cents: -8 },
    { seller_id: 'ben', amount_cents: -9 },
  );
  const page = { sellerId: 'ana', before: null, limit: 9 };
  const reserved = await listReservedOf(tables.db, page);
  expect(reserved.map((row) => [row.orderId, row.amountCents, row.withheldCents])).toEqual([
    ['o4', 0, 0],
    ['o2', 0, 0],
    ['o1', 800, 200],
    ['o3', 8, 0],
  ]);
  expect(
    (await listReservedOf(tables.db, { ...page, before: { at: at(-5).toISOString(), id: 'o2' }, limit: 1 })).map(
      (row) => row.orderId,
    ),
  ).toEqual(['o1']);
});

test('[INV-01] a movement of the provider is booked where our books have it with its sum, under its own ids', async () => {
  await tables.put('payments', payment, { checkout_id: 'c2', intent_id: 'pi_2', status: 'refunded' });
  await tables.put(
    'refunds',
    { ...refund, provider_id: 're_1' },
    { id: 'r2', provider_id: 're_2' },
    { checkout_id: 'c2', provider_id: 're_3' },
  );
  await tables.put(
    'disputes',
    { ...dispute, taken_cents: 100, given_cents: 40 },
    { id: 'd2', booked: 'nothing' },
    { id: 'd3', booked: 'nothing', taken_cents: 0, given_cents: 0 },
  );
  await tables.put('payouts', { ...payout, state: 'paid' }, { seller_id: 'ben', id: 'p2' });
  const move = (
    kind: ProviderMovement['kind'],
    id: string,
    amountCents: number,
    own: Partial<ProviderMovement> = {},
  ): ProviderMovement => ({
    kind,
    id,
    amountCents,
    ownId: null,
    intentId: null,
    sellerId: null,
    at: NOW,
    ...own,
  });
  const one = { intentId: 'pi_1' };
  const booked = [
    move('charge', 'a1', 1000, one),
    move('refund', 're_1', 100, { ...one, ownId: 'r1' }),
    move('refund', 'late', 1000, { intentId: 'pi_2' }),
    move('dispute', 'd1', 60),
    move('dispute', 'd3', 0),
    move('transfer', 'tr', 500, ITS_TRANSFER),
  ];
  const unbooked = [
    move('charge', 'b1', 999, one),
    move('charge', 'b2', 1000, { intentId: 'pi_9' }),
    move('refund', 're_1', 99, { ...one, ownId: 'r1' }),
    move('refund', 're_9', 100, { ...one, ownId: 'r1' }),
    move('refund', 're_2', 100, { ...one, ownId: 'r1' }),
    move('refund', 'late2', 100, one),
    move('refund', 're_1', 100, { intentId: 'pi_9', ownId: 'r1' }),
    move('dispute', 'd1', 100),
    move('dispute', 'd2', 60),
    move('dispute', 'd9', 60),
    move('transfer', 'tr2', 499, ITS_TRANSFER),
    move('transfer', 'tr3', 500, { sellerId: 'ana', ownId: 'p2' }),
    move('transfer', 'tr4', 500, { sellerId: 'ben', ownId: 'p1' }),
  ];
  expect(await listUnbooked(tables.db, booked)).toEqual([]);
  expect(await listUnbooked(tables.db, unbooked)).toHaveLength(unbooked.length);
});
const ITS_TRANSFER = { sellerId: 'ana', ownId: 'p1' };

test('[INV-01] a difference is settled once, is open again when it is found again, and the oldest open one counts', async () => {
  await tables.put(
    'payment_differences',
    { provider_id: 'x1', moved_at: at(-9), settled_at: null },
    { provider_id: 'x2', moved_at: at(-99), settled_at: at(-1) },
    { provider_id: 'x3', moved_at: at(-5) },
  );
  expect(await findOldestDifference(tables.db)).toEqual(at(-9));
  const columns = ['provider_id', 'settled_at'];
  const note = (found: string[], settled: string[]) =>
    tables.written('payment_differences', columns, () =>
      noteDifferences(tables.db, {
        found: found.map((providerId) => ({ kind: 'charge', providerId, amountCents: 1, movedAt: NOW })),
        settled,
        now: NOW,
      }),
    );
  expect((await note([], ['x1', 'x2'])).now).toMatchObject([{ provider_id: 'x1' }]);
  expect((await note(['x2', 'x3'], [])).now).toEqual([{ provider_id: 'x2', settled_at: null }]);
  expect(await findOldestDifference(tables.db)).toEqual(at(-99));
});
