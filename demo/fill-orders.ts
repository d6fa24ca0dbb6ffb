import type { CheckoutAnswer, Quote } from '#domain/checkout/model.ts';
import type { ListingCard, Listing } from '#domain/listings/model.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { findCountry } from '#domain/core/countries.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { cancelOrder } from '#server/modules/orders/cancel-order.ts';
import { createPlannedRefund } from '#server/modules/orders/create-refund.ts';
import { moveOrder } from '#server/modules/orders/move-order.ts';
import { lockOrderOfShop } from '#server/modules/orders/order-store.ts';
import { refundQueue } from '#server/modules/payments/send-refunds.ts';
import type { App } from '#server/platform/calls/app.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoFamilies } from './content/families.ts';
import { demoBuyers } from './content/people.ts';
import { demoPostage } from './content/postage.ts';
import { reviewsOfListings } from './content/reviews-of-listings.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { fillOffer, applyCode } from './fill-codes.ts';
import { type People, sessionOf } from './fill-demo.ts';
import { workOnDue } from './work-on-due.ts';

const ORDERS = 96;
const OLDEST_DAYS = 75;
/** What a maker gives back for a scratch. */
const PART_CENTS = 450;
/** Some of what was bought is still on its way, or was sent back. */
const BOUGHT_A_REVIEW = 1.28;
/** Whatever the day, so many more are there by now. */
const BOUGHT_BESIDES = 3;
/** The first so many buyers are those whom conversations and carts are about: every other order is one of theirs. */
const REGULARS = 12;
/** With whom of them it begins: Bo, the first, is to have an order that is being made now. */
const BEGIN = 3;

const NAMES = ['JONAS', 'MARA', 'ELIN', 'OTTO', 'INÊS', 'TOMÁS', 'FREYA'];
const INITIALS = ['J. M.', 'EK', 'A. S. L.', 'TB', 'M&O'];
/** What a buyer has pressed or stamped into a piece. */
const stampOf = (prompt: string, index: number): string => {
  const texts = prompt.startsWith('Initials') ? INITIALS : NAMES;
  return texts[(index * 3) % texts.length] ?? '';
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
  // Of one moment they come in the order of their ids, which differ from demo to demo: what is bought shall not.
  cards.sort((a, b) => (a.title < b.title ? -1 : 1));
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

/** Who places an order: a regular or somebody else, in turn, and other people for the same piece each time. */
function buyerOf(index: number): (typeof demoBuyers)[number] {
  const [regulars, others] = [demoBuyers.slice(0, REGULARS), demoBuyers.slice(REGULARS)];
  const turn = Math.floor(index / 2);
  const people = index % 2 === 0 ? regulars : others;
  return people[(turn + BEGIN + 5 * Math.floor(turn / REGULARS)) % people.length] as (typeof demoBuyers)[number];
}

/** The pieces that everybody seems to want, as often as they were reviewed and a little more, each spread over all orders. */
const wantedTitles: string[] = [...reviewsOfListings]
  .flatMap(([title, said]) => {
    const times = Math.ceil(said.length * BOUGHT_A_REVIEW) + BOUGHT_BESIDES;
    return Array.from({ length: times }, (_, nth) => ({ title, at: (nth + 0.5) / times }));
  })
  .toSorted((a, b) => a.at - b.at)
  .map(({ title }) => title);

/** Where each piece is sent, by its title; one without a row goes everywhere. */
const zonesOf = new Map(
  demoFamilies.flatMap(({ shop, listings }) => listings.map(({ title }) => [title, demoPostage[shop]?.zones])),
);
const isSentTo = (country: string, title: string): boolean =>
  zonesOf.get(title)?.includes(findCountry(country)?.zone ?? '') ?? true;

/** Of so many pieces one is found by chance, the first of them far more often than the last. */
const CARD_COUNT = 46;
const GOLDEN = 0.618_034;

/** A piece that somebody came upon: neighbours in the list are of other shops. */
function cardAt(index: number, cards: readonly ListingCard[]): ListingCard | undefined {
  const at = Math.floor(((index * GOLDEN) % 1) ** 2 * CARD_COUNT);
  return cards[(at * 37 + 5) % cards.length];
}

/** The pieces of an order: its share of those that are wanted, and one or two that are found by chance. */
function listingsOf(index: number, cards: readonly ListingCard[], country: string): ListingCard[] {
  const [from, to] = [index, index + 1].map((nth) => Math.floor((nth * wantedTitles.length) / ORDERS));
  const wanted = wantedTitles.slice(from, to).map((title) => cards.find((card) => card.title === title));
  const chosen = [cardAt(2 * index, cards), index % 2 === 0 ? cardAt(2 * index + 1, cards) : undefined];
  return [...new Set([...wanted, ...chosen])]
    .filter((card) => card !== undefined)
    .filter(({ title }) => isSentTo(country, title));
}

async function buy(
  app: App,
  { people, index, cards }: { people: People; index: number; cards: ListingCard[] },
): Promise<void> {
  const buyer = buyerOf(index);
  const caller = demoCaller(app, allCalls(), sessionOf(people.get(buyer.email) ?? ''));
  const quantity = index % 7 === 0 ? 2 : 1;
  for (const [nth, card] of listingsOf(index, cards, buyer.country).entries()) {
    const listing = await caller.call<Listing>('listings.getListing', { listingId: card.listingId });
    // One is left: what carts of the demo are about is not sold out.
    const there = listing.variants.filter((each) => each.stock > quantity);
    const variant = there[(index * 5 + nth) % Math.max(1, there.length)];
    if (!variant) continue;
    await caller.call('cart.addItem', {
      listingId: listing.listingId,
      variantId: variant.id,
      quantity,
      personalisation: listing.personalisation ? stampOf(listing.personalisation.prompt, index) : '',
    });
  }
  if (index % 3 === 1) await applyCode(caller, Math.floor(index / 3));
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
      await createPlannedRefund(app, tx, {
        order,
        request: to === 'refunded' ? { kind: 'all' } : { kind: 'amount', amountCents: PART_CENTS },
        cause,
      });
  });
  await workOnDue(app, refundQueue);
}
