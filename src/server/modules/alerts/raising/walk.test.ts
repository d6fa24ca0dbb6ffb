import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertType } from '#domain/alerts/templates.ts';
import type { EventName, Events } from '#domain/modules.ts';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { signatureOf } from '#sandbox/labels/send-tracking.ts';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { nextPerson, returnOperations } from '#test/builders/returns.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sayFacts } from '#test/builders/trader.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { sendBroadcasts } from '../../messages/broadcasts/send-broadcasts.ts';
import { endOrders } from '../../orders/deliver-order.ts';
import { mailLateOrders } from '../../orders/mail-late-orders.ts';
import { raiseDeadlines, raiseUnanswered, raiseWeeks } from './deadlines.ts';
import { raiseSeason } from './season.ts';
import { raiseLeftCarts } from './on-carts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
const operations = returnOperations({ sale: () => sale, ana: () => ana, mug: () => mug });
const { bought } = operations;
type Order = Awaited<ReturnType<typeof bought>>;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  ana = await maker(sale.address, `Ana Potter ${nextPerson()}`);
  await sayFacts(ana);
  mug = await variantOf(sale, ana, { quantity: 50 });
  await sale.settle();
});
afterAll(() => sale.stop());

const publishEvent = <Name extends EventName>(name: Name, payload: Events[Name]) =>
  inTransaction(sale.app.db, (tx) => publish(sale.app, tx, { name, subject: ana.userId, payload }));
const state = ({ orderId }: { orderId: string }, to: string) =>
  ana.call('POST', `/api/seller/orders/${orderId}/state`, { state: to });
const payout = (more: object) =>
  publishEvent('payments.payout-moved', {
    ...{ sellerId: ana.userId, payoutId: 'payout1', kind: 'balance', amountCents: 500, last4: '4242' },
    ...{ state: 'failed', nextTryAt: null, failure: 'account_closed', ...more },
  });
const dispute = async (status: Events['payments.dispute-moved']['status']) => {
  const { orderId } = await bought(1, []);
  await publishEvent('payments.dispute-moved', {
    ...{ disputeId: 'd1', sellerId: ana.userId, orderId, status, amountCents: 500, isTaken: true, dueAt: null },
  });
};
const promotion = (stage: Events['promotions.stage-reached']['stage']) =>
  publishEvent('promotions.stage-reached', { sellerId: ana.userId, of: { code: 'TEN' }, stage, endsAt: null });
const review = async (order: Order, stars: number) =>
  order.rio.call('POST', `/api/orders/${order.orderId}/lines/${order.lineId}/review`, { stars, body: 'So it is.' });
const question = async (order: Order) =>
  order.rio.call('POST', `/api/listings/${mug.listingId}/questions`, { question: 'Does it go into the oven?' });
const message = async (order: Order) => {
  const { body } = await order.rio.call('POST', '/api/messages/conversations', {
    orderId: order.orderId,
    clientId: 'a',
  });
  await order.rio.call('POST', `/api/messages/conversations/${body.conversationId}/messages`, {
    ...{ content: 'Hello there!', clientId: `w-${order.orderId}` },
  });
};
async function tracked({ orderId }: Order, ...statuses: string[]): Promise<void> {
  const bought = await ana.call('POST', `/api/seller/orders/${orderId}/labels`, { weightGrams: 800, box: 'small' });
  const [row] = (await sql<{ secret: string }>('SELECT webhook_secret AS secret FROM label_sandbox.accounts')).rows;
  const details = statuses.map((status, hour) => ({ status, datetime: `2026-01-01T0${hour}:00:00Z` }));
  const result = { object: 'Tracker', tracking_code: bought.body.tracking, tracking_details: details };
  const body = JSON.stringify({ description: 'tracker.updated', result });
  for (const _ of [1, 2])
    await fetch(`${sale.address}/api/orders/tracking-webhook`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', 'x-hmac-signature': signatureOf(body, row?.secret ?? '') },
    });
}
const few = async (quantity: number) => {
  const listing = await variantOf(sale, ana, { quantity: 4 });
  await sale.settle();
  const { body } = await buy(await withCart(sale, { ...listing, quantity }));
  await sale.settle();
  return body.orders[0] as { orderId: string };
};
const returned = async (last: string) => {
  const order = await bought();
  const id = await operations.asked(order);
  if (last === 'reject') return operations.reject(id);
  await operations.step(id, 'approved');
  await operations.sent(order, id, '');
  await operations.sent(order, id);
  for (const to of ['received', 'under_review']) await operations.step(id, to);
  await operations.refund(id, true);
  await operations.send();
};

