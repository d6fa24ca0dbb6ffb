import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import type { Book, BookRow } from '#domain/office/books-contract.ts';
import { contract } from '#domain/modules.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { syncDispute } from '../../payments/disputes/sync-dispute.ts';

let sale: Sale;
let ida: Browser;

const admin = adminOf(() => sale);
const list = async (book: Book, limit = 100): Promise<BookRow[]> => {
  const seen: BookRow[] = [];
  for (let cursor = ''; ;) {
    const { items, nextCursor } = await ask(ida, contract.office.listBook, {
      book,
      limit,
      cursor: cursor || undefined,
    });
    seen.push(...items);
    if (!nextCursor) return seen;
    cursor = nextCursor;
  }
};

beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { quantity: 9 });
  for (let nth = 0; nth < 3; nth += 1) await buy(await withCart(sale, mug));
  const { body } = await buy(await withCart(sale, mug));
  const path = `/api/seller/orders/${body.orders[0].orderId}/refund`;
  await ana.call('POST', path, { refund: { kind: 'amount', amountCents: 500 }, reason: 'It broke' });
  await sendRefunds(sale.app);
  await buy(await withCart(sale, mug), { paymentMethodId: 'pm_card_createDispute' });
  const dispute = await vi.waitFor(
    async (): Promise<Stripe.Dispute> => {
      const [first] = (await sale.provider.stripe.disputes.list()).data;
      if (!first) throw new Error('no dispute yet');
      return first;
    },
    { timeout: 8000, interval: 50 },
  );
  await syncDispute(sale.app, dispute.id);
  ida = await admin('Ida Falk', 'financial_admin');
});
afterAll(() => sale.stop());

test('[OFFICE-01, INV-01, INV-02] each figure is what its list comes to, the provider has what they leave', async () => {
  const { figures, checkCents, differences } = await ask(ida, contract.office.getBooks);
  for (const [book, cents] of Object.entries(figures) as [Book, number][])
    expect([book, (await list(book)).reduce((sum, { amountCents }) => sum + amountCents, 0)]).toEqual([book, cents]);
  const { takings, refunds, payouts, disputes, fees, provider, sellers, inTransit, owed, withheld } = figures;
  expect(provider).toBe(takings - refunds - payouts - disputes);
  expect((await sale.provider.stripe.balance.retrieve()).available[0]?.amount).toBe(provider);
  expect([refunds, withheld, checkCents, differences]).toEqual([500, disputes, 0, 0]);
  // Whose it is: sellers', on the way to them, owed to buyers, the marketplace's, or the bank's until a dispute is decided.
  const bankCents = (
    await sqlOf(() => sale)<{ cents: number }>(
      `SELECT -coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_sums WHERE account = 'disputes_withheld'`,
    )
  ).rows[0]?.cents;
  expect(provider + withheld + figures.promotions + figures.disputeCosts).toBe(
    sellers + inTransit + owed + fees + (bankCents ?? 0),
  );
  expect(figures.stayed).toBe(takings - refunds);
});

test('[OFFICE-02] a list pages by key, newest first, each line with its order and why', async () => {
  const all = await list('takings');
  expect(all).toHaveLength(5);
  expect(await list('takings', 2)).toEqual(all);
  expect(all[0]).toMatchObject({
    orderNumber: expect.stringMatching(/^AM-/),
    explanation: expect.stringContaining('The buyer paid'),
  });
  expect(await list('payouts')).toEqual([]);
  const fileOf = async (input: object) => (await ida.call('POST', '/exportBook', { data: input })).body.result;
  for (const book of ['takings', 'refunds', 'payouts', 'fees'] as const)
    expect([book, (await fileOf({ book })).rows]).toEqual([book, (await list(book)).length]);
  expect([
    (await fileOf({ book: 'takings', until: '2020-01-01' })).rows,
    (await fileOf({ book: 'takings', from: '2020-01-01' })).rows,
  ]).toEqual([0, 5]);
  const { result } = (await ida.call('POST', '/exportBook', { data: { book: 'takings' } })).body;
  expect([result.rows, result.isWhole, result.csv.trim().split('\r\n').length]).toEqual([5, true, 6]);
  const per = await admin('Per Lund', 'analytics_admin');
  expect((await per.call('GET', '/api/admin/books')).status).toBe(200);
  expect((await per.call('GET', '/api/admin/books/fees')).status).toBe(403);
  expect((await per.call('POST', '/exportBook', { data: { book: 'fees' } })).status).toBe(403);
});

test('[OFFICE-01, UX-93] what went back today counts parts of orders too, and opens the list of it', async () => {
  const { figures } = await ask(ida, contract.office.getDashboard);
  const refunded = figures.find(({ key }) => key === 'refunded');
  expect(refunded?.value).toBe(500);
  const query = new URL(refunded?.href ?? '', sale.address).searchParams;
  const { items } = await ask(ida, contract.office.listBook, { book: 'refunds', from: query.get('from') ?? '' });
  expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(refunded?.value);
});
