import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#domain/core/money.ts';
import { formatDate } from '#domain/core/time.ts';
import { erase } from '#test/builders/erase.ts';
import { address, buy, buyAtOnce, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { trader, traderFacts, type Trader } from '#test/builders/trader.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { invoiceDocument } from './invoice-document.ts';
import { listInvoices } from './invoice-store.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

/** A guest who bought one piece of a maker. */
async function bought(seller: Trader, change: Record<string, unknown> = {}) {
  const who = await withCart(sale, await variantOf(sale, seller, { priceCents: 2800 }));
  const { body } = await buy(who, change);
  const { orderId } = body.orders[0] as { orderId: string };
  const key = `?accessKey=${body.accessKey as string}`;
  const order = async () => (await who.call('GET', `/api/orders/${orderId}${key}`)).body;
  return { who, orderId, key, order };
}

const linesOf = async (answer: Response): Promise<string> => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return (await extractText(new Uint8Array(await answer.arrayBuffer()))).text.join(' ').replaceAll(/\s+/g, ' ');
};
const guestInvoice = async ({ orderId, key }: { orderId: string; key: string }, invoiceId: string) =>
  fetch(`${sale.address}/api/orders/${orderId}/invoices/${invoiceId}${key}`);
const shopInvoice = async (seller: Trader, orderId: string, invoiceId: string) =>
  fetch(`${sale.address}/api/seller/orders/${orderId}/invoices/${invoiceId}`, {
    headers: { cookie: seller.cookie ?? '' },
  });
const refund = (seller: Trader, orderId: string, request: Record<string, unknown>) =>
  seller.call('POST', `/api/seller/orders/${orderId}/refund`, { refund: request, reason: 'A chip in the glaze' });

test('[PAY-06, ORD-02] a paid order has an invoice with all that it must say', async () => {
  const ana = await trader(sale, 'Ana Potter');
  const billingAddress = { ...address, name: 'Γιώργος Παπαδόπουλος', line1: 'Οδός Αθηνάς 5', city: 'Αθήνα' };
  const sold = await bought(ana, { billingAddress });
  const order = await sold.order();
  const year = sale.app.clock.now().getUTCFullYear();
  expect(order.invoices).toEqual([{ invoiceId: expect.any(String), kind: 'invoice', number: `INV-${year}-0001` }]);
  const { invoiceId } = order.invoices[0];
  const text = await linesOf(await guestInvoice(sold, invoiceId));
  const tax = (order.tax.taxCents / 100).toFixed(2);
  for (const said of [
    `Invoice INV-${year}-0001`,
    'Ana Potter Lda',
    'Rua Direita 8',
    'VAT number PT999999907',
    'Γιώργος Παπαδόπουλος',
    'Οδός Αθηνάς 5',
    order.number,
    'Two-tone mug, ink',
    `Total, paid €${(order.totalCents / 100).toFixed(2)}`,
    `VAT 23 % contained €${tax}`,
    'All sums contain VAT of Portugal.',
  ])
    expect(text).toContain(said);
  expect(await linesOf(await shopInvoice(ana, sold.orderId, invoiceId))).toBe(text);
});

test('[PAY-06, INV-22] strangers get no invoice', async () => {
  const ana = await trader(sale, 'Ana Private');
  const eve = await trader(sale, 'Eve Stranger');
  const [mine, other] = [await bought(ana), await bought(ana)];
  const { invoiceId } = (await mine.order()).invoices[0];
  const statuses = await Promise.all(
    [
      await guestInvoice({ ...mine, key: '' }, invoiceId),
      await guestInvoice({ ...mine, key: other.key }, invoiceId),
      await guestInvoice(other, invoiceId),
      await shopInvoice(eve, mine.orderId, invoiceId),
    ].map(async (answer) => [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]),
  );
  expect(statuses).toEqual(Array.from({ length: 4 }, () => [404, 'orders/not-found']));
  const { status } = await browser(sale.address).call(
    'GET',
    `/api/seller/orders/${mine.orderId}/invoices/${invoiceId}`,
  );
  expect(status).toBe(401);
});

test('[PAY-06] an exempt maker’s invoice says why there is no VAT', async () => {
  const exempt = await bought(await trader(sale, 'Ida Exempt', { sellsAs: 'small-business', legalName: 'Ida Exempt' }));
  const text = await linesOf(await guestInvoice(exempt, (await exempt.order()).invoices[0].invoiceId));
  expect(text).toContain('exempt as a small enterprise');
  expect(text).not.toContain('contained');
  for (const seller of [
    await trader(sale, 'Pia Private', { sellsAs: 'private' }),
    await maker(sale.address, 'Una Unsaid'),
  ])
    expect((await (await bought(seller)).order()).invoices).toEqual([]);
});

