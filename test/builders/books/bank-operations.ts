import type { OrderState } from '#domain/orders/model.ts';
import { contract } from '#domain/modules.ts';
import { DAY } from '#domain/core/time.ts';
import { ask } from '../ask.ts';
import { decideDispute, openDispute } from '../disputes.ts';
import { passTime } from '../pass-time.ts';
import { payday, runPayouts, untilArrived } from '../payouts.ts';
import { listEvents, postEvent, postSandbox } from '../provider-events.ts';
import { type BookedOrder, leftOf } from './reference-books.ts';
import { done, type Maker, type Scene } from './scene.ts';
import { sendPayouts, sendRefunds } from '../work-off.ts';

/** What a bank takes for a dispute, in minor units. */
const BANK_FEE = 2000;
/** A balance that is paid out whatever the schedule's least sum is, and one that never is. */
const [SURELY_PAID, NEVER_PAID] = [10_000, 100];

/** What banks do, and what the marketplace does by itself. */
export function bankOperations(scene: Scene) {
  const { sale, books, random, pick, makers, sql, open, lost, note, makerOf, pickOrder } = scene;
  const mayBeDisputed = ({ checkoutId }: BookedOrder): boolean => !open.has(checkoutId) && !lost.has(checkoutId);
  const balanceOf = async (who: Maker): Promise<number> => (await ask(who, contract.payments.getBalance)).balanceCents;
  /** Nobody signs in anew for all the time until the next day of payouts. */
  const staySignedIn = () => sql(`UPDATE sessions SET expires_at = expires_at + interval '8 days'`);
  /** What a day of payouts did: all of what was payable went out, or nothing where that is too little; `may` is what was payable before or after something that happened at once. */
  async function payOut(who: Maker, may: readonly number[]): Promise<void> {
    const before = books.balance(who.userId).balanceCents;
    const paidCents = before - (await balanceOf(who));
    if (paidCents === 0 && may.some((cents) => cents < SURELY_PAID)) {
      if (before < 0) note('below zero on the day of payouts');
      return;
    }
    if (!may.includes(paidCents) || paidCents < NEVER_PAID)
      throw new Error(`${paidCents} was paid out of ${may.join(' or ')}`);
    books.payOut(who.userId, paidCents);
    for (const order of books.orders) if (makerOf(order) === who) order.isPaidOut = order.isReleased;
    note('paid out');
  }
  /** @returns the order that it began with, where one was taken */
  async function disputeOrder(
    fits: (order: BookedOrder, state: OrderState) => boolean,
  ): Promise<BookedOrder | undefined> {
    const mayFit = (each: BookedOrder): boolean => mayBeDisputed(each) && leftOf(each) > 0;
    const { order } = (await pickOrder((each, state) => mayFit(each) && fits(each, state))) ?? {};
    if (!order || !mayFit(order)) return undefined;
    // What was sent back is not there to be taken; what is only promised reaches the buyer by the bank, or later.
    if (random.integer(2) === 0) await sendRefunds(sale.app);
    const { rows } = await sql(`SELECT FROM refunds WHERE checkout_id = $1 AND status = 'asked'`, [order.checkoutId]);
    open.set(order.checkoutId, await openDispute(sale, order.intentId));
    books.dispute(
      books.orders.filter(({ checkoutId }) => checkoutId === order.checkoutId),
      BANK_FEE,
    );
    if (rows.length > 0) note('disputed with promised refunds');
    if (order.isPaidOut) note('disputed after the payout');
    else note(order.isReleased ? 'disputed while payable' : 'disputed before it is payable');
    return order;
  }
  const operations = {
    dispute: () => disputeOrder(() => true),
    /** A payment has come, gone out, and is taken back by the bank: below zero, where that was all there was. */
    disputeWhatWasPaidOut: () => disputeOrder(({ isPaidOut }) => isPaidOut),
    async decide() {
      const [checkoutId, disputeId] = pick([...open]) ?? [];
      if (!checkoutId || !disputeId) return;
      const isWon = random.integer(2) === 0;
      await decideDispute(sale, disputeId, isWon ? ['winning_evidence', 'won'] : ['losing_evidence', 'lost']);
      open.delete(checkoutId);
      note(isWon ? 'won' : 'lost');
      const disputed = books.orders.filter((order) => order.checkoutId === checkoutId);
      if (isWon) books.win(disputed);
      else books.lose(disputed);
      if (!isWon) lost.add(checkoutId);
    },
    async payday() {
      await staySignedIn();
      await payday(sale);
      for (const who of makers) await payOut(who, [books.balance(who.userId).balanceCents]);
    },
    /** A refund and the payout at once: whoever is first, each moves its money once, and what went out is what was there before or after. */
    async refundWhilePaidOut() {
      const { order } =
        (await pickOrder((each) => each.isReleased && !open.has(each.checkoutId) && leftOf(each) > 0)) ?? {};
      if (!order || open.has(order.checkoutId) || leftOf(order) === 0) return;
      await staySignedIn();
      await passTime(sale, 7 * DAY);
      const [who, cents] = [makerOf(order), 1 + random.integer(leftOf(order))];
      const before = makers.map(({ userId }) => books.balance(userId).balanceCents);
      const what = { refund: { kind: 'amount', amountCents: cents }, reason: 'A chip' };
      const [answer] = await Promise.all([
        who.call('POST', `/api/seller/orders/${order.orderId}/refund`, what),
        runPayouts(sale),
      ]);
      done('a refund beside a payout', answer);
      await untilArrived(sale);
      books.refund(order, cents);
      for (const [at, each] of makers.entries())
        await payOut(each, [before[at] ?? 0, books.balance(each.userId).balanceCents]);
      note('refund while it is paid out');
    },
    /** A bank sends back what had arrived: it is the balance again, and the next day of payouts tries it anew. */
    async sendBack() {
      const { userId } = pick(makers) as Maker;
      const { rows } = await sql<{ providerId: string; cents: number }>(
        `SELECT provider_id AS "providerId", amount_cents AS cents FROM payouts
         WHERE seller_id = $1 AND kind = 'balance' AND state = 'paid' ORDER BY asked_at DESC, id LIMIT 1`,
        [userId],
      );
      const [last] = rows;
      if (!last) return;
      await postSandbox(sale, `payouts/${last.providerId}`, { failure_code: 'could_not_process' });
      for (const event of await listEvents(sale, last.providerId)) await postEvent(sale, event);
      await sale.settle();
      await sendPayouts(sale.app);
      books.payOut(userId, -last.cents);
      note('sent back');
    },
  };
  return { takeBack: disputeOrder, acts: operations };
}
