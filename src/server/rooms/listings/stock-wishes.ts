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
import { addWish, listWishes, lockWished, type MetWish, removeWish, takeMetWishes } from './wish-store.ts';

/** [UX-34] Somebody waits for a variant that has sold out, or no longer does. */
export const setStockWish = write(
  listingsContract.setStockWish,
  { policy: signedIn, idempotency: 'none', limit: { times: 120, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    if (!input.waiting) {
      await removeWish(tx, { variantId: input.variantId, userId });
      return ok({ waiting: false });
    }
    const wished = await lockWished(tx, { listingId: input.listingId, variantId: input.variantId, userId });
    if (!wished) return fail({ code: 'listings/not-found' });
    const allowed = mayWait(wished);
    if (!allowed.ok) return allowed;
    await addWish(tx, { sellerId: wished.sellerId, variantId: input.variantId, userId, now: app.clock.now() });
    return ok({ waiting: true });
  },
);

export const listStockWishes = read(
  listingsContract.listStockWishes,
  { policy: signedIn },
  async ({ input, app, caller }) =>
    ok({ variantIds: await listWishes(app.db, { listingId: input.listingId, userId: caller.session?.userId ?? '' }) }),
);

function backMail(app: App, wish: MetWish, key: string): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const choice = wish.values.join(', ');
  const title = `${wish.title} is back`;
  const left = wish.stock === 1 ? 'There is one' : `There are ${wish.stock}`;
  const words = `${choice ? `${choice}, ` : ''}${formatMoney(wish.priceCents)} from ${wish.shopName}. ${left}. We wrote to everybody who waited, and we write only this once.`;
  const query = new URLSearchParams(
    wish.options.map((option, index): [string, string] => [option.name.toLowerCase(), wish.values[index] ?? '']),
  );
  const url = `${PUBLIC_URL}/product/${wish.listingId}${wish.options.length > 0 ? `?${query.toString()}` : ''}`;
  return {
    key,
    to: wish.email,
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

/** Whoever waited gets one mail when the variant is there again; with it the wish ends. */
export const onStockBack = react({
  name: 'listings.on-stock-back',
  to: ['listings.changed', 'listings.stock-changed', 'listings.loaded'],
  handle: async ({ event, tx, app }) => {
    if (event.name === 'listings.stock-changed' && event.payload.plenty) return;
    const listingIds = event.name === 'listings.changed' ? [event.payload.listingId] : event.payload.listingIds;
    const met = await takeMetWishes(tx, { sellerId: event.payload.sellerId, listingIds });
    const mails: Mail[] = [];
    for (const wish of met)
      if (await mayNotify({ db: tx, clock: app.clock }, wish))
        mails.push(backMail(app, wish, `back ${event.id} ${wish.variantId} ${wish.userId}`));
    if (mails.length > 0) await sendMails(app, tx, mails);
  },
});