type Walk = [what: string, types: AlertType[], cause: () => Promise<unknown>];
const walks: Walk[] = [
  [
    'a large order with a note',
    ['new_order', 'bulk_order', 'order_review_required'],
    async () => buy(await withCart(sale, { ...mug, quantity: 10 }), { note: 'A gift' }),
  ],
  ['the last but three', ['low_stock'], () => few(1)],
  ['the last one', ['out_of_stock'], () => few(4)],
  [
    'a buyer who cancels',
    ['order_cancelled'],
    async () => {
      const order = await bought(1, []);
      await order.rio.call('POST', `/api/orders/${order.orderId}/cancel`, {});
    },
  ],
  [
    'a maker who cancels what was sold out',
    ['back_in_stock', 'stock_adjusted'],
    async () => {
      const { orderId } = await few(4);
      await ana.call('POST', `/api/seller/orders/${orderId}/cancel`, { reason: 'It broke.' });
    },
  ],
  [
    'an order that arrives and is completed',
    ['order_delivered', 'payment_received'],
    async () => {
      const order = await bought(1, []);
      for (const to of ['processing', 'shipped']) await state(order, to);
      await passTime(sale, 5 * DAY);
      await order.rio.call('POST', `/api/orders/${order.orderId}/delivered`, {});
      for (const _ of ['arrived', 'completed']) {
        await passTime(sale, 60 * DAY);
        await endOrders.run(sale.app);
      }
    },
  ],
  [
    'a parcel followed by its carrier',
    ['label_created', 'order_shipped', 'tracking_updated', 'carrier_issue'],
    async () => tracked(await bought(1, []), 'in_transit', 'out_for_delivery', 'failure'),
  ],
  [
    'an order that has not arrived in time',
    ['shipping_delay'],
    async () => {
      const order = await bought(1, []);
      for (const to of ['processing', 'shipped']) await state(order, to);
      await passTime(sale, 40 * DAY);
      for (const _ of [1, 2]) await mailLateOrders.run(sale.app);
    },
  ],
  [
    'an order whose day comes and goes',
    ['processing_approaching', 'processing_overdue'],
    async () => {
      const { orderId } = await bought(1, []);
      const { leavesBy } = (await ana.call('GET', `/api/seller/orders/${orderId}`)).body;
      await passTime(sale, Date.parse(leavesBy) + 12 * HOUR - sale.app.clock.now().getTime());
      for (const _ of [1, 2]) await raiseDeadlines.run(sale.app);
      await passTime(sale, 2 * DAY);
      for (const _ of [1, 2]) await raiseDeadlines.run(sale.app);
    },
  ],
  [
    'a new week',
    ['processing_performance'],
    async () => {
      const { orderId } = await bought(1, []);
      const { leavesBy } = (await ana.call('GET', `/api/seller/orders/${orderId}`)).body;
      await passTime(sale, Date.parse(leavesBy) + 7 * DAY - sale.app.clock.now().getTime());
      await Promise.all([raiseWeeks.run(sale.app), raiseWeeks.run(sale.app)]);
    },
  ],
  [
    'one refunded whole',
    ['order_status_changed'],
    async () => {
      const { orderId } = await bought(1);
      await ana.call('POST', `/api/seller/orders/${orderId}/refund`, { refund: { kind: 'all' }, reason: 'Sorry' });
      await operations.send();
    },
  ],
  ...(['policy_update', 'feature_update', 'maintenance_scheduled'] as const).map((type): Walk => [
    `an announcement of ${type}`,
    [type],
    async () => {
      const cy = await operations.admin('Cy Admin', 'master_admin');
      const audience = { kind: 'people', userIds: [ana.userId] };
      const texts = { en: 'On Monday at six.', de: 'Am Montag um sechs.' };
      await cy.call('POST', '/api/admin/messages/broadcasts', { audience, texts, announces: type });
      await Promise.all([sendBroadcasts.run(sale.app), sendBroadcasts.run(sale.app)]);
    },
  ]),
  ['a good review', ['new_review'], async () => review(await bought(), 5)],
  [
    'a poor review that is not answered',
    ['negative_review', 'review_response_needed'],
    async () => {
      await review(await bought(), 1);
      await sale.settle();
      await passTime(sale, 49 * HOUR);
      for (const _ of [1, 2]) await raiseUnanswered.run(sale.app);
    },
  ],
  ['a question', ['product_question'], async () => question(await bought())],
  [
    'a message about an order that is in no hurry, and one that is',
    ['new_message', 'urgent_message'],
    async () => {
      await message(await bought());
      const order = await bought(1, []);
      await sql(`UPDATE orders SET leaves_by = $2 WHERE id = $1`, [order.orderId, sale.app.clock.now()]);
      await message(order);
    },
  ],
  [
    '26 left carts in a minute',
    ['abandoned_cart'],
    async () => {
      for (let cart = 0; cart < 26; cart += 1)
        await publishEvent('recovery.abandoned', { cartId: `c${cart}`, life: 1, sellerIds: [ana.userId] });
      await sale.settle();
      await passTime(sale, MINUTE);
      await Promise.all([raiseLeftCarts.run(sale.app), raiseLeftCarts.run(sale.app)]);
    },
  ],
  [
    'a cart that came back',
    ['cart_recovered'],
    () => publishEvent('recovery.recovered', { cartId: 'c1', life: 1, sellerIds: [ana.userId] }),
  ],
  ['a payout that arrived', ['payout_processed'], () => payout({ state: 'paid' })],
  ['a payout that failed for good', ['payment_failed'], () => payout({})],
  ['one that is tried again', ['payment_retry_scheduled'], () => payout({ nextTryAt: new Date().toISOString() })],
  [
    'an account that lacks something',
    ['payment_verification_needed'],
    () => publishEvent('payments.account-needs', { sellerId: ana.userId, failure: 'account_closed' }),
  ],
  ['a dispute', ['dispute_opened'], () => dispute('needs_response')],
  ['a dispute that is won', ['dispute_won'], () => dispute('won')],
  ['a dispute that is lost', ['dispute_lost'], () => dispute('lost')],
  ['a code that begins', ['promotion_started'], () => promotion('started')],
  ['a code that ends soon', ['promotion_ending'], () => promotion('ending')],
  ['a code that ended', ['promotion_expired'], () => promotion('expired')],
  [
    'a return from request to money',
    ['return_requested', 'return_shipped', 'return_processing', 'refund_issued', 'refund_processed'],
    () => returned('money'),
  ],
  [
    'a piece that came damaged',
    ['return_requested', 'order_issue'],
    async () => operations.ask(await bought(), 1, { reason: 'damaged' }),
  ],
];

