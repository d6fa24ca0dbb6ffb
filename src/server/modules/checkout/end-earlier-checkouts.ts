import { setTimeout as wait } from 'node:timers/promises';
import { addMilliseconds, MINUTE, SECOND } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { findCheckout, listLiveCheckouts } from './checkout-store.ts';
import { type Intent, ProviderUnavailable } from '../payments/provider.ts';
import { bookPayment } from './book-payment.ts';
import { cancelPayment, knownIntent } from './drop-checkout.ts';

/** A checkout whose payment can no longer be made, and whose pieces are still reserved. */
export interface EndedCheckout {
  checkoutId: string;
  intent: Intent;
}

const RETRY_INTERVAL_MS = 100;
const MAX_WAIT_MS = 12 * SECOND;

/**
 * A cart has one live checkout: the payments of earlier ones are ended first, or turn out to be made. What ended is answered: its pieces
 * stay reserved until the transaction that reserves them anew, so that nobody takes them in between. One that another request is asking
 * the provider about at this moment is waited for: ending it now would take its payment out of that request's hands. One that the bank
 * has in hand cannot be taken back for certain: 'processing' says that the cart must not be paid again meanwhile.
 */
export async function endEarlierCheckouts(
  app: App,
  cartId: string,
  checkoutId: string,
): Promise<EndedCheckout[] | 'processing' | 'unavailable'> {
  const begun = performance.now();
  const ended: EndedCheckout[] = [];
  for (;;) {
    const requestedSince = addMilliseconds(app.clock.now(), -MINUTE);
    const others = (await listLiveCheckouts(app.db, cartId, requestedSince)).filter(
      (other) => other.id !== checkoutId && !ended.some((each) => each.checkoutId === other.id),
    );
    const isRequested = others.some((other) => other.isAsked) && performance.now() - begun < MAX_WAIT_MS;
    let isProcessing = false;
    for (const other of others) {
      if (other.isProcessing) isProcessing = (await isStillProcessing(app, other.id)) || isProcessing;
      else if ((!isRequested || !other.isAsked) && !(await end(app, other.id, ended))) return 'unavailable';
    }
    if (isProcessing) return 'processing';
    if (!isRequested) return ended;
    await wait(RETRY_INTERVAL_MS);
  }
}

/** False where the provider cannot say what became of it: then it cannot be ended, and nothing else be paid in its place. */
async function end(app: App, checkoutId: string, ended: EndedCheckout[]): Promise<boolean> {
  try {
    const intent = await cancelPayment(app, checkoutId);
    if (intent?.status === 'succeeded') await bookPayment(app, checkoutId, intent);
    else if (intent) ended.push({ checkoutId, intent });
    return true;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false;
    throw error;
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
