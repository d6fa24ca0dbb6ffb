import { DAY, HOUR } from '#domain/core/time.ts';
import { refundQueue } from '#server/modules/payments/send-refunds.ts';
import type { App } from '#server/platform/calls/app.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { sessionOf } from './fill-demo.ts';
import { workOnDue } from './work-on-due.ts';

/** [LAW-01] Two buyers withdrew in the last days: the pieces of one are on their way back, those of the other are there and paid back. */
export async function fillWithdrawals(app: App, clock: DemoClock): Promise<void> {
  const { rows } = await app.db.query<{ seller_id: string; number: string; email: string; name: string }>({
    text: `SELECT o.seller_id, o.number, o.email, o.buyer_name AS name FROM orders o
           WHERE o.state = 'delivered' AND o.refunded_cents = 0 AND NOT EXISTS (SELECT 1 FROM withdrawals)
             AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.seller_id = o.seller_id AND l.order_id = o.id AND l.personalisation <> '')
           ORDER BY o.updated_at DESC, (SELECT s.name FROM shops s WHERE s.seller_id = o.seller_id) LIMIT 2`,
  });
  const now = Date.now();
  const buyer = demoCaller(app, allCalls(), null);
  for (const [index, { seller_id, ...declared }] of rows.entries()) {
    clock.set(new Date(now - 2 * DAY));
    const { withdrawalId } = await buyer.call<{ withdrawalId: string }>('orders.declareWithdrawal', {
      ...declared,
      lines: null,
      said: '',
    });
    clock.set(new Date(now - DAY));
    await buyer.call('orders.sendWithdrawn', { withdrawalId, tracking: `CTT RR12345${6785 + index}PT` });
    if (index === 0) continue;
    clock.set(new Date(now - 2 * HOUR));
    await demoCaller(app, allCalls(), sessionOf(seller_id)).call('orders.receiveWithdrawn', { withdrawalId });
    await workOnDue(app, refundQueue);
  }
  clock.set(new Date(now));
}
