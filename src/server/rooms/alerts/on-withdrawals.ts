import { formatMoney } from '#domain/core/money.ts';
import { addMilliseconds, DAY, formatDay } from '#domain/core/time.ts';
import { refundDueAt, WITHDRAWAL_ANSWER_DAYS } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { Withdrawal } from '#domain/orders/withdrawal/model.ts';
import { react } from '../../platform/events/reaction.ts';
import { findOrderOfShop } from '../orders/order-store.ts';
import { raiseAlert } from './raise-alert.ts';

const types = { declared: 'return_requested', returning: 'return_shipped', refunded: 'refund_issued' } as const;

const backBy = ({ declaredAt }: Withdrawal): Date =>
  addMilliseconds(new Date(declaredAt), WITHDRAWAL_ANSWER_DAYS * DAY);

/** [LAW-01, ALERT-02] The maker hears what a withdrawal asks of them, and by when. */
export const onWithdrawal = react({
  name: 'alerts.on-withdrawal',
  to: ['orders.withdrawal-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, withdrawalId, state, isBeforeLeaving } = event.payload;
    if (state === 'unmatched' || state === 'refused') return;
    const order = await findOrderOfShop(tx, orderId, sellerId);
    const withdrawal = order?.withdrawals.find((each) => each.withdrawalId === withdrawalId);
    if (!order || !withdrawal) return;
    const isCalledOff = state === 'refunded' && isBeforeLeaving;
    // That the whole order is off says its own alert.
    if (isCalledOff && order.state === 'cancelled') return;
    await raiseAlert(app, tx, {
      type: isCalledOff ? 'return_requested' : types[state],
      event,
      to: sellerId,
      values: (language, words) => ({
        orderId,
        orderNumber: number,
        amount: formatMoney(withdrawal.refundCents, language),
        title: words.withdraws(number),
        done: words.withdrawalPaid,
        todo: isCalledOff
          ? words.calledOff
          : isBeforeLeaving
            ? words.withheld
            : state === 'returning'
              ? words.proofNamed(formatDay(refundDueAt(withdrawal) ?? event.at, language))
              : words.sendsBack(formatDay(backBy(withdrawal), language)),
      }),
      metadata: { orderId, orderNumber: number },
    });
  },
});
