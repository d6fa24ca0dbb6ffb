import { checkEmail } from '#domain/accounts/credentials.ts';
import { checkoutContract } from '#domain/checkout/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { DAY } from '#domain/core/time.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { accessKeyFits } from '../orders/access/access-key-fits.ts';
import { readdressOrders } from '../orders/buyer-store.ts';
import { lockCheckout } from './checkout-store.ts';
import { readdressCheckout } from './buyer-store.ts';
import { confirmationMail } from './confirmation-mail.ts';

/** [UX-61] Whoever holds the checkout's key puts a mistyped address right on the day of the order; the confirmation goes there too. */
export const correctEmail = write(
  checkoutContract.correctEmail,
  { policy: anyone, limit: { times: 10, seconds: 3600, by: 'ip' } },
  async ({ input, app, tx }) => {
    const email = checkEmail(input.email);
    if (!email.ok) return fail({ code: 'checkout/invalid-email' });
    const checkout = await lockCheckout(tx, input.checkoutId);
    if (!checkout || checkout.status !== 'paid' || !accessKeyFits(input.accessKey, checkout.access_key_hash))
      return fail({ code: 'checkout/not-found' });
    if (checkout.email === email.value) return ok({ email: email.value });
    if (app.clock.now().getTime() - checkout.created_at.getTime() > DAY) return fail({ code: 'checkout/email-kept' });
    await readdressCheckout(tx, checkout.id, email.value);
    const orders = await readdressOrders(tx, {
      checkoutId: checkout.id,
      email: email.value,
      buyerId: checkout.buyer_id,
    });
    const mail = confirmationMail(app, { ...checkout, email: email.value }, orders);
    await sendMail(app, tx, { ...mail, key: `${mail.key}:${app.ids.uuid()}` });
    return ok({ email: email.value });
  },
);
