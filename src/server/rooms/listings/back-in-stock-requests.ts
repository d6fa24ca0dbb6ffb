import { formatMoney } from '#domain/core/money.ts';
import { fail, ok } from '#domain/core/result.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { mayWait } from '#domain/listings/may-wait.ts';
import { mayNotify } from '../accounts/safety/limit-sent.ts';
import type { App } from '../../platform/calls/app.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { react } from '../../platform/events/reaction.ts';
import { escapedHtml, mailButton, mailHtml } from '../../platform/mail/mail-html.ts';
import { sendMails } from '../../platform/mail/send-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import {
  addBackInStockRequest,
  findRequestedVariants,
  lockVariantForRequest,
  type FulfilledRequest,
  removeBackInStockRequest,
  takeFulfilledRequests,
} from './back-in-stock-store.ts';

/** [UX-34] Somebody waits for a variant that has sold out, or no longer does. */
export const setBackInStockRequest = write(
  listingsContract.setBackInStockRequest,
  { policy: signedIn, idempotency: 'none', limit: { times: 120, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    if (!input.waiting) {
      await removeBackInStockRequest(tx, { variantId: input.variantId, userId });
      return ok({ waiting: false });
    }
    const variant = await lockVariantForRequest(tx, { listingId: input.listingId, variantId: input.variantId, userId });
    if (!variant) return fail({ code: 'listings/not-found' });
    const allowed = mayWait(variant);
    if (!allowed.ok) return allowed;
    await addBackInStockRequest(tx, {
      sellerId: variant.sellerId,
      variantId: input.variantId,
      userId,
      now: app.clock.now(),
    });
    return ok({ waiting: true });
  },
);

export const listBackInStockRequests = read(
  listingsContract.listBackInStockRequests,
  { policy: signedIn },
  async ({ input, app, caller }) =>
    ok({
      variantIds: await findRequestedVariants(app.db, {
        listingId: input.listingId,
        userId: caller.session?.userId ?? '',
      }),
    }),
);

function backMail(app: App, request: FulfilledRequest, key: string): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const choice = request.values.join(', ');
  const title = `${request.title} is back`;
  const left = request.stock === 1 ? 'There is one' : `There are ${request.stock}`;
  const words = `${choice ? `${choice}, ` : ''}${formatMoney(request.priceCents)} from ${request.shopName}. ${left}. We wrote to everybody who waited, and we write only this once.`;
  const query = new URLSearchParams(
    request.options.map((option, index): [string, string] => [option.name.toLowerCase(), request.values[index] ?? '']),
  );
  const url = `${PUBLIC_URL}/product/${request.listingId}${request.options.length > 0 ? `?${query.toString()}` : ''}`;
  return {
    key,
    to: request.email,
    subject: title,
    text: `${words}\n\n${url}`,
    html: mailHtml({
      title,
      body: `<p>${escapedHtml(words)}</p>${mailButton('See the piece', url)}`,
      siteName,
      supportEmail,
    }),
  };
}

/** Whoever waited gets one mail when the variant is there again; with it the request ends. */
export const onStockBack = react({
  name: 'listings.on-stock-back',
  to: ['listings.changed', 'listings.stock-changed', 'listings.loaded'],
  handle: async ({ event, tx, app }) => {
    if (event.name === 'listings.stock-changed' && event.payload.plenty) return;
    const listingIds = event.name === 'listings.changed' ? [event.payload.listingId] : event.payload.listingIds;
    const met = await takeFulfilledRequests(tx, { sellerId: event.payload.sellerId, listingIds });
    const mails: Mail[] = [];
    for (const request of met)
      if (await mayNotify({ db: tx, clock: app.clock }, request))
        mails.push(backMail(app, request, `back ${event.id} ${request.variantId} ${request.userId}`));
    if (mails.length > 0) await sendMails(app, tx, mails);
  },
});
