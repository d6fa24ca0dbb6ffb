import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { maker } from '#test/builders/market.ts';
import { buy, count, expectBooksBalance, variantOf, withCart } from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sayFacts } from '#test/builders/trader.ts';
import { signatureOf } from '#sandbox/labels/send-tracking.ts';
import { resolveLabels } from './resolve-labels.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  await sayFacts(ana);
});
afterAll(() => sale.stop());

/** A guest's order of two mugs, and the way of its labels. */
async function bought(address = {}) {
  const mug = await variantOf(sale, ana, { quantity: 9 });
  const form = {
    name: 'Rio Keller',
    line1: 'Rua das Flores 12',
    line2: '',
    postcode: '4050-265',
    city: 'Porto',
    country: 'PT',
    phone: '',
  };
  const { body } = await buy(await withCart(sale, { ...mug, quantity: 2 }), {
    email: 'noa@example.com',
    address: { ...form, ...address },
  });
  const { orderId, number } = body.orders[0] as { orderId: string; number: string };
  const base = `/api/seller/orders/${orderId}`;
  const label = (changes = {}) => ana.call('POST', `${base}/labels`, { weightGrams: 800, box: 'small', ...changes });
  const seen = async () =>
    (await browser(sale.address).call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body;
  return { orderId, number, base, label, seen };
}
const shipments = (orderId: string) =>
  count(
    sale,
    `label_sandbox.shipments s JOIN parcels p ON p.id = s.reference WHERE p.order_id = $1 AND s.bought_at IS NOT NULL`,
    [orderId],
  );
const sandbox = async (plan: object) => {
  const { rows } = await sale.app.db.query<{ key: string }>({
    text: 'SELECT api_key AS key FROM label_sandbox.accounts',
  });
  const answer = await fetch(`${sale.labelBase}/_sandbox/answers`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${rows[0]?.key}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(plan),
  });
  expect(answer.status).toBe(200);
};

