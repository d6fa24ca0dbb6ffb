import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullOffers } from '#test/builders/reminders.ts';
import { HOUR } from '#domain/core/time.ts';
import { variantOf, put } from '#test/builders/buying.ts';
import { listingInput, maker, publishListing } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { processCarts } from './process-carts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale({ ...fullOffers, CLOCK: 'simulated', DEMO: 'on' });
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(() => sale.stop());

async function pass(milliseconds: number): Promise<void> {
  await passTime(sale, milliseconds);
  while (await processCarts.run(sale.app)) {
    /* more */
  }
  await sale.settle();
}

const jug = (values: string[], priceCents = 6000) => ({
  title: 'Jug',
  options: [{ name: 'Glaze', values }],
  variants: values.map((value) => ({ values: [value], priceCents, quantity: 5 })),
});
const change = async (listingId: string, changes: object): Promise<void> => {
  const listing = listingInput(ana.pictureId, { ...changes });
  expect((await ana.call('PUT', `/api/seller/listings/${listingId}`, { listing })).status).toBe(200);
};
const mailsTo = async (email: string) =>
  (
    await sale.app.db.query<{ body_text: string; body_html: string }>({
      text: `SELECT body_text, body_html FROM mails WHERE recipient = $1 AND key LIKE 'cart-reminder:%' ORDER BY created_at`,
      values: [email],
    })
  ).rows;

/** A guest who leaves a jug in ink, and a mug beside it where they want one. */
async function leave(email: string, withMug: boolean): Promise<string> {
  const who = browser(sale.address);
  const listingId = await publishListing(ana, jug(['Ink', 'Straw']));
  const { body } = await who.call('GET', `/api/listings/${listingId}`);
  await put(who, { listingId, variantId: body.variants[0].id });
  if (withMug) await put(who, await variantOf(sale, ana, { title: 'Mug', priceCents: 2800 }));
  await who.call('POST', '/api/cart/activity', { consent: true, email });
  return listingId;
}

test('[CART-06, REC-06] a reminder shows only what can be bought, reckons its offer from that', async () => {
  const listingId = await leave('rio@example.com', true);
  await change(listingId, jug(['Straw']));
  await pass(HOUR);
  await pass(2 * HOUR);
  await pass(24 * HOUR);
  const [first, second] = await mailsTo('rio@example.com');
  for (const mail of [first, second])
    for (const body of [mail?.body_text, mail?.body_html]) {
      expect(body).toContain('Mug');
      expect(body).not.toContain('Jug');
    }
  expect(second?.body_text).toMatch(/10 % off this piece until .*, up to €2\.80\./);
  const [, cart, token] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(second?.body_text ?? '') ?? [];
  const phone = browser(sale.address);
  const { body } = await phone.call('POST', '/api/cart/recover', { cart, token });
  expect(body.missing).toEqual([{ title: 'Jug', values: ['Ink'] }]);
  expect(body.cart.items).toMatchObject([{ title: 'Mug', available: true }]);
});

test('[CART-06, REC-04] nobody is written to while nothing of their cart can be bought', async () => {
  const listingId = await leave('noa@example.com', false);
  await change(listingId, jug(['Straw']));
  await pass(HOUR);
  await pass(2 * HOUR);
  await pass(2 * HOUR);
  expect(await mailsTo('noa@example.com')).toEqual([]);
  await change(listingId, jug(['Straw', 'Ink'], 5500));
  await pass(HOUR);
  const mails = await mailsTo('noa@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain('1 × Jug, Ink, by Ana Potter: €55.00');
  // Brought back it costs what it does now, beside what it did when it was left.
  const [, cart, token] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(mails[0]?.body_text ?? '') ?? [];
  const { body } = await browser(sale.address).call('POST', '/api/cart/recover', { cart, token });
  expect(body.cart.items).toMatchObject([{ priceCents: 5500, addedPriceCents: 6000 }]);
});
