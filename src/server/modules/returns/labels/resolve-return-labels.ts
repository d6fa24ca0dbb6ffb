import { fail, ok, type Result } from '#domain/core/result.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import { chooseRate } from '#domain/orders/labels/decide-label.ts';
import type { Package } from '#domain/orders/labels/model.ts';
import type { Order } from '#domain/orders/model.ts';
import { bookLabel } from '#domain/payments/payout-ledger.ts';
import type { App } from '../../../platform/calls/app.ts';
import { DependencyAway } from '../../../platform/circuits/circuits.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { rowStepsJob } from '../../../platform/jobs/row-job.ts';
import { post } from '../../payments/post-to-ledger.ts';
import { type BoughtLabel, type LabelProvider, LabelRefused } from '../../orders/labels/label-provider.ts';
import type { LabelRequest } from '../../orders/labels/label-request.ts';
import { listLineFacts } from '../../orders/labels/line-facts-store.ts';
import { labelRequest, LOCK_MS } from '../../orders/labels/resolve-labels.ts';
import { liveTopics } from '../../orders/live-topics.ts';
import { findBuyerId, findOrderOfShop, lockOrderOfShop } from '../../orders/order-store.ts';
import { findReturn } from '../return-store.ts';
import {
  deleteReturnLabel,
  dropReturnLabel,
  listUnsettledReturnLabels,
  lockReturnLabel,
  markReturnLabelBought,
  markReturnLabelRefunded,
  type StoredReturnLabel,
  unlockReturnLabel,
} from './return-label-store.ts';

const BATCH_SIZE = 20;

/** The way of an order, turned round: what goes back, from its buyer to its maker. */
export function wayBack(
  order: Order,
  { requested, ...packed }: Omit<Parameters<typeof labelRequest>[1], 'requested'> & { requested: Package },
): LabelRequest | null {
  const out = labelRequest(order, { ...packed, requested: { ...requested, wanted: null } });
  const customs = out?.customs && { ...out.customs, isReturn: true };
  return out && { ...out, from: out.to, to: out.from, customs: customs ?? null, isPrintless: true };
}

export type ReturnPurchaseProblem = { code: 'returns/label-not-possible' } | { code: 'orders/label-away' };

/**
 * [ORD-04, RUN-03] Buys the label of a return, or finds the one that was bought before the answer was lost: the return is its reference at the
 * provider. What the carrier refuses leaves nothing behind; while the provider is away the purchase stays open.
 */
export async function purchaseReturnLabel(
  app: App,
  labels: LabelProvider,
  label: StoredReturnLabel,
): Promise<Result<BoughtLabel, ReturnPurchaseProblem>> {
  const { returnId, request } = label;
  const order = await findOrderOfShop(app.db, label.orderId, label.sellerId);
  const stored = order && (await findReturn(app.db, label));
  const facts = await listLineFacts(app.db, { sellerId: label.sellerId, orderIds: [label.orderId] });
  const packed = { reference: returnId, requested: request, facts, now: app.clock.now() };
  const wayBackRequest = stored && wayBack(order, { ...packed, lines: stored.lines });
  try {
    // Of a return that is over, what was bought is only looked for, so that it is given back.
    const bought =
      wayBackRequest && stored.state === 'approved'
        ? await labels.buy(wayBackRequest, (rates) =>
            chooseRate(
              rates.filter(({ cents }) => cents <= request.mostCents),
              { wanted: request.wanted, within: null },
            ),
          )
        : await labels.find(returnId, { isPrintless: true });
    if (bought) {
      await bookPurchase(app, label, bought);
      return ok(bought);
    }
  } catch (error) {
    if (error instanceof DependencyAway) {
      await unlockReturnLabel(app.db, label, app.clock.now());
      return fail({ code: 'orders/label-away' });
    }
    if (!(error instanceof LabelRefused)) throw error;
  }
  await deleteReturnLabel(app.db, label);
  return fail({ code: 'returns/label-not-possible' });
}

async function publishLabel(
  app: App,
  tx: Transaction,
  { sellerId, orderId, returnId }: StoredReturnLabel,
): Promise<void> {
  const buyerId = await findBuyerId(tx, { sellerId, orderId });
  await publish(app, tx, {
    name: 'returns.label-moved',
    subject: orderId,
    payload: { sellerId, orderId, returnId, buyerId },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
}

const booked = (order: Order, { returnId, payer }: StoredReturnLabel) => {
  const { sellerId, orderId, currency } = order;
  return { sellerId, orderId, currency, parcelId: returnId, wayBack: payer };
};

/** [PAY-03] The label and its cost, in one transaction: booked once, whoever finds it. */
const bookPurchase = (app: App, label: StoredReturnLabel, bought: BoughtLabel): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, label);
    if (!order || !(await markReturnLabelBought(tx, label, { bought, now: app.clock.now() }))) return;
    const { carrier, service, cents: costCents } = bought;
    post(app, tx, bookLabel('label', { ...booked(order, label), costCents, carrier, service }));
    // It was stopped while the carrier sold it.
    if ((await findReturn(tx, label))?.state === 'stopped') await dropReturnLabel(tx, label);
    await publishLabel(app, tx, label);
  });

/** [ORD-04] An unused label goes back to the provider, and its cost to the shop. */
async function refundReturnLabel(app: App, labels: LabelProvider, label: StoredReturnLabel): Promise<boolean> {
  if (!label.providerId || !(await labels.refund(label.providerId))) return false;
  return inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, label);
    if (!order || !(await markReturnLabelRefunded(tx, label))) return false;
    const { costCents, carrier, service } = label;
    post(app, tx, bookLabel('label_refund', { ...booked(order, label), costCents, carrier, service }));
    await publishLabel(app, tx, label);
    return true;
  });
}

/** [ORD-04, RUN-03] Purchases that were cut off are found at the provider, and labels that nobody needs go back. */
export const resolveReturnLabels = rowStepsJob({
  name: 'returns.settle-labels',
  every: MINUTE,
  batchSize: BATCH_SIZE,
  list: async (app, turn) => (app.outside.labels ? listUnsettledReturnLabels(app.db, app.clock.now(), turn) : []),
  workOn: async (app, label) => {
    const { labels } = app.outside;
    const now = app.clock.now();
    if (!labels || !(await lockReturnLabel(app.db, label, { now, until: addMilliseconds(now, LOCK_MS) }))) return false;
    try {
      if (label.state === 'buying') return (await purchaseReturnLabel(app, labels, label)).ok;
      return await refundReturnLabel(app, labels, label);
    } catch (error) {
      await unlockReturnLabel(app.db, label, now);
      throw error;
    }
  },
});
