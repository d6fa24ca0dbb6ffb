import { DAY, HOUR } from '#domain/core/time.ts';
import { refundQueue } from '#server/modules/payments/send-refunds.ts';
import type { App } from '#server/platform/calls/app.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { type People, sessionOf } from './fill-demo.ts';
import { workOnDue } from './work-on-due.ts';

interface Arrived {
  sellerId: string;
  buyerId: string;
  orderId: string;
  lineId: string;
}

/** How far each of them is, and what it is about; one that is rejected is a case of the marketplace then. */
const demoReturns: { reason: string; words: string; steps: number; rejection?: string }[] = [
  { reason: 'not_right', words: 'A little too big for my shelf.', steps: 0 },
  { reason: 'not_as_described', words: 'The glaze is darker than in the pictures.', steps: 2 },
  { reason: 'damaged', words: 'There is a chip at the rim.', steps: 5 },
  {
    reason: 'damaged',
    words: 'One edge is cracked. The box that it came in was whole.',
    steps: 6,
    rejection: 'It left here whole, and what is sent back shows marks of use.',
  },
];

/** [ORD-04, SUP-04] Four buyers ask to send a piece back: one waits for its answer, Ana's where she sold one, one is on its way, one is there and paid back, one is rejected and disputed. */
export async function fillReturns(app: App, clock: DemoClock, people: People): Promise<void> {
  const { rows } = await app.db.query<Arrived>({
    text: `SELECT o.seller_id AS "sellerId", o.buyer_id AS "buyerId", o.id AS "orderId", (array_agg(l.id ORDER BY l.title))[1] AS "lineId"
           FROM orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id
           WHERE o.state = 'delivered' AND o.refunded_cents = 0 AND o.buyer_id IS NOT NULL AND o.updated_at < now() - interval '4 days'
             AND o.updated_at > now() - interval '9 days' AND NOT EXISTS (SELECT 1 FROM returns)
             AND NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.seller_id = o.seller_id AND w.order_id = o.id)
           GROUP BY o.seller_id, o.id HAVING bool_and(l.personalisation = '') ORDER BY o.updated_at DESC, (SELECT s.name FROM shops s WHERE s.seller_id = o.seller_id)`,
  });
  const ofAna = rows.filter(({ sellerId }) => sellerId === people.get('ana@example.com'));
  const others = rows.filter((order) => !ofAna.includes(order));
  const chosen = [...ofAna.slice(0, 1), ...others, ...ofAna.slice(1)].slice(0, demoReturns.length);
  for (const [index, order] of chosen.entries()) await fillReturn(app, clock, { ...order, ...demoReturns[index] });
  clock.set(new Date());
}

async function fillReturn(
  app: App,
  clock: DemoClock,
  { steps = 0, rejection, ...order }: Arrived & Partial<(typeof demoReturns)[number]>,
) {
  const { orderId, lineId, reason, words } = order;
  const now = Date.now();
  const buyer = demoCaller(app, allCalls(), sessionOf(order.buyerId));
  const maker = demoCaller(app, allCalls(), sessionOf(order.sellerId));
  clock.set(new Date(now - 3 * DAY));
  const lines = [{ lineId, quantity: 1 }];
  const { returnId } = await buyer.call<{ returnId: string }>('returns.requestReturn', {
    orderId,
    lines,
    reason,
    words,
  });
  const move = (state: string) => maker.call('returns.moveShopReturn', { returnId, state });
  const later = [
    () => move('approved'),
    () => buyer.call('returns.sendReturn', { orderId, returnId, carrier: 'DHL', tracking: '00340434161094015902' }),
    () => move('received'),
    () => move('under_review'),
    ...(rejection
      ? [
          () => maker.call('returns.rejectReturn', { returnId, reason: rejection }),
          () => buyer.call('returns.disputeReturn', { orderId, returnId }),
        ]
      : [() => maker.call('returns.refundReturn', { returnId, isRestocked: false })]),
  ];
  for (const [index, step] of later.slice(0, steps).entries()) {
    clock.set(new Date(now - 2 * DAY + index * 9 * HOUR));
    await step();
  }
  await workOnDue(app, refundQueue);
}
