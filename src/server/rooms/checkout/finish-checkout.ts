import { checkoutContract } from '#domain/checkout/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { accessKeyFits } from '../orders/access-key-fits.ts';
import { bookPayment } from './book-payment.ts';
import { answerOf } from './checkout-answer.ts';
import { findCheckout } from './checkout-store.ts';
import { knownIntent } from './drop-checkout.ts';

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
      if (booked.status === 'expired') return fail({ code: 'checkout/expired' });
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
