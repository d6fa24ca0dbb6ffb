import { fail, ok } from '#domain/core/result.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { canDispute } from '#domain/returns/return-transitions.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { publish } from '../../platform/events/publish.ts';
import { liveTopics } from '../orders/live-topics.ts';
import { findBuyerId } from '../orders/order-store.ts';
import { lockOwn } from './own-returns.ts';
import { markDisputed } from './return-store.ts';

/** [ORD-04, OFFICE-01] The buyer does not accept a rejection or a refusal: the marketplace has a case of it, once. */
export const disputeReturn = write(
  returnsContract.disputeReturn,
  { policy: anyone, limit: { times: 20, seconds: 3600, by: 'ip' } },
  async ({ input, app, tx, caller }) => {
    const { order, stored } = await lockOwn({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    if (!stored) return fail({ code: 'returns/not-found' });
    const { sellerId, orderId, returnId, state } = stored;
    if (stored.disputedAt !== null) return ok({ returnId, state });
    if (!canDispute(stored)) return fail({ code: 'returns/step-not-allowed' });
    await markDisputed(tx, { sellerId, returnId, now: app.clock.now() });
    const buyerId = await findBuyerId(tx, order);
    await publish(app, tx, {
      name: 'returns.disputed',
      subject: orderId,
      payload: { sellerId, orderId, returnId, buyerId },
      live: liveTopics({ sellerId, orderId, buyerId }),
    });
    return ok({ returnId, state });
  },
);
