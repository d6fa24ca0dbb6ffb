import { DAY, MINUTE } from '#domain/core/time.ts';
import { nextPayoutAt } from '#domain/payments/payout.ts';
import type { App } from '#server/platform/calls/app.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { endOrders } from '#server/modules/orders/deliver-order.ts';
import { requestPayouts } from '#server/modules/payments/payouts/request-payouts.ts';
import { findAccount, saveAccount } from '#server/modules/payments/payouts/payout-account-store.ts';
import { payoutQueue } from '#server/modules/payments/payouts/send-payouts.ts';
import { demoShops } from './content/shops.ts';
import type { DemoClock } from './demo-clock.ts';
import type { People } from './fill-demo.ts';
import { workOnDue } from './work-on-due.ts';

/** So long ago the shops entered their accounts. */
const SINCE_DAYS = 45;

/** A German account of the provider's test bank, with its check digits; the number says which. */
function testIban(number: number): string {
  const account = `37040044${String(532_014_000 + number).padStart(10, '0')}`;
  // D is 13 and E is 14, and 00 stands where the check digits will.
  return `DE${String(98n - (BigInt(`${account}131400`) % 97n)).padStart(2, '0')}${account}`;
}

/** [PAY-04] Every shop has an account, and was paid week by week up to the last day of payouts. */
export async function fillPayouts(app: App, clock: DemoClock, people: People): Promise<void> {
  const now = Date.now();
  const begin = new Date(now - SINCE_DAYS * DAY);
  clock.set(begin);
  for (const [index, { email, owner }] of demoShops.entries()) {
    const sellerId = people.get(email) ?? '';
    if (await findAccount(app.db, sellerId)) continue;
    const account = { sellerId, holder: owner, iban: testIban(index), payFrom: begin, now: begin };
    await inTransaction(app.db, (tx) =>
      saveAccount({ config: app.config, tx }, { ...account, nextPayoutAt: nextPayoutAt('weekly', begin) }),
    );
  }
  for (let at = begin; at.getTime() < now - MINUTE; at = nextPayoutAt('weekly', at)) {
    clock.set(at);
    for (const job of [endOrders, requestPayouts]) while (await job.run(app));
    await workOnDue(app, payoutQueue);
    // By then the bank has it.
    clock.set(new Date(at.getTime() + MINUTE));
    await workOnDue(app, payoutQueue);
  }
  clock.set(new Date(now));
}
