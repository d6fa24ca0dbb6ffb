import { checkoutContract } from '#domain/checkout/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { accessKeyFits } from '../orders/access/access-key-fits.ts';
import { bookPayment } from './book-payment.ts';
import { answerOf, isRefused } from './checkout-answer.ts';
import { type CheckoutRow, findCheckout } from './checkout-store.ts';
import { knownIntent } from './drop-checkout.ts';

/** Why a checkout is over: what it says is true of its money. */
function endOf(checkout: CheckoutRow, now: Date) {
  if (['to_refund', 'refunded'].includes(checkout.payment_status)) return 'checkout/paid-too-late' as const;
  if (isRefused(checkout)) return 'checkout/payment-refused' as const;
  // Another was begun in its place.
  return checkout.expires_at > now ? ('checkout/replaced' as const) : ('checkout/expired' as const);
}

/** [PAY-05, UX-59] How the payment went, asked of the provider and booked. Asking again changes nothing. */
export const finishCheckout = steps(
  checkoutContract.finishCheckout,
  { policy: anyone, limit: { times: 120, seconds: 60 } },
  async ({ input, app }) => {
    const checkout = await findCheckout(app.db, input.checkoutId);
    if (!checkout || !accessKeyFits(input.accessKey, checkout.access_key_hash))
      return fail({ code: 'checkout/not-found' });
    if (checkout.status === 'paid')
      return ok(await answerOf(app, checkout, { accessKey: input.accessKey, clientSecret: null }));
    try {
      const intent = await knownIntent(app, checkout);
      const booked = (await bookPayment(app, checkout.id, intent)) ?? checkout;
      if (booked.status === 'expired') return fail({ code: endOf(booked, app.clock.now()) });
      return ok(await answerOf(app, booked, { accessKey: input.accessKey, clientSecret: intent.clientSecret }));
    } catch (error) {
      if (error instanceof ProviderUnavailable) return fail({ code: 'checkout/payment-unavailable' });
      throw error;
    }
  },
);

export const getCheckout = read(checkoutContract.getCheckout, { policy: anyone }, async ({ input, app }) => {
  const checkout = await findCheckout(app.db, input.checkoutId);
  if (!checkout || !accessKeyFits(input.accessKey, checkout.access_key_hash))
    return fail({ code: 'checkout/not-found' });
  return ok(await answerOf(app, checkout, { accessKey: input.accessKey, clientSecret: null }));
});
