import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerLine } from '#domain/payments/model.ts';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import type { TestCaller } from '#test/builders/caller.ts';
import { maker } from '#test/builders/market.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { postRefund } from './post-to-ledger.ts';

let sale: Sale;
let ana: TestCaller;
let bea: TestCaller;
let mug: SoldVariant;
let orderIds: string[];
beforeAll(async () => {
  sale = await openSale();
  const [potter, weaver] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  [ana, bea] = [potter, weaver];
  mug = await variantOf(sale, potter, { priceCents: 2000, quantity: 20 });
  for (let sold = 0; sold < 3; sold += 1) await buy(await withCart(sale, mug));
  orderIds = (await ana.call('GET', '/api/seller/orders')).body.items.map(
    (order: { orderId: string }) => order.orderId,
  );
  await inTransaction(sale.app.db, (tx) =>
    postRefund(sale.app, tx, {
      refundId: 'refund_1',
      sellerId: ana.userId,
      orderId: orderIds[0] ?? '',
      amountCents: 1000,
    }),
  );
});
afterAll(() => sale.stop());

const listed = async (who: TestCaller, query = ''): Promise<LedgerLine[]> =>
  (await who.call('GET', `/api/seller/ledger${query}`)).body.items;
const sum = (lines: readonly LedgerLine[]): number => lines.reduce((all, { amountCents }) => all + amountCents, 0);

test('[PAY-03, UX-93] the balance is what its lists come to', async () => {
  const { body } = await ana.call('GET', '/api/seller/balance');
  const [all, sales, fees, refunds] = await Promise.all(
    ['all', 'sales', 'fees', 'refunds'].map((list) => listed(ana, `?list=${list}`)),
  );
  expect(all).toHaveLength(8);
  expect(body).toEqual({
    currency: 'EUR',
    feePercent: 6.5,
    balanceCents: 0,
    reservedCents: sum(all ?? []),
    inTransitCents: 0,
    paidOutCents: 0,
    paidCents: sum(sales ?? []),
    feesCents: -sum(fees ?? []),
    refundedCents: 1000,
    disputedCents: 0,
    labelsCents: 0,
    fundedCents: 0,
    fundedBackCents: 0,
  });
  expect(sum(refunds ?? [])).toBe(-1000);
});

test('[UX-93] every line says why it is this sum', async () => {
  const lines = await listed(ana);
  const [fee] = lines.filter(({ facts }) => facts.kind === 'fee');
  const paid = fee?.facts.kind === 'fee' ? fee.facts.paidCents : 0;
  expect(fee?.amountCents).toBe(-Math.round(paid * 0.065));
  expect(fee?.explanation).toBe(`6.5 % of €${(paid / 100).toFixed(2)}, which the buyer paid for pieces and postage.`);
  expect(lines.find(({ facts }) => facts.kind === 'refund')?.explanation).toMatch(
    /^€10.00 back to the buyer, €10.00 of/,
  );
});

test('[PAY-03] an order shows what it brought and cost, the sale before its fee', async () => {
  const { items } = (await ana.call('GET', `/api/seller/orders/${orderIds[0]}/ledger`)).body;
  expect(items.map(({ facts }: LedgerLine) => facts.kind)).toEqual(['charge', 'fee', 'refund', 'fee_refund']);
});

test('[INV-22] another maker sees none of it, and nobody without signing in', async () => {
  expect(await listed(bea)).toEqual([]);
  expect((await bea.call('GET', `/api/seller/orders/${orderIds[0]}/ledger`)).body).toEqual({ items: [] });
  expect((await bea.call('GET', '/api/seller/balance')).body).toMatchObject({ balanceCents: 0, paidCents: 0 });
  for (const path of ['balance', 'ledger', `orders/${orderIds[0]}/ledger`])
    expect(codeOf(await browser(sale.address).call('GET', `/api/seller/${path}`))).toEqual([401, expect.any(String)]);
});

test('[RUN-10] a list that there is not, and a page of no size, are refused', async () => {
  for (const query of ['?list=gifts', '?limit=0', '?limit=101'])
    expect((await ana.call('GET', `/api/seller/ledger${query}`)).status, query).toBe(400);
  expect((await ana.call('GET', '/api/seller/ledger?cursor=broken')).body.items).toHaveLength(8);
});
