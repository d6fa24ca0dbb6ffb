import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { ProviderMovement } from './provider-books.ts';
import { findOldestDifference, listUnbooked, recordDifferences } from './difference-store.ts';

const tables = bareTables();
const dispute = { checkout_id: 'c1', id: 'd1', status: 'needs_response', booked: 'withheld', opened_at: at(-5) };
const ITS_TRANSFER = { sellerId: 'ana', ownId: 'p1' };

test('[INV-01] a movement of the provider matches our books by id and sum', async () => {
  await tables.fill`
    payments: checkout_id=c1 status=captured intent_id=pi_1 amount_cents=1000 captured_cents=1000 updated_at=@-5
      | checkout_id=c2 intent_id=pi_2 status=refunded
    refunds: checkout_id=c1 id=r1 seller_id=ana order_id=o1 amount_cents=100 status=asked asked_at=@-5 provider_id=re_1
      | id=r2 provider_id=re_2 | checkout_id=c2 provider_id=re_3
    disputes: ${dispute} taken_cents=100 given_cents=40 | id=d2 booked=nothing
      | id=d3 booked=nothing taken_cents=0 given_cents=0
    payouts: seller_id=ana id=p1 kind=balance state=asked amount_cents=500 asked_at=@-5 sums={} state=paid
      | seller_id=ben id=p2
  `;
  const move = (
    kind: ProviderMovement['kind'],
    id: string,
    amountCents: number,
    own: Partial<ProviderMovement> = {},
  ): ProviderMovement => ({ kind, id, amountCents, ownId: null, intentId: null, sellerId: null, at: NOW, ...own });
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

test('[INV-01] a difference is settled once, is open again when it is found again', async () => {
  await tables.fill`
    payment_differences: provider_id=x1 moved_at=@-9 settled_at=null | provider_id=x2 moved_at=@-99 settled_at=@-1
      | provider_id=x3 moved_at=@-5
  `;
  expect(await findOldestDifference(tables.db)).toEqual(at(-9));
  const note = (results: string[], settled: string[]) =>
    tables.written('payment_differences', 'provider_id', () =>
      recordDifferences(tables.db, {
        differences: results.map((providerId) => ({ kind: 'charge', providerId, amountCents: 1, movedAt: NOW })),
        settled,
        now: NOW,
      }),
    );
  expect((await note([], ['x1', 'x2'])).now).toEqual(['x1']);
  expect((await note(['x2', 'x3'], [])).now).toEqual(['x2']);
  expect(await findOldestDifference(tables.db)).toEqual(at(-99));
});
