import { DAY, SECOND } from '#domain/core/time.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { requestPayouts } from '#server/modules/payments/payouts/request-payouts.ts';
import { buy, type SoldVariant, withCart } from './buying.ts';
import { carry } from './delivered.ts';
import { passTime } from './pass-time.ts';
import type { Browser, Sale } from './sale.ts';
import { sendPayouts } from './work-off.ts';

export const IBAN = 'DE89370400440532013000';

/** Sets where a maker is paid to. */
export async function enterAccount(who: Pick<Browser, 'call'>, iban: string = IBAN): Promise<void> {
  const form = { holder: 'Ana Potter', iban, password: 'correct horse' };
  const { status, body } = await who.call('POST', '/api/seller/payout-account', form);
  if (status !== 200) throw new Error(`savePayoutAccount answered ${status} ${JSON.stringify(body)}`);
}

/** Somebody buys a piece and does not send it back: its money is the maker's. */
export async function sellForGood(sale: Sale, sellerId: string, variant: SoldVariant): Promise<string> {
  const { body } = await buy(await withCart(sale, variant));
  const order = { orderId: body.orders[0].orderId as string, sellerId };
  await carry(sale, order, ['processing', 'shipped', 'delivered', 'completed']);
  return order.orderId;
}

/** A job runs until nothing is left for it, as it does in the product. */
export async function runToEnd({ app }: Pick<Sale, 'app'>, job: Job): Promise<void> {
  while (await job.run(app)) {
    /* more is due */
  }
}

/** What is due of payouts is asked for, sent, and looked for. */
export async function runPayouts(sale: Pick<Sale, 'app'>): Promise<void> {
  await runToEnd(sale, requestPayouts);
  await sendPayouts(sale.app);
}

/** Time goes on until the bank has what was sent, and everybody has looked. */
export async function untilArrived(sale: Sale): Promise<void> {
  await passTime(sale, 15 * SECOND);
  await sendPayouts(sale.app);
  await sale.settle();
}

/** The account was tried by a test payout. */
export async function verified(sale: Sale, who: Pick<Browser, 'call'>, iban?: string): Promise<void> {
  await enterAccount(who, iban);
  await runPayouts(sale);
  await untilArrived(sale);
}

/** The day of payouts comes, and what is due has arrived. */
export async function payday(sale: Sale): Promise<void> {
  await passTime(sale, 7 * DAY);
  await runPayouts(sale);
  await untilArrived(sale);
}