type Row = {
  type: AlertType;
  action_url: string;
  metadata: Record<string, string>;
};
const raised = async (): Promise<Row[]> =>
  (
    await sql<Row>(
      `SELECT type, action_url, metadata FROM seller_alerts WHERE seller_id = $1 AND NOT metadata ? 'summarised' UNION ALL
       SELECT alert->>'type', alert->>'actionUrl', alert->'metadata' FROM queued_alerts WHERE seller_id = $1 AND flushed_into IS NULL`,
      [ana.userId],
    )
  ).rows;

test.each(walks)(
  '[ALERT-02, ALERT-03, ALERT-26, INV-24] %s raises %j, once, with a way to it',
  async (_, types, cause) => {
    await sql('DELETE FROM rate_limits');
    await cause();
    await Promise.all([sale.settle(), sale.settle()]);
    const rows = await raised();
    for (const type of types)
      expect(
        rows.filter((row) => row.type === type),
        type,
      ).toHaveLength(1);
    for (const { type, action_url: url, metadata } of rows) {
      expect(url, type).not.toContain('{');
      // Where a link names something, it is the one that the alert is about.
      const [, id] = /([^/=?#]+)(?:#.*)?$/.exec(url) ?? [];
      const isOne = /\/(?:orders|returns|messages|product)\/|edit=/.test(url);
      if (isOne) expect(Object.values(metadata), `${type} ${url}`).toContain(decodeURIComponent(id ?? ''));
    }
  },
);

test('[DASH-04, ALERT-26] before Christmas a shop hears of the season', async () => {
  await bought(40);
  const now = sale.app.clock.now();
  const christmas = Date.UTC(now.getUTCFullYear() + (now.getUTCMonth() < 8 ? 0 : 1), 11, 24, 9);
  await sql(`UPDATE orders SET placed_at = $2 WHERE seller_id = $1`, [ana.userId, new Date(christmas - 385 * DAY)]);
  for (let days = 41; days > 1; days -= 4) {
    await passTime(sale, Math.max(0, christmas - days * DAY - sale.app.clock.now().getTime()));
    for (const _ of [1, 2]) await raiseSeason.run(sale.app);
  }
  await sale.settle();
  const types = (await raised()).filter(({ metadata }) => metadata.occasion === 'christmas').map(({ type }) => type);
  expect(types.toSorted()).toEqual(['holiday_rush_preparation', 'holiday_shipping_deadline', 'seasonal_opportunity']);
});
