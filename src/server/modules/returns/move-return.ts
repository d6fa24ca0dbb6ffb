import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { canMoveReturn, takesBack } from '#domain/returns/return-transitions.ts';
import type { ReturnActor, ReturnState } from '#domain/returns/model.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { liveTopics } from '../orders/live-topics.ts';
import { mailBuyer } from '../orders/mails/order-mails.ts';
import { findBuyerId } from '../orders/order-store.ts';
import { countOnLines } from '../orders/line-count-store.ts';
import { dropReturnLabel } from './labels/return-label-store.ts';
import { isWrittenOf, returnMail } from './return-mails.ts';
import { type StepFacts, type StoredReturn, storeStep } from './return-store.ts';

export interface Move {
  /** Locked by whoever calls this. */
  order: Order;
  stored: StoredReturn;
  to: ReturnState;
  by: ReturnActor;
  facts?: StepFacts;
  /** The buyer has a mail about what caused it. */
  isSilent?: boolean;
}

/** Tells modules above, open pages of both sides, and the buyer by mail where they would wait for one. */
export async function announce(
  app: App,
  tx: Transaction,
  { order, stored, to, by, facts = {}, isSilent = false }: Move,
): Promise<void> {
  const { sellerId, orderId, number } = order;
  const buyerId = await findBuyerId(tx, order);
  await publish(app, tx, {
    name: 'returns.moved',
    subject: orderId,
    payload: { sellerId, orderId, number, returnId: stored.returnId, buyerId, state: to, by },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
  const step = { ...stored, ...facts, state: to, by };
  if (!isSilent && isWrittenOf(step))
    await mailBuyer(app, tx, { order, mail: (about) => returnMail(app, about, step) });
}

/** [ORD-04, INV-03, INV-06] Takes a step once, if it may be taken from where the return stands; pieces that are not taken back after all can be asked for again. */
export async function moveReturn(
  app: App,
  tx: Transaction,
  move: Move,
): Promise<Result<true, { code: 'returns/step-not-allowed' }>> {
  const { order, stored, to, by, facts = {} } = move;
  const { sellerId, returnId, state, lines } = stored;
  const isAllowed = canMoveReturn(state, to, by);
  if (!isAllowed || !(await storeStep(tx, { sellerId, returnId, from: state, to, by, now: app.clock.now(), ...facts })))
    return fail({ code: 'returns/step-not-allowed' });
  if (takesBack(state) !== takesBack(to))
    await countOnLines(tx, order, { as: 'returned', lines, times: takesBack(to) ? 1 : -1 });
  // Pieces that are kept need no label.
  if (state === 'approved' && to === 'stopped') await dropReturnLabel(tx, stored);
  await announce(app, tx, move);
  return ok(true);
}
