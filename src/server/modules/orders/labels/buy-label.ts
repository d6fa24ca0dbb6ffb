import { addMilliseconds } from '#domain/core/time.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { decideLabel, MAX_LABEL_DEBT_CENTS } from '#domain/orders/labels/decide-label.ts';
import { parcelWeight } from '#domain/orders/labels/parcel-weight.ts';
import { linesToPack } from '#domain/orders/parcels/pack.ts';
import { hasOpenProof } from '#domain/orders/proofs/decide-proof.ts';
import { read, steps, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { DependencyAway } from '../../../platform/circuits/circuits.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { findOwnCents } from '../../payments/ledger-store.ts';
import { findOrderOfShop, listOrdersOfShop, lockOrderOfShop } from '../order-store.ts';
import { newParcelId } from '../parcels/pack-parcels.ts';
import { insertParcel, unpackLines } from '../parcels/parcel-store.ts';
import { listLineFacts } from './line-facts-store.ts';
import { LabelRefused } from './label-provider.ts';
import { insertLabel, listLabelsOfOrder, lockLabel, type StoredLabel } from './label-store.ts';
import { daysLeft, labelRequest, LOCK_MS, purchaseLabel } from './resolve-labels.ts';

const shown = ({ parcelId, state, carrier, service, tracking, costCents }: StoredLabel) => ({
  ...{ parcelId, state, carrier, service, tracking, costCents },
});

export const listLabels = read(ordersContract.listLabels, { policy: signedIn }, async ({ input, app, caller }) => {
  const order = await findOrderOfShop(app.db, input.orderId, caller.session?.userId ?? '');
  if (!order) return fail({ code: 'orders/not-found' });
  return ok({ isOff: !app.outside.labels, labels: (await listLabelsOfOrder(app.db, order)).map(shown) });
});

/** [ORD-03] What the pieces of orders that are in no parcel yet weigh, by their listings. */
export const listPackages = read(ordersContract.listPackages, { policy: signedIn }, async ({ input, app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const orderIds = [...new Set(input.orders.split(','))];
  const orders = await listOrdersOfShop(app.db, { sellerId, orderIds });
  const facts = await listLineFacts(app.db, { sellerId, orderIds });
  return ok({
    packages: orders.map((order) => ({
      orderId: order.orderId,
      weightGrams: parcelWeight(linesToPack(order), facts),
    })),
  });
});

/** [ORD-03] What carriers want for what is in no parcel yet. */
export const quoteLabel = steps(
  ordersContract.quoteLabel,
  { policy: signedIn, limit: { times: 300, seconds: 3600 } },
  async ({ input, app, caller }) => {
    const { labels } = app.outside;
    if (!labels) return fail({ code: 'orders/labels-off' });
    const order = await findOrderOfShop(app.db, input.orderId, caller.session?.userId ?? '');
    if (!order) return fail({ code: 'orders/not-found' });
    const decided = decideLabel(order, input);
    if (!decided.ok)
      return decided.problem.code === 'orders/label-balance'
        ? fail({ code: 'orders/label-no-way' })
        : fail(decided.problem);
    const requested = { ...input, wanted: null };
    const facts = await listLineFacts(app.db, { sellerId: order.sellerId, orderIds: [order.orderId] });
    const packed = { reference: '', requested, lines: linesToPack(order), facts, now: app.clock.now() };
    const request = labelRequest(order, packed);
    if (!request) return fail({ code: 'orders/label-sender' });
    try {
      return ok({ rates: await labels.quote(request), daysAllowed: daysLeft(order, app.clock.now()) });
    } catch (error) {
      if (error instanceof LabelRefused) return fail(error.problem);
      if (error instanceof DependencyAway) return fail({ code: 'orders/label-away' });
      throw error;
    }
  },
);

/**
 * [ORD-03] Packs what is left of an order and buys one label for it. Its parcel is the reference at the provider, so that a press that is
 * repeated, or cut off after the carrier has sold it, finds the same label.
 */
export const buyLabel = steps(
  ordersContract.buyLabel,
  { policy: signedIn, limit: { times: 300, seconds: 3600 } },
  async ({ input: { orderId, weightGrams, box, wanted }, app, caller }) => {
    const { labels } = app.outside;
    if (!labels) return fail({ code: 'orders/labels-off' });
    const which = { orderId, sellerId: caller.session?.userId ?? '' };
    const request = { weightGrams, box, wanted };
    const begun = await inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      const order = await lockOrderOfShop(tx, which);
      if (!order) return fail({ code: 'orders/not-found' as const });
      if (hasOpenProof(order)) return fail({ code: 'orders/proof-open' as const });
      const known = (await listLabelsOfOrder(tx, which)).findLast(
        ({ state, parcelId }) =>
          state === 'buying' ||
          (state === 'bought' && order.parcels.some((each) => each.parcelId === parcelId && each.state === 'packed')),
      );
      const lines = linesToPack(order);
      if (known && lines.length === 0) {
        if (known.state === 'bought') return ok({ label: known });
        const isLocked = await lockLabel(tx, known, { now, until: addMilliseconds(now, LOCK_MS) });
        return isLocked ? ok({ label: known }) : fail({ code: 'orders/label-in-progress' as const });
      }
      const decided = decideLabel(order, request);
      if (!decided.ok) return decided;
      if (lines.length === 0) return fail({ code: 'orders/label-order-over' as const });
      if ((await findOwnCents(tx, which.sellerId)) < -MAX_LABEL_DEBT_CENTS)
        return fail({ code: 'orders/label-balance' as const });
      const parcelId = newParcelId(app);
      await insertParcel(tx, { ...which, parcelId, carrier: '', tracking: '', lines, now });
      await insertLabel(tx, { ...which, parcelId, request, lockedUntil: addMilliseconds(now, LOCK_MS) });
      const [label] = (await listLabelsOfOrder(tx, which)).filter((each) => each.parcelId === parcelId);
      if (!label) throw new Error(`the label of ${parcelId} is not there after it was written`);
      return ok({ label });
    });
    if (!begun.ok) return begun;
    const { label } = begun.value;
    if (label.state === 'bought') return ok(shown(label));
    const bought = await purchaseLabel(app, labels, label);
    if (!bought.ok) return bought;
    const { carrier, service, tracking, cents: costCents } = bought.value;
    return ok({ parcelId: label.parcelId, state: 'bought' as const, carrier, service, tracking, costCents });
  },
);

/** [ORD-03] A label that was not used: its pieces are unpacked, and it goes back to the provider. */
export const refundLabel = write(
  ordersContract.refundLabel,
  { policy: signedIn },
  async ({ input: { orderId, parcelId }, tx, caller }) => {
    const which = { orderId, sellerId: caller.session?.userId ?? '' };
    const order = await lockOrderOfShop(tx, which);
    if (!order) return fail({ code: 'orders/not-found' });
    const label = (await listLabelsOfOrder(tx, which)).find((each) => each.parcelId === parcelId);
    if (!label) return fail({ code: 'orders/parcel-not-found' });
    if (label.state === 'refunding' || label.state === 'refunded') return ok({ orderId, parcelId });
    const parcel = order.parcels.find((each) => each.parcelId === parcelId);
    if (parcel?.state !== 'packed' || label.state !== 'bought') return fail({ code: 'orders/label-used' });
    await unpackLines(
      tx,
      which,
      parcel.lines.map((line) => ({ ...line, parcelId })),
    );
    return ok({ orderId, parcelId });
  },
);
