import { prefixedId } from '#domain/core/ids.ts';
import { fail, ok } from '#domain/core/result.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { decideReturn } from '#domain/returns/decide-return.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { ownPrivatePictures } from '../files/private-pictures.ts';
import { countOnLines } from '../orders/line-count-store.ts';
import { lockOwnOrder } from '../orders/access/own-order.ts';
import { announce } from './move-return.ts';
import { findReturn, insertReturn, listReturnsOfOrder } from './return-store.ts';

/**
 * [ORD-04, INV-03] The buyer asks to send pieces back. They count as on their way from here on, so that whatever runs at once asks for none
 * of them twice; what the days of return do not allow is kept as denied, and counts for nothing.
 */
export const requestReturn = write(
  returnsContract.requestReturn,
  { policy: anyone, limit: { times: 20, seconds: 3600, by: 'ip' } },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const { sellerId, orderId } = order;
    const { lines, reason, remedy, words } = input;
    const now = app.clock.now();
    const decided = decideReturn(order, { lines, reason, earlier: await listReturnsOfOrder(tx, order), now });
    if (!decided.ok) return decided;
    const pictureIds = await ownPrivatePictures(tx, caller.session?.userId ?? orderId, input.pictures);
    if (!pictureIds) return fail({ code: 'files/not-found' });
    const returnId = prefixedId('return', app.ids.uuid());
    const refusal = decided.value;
    await insertReturn(tx, { sellerId, orderId, id: returnId, lines, reason, remedy, words, pictureIds, refusal, now });
    if (refusal === null) await countOnLines(tx, order, { as: 'returned', lines });
    const stored = await findReturn(tx, { returnId, sellerId });
    if (!stored) throw new Error(`${returnId} is not there after it was written`);
    await announce(app, tx, { order, stored, to: stored.state, by: refusal === null ? 'buyer' : 'system' });
    return ok({ returnId, state: stored.state });
  },
);
