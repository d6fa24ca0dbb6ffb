import { formatMoney } from '#domain/core/money.ts';
import { formatDayIn } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { postagePayer, type ReturnState } from '#domain/returns/model.ts';
import { returnReasonTexts, returnRefusalTexts } from '#domain/returns/return-texts.ts';
import { byItself } from '#domain/returns/return-transitions.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findReturn } from '../../returns/return-store.ts';
import { notifyBuyer } from '../buyers/notify-buyer.ts';
import { raiseAlert } from '../raise-alert.ts';

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
    const match = to === null ? null : await findReturn(tx, { returnId, sellerId });
    if (to === null || !match) return;
    const values: Parameters<typeof raiseAlert>[2]['values'] = (language, copy) => ({
      orderId,
      returnRequestId: returnId,
      orderNumber: number,
      shopName: match.shopName,
      amount: formatMoney(match.refundCents ?? 0, language),
      reason: match.rejection || (match.refusal ? returnRefusalTexts[match.refusal][language] : ''),
      title: copy.asksBack(number),
      todo:
        state === 'shipped'
          ? copy.sentBackWithoutNumber
          : copy.answerBy(
              returnReasonTexts[match.reason][language],
              formatDayIn(
                app.config.TIME_ZONE,
                addMilliseconds(event.at, (byItself.requested?.days ?? 0) * DAY),
                language,
              ),
            ),
      done: copy.returnPaid,
    });
    if (step.to === 'buyer') return notifyBuyer(app, tx, { type: step.type, event, to, values, quoted: sellerId });
    const metadata = { orderId, orderNumber: number, returnRequestId: returnId };
    await raiseAlert(app, tx, { type: step.type, event, to, quoted: null, values, metadata });
    // [ALERT-26] A piece that is damaged or another one is a problem of the order, not of taste.
    if (state === 'requested' && postagePayer(match.reason) === 'maker')
      await raiseAlert(app, tx, {
        ...{ type: 'order_issue', event, to: sellerId, part: 'issue', quoted: null },
        values: (language) => ({ orderId, orderNumber: number, problem: returnReasonTexts[match.reason][language] }),
        metadata: { orderId, orderNumber: number, returnRequestId: returnId },
      });
  },
});
