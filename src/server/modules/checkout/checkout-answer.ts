import type { CheckoutAnswer } from '#domain/checkout/model.ts';
import type { App } from '../../platform/calls/app.ts';
import { type CheckoutRow, listOrdersOf } from './checkout-store.ts';

/** What an answer says of a checkout; with its orders, where they are known already. */
export type PaidFor = Pick<CheckoutRow, 'id' | 'status' | 'total_cents' | 'decline_code'> & {
  orders?: { id: string; number: string }[];
};

/** The provider took no such payment at all; one whose time is over has its payment there. */
export const isRefused = ({ status, intent_id }: Pick<CheckoutRow, 'status' | 'intent_id'>): boolean =>
  status === 'expired' && intent_id === null;

/** What the browser of a checkout is told. */
export async function answerOf(
  app: App,
  checkout: PaidFor,
  { accessKey, clientSecret }: { accessKey: string; clientSecret: string | null },
): Promise<CheckoutAnswer> {
  const orders = checkout.status === 'paid' ? (checkout.orders ?? (await listOrdersOf(app.db, checkout.id))) : [];
  return {
    checkoutId: checkout.id,
    status: checkout.status,
    accessKey,
    clientSecret: checkout.status === 'paid' || checkout.status === 'expired' ? null : clientSecret,
    totalCents: checkout.total_cents,
    currency: 'EUR',
    orders: orders.map((order) => ({ orderId: order.id, number: order.number })),
    declineCode: checkout.decline_code,
  };
}
