import type { CheckoutAnswer, Quote } from '#domain/checkout/model.ts';
import type { ListingCard, Listing } from '#domain/listings/model.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { cancelOrder } from '#server/rooms/orders/cancel-order.ts';
import { giveBack } from '#server/rooms/orders/give-back.ts';
import { moveOrder } from '#server/rooms/orders/move-order.ts';
import { lockOrderOfShop } from '#server/rooms/orders/order-store.ts';
import { sendRefunds } from '#server/rooms/payments/send-refunds.ts';
import type { App } from '#server/platform/calls/app.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoBuyers } from './content/people.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { fillOffer, applyCode } from './fill-codes.ts';
import { type People, sessionOf } from './fill-demo.ts';

const ORDERS = 96;
const OLDEST_DAYS = 75;
/** What a maker gives back for a scratch. */
const PART_CENTS = 450;
/** Which of the pieces with the most in stock are bought, in turn. */
const WANTED = [0, 9, 0, 5, 12, 0, 16, 5, 0, 20];

const NAMES = ['JONAS', 'MARA', 'ELIN', 'OTTO', 'INÊS', 'TOMÁS', 'FREYA'];
const INITIALS = ['J. M.', 'EK', 'A. S. L.', 'TB', 'M&O'];
/** What a buyer has pressed or stamped into a piece. */
const stampOf = (prompt: string, index: number): string => {
  const words = prompt.startsWith('Initials') ? INITIALS : NAMES;
  return words[(index * 3) % words.length] ?? '';
};

/** The states that an order of this age went through. */
function wayOf(days: number, index: number): OrderState[] {
  if (index % 31 === 30) return ['cancelled'];
  if (index % 23 === 22 && days > 6) return ['processing', 'shipped', 'delivered', 'refunded'];
  if (days < 3) return [];
  if (days < 6) return ['processing'];
  if (days < 11) return ['processing', 'shipped'];
  if (days < 30) return ['processing', 'shipped', 'delivered'];
  return ['processing', 'shipped', 'delivered', 'completed'];
}

/** Orders of the last weeks, paid through the sandbox and moved along as makers would. */
export async function fillOrders(app: App, clock: DemoClock, people: People): Promise<void> {
  const { rows } = await app.db.query<{ count: number }>({
    text: 'SELECT count(DISTINCT checkout_id)::int AS count FROM orders',
  });
  const now = Date.now();
  clock.set(new Date(now));
  const shop = demoCaller(app, allCalls(), null);
  const cards: ListingCard[] = [];
  for (let cursor: string | undefined; cards.length < 200;) {
    const page = await shop.call<{ items: ListingCard[]; nextCursor: string | null }>('search.searchListings', {
      sort: 'newest',
      limit: 48,
      ...(cursor ? { cursor } : {}),
    });
    cards.push(...page.items);
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  for (let index = rows[0]?.count ?? 0; index < ORDERS; index += 1) {
    // More orders lately than long ago.
    const days = Math.round(OLDEST_DAYS * (1 - Math.sqrt(index / ORDERS)));
    clock.set(new Date(now - days * DAY - ((index * 7) % 20) * HOUR));
    await buy(app, { people, index, cards });
    await moveAlong(app, clock, { way: wayOf(days, index), isPartRefunded: index % 19 === 5 });
  }
  if (await fillOffer(app, clock, people))
    await moveAlong(app, clock, { way: ['processing', 'shipped', 'delivered', 'completed'], isPartRefunded: false });
  clock.set(new Date(now));
}

async function buy(
  app: App,
  { people, index, cards }: { people: People; index: number; cards: ListingCard[] },
): Promise<void> {
  // The same piece goes to other people each time.
  const buyer = demoBuyers[(index + 5 * Math.floor(index / 20)) % demoBuyers.length] as (typeof demoBuyers)[number];
  const popular = cards.toSorted((a, b) => b.stock - a.stock || (a.listingId < b.listingId ? -1 : 1));
  const caller = demoCaller(app, allCalls(), sessionOf(people.get(buyer.email) ?? ''));
  for (let nth = 0; nth < 1 + (index % 3); nth += 1) {
    // Every other order begins with a piece that everybody seems to want, and four of ten of those with the same.
    const wanted = nth === 0 && index % 2 === 0 ? popular[WANTED[(index / 2) % WANTED.length] ?? 0] : undefined;
    const card = wanted ?? (cards[(index * 13 + nth * 53) % cards.length] as ListingCard);
    const listing = await caller.call<Listing>('listings.getListing', { listingId: card.listingId });
    const there = listing.variants.filter((each) => each.stock > 1);
    const variant = there[(index * 5 + nth) % Math.max(1, there.length)];
    if (!variant) continue;
    await caller.call('cart.addItem', {
      listingId: listing.listingId,
      variantId: variant.id,
      quantity: 1 + (index % 7 === 0 ? 1 : 0),
      personalisation: listing.personalisation ? stampOf(listing.personalisation.prompt, index) : '',
    });
  }
  if (index % 3 === 1) await applyCode(caller);
  const quote = await caller.call<Quote>('checkout.getQuote', { country: buyer.country }).catch(() => null);
  if (!quote) return;
  const { email, name, line1, postcode, city, country } = buyer;
  await caller.call<CheckoutAnswer>('checkout.startCheckout', {
    email,
    address: { name, line1, postcode, city, country },
    delivery: {},
    expectedTotalCents: quote.totalCents,
    paymentMethodId: index % 4 === 0 ? 'pm_card_mastercard' : 'pm_card_visa',
  });
}

/** Moves the orders that are still as they were placed now. */
async function moveAlong(
  app: App,
  clock: DemoClock,
  { way, isPartRefunded }: { way: OrderState[]; isPartRefunded: boolean },
): Promise<void> {
  const placedAt = clock.now();
  const { rows } = await app.db.query<{ seller_id: string; id: string }>({
    text: `SELECT seller_id, id FROM orders WHERE placed_at = $1`,
    values: [placedAt],
  });
  for (const order of rows) {
    let from: OrderState = 'confirmed';
    for (const [step, to] of way.entries()) {
      clock.set(new Date(Math.min(Date.now(), placedAt.getTime() + (step + 1) * 1.6 * DAY)));
      const move = { sellerId: order.seller_id, orderId: order.id, from, to, by: 'maker' };
      if (to === 'cancelled' || to === 'refunded') await payBack(app, move);
      if (to === 'delivered' && isPartRefunded) await payBack(app, move);
      if (to !== 'cancelled') await inTransaction(app.db, (tx) => moveOrder(app, tx, move));
      from = to;
    }
    clock.set(placedAt);
  }
}

/** What was paid goes back, by the provider: all of it, or a part where the order goes on. */
async function payBack(
  app: App,
  { to, ...which }: { sellerId: string; orderId: string; to: OrderState },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, which);
    if (!order) throw new Error(`the order ${which.orderId} of the demo is gone`);
    const reason = to === 'delivered' ? 'A scratch at the foot' : 'It broke in the kiln';
    const cause = { by: 'maker' as const, reason };
    if (to === 'cancelled') await cancelOrder(app, tx, { order, cause });
    else
      await giveBack(app, tx, {
        order,
        request: to === 'refunded' ? { kind: 'all' } : { kind: 'amount', amountCents: PART_CENTS },
        cause,
      });
  });
  await sendRefunds.run(app);
}