test('[PAY-06] what is bought at once is numbered without a gap, also beside what fails', async () => {
  const ana = await trader(sale, 'Ana Busy');
  const variant = await variantOf(sale, ana, { quantity: 30 });
  const carts = await Promise.all(Array.from({ length: 8 }, () => withCart(sale, variant)));
  const answers = await buyAtOnce(carts);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { rows } = await sale.app.db.query<{ serial: number }>({
    text: 'SELECT serial FROM invoices WHERE seller_id = $1 ORDER BY serial',
    values: [ana.userId],
  });
  expect(rows.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  [
    'leaves out a number',
    `INSERT INTO invoices (seller_id, id, kind, year, serial, order_id, content, issued_at) SELECT seller_id, 'x', kind, year, 99, 'x', content, issued_at FROM invoices LIMIT 1`,
  ],
  [
    'gives a number twice',
    `INSERT INTO invoices (seller_id, id, kind, year, serial, order_id, content, issued_at) SELECT seller_id, 'x', kind, year, serial, 'x', content, issued_at FROM invoices LIMIT 1`,
  ],
  [
    'bills an order twice',
    `INSERT INTO invoices (seller_id, id, kind, year, serial, order_id, content, issued_at) SELECT seller_id, 'x', kind, year, serial + 1, order_id, content, issued_at FROM invoices ORDER BY serial DESC LIMIT 1`,
  ],
  ['changes what stands on one', `UPDATE invoices SET content = '{}'`],
  ['takes one away', 'DELETE FROM invoices'],
])('[PAY-06] the database refuses what %s', async (_what, text) => {
  await expect(sale.app.db.query({ text })).rejects.toThrow(/invoices|kept|added/i);
});

test('[PAY-06] each refund has a credit note', async () => {
  const ana = await trader(sale, 'Ana Refunds');
  const sold = await bought(ana);
  const { totalCents, tax } = await sold.order();
  // A sum whose tax, rounded by itself each time, would leave a cent over.
  const amountCents = Array.from({ length: 99 }, (_, more) => 1001 + more).find((cents) => {
    const over = ((tax.taxCents * cents) / totalCents) % 1;
    return over > 0.3 && over < 0.45;
  });
  expect((await refund(ana, sold.orderId, { kind: 'amount', amountCents })).status).toBe(200);
  expect((await refund(ana, sold.orderId, { kind: 'amount', amountCents })).status).toBe(200);
  expect((await refund(ana, sold.orderId, { kind: 'all' })).status).toBe(200);
  const { invoices } = await sold.order();
  const year = sale.app.clock.now().getUTCFullYear();
  expect(invoices.map(({ number }: { number: string }) => number)).toEqual([
    `INV-${year}-0001`,
    `CN-${year}-0001`,
    `CN-${year}-0002`,
    `CN-${year}-0003`,
  ]);
  const { rows } = await sale.app.db.query<{ cents: number; tax: number }>({
    text: `SELECT sum((content->>'totalCents')::bigint)::int AS cents, sum((content->'rates'->0->>'taxCents')::bigint)::int AS tax
           FROM invoices WHERE seller_id = $1 AND kind = 'credit_note'`,
    values: [ana.userId],
  });
  expect(rows).toEqual([{ cents: totalCents, tax: tax.taxCents }]);
  const text = await linesOf(await guestInvoice(sold, invoices[1].invoiceId));
  for (const said of [
    `Credit note CN-${year}-0001`,
    `Takes back of INV-${year}-0001`,
    `Total, given back ${formatMoney(amountCents ?? 0)}`,
  ])
    expect(text).toContain(said);
  // It is of its own day, and says of which day the sale was.
  const [, note] = await listInvoices(sale.app.db, { sellerId: ana.userId, orderId: sold.orderId });
  if (!note) throw new Error('there is no credit note');
  const { facts } = invoiceDocument({ ...note, issuedAt: new Date('2027-01-31T12:00:00Z') }, 'Artisan Market');
  expect(facts).toContainEqual({ name: 'Date', value: formatDate(new Date('2027-01-31T12:00:00Z')) });
  expect(facts).toContainEqual({ name: 'Sold on', value: formatDate(new Date(note.content.soldAt)) });
});

test('[PAY-06, SUP-02] an invoice stays as it was when its maker moves and when its buyer is forgotten', async () => {
  const ana = await trader(sale, 'Ana Moves');
  const sold = await bought(ana);
  const { invoiceId } = (await sold.order()).invoices[0];
  const before = await linesOf(await shopInvoice(ana, sold.orderId, invoiceId));
  await ana.call('PUT', '/api/seller/invoice-facts', {
    ...traderFacts,
    line1: 'Rua Nova 1',
    legalName: 'Somebody Else',
  });
  await sale.app.db.query({ text: `UPDATE orders SET buyer_id = 'gone' WHERE id = $1`, values: [sold.orderId] });
  await erase(sale, 'gone');
  expect((await sold.order()).address.name).toBe('Removed');
  expect(await linesOf(await shopInvoice(ana, sold.orderId, invoiceId))).toBe(before);
});
