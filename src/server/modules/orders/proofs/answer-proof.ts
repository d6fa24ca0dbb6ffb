import { ok, fail, type Result } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import { daysAfterApproval, decideAnswer, revisionDueAt } from '#domain/orders/proofs/decide-proof.ts';
import type { Proof } from '#domain/orders/proofs/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findCalendar } from '../../shops/calendar/calendar-store.ts';
import { calendarOfShop, holidaysAhead } from '../../shops/calendar/promise-days.ts';
import { liveTopics } from '../live-topics.ts';
import { findBuyerId } from '../order-store.ts';
import { lockOwnOrder } from '../access/own-order.ts';
import { listItemsToMake, saveAnswer, savePromise } from './proof-store.ts';

/** [ORD-06] Making starts now: the days of the order move by the rule of every promise. Its own minutes are in the queue already. */
async function movePromise(app: App, tx: Transaction, order: Order): Promise<void> {
  const approvedAt = app.clock.now();
  const items = await listItemsToMake(tx, order);
  if (items.length === 0) return;
  const { calendar: stored, country } = await findCalendar(tx, order.sellerId);
  const calendar = calendarOfShop({ calendar: stored, country }, approvedAt);
  const own = items.reduce(
    (sum, { madeToOrder, makingMinutes = 0, quantity = 1 }) => sum + (madeToOrder ? makingMinutes * quantity : 0),
    0,
  );
  const days = daysAfterApproval(order, {
    ...{ items, approvedAt },
    calendar: { ...calendar, queueMinutes: Math.max(0, calendar.queueMinutes - own) },
    holidays: holidaysAhead(order.address.country, approvedAt),
  });
  if (days) await savePromise(tx, order, days);
}

interface Answered {
  /** Locked by whoever calls this. */
  order: Order;
  proof: Proof;
  state: 'approved' | 'change_requested';
  answer: string;
  by: 'buyer' | 'system';
}

/** [ORD-07] Answers a version once; an approval moves the promise, a request gives the maker time for the next one. */
export async function saveAndPublishAnswer(
  app: App,
  tx: Transaction,
  { order, proof, state, answer, by }: Answered,
): Promise<Result<true, { code: 'orders/proof-answered' }>> {
  const { sellerId, orderId, number } = order;
  const { lineId, version } = proof;
  const now = app.clock.now();
  const { calendar, country } = await findCalendar(tx, sellerId);
  const revision = revisionDueAt(now, order.timeZone, calendarOfShop({ calendar, country }, now));
  const isSaved = await saveAnswer(tx, {
    ...{ sellerId, orderId, lineId, version, state, answer, by, now },
    revisionDueAt: state === 'change_requested' ? revision : null,
  });
  if (!isSaved) return fail({ code: 'orders/proof-answered' });
  if (state === 'approved') await movePromise(app, tx, order);
  const buyerId = await findBuyerId(tx, order);
  await publish(app, tx, {
    name: 'orders.proof-answered',
    subject: orderId,
    payload: { sellerId, orderId, number, buyerId, lineId, version, state, by },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
  return ok(true);
}

/** [ORD-07] The buyer, or a guest by the key of the order, approves the newest version or asks for a change. */
export const answerProof = write(
  ordersContract.answerProof,
  { policy: anyone, limit: { times: 60, seconds: 3600, by: 'ip' } },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const { lineId, version, state } = input;
    const answer = state === 'approved' ? '' : input.answer;
    const decided = decideAnswer(order, { lineId, version, state, answer });
    if (!decided.ok) return decided;
    const { proof, isNew } = decided.value;
    if (!isNew) return ok({ lineId, version, state });
    const saved = await saveAndPublishAnswer(app, tx, { order, proof, state, answer, by: 'buyer' });
    return saved.ok ? ok({ lineId, version, state }) : saved;
  },
);
