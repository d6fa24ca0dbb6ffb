import { fail, ok } from '#domain/core/result.ts';
import { hasArrived } from '#domain/returns/decide-return.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { signedPicture } from '../files/private-pictures.ts';
import { storePrivatePicture } from '../files/store-picture.ts';
import { findOwnOrder } from '../orders/access/own-order.ts';

/** [ORD-04, FILE-06] A guest has no folder of files: the order owns their pictures of what is wrong. */
export const addReturnPicture = steps(
  returnsContract.addReturnPicture,
  { policy: anyone, limit: { times: 30, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller }) => {
    const order = await findOwnOrder({ app, caller }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    if (!hasArrived(order)) return fail({ code: 'returns/not-arrived' });
    const bytes = Buffer.from(input.content, 'base64');
    const stored = await storePrivatePicture(app, { ownerId: order.orderId, bytes, isPrivate: true });
    return stored.ok ? ok(signedPicture(app, stored.value)) : stored;
  },
);
