import {
  bookExcess,
  reserveDispute,
  loseDispute,
  splitDispute,
  winDispute,
  type WithheldPart,
} from '#domain/payments/dispute-ledger.ts';
import { isClosed } from '#domain/payments/dispute-model.ts';
import { largestRemainder } from '#domain/shops/tax/largest-remainder.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { lockChargedOrder, type LockedOrder } from '../ledger-store.ts';
import { recordRefunded } from '../payment-store.ts';
import { enqueueWithheld } from '../refund-store.ts';
import { post } from '../post-to-ledger.ts';
import type { ProviderDispute } from './dispute-provider.ts';
import {
  type DisputedPayment,
  findKnown,
  releaseWithheld,
  type KnownDispute,
  listRequested,
  listDisputedOrders,
  listWithheld,
  lockDisputedPayment,
  saveBooked,
  saveDispute,
  saveWithheld,
  saveParts,
  resolveByBank,
} from './dispute-store.ts';

/** A dispute whose payment is locked. */
interface Looked {
  payment: DisputedPayment;
  said: ProviderDispute;
  known: Pick<KnownDispute, 'booked' | 'excessCents'>;
}

async function charged(tx: Transaction, part: { sellerId: string; orderId: string }): Promise<LockedOrder> {
  const order = await lockChargedOrder(tx, part);
  if (!order) throw new Error(`the disputed order ${part.orderId} is not in the ledger`);
  return order;
}

/** What each order would bear of it as things are. */
const splitNow = async (tx: Transaction, { payment, said }: Looked) =>
  splitDispute(
    { amountCents: said.takenCents > 0 ? said.takenCents - said.feeCents : said.amountCents, feeCents: said.feeCents },
    await listDisputedOrders(tx, payment.checkoutId),
  );

/** The provider has taken the money: it is held back from the sellers. */
async function hold(app: App, tx: Transaction, looked: Looked): Promise<void> {
  const { payment, said } = looked;
  const { checkoutId } = payment;
  const { parts, excessCents } = await splitNow(tx, looked);
  const withheld = [];
  for (const part of parts) {
    const one = reserveDispute(await charged(tx, part), said.id, part);
    withheld.push(one.withheld);
    post(app, tx, one.booked);
  }
  post(app, tx, bookExcess(payment, said.id, { cents: excessCents, becomes: 'taken' }));
  await saveWithheld(tx, { checkoutId, disputeId: said.id, withheld });
  await saveBooked(tx, { checkoutId, id: said.id, booked: 'withheld', excessCents });
}

/** What was taken beyond what the orders of a payment had, by what went back of each before. */
async function shareExcess(tx: Transaction, withheld: readonly WithheldPart[], excessCents: number) {
  const parts = [];
  for (const part of withheld) parts.push({ part, order: await charged(tx, part) });
  const wentBack = parts.map(({ order }) => order.refundedCents);
  const weights = wentBack.some((cents) => cents > 0) ? wentBack : parts.map(() => 1);
  const shares = parts.length === 0 ? [] : largestRemainder(excessCents, weights);
  return parts.map((each, index) => ({ ...each, excessCents: shares[index] ?? 0 }));
}

/** What the provider gives back: what it keeps is its fee as a rule, which each order bears as it was taken; otherwise by what was taken. */
function shareGiven(
  givenCents: number,
  { withheld, taken }: { withheld: readonly WithheldPart[]; taken: readonly number[] },
): number[] {
  const fees = withheld.map(({ providerFeeCents }) => providerFeeCents);
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  if (sum(taken) - givenCents !== sum(fees)) return largestRemainder(givenCents, taken);
  return taken.map((cents, index) => cents - (index === 0 ? 0 : (fees[index - 1] ?? 0)));
}

async function win(app: App, tx: Transaction, { payment, said, known }: Looked): Promise<void> {
  const { checkoutId } = payment;
  const withheld = await listWithheld(tx, { checkoutId, id: said.id });
  const taken = withheld.map((part) => part.ownCents + part.promisedCents + part.providerFeeCents);
  const [excess = 0, ...given] = shareGiven(said.givenCents, { withheld, taken: [known.excessCents, ...taken] });
  const gone = known.excessCents - excess;
  for (const [index, { part, order, excessCents }] of (await shareExcess(tx, withheld, gone)).entries())
    post(app, tx, winDispute(order, said.id, { withheld: part, givenCents: given[index] ?? 0, excessCents }));
  post(app, tx, bookExcess(payment, said.id, { cents: excess, becomes: 'given' }));
  if (withheld.length === 0) post(app, tx, bookExcess(payment, said.id, { cents: gone, becomes: 'gone' }));
  await releaseWithheld(tx, { checkoutId, cents: withheld.reduce((sum, { ownCents }) => sum + ownCents, 0) });
  await saveBooked(tx, { checkoutId, id: said.id, booked: 'won', excessCents: known.excessCents });
}

