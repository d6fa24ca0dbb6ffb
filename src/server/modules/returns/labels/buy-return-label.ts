import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { planReturn } from '#domain/returns/decide-return.ts';
import { decideReturnLabel, isCovered, returnPackage } from '#domain/returns/labels/return-label.ts';
import { read, steps } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { DependencyAway } from '../../../platform/circuits/circuits.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { findOwnOrder } from '../../orders/access/own-order.ts';
import { listLineFacts } from '../../orders/labels/line-facts-store.ts';
import { LabelRefused } from '../../orders/labels/label-provider.ts';
import { LOCK_MS } from '../../orders/labels/resolve-labels.ts';
import { lockOwn } from '../own-returns.ts';
import { findReturn, listReturnsOfOrder } from '../return-store.ts';
import { findReturnLabel, findReturnLabelFiles, insertReturnLabel, lockReturnLabel } from './return-label-store.ts';
import type { StoredReturnLabel } from './return-label-store.ts';
import { purchaseReturnLabel, wayBack } from './resolve-return-labels.ts';

const limit = { times: 60, seconds: 3600, by: 'ip' } as const;

const shown = ({ state, payer, carrier, service, tracking, costCents, hasCounterCode }: StoredReturnLabel) => ({
  ...{ state, payer, carrier, service, tracking, costCents, hasCounterCode },
});

/** [ORD-04, UX-65] What the cheapest label for the way back costs, and who pays it. */
export const quoteReturnLabel = steps(
  returnsContract.quoteReturnLabel,
  { policy: anyone, limit },
  async ({ input, app, caller }) => {
    const { labels } = app.outside;
    const order = await findOwnOrder({ app, caller }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const stored = await findReturn(app.db, { returnId: input.returnId, sellerId: order.sellerId });
    if (stored?.orderId !== order.orderId) return fail({ code: 'returns/not-found' });
    const decided = decideReturnLabel(order, stored);
    if (!decided.ok) return decided;
    const payer = decided.value;
    const { lines } = stored;
    const facts = await listLineFacts(app.db, { sellerId: order.sellerId, orderIds: [order.orderId] });
    const requested = returnPackage(lines, facts);
    const request = wayBack(order, { reference: '', requested, lines, facts, now: app.clock.now() });
    if (!labels || !request) return fail({ code: 'returns/label-not-possible' });
    try {
      const [rate] = await labels.quote(request);
      if (!rate) return fail({ code: 'returns/label-not-possible' });
      const refundCents = planReturn(order, stored, await listReturnsOfOrder(app.db, order)).cents;
      return isCovered(payer, { cents: rate.cents, refundCents })
        ? ok({ ...rate, payer })
        : fail({ code: 'returns/label-too-dear' });
    } catch (error) {
      if (error instanceof LabelRefused) return fail({ code: 'returns/label-not-possible' });
      if (error instanceof DependencyAway) return fail({ code: 'orders/label-away' });
      throw error;
    }
  },
);

/** [ORD-04, UX-65] Buys one label for the way back. Pressed again, or cut off after the carrier has sold it, it is the same label. */
export const buyReturnLabel = steps(
  returnsContract.buyReturnLabel,
  { policy: anyone, limit },
  async ({ input, app, caller }) => {
    const { labels } = app.outside;
    if (!labels) return fail({ code: 'returns/label-not-possible' });
    const begun = await inTransaction(app.db, async (tx) => {
      const { order, stored } = await lockOwn({ app, caller, tx }, input);
      if (!order) return fail({ code: 'orders/not-found' as const });
      if (!stored) return fail({ code: 'returns/not-found' as const });
      const now = app.clock.now();
      const until = addMilliseconds(now, LOCK_MS);
      const known = await findReturnLabel(tx, stored);
      if (known?.state === 'bought') return ok(known);
      if (known?.state === 'buying')
        return (await lockReturnLabel(tx, known, { now, until }))
          ? ok(known)
          : fail({ code: 'orders/label-in-progress' as const });
      const decided = decideReturnLabel(order, stored);
      if (!decided.ok) return decided;
      const payer = decided.value;
      const refundCents = planReturn(order, stored, await listReturnsOfOrder(tx, order)).cents;
      if (known || !isCovered(payer, { cents: input.mostCents, refundCents }))
        return fail({ code: known ? ('returns/label-not-possible' as const) : ('returns/label-too-dear' as const) });
      const facts = await listLineFacts(tx, { sellerId: order.sellerId, orderIds: [order.orderId] });
      const request = { ...returnPackage(stored.lines, facts), wanted: input.wanted, mostCents: input.mostCents };
      await insertReturnLabel(tx, { ...stored, payer, request, lockedUntil: until });
      const label = await findReturnLabel(tx, stored);
      if (!label) throw new Error(`the label of ${stored.returnId} is not there after it was written`);
      return ok(label);
    });
    if (!begun.ok) return begun;
    const label = begun.value;
    if (label.state === 'bought') return ok(shown(label));
    const bought = await purchaseReturnLabel(app, labels, label);
    if (!bought.ok) return bought;
    const { carrier, service, tracking, cents: costCents, counterCode } = bought.value;
    const { payer } = label;
    const hasCounterCode = counterCode !== null;
    return ok({ state: 'bought' as const, payer, carrier, service, tracking, costCents, hasCounterCode });
  },
);

/** What the order's buyer, or who holds its key, hands in the parcel with. */
async function findFiles(
  request: Parameters<typeof findOwnOrder>[0],
  input: Parameters<typeof findOwnOrder>[1] & { returnId: string },
) {
  const { app } = request;
  const order = await findOwnOrder(request, input);
  const stored = order && (await findReturn(app.db, { returnId: input.returnId, sellerId: order.sellerId }));
  if (!order) return fail({ code: 'orders/not-found' as const });
  if (stored?.orderId !== order.orderId) return fail({ code: 'returns/not-found' as const });
  return ok({ number: order.number, ...(await findReturnLabelFiles(app.db, stored)) });
}

const fileOf = (content: Buffer, name: string, type: string): File =>
  new File([new Uint8Array(content)], name, { type });
const printLimit = { times: 60, seconds: 60 };

/** [ORD-04, INV-22] The label to print. */
export const printReturnLabel = read(
  returnsContract.printReturnLabel,
  { policy: anyone, limit: printLimit },
  async ({ input, app, caller }) => {
    const files = await findFiles({ app, caller }, input);
    if (!files.ok) return files;
    const { document, number } = files.value;
    if (!document) return fail({ code: 'returns/not-found' });
    return ok(fileOf(document, `return-${number}.pdf`, 'application/pdf'));
  },
);

/** [ORD-04, INV-22] The carrier's code for its counter, for whoever has no printer. */
export const getCounterCode = read(
  returnsContract.getCounterCode,
  { policy: anyone, limit: printLimit },
  async ({ input, app, caller }) => {
    const files = await findFiles({ app, caller }, input);
    if (!files.ok) return files;
    const { counterCode, number } = files.value;
    if (!counterCode) return fail({ code: 'returns/not-found' });
    return ok(fileOf(counterCode, `return-${number}.png`, 'image/png'));
  },
);
