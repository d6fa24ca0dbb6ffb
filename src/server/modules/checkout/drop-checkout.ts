import type { App } from '../../platform/calls/app.ts';
import { type Intent, ProviderUnavailable } from '../payments/provider.ts';
import { bookPayment } from './book-payment.ts';
import { type CheckoutRow, findCheckout } from './checkout-store.ts';

/** The payment of a checkout as the provider knows it, also where we never heard whether its creation arrived. */
export function knownIntent(app: App, checkout: CheckoutRow): Promise<Intent> {
  if (checkout.intent_id) return app.outside.payments.retrieveIntent(checkout.intent_id);
  return app.outside.payments.recoverIntent({
    checkoutId: checkout.id,
    amountCents: checkout.total_cents,
    currency: checkout.currency,
    email: checkout.email,
    paymentMethodId: checkout.payment_method_id,
  });
}

/**
 * Ends the payment of a checkout at the provider, so that it cannot be paid any more, and answers what it is now: succeeded where the
 * money has come after all; null where there is nothing to end.
 */
export async function cancelPayment(app: App, checkoutId: string): Promise<Intent | null> {
  const checkout = await findCheckout(app.db, checkoutId);
  if (!checkout || checkout.status === 'paid' || checkout.status === 'expired') return null;
  const intent = await knownIntent(app, checkout);
  return ['succeeded', 'canceled', 'refused'].includes(intent.status)
    ? intent
    : app.outside.payments.cancelIntent(intent.id);
}

/** Ends a checkout that was not paid, and then its pieces go back. Where the money has come after all, the orders are made instead. */
export async function dropCheckout(app: App, checkoutId: string): Promise<void> {
  try {
    const intent = await cancelPayment(app, checkoutId);
    if (intent) await bookPayment(app, checkoutId, intent);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    app.log.warn('a checkout could not be ended yet: the payment service does not answer', {});
  }
}
