import { fail, ok } from '#domain/core/result.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { mayWait } from '#domain/listings/may-wait.ts';
import { deliver } from '../../accounts/delivery/deliver.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import { backInStockLine, backInStockMail } from './back-in-stock-mail.ts';
import {
  addBackInStockRequest,
  findRequestedVariants,
  lockVariantForRequest,
  removeBackInStockRequest,
  claimFulfilledRequests,
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

/** Whoever waited gets one mail when the variant is there again; with it the request ends. */
export const onStockBack = react({
  name: 'listings.on-stock-back',
  to: ['listings.changed', 'listings.stock-changed', 'listings.loaded', 'listings.days-changed'],
  handle: async ({ event, tx, app }) => {
    if (event.name === 'listings.stock-changed' && event.payload.plenty) return;
    const listingIds = event.name === 'listings.changed' ? [event.payload.listingId] : event.payload.listingIds;
    const met = await claimFulfilledRequests(tx, { sellerId: event.payload.sellerId, listingIds });
    for (const request of met) {
      const { listingId, variantId, userId } = request;
      await publish(app, tx, {
        name: 'listings.back-in-stock',
        subject: userId,
        payload: { sellerId: event.payload.sellerId, listingId, variantId, userId },
      });
      const mail = backInStockMail(app, request, `back ${event.id} ${variantId} ${userId}`);
      const line = { ...backInStockLine(request), quoted: event.payload.sellerId };
      await deliver(app, tx, { userId, kind: 'waited_for', address: request, mail, line, only: 'mail' });
    }
  },
});
