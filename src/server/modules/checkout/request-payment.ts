import type { CheckoutAnswer } from '#domain/checkout/model.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { bookPayment } from './book-payment.ts';
import { answerOf, isRefused, type PaidFor } from './checkout-answer.ts';
import { type CheckoutRow, saveAsking } from './checkout-store.ts';

export interface StartedCheckout {
  checkout: PaidFor & Pick<CheckoutRow, 'currency' | 'email' | 'intent_id'>;
  isRepeated: boolean;
}

interface PaymentProblem {
  code: 'checkout/payment-refused' | 'checkout/payment-unavailable';
}

/** Asks the provider for the payment and books what it says. */
export async function requestPayment(
  app: App,
  { checkout, secret, paymentMethodId }: StartedCheckout & { secret: string; paymentMethodId: string | null },
): Promise<Result<CheckoutAnswer, PaymentProblem>> {
  if (isRefused(checkout)) return fail({ code: 'checkout/payment-refused' });
  try {
    const request = {
      checkoutId: checkout.id,
      amountCents: checkout.total_cents,
      currency: checkout.currency,
      email: checkout.email,
      paymentMethodId,
    };
    const intent = checkout.intent_id
      ? await app.outside.payments.retrieveIntent(checkout.intent_id)
      : await app.outside.payments.createIntent(request);
    const booked = await bookPayment(app, checkout.id, intent);
    if (booked && isRefused(booked)) return fail({ code: 'checkout/payment-refused' });
    return ok(await answerOf(app, booked ?? checkout, { accessKey: secret, clientSecret: intent.clientSecret }));
  } catch (error) {
    // Nobody asks any more: whoever presses again need not wait for this request.
    await saveAsking(app.db, checkout.id, false);
    if (error instanceof ProviderUnavailable) return fail({ code: 'checkout/payment-unavailable' });
    throw error;
  }
}
