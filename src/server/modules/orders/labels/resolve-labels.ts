import { dayIn } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { chooseRate, daysAllowed } from '#domain/orders/labels/decide-label.ts';
import { gramsOfLine } from '#domain/orders/labels/parcel-weight.ts';
import type { Order } from '#domain/orders/model.ts';
import type { PackedLine } from '#domain/orders/parcels/model.ts';
import { bookLabel } from '#domain/payments/payout-ledger.ts';
import { borderBetween } from '#domain/shops/tax/vat-basis.ts';
import type { App } from '../../../platform/calls/app.ts';
import { DependencyAway } from '../../../platform/circuits/circuits.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { rowStepsJob } from '../../../platform/jobs/row-job.ts';
import { post } from '../../payments/post-to-ledger.ts';
import { holidaysAhead } from '../../shops/calendar/promise-days.ts';
import { findBuyerId, findOrderOfShop, lockOrderOfShop } from '../order-store.ts';
import { unpackLines } from '../parcels/parcel-store.ts';
import { type BoughtLabel, type LabelProvider, LabelRefused } from './label-provider.ts';
import type { LabelRequest } from './label-request.ts';
import { listLineFacts, type LineFacts } from './line-facts-store.ts';
import {
  type RequestedLabel,
  deleteLabel,
  listUnsettledLabels,
  lockLabel,
  markLabelBought,
  markLabelRefunded,
  type StoredLabel,
  unlockLabel,
} from './label-store.ts';

/** Longer than all tries of one purchase together take. */
export const LOCK_MS = 2 * MINUTE;
const BATCH_SIZE = 20;

/** What is in a parcel, and what is known of its pieces. */
interface Packed {
  lines: readonly PackedLine[];
  facts: readonly LineFacts[];
}

/** What the provider is asked for: addresses, size, and what customs want to know at a border. */
export function labelRequest(
  order: Order,
  { reference, requested, lines, facts, now }: Packed & { reference: string; requested: RequestedLabel; now: Date },
): LabelRequest | null {
  const { seller, address, shopName } = order;
  if (!seller) return null;
  const { line1, postcode, city, country } = seller;
  const from = { name: shopName || seller.legalName, line1, line2: '', postcode, city, country, phone: '' };
  const isCustoms = borderBetween(seller, address, dayIn(order.timeZone, now)) === 'customs';
  const all = lines.reduce((sum, { lineId, quantity }) => sum + quantity * gramsOfLine(facts, lineId), 0);
  const inside = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    // What the parcel weighs is divided as the pieces weigh, so that the customs form adds up to it.
    const part = (quantity * gramsOfLine(facts, lineId)) / Math.max(1, all);
    const weightGrams = Math.max(1, Math.floor(requested.weightGrams * part));
    const hsCode = facts.find((each) => each.lineId === lineId)?.hsCode ?? '';
    const cents = line ? line.unitPriceCents * quantity : 0;
    return line ? [{ description: line.title, quantity, cents, weightGrams, hsCode }] : [];
  });
  const customs = isCustoms ? { signer: seller.legalName, originCountry: country, lines: inside } : null;
  return { reference, from, to: address, customs, weightGrams: requested.weightGrams, box: requested.box };
}

/** [ORD-06] In how many delivery days a parcel that leaves now has to arrive. */
export const daysLeft = (order: Order, now: Date): number =>
  daysAllowed(order, dayIn(order.timeZone, now), holidaysAhead(order.address.country, now));

export type PurchaseProblem = LabelRefused['problem'] | { code: 'orders/label-away' };

/**
 * [ORD-03, RUN-03] Buys the label of a parcel, or finds the one that was bought before the answer was lost. What the carrier refuses leaves
 * nothing behind; while the provider is away the purchase stays open, and goes on by the same reference.
 */
