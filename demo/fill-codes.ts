import { DAY, HOUR } from '#domain/core/time.ts';
import type { CheckoutAnswer, Quote } from '#domain/checkout/model.ts';
import { allCalls } from '#server/app/operations.ts';
import type { App } from '#server/platform/calls/app.ts';
import { processCarts } from '#server/modules/recovery/process-carts.ts';
import { demoBuyers } from './content/people.ts';
import { demoShops } from './content/shops.ts';
import { type DemoCaller, demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { type People, sessionOf } from './fill-demo.ts';

/** Each way to take something off, by the shop that bears it. */
const codes = [
  { shop: 'rio-clay', code: 'HELLO10', kind: 'percent', percent: 10 },
  { shop: 'hearth', code: 'FIVEOFF', kind: 'fixed', amountCents: 500, minimumCents: 2500 },
  { shop: 'salgueiro', code: 'POSTFREE', kind: 'postage', maxUses: 200 },
];
const SINCE_DAYS = 90;
/** So long ago a cart was left. */
const LEFT_DAYS = 42;

/** [DASH-04] Three shops have a code. */
export async function fillCodes(app: App, clock: DemoClock, people: People): Promise<void> {
  if ((await app.db.query({ text: 'SELECT 1 FROM promo_codes LIMIT 1' })).rowCount) return;
  clock.set(new Date(Date.now() - SINCE_DAYS * DAY));
  for (const { shop, ...terms } of codes) {
    const sellerId = people.get(demoShops.find(({ key }) => key === shop)?.email ?? '') ?? '';
    await demoCaller(app, allCalls(), sessionOf(sellerId)).call('promotions.createPromotion', {
      ...{ percent: null, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null, maxUses: null },
      ...terms,
    });
  }
}

/** A code that holds for what is in the cart, if one does; each time another is tried first. */
export async function applyCode(buyer: DemoCaller, turn: number): Promise<void> {
  const from = turn % codes.length;
  for (const { code } of [...codes.slice(from), ...codes.slice(0, from)])
    if (await buyer.call('cart.applyPromo', { code }).catch(() => null)) return;
}

/**
 * [REC-04, INV-10] Somebody leaves a cart, is reminded twice, and comes back with the offer, which the marketplace bears.
 * @returns whether it was bought now, at the clock's moment
 */
export async function fillOffer(app: App, clock: DemoClock, people: People): Promise<boolean> {
  const bought = await app.db.query({ text: `SELECT 1 FROM orders WHERE promo_code LIKE 'BACK-%' LIMIT 1` });
  if (bought.rowCount) return false;
  const at = (hours: number) => clock.set(new Date(Date.now() - LEFT_DAYS * DAY + hours * HOUR));
  const { email, name, line1, postcode, city, country } = demoBuyers[1] as (typeof demoBuyers)[number];
  const buyer = demoCaller(app, allCalls(), sessionOf(people.get(email) ?? ''));
  const { rows } = await app.db.query<{ listingId: string; variantId: string }>({
    text: `SELECT l.id AS "listingId", v.id AS "variantId" FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
           WHERE l.seller_id = $1 AND l.personalisation IS NULL AND v.stock > 2 AND v.price_cents > 2000 ORDER BY l.created_at, l.title, v.price_cents LIMIT 1`,
    values: [people.get('ana@example.com') ?? ''],
  });
  at(0);
  await buyer.call('cart.addItem', { ...rows[0], quantity: 2, personalisation: '' });
  await buyer.call('recovery.noteActivity', { consent: true });
  for (const hours of [1, 26, 28]) {
    at(hours);
    while (await processCarts.run(app));
  }
  const offers = await app.db.query<{ code: string }>({ text: 'SELECT code FROM offer_carts ORDER BY code LIMIT 1' });
  at(30);
  await buyer.call('cart.applyPromo', { code: offers.rows[0]?.code ?? '' });
  const quote = await buyer.call<Quote>('checkout.getQuote', { country });
  await buyer.call<CheckoutAnswer>('checkout.startCheckout', {
    ...{ email, address: { name, line1, postcode, city, country }, delivery: {} },
    expectedTotalCents: quote.totalCents,
    paymentMethodId: 'pm_card_visa',
  });
  return true;
}
