import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { answerTimes, decideProof } from '#domain/orders/proofs/decide-proof.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { publish } from '../../../platform/events/publish.ts';
import { ownPrivatePictures } from '../../files/private-pictures.ts';
import { liveTopics } from '../live-topics.ts';
import { mailBuyer } from '../mails/order-mails.ts';
import { findBuyerId, lockOrderOfShop } from '../order-store.ts';
import { proofSentMail } from './proof-mails.ts';
import { insertProof } from './proof-store.ts';

/** [ORD-07] The maker shows the next version of a personalised piece; the buyer gets a mail with the day until which to answer. */
export const sendProof = write(
  ordersContract.sendProof,
  { policy: signedIn, limit: { times: 100, seconds: 3600 } },
  async ({ input: { orderId, lineId, text, pictures }, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const order = await lockOrderOfShop(tx, { orderId, sellerId });
    if (!order) return fail({ code: 'orders/not-found' });
    const pictureIds = await ownPrivatePictures(tx, sellerId, pictures);
    if (!pictureIds) return fail({ code: 'files/not-found' });
    const decided = decideProof(order, { lineId, text, pictureCount: pictureIds.length });
    if (!decided.ok) return decided;
    const version = decided.value;
    const sentAt = app.clock.now();
    const times = answerTimes(sentAt);
    await insertProof(tx, { sellerId, orderId, lineId, version, text, pictureIds, sentAt, ...times });
    const buyerId = await findBuyerId(tx, order);
    await publish(app, tx, {
      name: 'orders.proof-sent',
      subject: orderId,
      payload: { sellerId, orderId, number: order.number, buyerId, lineId, version },
      live: liveTopics({ sellerId, orderId, buyerId }),
    });
    const { dueAt } = times;
    await mailBuyer(app, tx, { order, mail: (about) => proofSentMail(app, about, { lineId, version, text, dueAt }) });
    return ok({ lineId, version, state: 'sent' as const });
  },
);