export async function purchaseLabel(
  app: App,
  labels: LabelProvider,
  label: StoredLabel,
): Promise<Result<BoughtLabel, PurchaseProblem>> {
  const order = await findOrderOfShop(app.db, label.orderId, label.sellerId);
  const lines = order?.parcels.find(({ parcelId }) => parcelId === label.parcelId)?.lines ?? [];
  const facts = await listLineFacts(app.db, { sellerId: label.sellerId, orderIds: [label.orderId] });
  const packed = { reference: label.parcelId, requested: label.request, lines, facts, now: app.clock.now() };
  const request = order && labelRequest(order, packed);
  const within = order && daysLeft(order, app.clock.now());
  try {
    // Whose parcel was unpacked meanwhile is only looked for, so that what was bought is given back.
    const bought =
      request && lines.length > 0
        ? await labels.buy(request, (rates) => chooseRate(rates, { wanted: label.request.wanted, within }))
        : await labels.find(label.parcelId);
    if (!bought) {
      await dropPurchase(app, label);
      return fail({ code: 'orders/label-no-way' });
    }
    await bookPurchase(app, label, bought);
    return ok(bought);
  } catch (error) {
    if (error instanceof LabelRefused) {
      await dropPurchase(app, label);
      return fail(error.problem);
    }
    if (!(error instanceof DependencyAway)) throw error;
    await unlockLabel(app.db, label, app.clock.now());
    return fail({ code: 'orders/label-away' });
  }
}

async function publishParcel(
  app: App,
  tx: Parameters<typeof publish>[1],
  { sellerId, orderId, parcelId }: StoredLabel,
): Promise<void> {
  const buyerId = await findBuyerId(tx, { sellerId, orderId });
  const payload = { sellerId, orderId, buyerId, parcelId };
  await publish(app, tx, {
    name: 'orders.parcel-moved',
    subject: orderId,
    payload,
    live: [`shop:${sellerId}`],
  });
}

/** [PAY-03] The label and its cost, in one transaction: booked once, whoever finds it. */
const bookPurchase = (app: App, label: StoredLabel, bought: BoughtLabel): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, label);
    if (!order || !(await markLabelBought(tx, label, { bought, now: app.clock.now() }))) return;
    const { sellerId, orderId, parcelId } = label;
    const { carrier, service, cents: costCents } = bought;
    post(
      app,
      tx,
      bookLabel('label', { sellerId, orderId, parcelId, currency: order.currency, costCents, carrier, service }),
    );
    await publishParcel(app, tx, label);
    await publish(app, tx, { name: 'orders.label-bought', subject: orderId, payload: { sellerId, orderId, parcelId } });
  });

/** Nothing was bought: the pieces are unpacked again. */
const dropPurchase = (app: App, label: StoredLabel): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, label);
    if (!(await deleteLabel(tx, label))) return;
    const lines = order?.parcels.find(({ parcelId }) => parcelId === label.parcelId)?.lines ?? [];
    await unpackLines(
      tx,
      label,
      lines.map((line) => ({ ...line, parcelId: label.parcelId })),
    );
    await publishParcel(app, tx, label);
  });

/** [ORD-03] An unused label goes back to the provider, and its cost to the shop. */
async function refundLabel(app: App, labels: LabelProvider, label: StoredLabel): Promise<boolean> {
  if (!label.providerId || !(await labels.refund(label.providerId))) return false;
  return inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, label);
    if (!order || !(await markLabelRefunded(tx, label))) return false;
    const { sellerId, orderId, parcelId, costCents, carrier, service } = label;
    post(
      app,
      tx,
      bookLabel('label_refund', { sellerId, orderId, parcelId, currency: order.currency, costCents, carrier, service }),
    );
    await publishParcel(app, tx, label);
    return true;
  });
}

/**
 * [ORD-03, RUN-03] Purchases that were cut off are found at the provider by their reference, and labels that nobody needs go back. One that
 * fails is unlocked for its next try.
 */
export const resolveLabels = rowStepsJob({
  name: 'orders.settle-labels',
  every: MINUTE,
  batchSize: BATCH_SIZE,
  list: async (app, turn) => (app.outside.labels ? listUnsettledLabels(app.db, app.clock.now(), turn) : []),
  workOn: async (app, label) => {
    const { labels } = app.outside;
    const now = app.clock.now();
    if (!labels || !(await lockLabel(app.db, label, { now, until: addMilliseconds(now, LOCK_MS) }))) return false;
    try {
      if (label.state === 'buying') return (await purchaseLabel(app, labels, label)).ok;
      return await refundLabel(app, labels, label);
    } catch (error) {
      await unlockLabel(app.db, label, now);
      throw error;
    }
  },
});
