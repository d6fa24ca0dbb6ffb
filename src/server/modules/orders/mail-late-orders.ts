import { MINUTE } from '#domain/core/time.ts';
import { lateOrder } from '#domain/orders/late.ts';
import { awaitsBuyer } from '#domain/orders/proofs/decide-proof.ts';
import { publish } from '../../platform/events/publish.ts';
import { rowJob } from '../../platform/jobs/row-job.ts';
import { listLateOrders, markLateMailed } from './end-store.ts';
import { lateMail, mailBuyer } from './mails/order-mails.ts';
import { findBuyerId, lockOrderOfShop } from './order-store.ts';

/** [ORD-02] Whoever waits for a late order is written to, once. */
export const mailLateOrders = rowJob({
  name: 'orders.mail-late',
  every: MINUTE,
  batchSize: 100,
  list: (app, turn) => listLateOrders(app.db, app.clock.now(), turn),
  work: async (app, tx, which) => {
    const now = app.clock.now();
    const order = await lockOrderOfShop(tx, which);
    const late = order && lateOrder({ ...order, awaitsBuyer: awaitsBuyer(order) }, now);
    if (!late || !(await markLateMailed(tx, which, now))) return false;
    await mailBuyer(app, tx, { order, mail: (about) => lateMail(app, about, late) });
    const buyerId = await findBuyerId(tx, which);
    const { sellerId, orderId } = which;
    await publish(app, tx, {
      name: 'orders.late',
      subject: orderId,
      payload: { sellerId, orderId, buyerId, missed: late.missed, since: late.since },
    });
    return true;
  },
});