async function lose(app: App, tx: Transaction, { payment, said, known }: Looked): Promise<void> {
  const { checkoutId } = payment;
  const now = app.clock.now();
  const parts = await listWithheld(tx, { checkoutId, id: said.id });
  for (const { part, order, excessCents } of await shareExcess(tx, parts, known.excessCents)) {
    const refund = { checkoutId, orderId: part.orderId, upToCents: part.promisedCents, now };
    const settledCents = await resolveByBank(tx, refund);
    post(app, tx, loseDispute(order, said.id, { withheld: part, settledCents, excessCents }));
  }
  // A payment that came too late and was to go back: the bank gave it back. Of a part that it gave, the rest is owed still.
  const takenCents = known.excessCents - said.feeCents;
  const isAll = payment.status === 'to_refund' && takenCents >= payment.capturedCents;
  const owedCents = isAll && (await recordRefunded(tx, checkoutId, now)) ? takenCents : 0;
  if (parts.length === 0)
    post(app, tx, bookExcess(payment, said.id, { cents: known.excessCents, becomes: 'gone', owedCents }));
  await saveBooked(tx, { checkoutId, id: said.id, booked: 'lost', excessCents: known.excessCents });
}

/** [PAY-03] Books what became of its money, each step once: taken, then won or lost. */
async function book(app: App, tx: Transaction, looked: Looked): Promise<void> {
  const { said, payment } = looked;
  if (looked.known.booked === 'nothing' && said.takenCents > 0) await hold(app, tx, looked);
  const known = await findKnown(tx, { checkoutId: payment.checkoutId, id: said.id });
  if (known?.booked !== 'withheld') return;
  if (!isClosed(said.status)) return;
  // Prevented ones were given back, too.
  await (said.status === 'lost' ? lose : win)(app, tx, { ...looked, known });
  await enqueueWithheld(tx, payment.checkoutId);
}

/** What was read before somebody else booked what came after it. */
const isOlder = (said: ProviderDispute, known: KnownDispute): boolean =>
  (isClosed(known.status) && !isClosed(said.status)) ||
  known.takenCents > said.takenCents ||
  (known.isAnswered && !said.isAnswered);

/**
 * [PAY-02, PAY-03, INV-03] Asks the provider about a dispute, and books what it says: whatever called, twice, late or out of order. False
 * where the payment is not known yet.
 */
export async function syncDispute(app: App, disputeId: string): Promise<boolean> {
  const said = await app.outside.disputes.retrieve(disputeId);
  return inTransaction(app.db, async (tx) => {
    const payment = said.intentId ? await lockDisputedPayment(tx, said.intentId) : null;
    if (!payment || payment.capturedCents === 0) return false;
    const { checkoutId } = payment;
    const before = await findKnown(tx, { checkoutId, id: said.id });
    if (before && isOlder(said, before)) return true;
    await saveDispute(tx, { checkoutId, said, isClosed: isClosed(said.status), now: app.clock.now() });
    const looked = { payment, said, known: before ?? { booked: 'nothing' as const, excessCents: 0 } };
    if (!before) await saveParts(tx, { checkoutId, disputeId: said.id, parts: (await splitNow(tx, looked)).parts });
    await book(app, tx, looked);
    if (before?.status !== said.status) await publishMoved(app, tx, looked);
    return true;
  });
}

async function publishMoved(app: App, tx: Transaction, { payment, said }: Looked): Promise<void> {
  for (const part of await listRequested(tx, { checkoutId: payment.checkoutId, id: said.id }))
    await publish(app, tx, {
      name: 'payments.dispute-moved',
      subject: part.orderId,
      payload: {
        ...part,
        ...{ disputeId: said.id, status: said.status, dueAt: said.dueAt?.toISOString() ?? null },
        isTaken: said.takenCents > said.givenCents,
      },
    });
}
