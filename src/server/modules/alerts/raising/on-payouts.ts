import { failureText } from '#domain/payments/failure-texts.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDayIn } from '#domain/core/days/time-zone.ts';
import { react } from '../../../platform/events/reaction.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [ALERT-02, ALERT-26] A payout that has arrived, or one that failed and gets its next try. */
export const onPayout = react({
  name: 'alerts.on-payout',
  to: ['payments.payout-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, payoutId, kind, amountCents, last4, state, nextTryAt, failure } = event.payload;
    const alert = { event, to: sellerId, quoted: null, metadata: { payoutId, amount: amountCents } };
    if (state === 'paid' && kind === 'balance')
      await raiseAlert(app, tx, {
        ...alert,
        type: 'payout_processed',
        values: (language) => ({ payoutId, amount: formatMoney(amountCents, language), last4 }),
      });
    // That the account needs something has its own alert beside this.
    if (state === 'failed' && kind === 'balance' && !nextTryAt)
      await raiseAlert(app, tx, {
        ...alert,
        type: 'payment_failed',
        values: (language) => ({ amount: formatMoney(amountCents, language), why: failureText(failure, language) }),
      });
    if (state === 'failed' && nextTryAt)
      await raiseAlert(app, tx, {
        ...alert,
        type: 'payment_retry_scheduled',
        values: (language) => ({
          payoutId,
          amount: formatMoney(amountCents, language),
          why: failureText(failure, language),
          day: formatDayIn(app.config.TIME_ZONE, new Date(nextTryAt), language),
        }),
      });
  },
});

/** [ALERT-02, ALERT-26] The payout account lacks something. */
export const onAccountNeeds = react({
  name: 'alerts.on-account-needs',
  to: ['payments.account-needs'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, failure } = event.payload;
    await raiseAlert(app, tx, {
      ...{ type: 'payment_verification_needed', event, to: sellerId, quoted: null },
      values: (language) => ({ why: failureText(failure, language) }),
      metadata: {},
    });
  },
});
