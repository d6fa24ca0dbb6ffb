import { contract } from '#domain/rooms.ts';
import { MINUTE } from '#domain/core/time.ts';
import { ensureFeeRule } from '#server/rooms/payments/fee-rule-store.ts';
import { sendPayouts } from '#server/rooms/payments/payouts/send-payouts.ts';
import { sendRefunds } from '#server/rooms/payments/send-refunds.ts';
import { ask } from '../ask.ts';
import { decideDispute, openDispute } from '../disputes.ts';
import { passTime } from '../pass-time.ts';
import { payday, runToEnd } from '../payouts.ts';
import { listEvents, postEvent, postSandbox } from '../provider-events.ts';
import { leftOf } from './reference-books.ts';
import type { Maker, Scene } from './scene.ts';

/** What a bank takes for a dispute, in minor units. */
const BANK_FEE = 2000;
/** A balance that is paid out whatever the schedule's least sum is, and one that never is. */
const [SURELY_PAID, NEVER_PAID] = [10_000, 100];

/** What banks do, and what the marketplace does by itself. */
export function bankActs({ sale, books, random, pick, makers, sql, open, lost, fee }: Scene) {
  return {
    async dispute() {
      const order = pick(books.orders.filter(({ checkoutId }) => !open.has(checkoutId) && !lost.has(checkoutId)));
      if (!order) return;
      const together = books.orders.filter(({ checkoutId }) => checkoutId === order.checkoutId);
      // The bank has nothing to take of what was sent back already.
      await runToEnd(sale, sendRefunds);
      if (together.every((each) => leftOf(each) === 0)) return;
      open.set(order.checkoutId, await openDispute(sale, order.intentId));
      books.dispute(together, BANK_FEE);
    },
    async decide() {
      const [checkoutId, disputeId] = pick([...open]) ?? [];
      if (!checkoutId || !disputeId) return;
      const isWon = random.integer(2) === 0;
      await decideDispute(sale, disputeId, isWon ? ['winning_evidence', 'won'] : ['losing_evidence', 'lost']);
      open.delete(checkoutId);
      if (isWon) books.win(books.orders.filter((order) => order.checkoutId === checkoutId));
      else lost.add(checkoutId);
    },
    async payday() {
      const before = makers.map(({ userId }) => books.balance(userId).balanceCents);
      // Nobody signs in anew for all that time.
      await sql(`UPDATE sessions SET expires_at = expires_at + interval '8 days'`);
      await payday(sale);
      for (const [at, { userId }] of makers.entries()) {
        const balanceCents = before[at] ?? 0;
        const { balanceCents: left } = await ask(makers[at] as Maker, contract.payments.getBalance);
        if (left !== balanceCents || balanceCents >= SURELY_PAID) books.payOut(userId, balanceCents);
        if (left !== balanceCents && balanceCents < NEVER_PAID) throw new Error(`${balanceCents} was paid out`);
      }
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
      await runToEnd(sale, sendPayouts);
      books.payOut(userId, -last.cents);
    },
    async changeFee() {
      fee.percent = [0, 3.25, 6.5, 12][random.integer(4)] ?? 0;
      await ensureFeeRule(sale.app.db, fee.percent, sale.app.clock.now());
      await passTime(sale, 2 * MINUTE);
    },
  };
}
