import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findMailRecipient, findOrderOfShop } from '../order-store.ts';
import { sentMail } from './order-mails.ts';

/** [UX-91] The mail that a buyer gets once an order is marked as sent, in their language, before it goes. */
export const previewSent = read(ordersContract.previewSent, { policy: signedIn }, async ({ input, app, caller }) => {
  const order = await findOrderOfShop(app.db, input.orderId, caller.session?.userId ?? '');
  if (!order) return fail({ code: 'orders/not-found' });
  const { subject, text } = sentMail(app, { order, ...(await findMailRecipient(app.db, order)) });
  return ok({ subject, text });
});