test('[ORD-03, MSG-17] a label costs by weight, size and way', async () => {
  const order = await bought();
  const quoted = await ana.call('POST', `${order.base}/label-rates`, { weightGrams: 800, box: 'small' });
  expect(quoted.body.rates.map(({ carrier }: { carrier: string }) => carrier)).toEqual(
    expect.arrayContaining(['UPS', 'FedEx', 'DHLExpress', 'Post']),
  );
  const heavy = await ana.call('POST', `${order.base}/label-rates`, { weightGrams: 25_000, box: 'large' });
  expect(heavy.body.rates.map(({ carrier }: { carrier: string }) => carrier)).not.toContain('Post');
  const { body } = await order.label({ wanted: { carrier: 'UPS', service: 'Standard' } });
  expect(body).toMatchObject({ state: 'bought', carrier: 'UPS', tracking: expect.stringMatching(/^1Z[0-9A-Z]{16}$/) });
  expect((await order.seen()).parcels).toMatchObject([{ state: 'packed', carrier: 'UPS', tracking: body.tracking }]);
  expect(
    await count(sale, `ledger_entries WHERE account = 'labels_payable' AND amount_cents = $1`, [-body.costCents]),
  ).toBe(1);
  const print = await fetch(`${sale.address}/api/seller/labels?orders=${order.orderId}&paper=4x6`, {
    headers: { cookie: ana.cookie ?? '' },
  });
  expect([print.status, print.headers.get('content-type'), (await print.text()).slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

test('[ORD-03] pressed six times at once, a label is bought and paid once', async () => {
  const order = await bought();
  const answers = await Promise.all(Array.from({ length: 6 }, () => order.label()));
  expect(answers.every(({ status, body }) => status === 200 || body.error.code === 'orders/label-in-progress')).toBe(
    true,
  );
  expect((await order.label()).status).toBe(200);
  expect([
    await shipments(order.orderId),
    await count(sale, `ledger_transactions WHERE kind = 'label' AND order_id = $1`, [order.orderId]),
  ]).toEqual([1, 1]);
});

test('[ORD-03, RUN-03] a label whose answer was lost is found by its reference', async () => {
  const order = await bought();
  await sandbox({ path: '/buy', how: 'drop', times: 1 });
  expect(codeOf(await order.label())).toEqual([503, 'orders/label-away']);
  expect(await shipments(order.orderId)).toBe(1);
  await passTime(sale, 3 * MINUTE);
  await resolveLabels.run(sale.app);
  expect((await ana.call('GET', `${order.base}/labels`)).body.labels).toMatchObject([{ state: 'bought' }]);
  expect(await shipments(order.orderId)).toBe(1);
});

test('[ORD-03] weight 0, an address that the carrier refuses, a way that does not take it', async () => {
  const order = await bought({ line1: 'Nowhere 1' });
  expect(codeOf(await order.label({ weightGrams: 0 }))).toEqual([422, 'orders/label-weight']);
  expect(codeOf(await order.label())).toEqual([422, 'orders/label-address']);
  const other = await bought();
  expect(codeOf(await other.label({ wanted: { carrier: 'Pigeon', service: 'Loft' } }))).toEqual([
    409,
    'orders/label-no-way',
  ]);
  for (const { seen, base } of [order, other])
    expect([(await seen()).parcels, (await ana.call('GET', `${base}/labels`)).body.labels]).toEqual([[], []]);
});

test('[ORD-03] an unused label is given back with its price', async () => {
  const [one, two] = [await bought(), await bought()];
  const { parcelId } = (await one.label()).body;
  await two.label();
  expect((await ana.call('POST', `${one.base}/parcels/${parcelId}/label-refund`, {})).status).toBe(200);
  expect((await ana.call('POST', `${two.base}/cancel`, { reason: 'No clay left' })).status).toBe(200);
  await resolveLabels.run(sale.app);
  for (const { base, orderId } of [one, two]) {
    expect((await ana.call('GET', `${base}/labels`)).body.labels).toMatchObject([{ state: 'refunded' }]);
    expect(
      await count(
        sale,
        `(SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
        WHERE t.order_id = $1 AND e.account = 'labels_payable' GROUP BY e.account HAVING sum(e.amount_cents) = 0) x`,
        [orderId],
      ),
    ).toBe(1);
  }
  expect(codeOf(await two.label())).toEqual([409, 'orders/label-order-over']);
  await expectBooksBalance(sale);
});

test('[ORD-05] the carrier’s events come signed and in any order, each kept once', async () => {
  const order = await bought();
  const { tracking } = (await order.label()).body;
  await passTime(sale, 7 * HOUR);
  await sale.deliverTracking();
  expect(await order.seen()).toMatchObject({
    state: 'shipped',
    parcels: [{ state: 'sent', events: [{ kind: 'accepted', location: expect.any(String) }] }],
  });
  await passTime(sale, 14 * DAY);
  await sale.deliverTracking();
  const seen = await order.seen();
  expect([seen.state, seen.parcels[0].events.at(-1).kind]).toEqual(['delivered', 'delivered']);
  const { rows } = await sale.app.db.query<{ secret: string }>({
    text: 'SELECT webhook_secret AS secret FROM label_sandbox.accounts',
  });
  const post = (body: string, signature: string) =>
    fetch(`${sale.address}/api/orders/tracking-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hmac-signature': signature },
      body,
    });
  const details = [
    { status: 'in_transit', datetime: '2026-01-01T00:00:00Z', tracking_location: { city: 'Lyon', country: 'FR' } },
  ];
  const late = JSON.stringify({
    description: 'tracker.updated',
    result: { object: 'Tracker', tracking_code: tracking, tracking_details: details },
  });
  expect((await post(late, 'hmac-sha256-hex=0')).status).toBe(400);
  for (const _ of [1, 2]) expect((await post(late, signatureOf(late, rows[0]?.secret ?? ''))).status).toBe(200);
  const again = await order.seen();
  expect([again.state, again.parcels[0].events.length]).toEqual(['delivered', seen.parcels[0].events.length + 1]);
});

test('[RUN-02] where labels are off none can be bought', async () => {
  const order = await bought();
  const { labels } = sale.app.outside;
  sale.app.outside.labels = null;
  expect(codeOf(await order.label())).toEqual([404, 'orders/labels-off']);
  expect((await ana.call('GET', `${order.base}/labels`)).body).toEqual({ isOff: true, labels: [] });
  sale.app.outside.labels = labels;
});

test('[ORD-03] a parcel weighs what its listings say, and its customs form names their numbers', async () => {
  const order = await bought();
  await sale.app.db.query({
    text: `UPDATE orders SET address = address || '{"country":"CH","postcode":"8001","city":"Zurich"}' WHERE id = $1`,
    values: [order.orderId],
  });
  await sale.app.db.query({
    text: `UPDATE listings SET weight_grams = 340, hs_code = '691200' WHERE id IN (SELECT listing_id FROM order_lines WHERE order_id = $1)`,
    values: [order.orderId],
  });
  const weighed = await ana.call('GET', `/api/seller/label-packages?orders=${order.orderId}`);
  expect(weighed.body.packages).toEqual([{ orderId: order.orderId, weightGrams: 680 }]);
  expect((await order.label({ weightGrams: 680 })).status).toBe(200);
  const { rows } = await sale.app.db.query<{ items: unknown }>({
    text: `SELECT s.body->'customs_info'->'customs_items' AS items FROM label_sandbox.shipments s JOIN parcels p ON p.id = s.reference WHERE p.order_id = $1`,
    values: [order.orderId],
  });
  expect(rows[0]?.items).toMatchObject([{ hs_tariff_number: '691200', quantity: 2, weight: 24 }]);
});

test.each(['double', 'shuffle'])(
  '[ORD-05] webhooks that %s leave each event once, in its order, and the parcel arrived',
  async (how) => {
    const order = await bought();
    await order.label();
    await passTime(sale, 15 * DAY);
    await sandbox({ path: 'webhook', how });
    await sale.deliverTracking();
    const { state, parcels } = await order.seen();
    const kinds = parcels[0].events.map(({ kind }: { kind: string }) => kind);
    expect([state, kinds]).toEqual([
      'delivered',
      ['accepted', 'in_transit', 'in_transit', 'out_for_delivery', 'delivered'],
    ]);
  },
);
