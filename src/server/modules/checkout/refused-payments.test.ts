import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/core/time.ts';
import type { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import {
  buy,
  count,
  finish,
  orderForm,
  type SoldVariant,
  start,
  stockOf,
  variantOf,
  withCart,
} from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { codeOf, type Sale } from '#test/builders/sale.ts';
import { workOff } from '#test/builders/work-off.ts';
import { type PaymentProvider, ProviderUnavailable } from '../payments/provider.ts';
import { processCheckouts, unfinishedQueue } from './process-checkouts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let real: PaymentProvider;

openOneShop({ quantity: 1 }, (shop) => ({ sale, ana, mug, provider: real } = shop));

const free = { stock: 1, reserved: 0, sold: 0 };
const reserved = { stock: 0, reserved: 1, sold: 0 };

test('[PAY-02, CAT-02] what the provider refuses for good ends at once, and its pieces are free', async () => {
  const rio = await withCart(sale, mug);
  const form = await orderForm(rio, { paymentMethodId: 'pm_unknown' });
  expect(codeOf(await start(rio, form, 'one-press'))).toEqual([502, 'checkout/payment-refused']);
  expect(await stockOf(sale, mug)).toEqual(free);
  expect(codeOf(await start(rio, form, 'one-press'))).toEqual([502, 'checkout/payment-refused']);
  expect((await buy(rio)).body.status).toBe('paid');
});

test('[PAY-02] a sum that the provider does not take is refused before anything is set aside', async () => {
  const sticker = await variantOf(sale, ana, { priceCents: 30, quantity: 1 });
  await sale.app.db.query({
    text: `INSERT INTO shipping_profiles (seller_id, id, name, extra_cents, free_from_cents, created_at) VALUES ($1, 'free', 'Free', 0, 0, now())`,
    values: [ana.userId],
  });
  await sale.app.db.query({
    text: `UPDATE listings SET shipping_profile_id = 'free' WHERE id = $1`,
    values: [sticker.listingId],
  });
  expect([codeOf(await buy(await withCart(sale, sticker))), await stockOf(sale, sticker)]).toEqual([
    [409, 'checkout/below-minimum'],
    free,
  ]);
});

test('[INV-08] a start that was cut off and that the provider refuses is ended by the sweep', async () => {
  sale.app.outside.payments = { ...real, createIntent: () => Promise.reject(new Error('killed')) };
  const rio = await withCart(sale, mug);
  expect((await buy(rio, { card: 'pm_unknown' })).status).toBe(500);
  sale.app.outside.payments = { ...real, recoverIntent: (request) => real.createIntent(request) };
  await passTime(sale, MINUTE + 1000);
  await processCheckouts.run(sale.app);
  expect(await stockOf(sale, mug)).toEqual(free);
});

test('[RUN-03, ERR-08] a checkout that fails alike again and again is parked, and no sweep meets it', async () => {
  const { body } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  let requests = 0;
  sale.app.outside.payments = {
    ...real,
    retrieveIntent: () => {
      requests += 1;
      return Promise.reject(Object.assign(new Error('No such payment_intent'), { statusCode: 404 }));
    },
  };
  await passTime(sale, 16 * MINUTE);
  for (let round = 0; round < 3; round += 1) await processCheckouts.run(sale.app);
  expect(requests).toBe(1);
  for (let round = 0; round < 30; round += 1) {
    await passTime(sale, 4 * HOUR);
    await workOff(sale.app, unfinishedQueue);
  }
  expect([
    requests,
    await count(sale, `pgboss.job_common WHERE name = 'unfinished-checkouts' AND state = 'failed'`),
  ]).toEqual([21, 1]);
  expect(await stockOf(sale, mug)).toEqual(reserved);
  // [ERR-01] Whoever asks hears that it is not their mistake.
  expect((await finish(await withCart(sale), body)).status).toBe(500);
  sale.app.outside.payments = real;
  await sale.app.db.query({
    text: `UPDATE pgboss.job_common SET state = 'created' WHERE name = 'unfinished-checkouts'`,
  });
  await workOff(sale.app, unfinishedQueue);
  expect(await stockOf(sale, mug)).toEqual(free);
});

test('[PAY-02, ERR-08] a second press while the provider fails is answered as soon as the first', async () => {
  const away = (): Promise<never> => Promise.reject(new ProviderUnavailable('500'));
  sale.app.outside.payments = { ...real, createIntent: away, recoverIntent: away };
  const rio = await withCart(sale, mug);
  for (let press = 0; press < 2; press += 1) {
    const begun = performance.now();
    expect(codeOf(await buy(rio))).toEqual([503, 'checkout/payment-unavailable']);
    expect(performance.now() - begun).toBeLessThan(3000);
  }
  sale.app.outside.payments = real;
  expect((await buy(rio)).body.status).toBe('paid');
});

test('[UX-59] a payment that was replaced in another tab is told as that', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  expect((await buy(rio)).body.status).toBe('paid');
  expect(codeOf(await finish(rio, body))).toEqual([409, 'checkout/replaced']);
});
