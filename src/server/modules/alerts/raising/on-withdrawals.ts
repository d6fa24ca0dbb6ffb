import { formatMoney } from '#domain/core/money.ts';
import { formatDayIn } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { refundDueAt, WITHDRAWAL_ANSWER_DAYS } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { Withdrawal } from '#domain/orders/withdrawal/model.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { raiseAlert } from '../raise-alert.ts';

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
    const day = (at: Date, language: Language): string => formatDayIn(app.config.TIME_ZONE, at, language);
    // That the whole order is off says its own alert.
    if (isCalledOff && order.state === 'cancelled') return;
    await raiseAlert(app, tx, {
      type: isCalledOff ? 'return_requested' : types[state],
      event,
      to: sellerId,
      quoted: null,
      values: (language, texts) => {
        const todoText = (): string => {
          if (isCalledOff) return texts.calledOff;
          if (isBeforeLeaving) return texts.withheld;
          if (state === 'returning') return texts.proofNamed(day(refundDueAt(withdrawal) ?? event.at, language));
          return texts.sendsBack(day(backBy(withdrawal), language));
        };
        return {
          orderId,
          orderNumber: number,
          amount: formatMoney(withdrawal.refundCents, language),
          title: texts.withdraws(number),
          done: texts.withdrawalPaid,
          todo: todoText(),
        };
      },
      metadata: { orderId, orderNumber: number },
    });
  },
});
