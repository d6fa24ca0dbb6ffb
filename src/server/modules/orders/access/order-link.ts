import { DAY, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { isSignatureValid, nowSeconds, signUntil } from '../../../platform/secrets/signature.ts';

/** A link in a mail works until everything that follows an order is over. */
const LINK_SECONDS = (180 * DAY) / SECOND;

/** `order` opens a guest's order as the key of its checkout does; `track` shows where it is, without anything personal. */
type Purpose = 'order' | 'track';
const subjectOf = (purpose: Purpose, orderId: string): string => `${purpose} ${orderId}`;

/** Whether a key of a mail opens this order for this purpose. */
export const isMailKey = (
  app: Pick<App, 'config' | 'clock'>,
  { purpose, orderId, key }: { purpose: Purpose; orderId: string; key: string },
): boolean => isSignatureValid(app, { subject: subjectOf(purpose, orderId), signature: key, maxSeconds: LINK_SECONDS });

/**
 * [ORD-05] The way from a mail to its order without typing: a guest's order opens as it is; whoever has an account sees where it is, and the
 * rest after signing in.
 */
export function orderLink(
  app: Pick<App, 'config' | 'clock'>,
  { orderId, isGuest }: { orderId: string; isGuest: boolean },
): string {
  const purpose = isGuest ? 'order' : 'track';
  const key = signUntil(app, subjectOf(purpose, orderId), nowSeconds(app) + LINK_SECONDS);
  const path = isGuest ? `/order/${orderId}?key=${key}` : `/track?order=${orderId}&key=${key}`;
  return `${app.config.PUBLIC_URL}${path}`;
}
