import { alertsContract } from '#domain/alerts/contract.ts';
import { readableText } from '#domain/alerts/sanitise-alert.ts';
import { formatMoney } from '#domain/core/money.ts';
import { ok } from '#domain/core/result.ts';
import { formatDay } from '#domain/core/time.ts';
import { findOrderOfShop } from '../orders/order-store.ts';
import { read, write } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Room } from '../../platform/calls/room.ts';
import { react } from '../../platform/events/reaction.ts';
import { raiseAlert } from './raise-alert.ts';
import { mailAlert } from './mail-alert.ts';
import { onCart } from './on-carts.ts';
import { onDispute } from './on-disputes.ts';
import { onListingSentBack } from './on-listings.ts';
import { onOrderCancelled } from './on-orders.ts';
import { onMessage } from './on-messages.ts';
import { onPromotionStage } from './on-promotions.ts';
import { onAccountNeeds, onPayout } from './on-payouts.ts';
import { onReturn } from './on-returns.ts';
import { onWithdrawal } from './on-withdrawals.ts';
import { onReviewUndone } from './on-review-undone.ts';
import { onQuestion, onReview } from './on-reviews.ts';
import { countUnread, listOwn, markStoredRead } from './alert-store.ts';
import { alertTables } from './tagged-tables.ts';

/** [ALERT-17] The shop's alerts, newest first. */
const listAlerts = read(alertsContract.listAlerts, { policy: signedIn }, async ({ input, app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const rows = await listOwn(app.db, sellerId, {
    category: input.category ?? null,
    unread: input.unread ?? false,
    before: timeCursor(input.cursor),
    limit: input.limit + 1,
  });
  const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.createdAt, last.id]);
  const unread = await countUnread(app.db, sellerId);
  return ok({
    items: items.map((alert) => ({ ...alert, title: readableText(alert.title), message: readableText(alert.message) })),
    nextCursor,
    unread,
    unreadHere: input.category ? await countUnread(app.db, sellerId, input.category) : unread,
  });
});

const getUnreadCount = read(alertsContract.getUnreadCount, { policy: signedIn }, async ({ app, caller }) =>
  ok({ unread: await countUnread(app.db, caller.session?.userId ?? '') }),
);

/** [ALERT-12] One, several or all are read; alerts of other shops stay as they are. */
const markRead = write(
  alertsContract.markRead,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    await markStoredRead(tx, sellerId, input.ids, app.clock.now());
    return ok({ unread: await countUnread(tx, sellerId) });
  },
);

/** [ALERT-02, PAY-05] A placed order raises `new_order` for its shop, once whatever happens. */
const onOrderPlaced = react({
  name: 'alerts.on-order-placed',
  to: ['orders.placed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, totalCents, itemCount } = event.payload;
    const order = await findOrderOfShop(tx, orderId, sellerId);
    await raiseAlert(app, tx, {
      type: 'new_order',
      event,
      to: sellerId,
      values: (language, words) => ({
        orderId,
        orderNumber: number,
        amount: formatMoney(totalCents, language),
        itemCount: words.pieces(itemCount),
        leavesBy: order ? formatDay(new Date(order.leavesBy), language) : '',
      }),
      metadata: { orderId, orderNumber: number, amount: totalCents },
    });
  },
});

export const alerts: Room = {
  name: 'alerts',
  personalData: alertTables,
  calls: { listAlerts, getUnreadCount, markRead },
  reactions: [
    mailAlert,
    onOrderPlaced,
    onOrderCancelled,
    onWithdrawal,
    onReturn,
    onDispute,
    onPayout,
    onAccountNeeds,
    onReview,
    onQuestion,
    onMessage,
    onCart,
    onListingSentBack,
    onReviewUndone,
    onPromotionStage,
  ],
};
