import { setTimeout as wait } from 'node:timers/promises';
import { addMilliseconds, MINUTE, SECOND } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { findCheckout, listLiveCheckouts } from './checkout-store.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { bookPayment } from './book-payment.ts';
import { dropCheckout, knownIntent } from './drop-checkout.ts';

const RETRY_INTERVAL_MS = 100;
const MAX_WAIT_MS = 12 * SECOND;

/**
 * A cart has one live checkout: an earlier one lets go of its pieces first, or turns out to be paid. One that another request
 * is asking the provider about at this moment is waited for: ending it now would take its payment out of that request's hands.
 * One that the bank has in hand cannot be taken back for certain: 'processing' says that the cart must not be paid again meanwhile.
 */
export async function endEarlierCheckouts(
  app: App,
  cartId: string,
  checkoutId: string,
): Promise<'ended' | 'processing'> {
  const begun = performance.now();
  for (;;) {
    const askedSince = addMilliseconds(app.clock.now(), -MINUTE);
    const others = (await listLiveCheckouts(app.db, cartId, askedSince)).filter((other) => other.id !== checkoutId);
    const isAsked = others.some((other) => other.isAsked) && performance.now() - begun < MAX_WAIT_MS;
    let isProcessing = false;
    for (const other of others) {
      if (other.isProcessing) isProcessing = (await isStillProcessing(app, other.id)) || isProcessing;
      else if (!isAsked || !other.isAsked) await dropCheckout(app, other.id);
    }
    if (isProcessing) return 'processing';
    if (!isAsked) return 'ended';
    await wait(RETRY_INTERVAL_MS);
  }
}

async function isStillProcessing(app: App, checkoutId: string): Promise<boolean> {
  const checkout = await findCheckout(app.db, checkoutId);
  if (!checkout) return false;
  try {
    const booked = await bookPayment(app, checkoutId, await knownIntent(app, checkout));
    return booked?.status === 'processing';
  } catch (error) {
    if (error instanceof ProviderUnavailable) return true;
    throw error;
  }
}
