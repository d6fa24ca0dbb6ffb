import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '#domain/rooms.ts';
import type { BalanceSums } from '#domain/payments/model.ts';
import { HOUR } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { type Random, seededRandom } from '#server/platform/clock/random.ts';
import { ask } from '#test/builders/ask.ts';
import { figuresOf, listSums } from '#test/builders/books/list-sums.ts';
import { type MoneyAct, openBooks } from '#test/builders/books/money-acts.ts';
import { referenceBooks } from '#test/builders/books/reference-books.ts';
import { count } from '#test/builders/buying.ts';
import type { TestCaller } from '#test/builders/caller.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { runToEnd } from '#test/builders/payouts.ts';
import { listEvents, postEvent } from '#test/builders/provider-events.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { sendRefunds } from './send-refunds.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** How often each is done, of all together. */
const weights: Record<MoneyAct, number> = {
  ...{ buy: 6, buyWithPercent: 3, buyWithSum: 2, buyPostFree: 2, buyWithOffer: 3, buyOnSale: 2 },
  ...{ leaveUnpaid: 1, payLate: 1, payAnotherSum: 1, carry: 4, complete: 6, cancel: 4, withdraw: 4, giveBack: 4 },
  ...{ refundPart: 6, refundLine: 4, refundAll: 2, refundWrongly: 1, refundTwice: 2, sendRefunds: 3 },
  ...{ dispute: 5, decide: 4, payday: 3, sendBack: 2, changeFee: 2 },
};
const drawn = Object.entries(weights).flatMap(([act, times]) => Array<MoneyAct>(times).fill(act as MoneyAct));
/** People do so many things in a sequence, before others come. */
const ACTS = 100;
const SEQUENCES = Array.from({ length: runs(2) }, (_, at) => at + 1);

let sale: Sale;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
async function balanceOf(who: TestCaller): Promise<BalanceSums> {
  const { currency: _currency, feePercent: _percent, ...balance } = await ask(who, contract.payments.getBalance);
  return balance;
}

/** So many events of the provider come again after a sequence, each twice, late and in any order; and once by somebody who forges them. */
const EVENTS = 40;
async function publishAgain(random: Random): Promise<void> {
  const events = await listEvents(sale);
  const drawn = Array.from({ length: EVENTS }, () => events[random.integer(events.length)] ?? '');
  const posts = drawn.flatMap((event) => [
    async () => expect((await postEvent(sale, event)).status).toBe(200),
    async () => expect((await postEvent(sale, event)).status).toBe(200),
    async () =>
      expect((await postEvent(sale, event.replaceAll(/"amount":\d/g, '"amount":9'), 'whsec_forged')).status).toBe(400),
  ]);
  while (posts.length > 0) {
    const atOnce = Array.from({ length: 3 }, () => posts.splice(random.integer(posts.length), 1)).flat();
    await Promise.all(atOnce.map((post) => post()));
  }
  await sale.settle();
}
beforeEach(() => sql('DELETE FROM rate_limits'));
afterAll(() => sale.stop());

test.each(SEQUENCES)(
  '[PAY-02, PAY-03, UX-93, INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-08, INV-09, INV-10] whatever people do with money and however often and late the provider tells of it, the books say what a simpler reckoning says (sequence %i)',
  async (sequence) => {
    const random = seededRandom(seed + sequence);
    const books = referenceBooks();
    const { acts, makers, start } = await openBooks(sale, books, { random, name: `Books ${sequence}` });
    await start();
    const done: string[] = [];
    for (let at = 0; at < ACTS; at += 1) {
      const act = drawn[random.integer(drawn.length)] ?? 'buy';
      done.push(act);
      if (at % 20 === 0) await sql('DELETE FROM rate_limits');
      const story = `after ${done.slice(-12).join(', ')} (act ${at}, seed ${seed})`;
      await acts[act]().catch((error: unknown) =>
        expect.fail(`${story}: ${error instanceof Error ? error.stack : ''}`),
      );
      for (const who of makers) {
        expect(await balanceOf(who), story).toEqual(books.balance(who.userId));
      }
    }
    await runToEnd(sale, sendRefunds);
    await publishAgain(random);
    for (const who of makers) {
      expect(await balanceOf(who)).toEqual(books.balance(who.userId));
      expect(await listSums(who)).toEqual(figuresOf(books.balance(who.userId)));
    }
    await passTime(sale, HOUR);
    await reconcile.run(sale.app);
    expect(await count(sale, 'payment_differences WHERE settled_at IS NULL')).toBe(0);
    expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
  },
);
