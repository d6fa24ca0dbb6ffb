import type { OrderState } from '#domain/orders/model.ts';
import { contract } from '#domain/rooms.ts';
import { insertAdmin } from '#server/rooms/admin/admin-store.ts';
import type { Random } from '#server/platform/clock/random.ts';
import { findFeePercent } from '#server/rooms/payments/fee-rule-store.ts';
import { ask } from '../ask.ts';
import { type SoldVariant, variantOf } from '../buying.ts';
import type { Answer } from '../checked-answer.ts';
import { maker } from '../market.ts';
import { type Browser, browser, type Sale, signUp } from '../sale.ts';
import { sqlOf } from '../sql-of.ts';
import { sayFacts } from '../trader.ts';
import type { BookedOrder, ReferenceBooks } from './reference-books.ts';

export type Maker = Awaited<ReturnType<typeof maker>>;

/** A piece with the price that its maker set. */
export interface Priced extends SoldVariant {
  priceCents: number;
}

/** The people of one sequence, and what they know of one another. */
export interface Scene {
  sale: Sale;
  books: ReferenceBooks;
  random: Random;
  /** Tells sequences apart. */
  name: string;
  sql: ReturnType<typeof sqlOf>;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** Ana is registered for VAT in Portugal, Ben is exempt from it. */
  makers: Maker[];
  offered: Map<string, Priced[]>;
  office: Browser;
  fee: { percent: number };
  /** Disputes that are open, by payment; and payments that were lost. */
  open: Map<string, string>;
  lost: Set<string>;
  makerOf: (order: BookedOrder) => Maker;
  stateOf: (order: BookedOrder) => Promise<OrderState>;
  isDisputed: (order: BookedOrder) => boolean;
}

export async function openScene(
  sale: Sale,
  books: ReferenceBooks,
  { random, name }: Pick<Scene, 'random' | 'name'>,
): Promise<Scene> {
  const makers: Maker[] = [];
  const offered = new Map<string, Priced[]>();
  for (const [each, sellsAs] of [
    ['Ana', 'registered'],
    ['Ben', 'small-business'],
  ] as const) {
    const who = await maker(sale.address, `${each} ${name}`);
    await sayFacts(who, { sellsAs, legalName: `${each} ${name}` });
    makers.push(who);
    const prices = [1234, 5000, 333 + random.integer(20_000)];
    offered.set(
      who.userId,
      await Promise.all(
        prices.map(async (priceCents) => ({
          ...(await variantOf(sale, who, { priceCents, quantity: 900 })),
          priceCents,
        })),
      ),
    );
  }
  const office = await signUp(browser(sale.address), `Cy ${name}`);
  await insertAdmin(sale.app.db, { userId: office.userId, role: 'master_admin', createdBy: null, now: new Date() });
  const makerOf = ({ sellerId }: BookedOrder): Maker => makers.find(({ userId }) => userId === sellerId) as Maker;
  const open = new Map<string, string>();
  return {
    ...{ sale, books, random, name, makers, offered, office, makerOf, open },
    sql: sqlOf(() => sale),
    pick: (items) => items[random.integer(items.length)],
    fee: { percent: await findFeePercent(sale.app.db, sale.app.clock.now()) },
    lost: new Set(),
    stateOf: async (order) =>
      (await ask(makerOf(order), contract.orders.getShopOrder, { orderId: order.orderId })).state,
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
