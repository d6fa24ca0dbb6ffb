import type { OrderState } from '#domain/orders/model.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import type { Random } from '#server/platform/clock/random.ts';
import { findFeePercent } from '#server/modules/payments/fee-rule-store.ts';
import { buy, type SoldVariant, variantOf, withCart } from '../buying.ts';
import type { Answer } from '../checked-answer.ts';
import { maker, publishListing } from '../market.ts';
import { type Browser, browser, type Sale, signUp } from '../sale.ts';
import { sqlOf } from '../sql-of.ts';
import { sayFacts } from '../trader.ts';
import type { BookedOrder, ReferenceBooks } from './reference-books.ts';

export type Maker = Awaited<ReturnType<typeof maker>>;

/** A piece with the price that its maker set. */
export interface Priced extends SoldVariant {
  priceCents: number;
}

/** What sequences have in common that follow each other on one product. */
export interface Town {
  sale: Sale;
  office: Browser;
  /** How often each of these came about, of all sequences. */
  met: Map<Way, number>;
}

/** What has to come about, again and again, however the acts are drawn: what people do, and what is refused to them. */
export const WAYS = [
  ...(['one shop', 'two shops', 'percentage', 'percentage used up', 'sum', 'sum of too little', 'postage'] as const),
  ...(['offer', 'on sale', 'unpaid', 'paid late', 'paid another sum', 'price shown before another fee'] as const),
  ...(['paid as the fee changes', 'declined before another fee', 'fee changed'] as const),
  ...(['refund of a sum', 'refund of a piece', 'refund of all', 'refund above the rest', 'refund wrongly'] as const),
  ...(['refund twice', 'refund while the bank has it', 'refund while it is paid out', 'refunds sent'] as const),
  ...([
    'called off by the buyer',
    'called off by the maker',
    'called off by the office',
    'called off too late',
  ] as const),
  ...([
    'withdrawn before it left',
    'withdrawn after it left',
    'returned',
    'arrived',
    'completed',
    'completed while disputed',
  ] as const),
  ...(['disputed before it is payable', 'disputed while payable', 'disputed after the payout'] as const),
  ...([
    'disputed with promised refunds',
    'won',
    'lost',
    'paid out',
    'below zero on the day of payouts',
    'sent back',
  ] as const),
];
export type Way = (typeof WAYS)[number];

/** The people of one sequence, and what they know of one another. */
export interface Scene extends Town {
  books: ReferenceBooks;
  random: Random;
  /** Tells sequences apart. */
  name: string;
  sql: ReturnType<typeof sqlOf>;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** An order that fits, where there is one; now and then any other, so that what is refused comes about too. */
  pickOrder: (fits?: (order: BookedOrder, state: OrderState) => boolean) => Promise<Picked | undefined>;
  note: (way: Way) => void;
  /** Ana is registered for VAT in Portugal, Ben is exempt from it. */
  makers: Maker[];
  offered: Map<string, Priced[]>;
  fee: { percent: number };
  /** Disputes that are open, by payment; and payments that were lost. */
  open: Map<string, string>;
  lost: Set<string>;
  makerOf: (order: BookedOrder) => Maker;
  stateOf: (order: BookedOrder) => Promise<OrderState>;
  isDisputed: (order: BookedOrder) => boolean;
}

interface Picked {
  order: BookedOrder;
  state: OrderState;
}

/** A product for sequences that follow each other. */
export async function openTown(sale: Sale, met: Town['met']): Promise<Town> {
  const office = await signUp(browser(sale.address), 'Cy Office');
  await insertAdmin(sale.app.db, { userId: office.userId, role: 'master_admin', createdBy: null, now: new Date() });
  // What belongs to somebody who is not paid out lies at the provider: a balance below zero of one never holds up another's payout.
  const zoe = await maker(sale.address, 'Zoe Weaver');
  const carpet = await variantOf(sale, zoe, { priceCents: 900_000, quantity: 5 });
  await buy(await withCart(sale, { ...carpet, quantity: 5 }));
  return { sale, office, met };
}

/** One listing with a size for each price. */
async function publishSizes(sale: Sale, who: Maker, prices: readonly number[]): Promise<Priced[]> {
  const variants = prices.map((priceCents, size) => ({ values: [String(size)], priceCents, quantity: 900 }));
  const options = [{ name: 'Size', values: variants.flatMap(({ values }) => values) }];
  const listingId = await publishListing(who, { options, variants });
  const { body } = await browser(sale.address).call('GET', `/api/listings/${listingId}`);
  return body.variants.map(({ id, priceCents }: { id: string; priceCents: number }) => ({
    ...{ listingId, variantId: id, priceCents },
  }));
}

export async function openScene(
  town: Town,
  books: ReferenceBooks,
  { random, name }: Pick<Scene, 'random' | 'name'>,
): Promise<Scene> {
  const { sale, met } = town;
  const makers: Maker[] = [];
  const offered = new Map<string, Priced[]>();
  for (const [each, sellsAs] of [
    ['Ana', 'registered'],
    ['Ben', 'small-business'],
  ] as const) {
    const who = await maker(sale.address, `${each} ${name}`);
    await sayFacts(who, { sellsAs, legalName: `${each} ${name}` });
    makers.push(who);
    offered.set(who.userId, await publishSizes(sale, who, [1234, 5000, 333 + random.integer(20_000)]));
  }
  const makerOf = ({ sellerId }: BookedOrder): Maker => makers.find(({ userId }) => userId === sellerId) as Maker;
  const sql = sqlOf(() => sale);
  const open = new Map<string, string>();
  const pick: Scene['pick'] = (items) => items[random.integer(items.length)];
  async function statesOf(orders: readonly BookedOrder[]): Promise<Picked[]> {
    const { rows } = await sql<{ id: string; state: OrderState }>('SELECT id, state FROM orders WHERE id = ANY($1)', [
      orders.map(({ orderId }) => orderId),
    ]);
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    return orders.map((order) => ({ order, state: states.get(order.orderId) as OrderState }));
  }
  return {
    ...{ ...town, books, random, name, makers, offered, makerOf, open, sql, pick },
    fee: { percent: await findFeePercent(sale.app.db, sale.app.clock.now()) },
    lost: new Set(),
    note: (way) => void met.set(way, (met.get(way) ?? 0) + 1),
    pickOrder: async (fits = () => true) => {
      const all = await statesOf(books.orders);
      const fitting = random.integer(6) === 0 ? [] : all.filter(({ order, state }) => fits(order, state));
      return pick(fitting.length > 0 ? fitting : all);
    },
    stateOf: async (order) => (await statesOf([order]))[0]?.state as OrderState,
    isDisputed: ({ checkoutId }) => open.has(checkoutId),
  };
}

/** Refused with this code, or the sequence fails. */
export function refused({ status, body }: Answer, code: string): void {
  if (status < 400 || body.error?.code !== code) throw new Error(`${code}: ${status} ${JSON.stringify(body)}`);
}

/** Answered well, or the sequence fails. */
export function done(what: string, { status, body }: Answer): Answer['body'] {
  if (status !== 200) throw new Error(`${what} answered ${status} ${JSON.stringify(body)}`);
  return body;
}
