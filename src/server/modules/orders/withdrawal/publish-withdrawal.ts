import type { Order } from '#domain/orders/model.ts';
import type { WithdrawalState } from '#domain/orders/withdrawal/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { liveTopics } from '../live-topics.ts';
import { findBuyerId } from '../order-store.ts';

interface Moved {
  /** Null where no order fits. */
  order: Pick<Order, 'sellerId' | 'orderId' | 'number'> | null;
  withdrawalId: string;
  state: WithdrawalState;
  isBeforeLeaving: boolean;
}

/** Tells modules above and open pages of shop and buyer how a withdrawal stands. */
export async function publishWithdrawal(app: App, tx: Transaction, { order, ...moved }: Moved): Promise<void> {
  const { sellerId, orderId, number } = order ?? { sellerId: '', orderId: '', number: '' };
  await publish(app, tx, {
    name: 'orders.withdrawal-moved',
    subject: orderId || moved.withdrawalId,
    payload: { sellerId, orderId, number, ...moved },
    live: order ? liveTopics({ sellerId, orderId, buyerId: await findBuyerId(tx, order) }) : [],
  });
}
