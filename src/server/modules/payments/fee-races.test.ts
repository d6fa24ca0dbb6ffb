import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, finish, orderForm, type SoldVariant, start, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { ensureFeeRule } from './fee-rule-store.ts';

/** The marketplace changes its fee while somebody buys: the fee of an order is the one that held in the moment in which it is booked. */

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let percent = 6.5;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { priceCents: 10_000, quantity: 50 });
});
afterEach(async () => {
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

/** Another fee is named, and its moment comes. */
async function changeFee(): Promise<void> {
  percent += 1;
  await ensureFeeRule(sale.app.db, percent, sale.app.clock.now());
  await passTime(sale, 2 * MINUTE);
}
/** What the newest fee's explanation says that it is. */
async function feeOfLast(): Promise<string | undefined> {
  const { items } = await ask(ana, contract.payments.listLedger, { list: 'fees', limit: 1 });
  return /[\d.]+ %/.exec(items[0]?.explanation ?? '')?.[0];
}
async function declined() {
  const who = await withCart(sale, mug);
  const { body } = await buy(who, { card: 'pm_card_chargeDeclined' });
  return { who, body, intentId: body.clientSecret.split('_secret')[0] as string };
}
const payWithAnotherCard = (intentId: string) =>
  sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });

test('[PAY-04] a checkout has the fee of when it was paid', async () => {
  const who = await withCart(sale, mug);
  const form = await orderForm(who, { paymentMethodId: 'pm_card_visa' });
  await changeFee();
  const { body } = await start(who, form);
  expect(body).toMatchObject({ status: 'paid', totalCents: form.expectedTotalCents });
  expect(await feeOfLast()).toBe(`${percent} %`);
});

test('[PAY-04] a card that was declined by the old fee, and the next one pays by the new', async () => {
  const { who, body, intentId } = await declined();
  await changeFee();
  await payWithAnotherCard(intentId);
  expect((await finish(who, body)).body).toMatchObject({ status: 'paid' });
  expect(await feeOfLast()).toBe(`${percent} %`);
});

test('[PAY-04, RUN-08] a booking that is kept waiting past the moment has one time', async () => {
  const { who, body, intentId } = await declined();
  await payWithAnotherCard(intentId);
  const before = percent;
  let booking: ReturnType<typeof finish> | undefined;
  await inTransaction(sale.app.db, async (tx) => {
    await tx.query({ text: 'SELECT FROM variants WHERE id = $1 FOR UPDATE', values: [mug.variantId] });
    booking = finish(who, body);
    await expect
      .poll(async () => (await sale.app.db.query({ text: `SELECT FROM pg_locks WHERE NOT granted` })).rowCount)
      .toBeGreaterThan(0);
    await changeFee();
  });
  expect((await booking)?.body).toMatchObject({ status: 'paid' });
  expect(await feeOfLast()).toBe(`${before} %`);
});
