import { formatMoney } from '#domain/core/money.ts';
import { addMilliseconds, DAY, formatDay } from '#domain/core/time.ts';
import type { ReturnState } from '#domain/returns/model.ts';
import { returnReasonWords, returnRefusalWords } from '#domain/returns/return-texts.ts';
import { byItself } from '#domain/returns/return-transitions.ts';
import { react } from '../../platform/events/reaction.ts';
import { findReturn } from '../returns/return-store.ts';
import { raiseAlert } from './raise-alert.ts';

/** Who hears of a step: its maker of what the buyer and the money do, its buyer of what the maker and the rules say. */
const steps = {
  requested: { type: 'return_requested', to: 'maker' },
  approved: { type: 'return_approved', to: 'buyer' },
  denied: { type: 'return_denied', to: 'buyer' },
  rejected: { type: 'return_rejected', to: 'buyer' },
  shipped: { type: 'return_shipped', to: 'maker' },
  processing: { type: 'return_processing', to: 'maker' },
  received: { type: 'return_received', to: 'buyer' },
  under_review: { type: 'return_under_review', to: 'buyer' },
  refund_issued: { type: 'refund_issued', to: 'maker' },
  refund_processed: { type: 'refund_processed', to: 'maker' },
} as const satisfies Partial<Record<ReturnState, object>>;

/** [ORD-04, ALERT-02] Each step of a return raises its alert. A guest has no alerts, and reads it by mail. */
export const onReturn = react({
  name: 'alerts.on-return',
  to: ['returns.moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, returnId, buyerId, state } = event.payload;
    // Whoever does it knows, and the buyer has a mail.
    if (state === 'stopped' || state === 'swapped') return;
    const step = steps[state];
    const to = step.to === 'maker' ? sellerId : buyerId;
    const found = to === null ? null : await findReturn(tx, { returnId, sellerId });
    if (to === null || !found) return;
    await raiseAlert(app, tx, {
      type: step.type,
      event,
      to,
      values: (language, words) => ({
        orderId,
        orderNumber: number,
        shopName: found.shopName,
        amount: formatMoney(found.refundCents ?? 0, language),
        tracking: [found.carrier, found.tracking].filter(Boolean).join(' '),
        reason: found.rejection || (found.refusal ? returnRefusalWords[found.refusal][language] : ''),
        title: words.asksBack(number),
        todo:
          state === 'shipped'
            ? words.sentBackWithoutNumber
            : words.answerBy(
                returnReasonWords[found.reason][language],
                formatDay(addMilliseconds(event.at, (byItself.requested?.days ?? 0) * DAY), language),
              ),
        done: words.returnPaid,
      }),
      metadata: { orderId, orderNumber: number },
    });
  },
});
