import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { maker } from './market.ts';
import { publishListing } from './market.ts';
import { browser, type Browser, type Sale } from './sale.ts';
import { onlyRow } from '#server/platform/database/only-row.ts';

export interface SoldVariant {
  listingId: string;
  variantId: string;
}

interface Chosen {
  quantity?: number;
  personalisation?: string;
}

/** A published piece as carts want it. */
export async function variantOf(
  sale: Pick<Sale, 'address'>,
  seller: Awaited<ReturnType<typeof maker>>,
  {
    priceCents = 2800,
    quantity = 5,
    ...changes
  }: Record<string, unknown> & { priceCents?: number; quantity?: number } = {},
): Promise<SoldVariant> {
  const listingId = await publishListing(seller, { variants: [{ values: [], priceCents, quantity }], ...changes });
  const { body } = await browser(sale.address).call('GET', `/api/listings/${listingId}`);
  return { listingId, variantId: body.variants[0].id };
}

/** A visitor's browser with pieces in the cart. */
export async function withCart(sale: Sale, ...variants: (SoldVariant & Chosen)[]): Promise<Browser> {
  const who = browser(sale.address);
  for (const variant of variants) await put(who, variant);
  return who;
}

export async function put(who: Browser, { listingId, variantId, ...chosen }: SoldVariant & Chosen): Promise<void> {
  const item = { listingId, variantId, quantity: 1, ...chosen };
  const { status, body } = await who.call('POST', '/api/cart/items', item);
  if (status !== 200) throw new Error(`addItem answered ${status} ${JSON.stringify(body)}`);
}

export const address = {
  name: 'Rio Keller',
  line1: 'Rua das Flores 12',
  line2: '',
  postcode: '4050-265',
  city: 'Porto',
  country: 'PT',
  phone: '',
};

/** What a browser sends to pay its cart as the quote shows it now. */
export async function orderForm(who: Browser, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const quote = (await who.call('GET', '/api/checkout/quote?country=PT')).body;
  return {
    email: 'rio@example.com',
    address,
    delivery: {},
    expectedTotalCents: quote.totalCents ?? 0,
    note: '',
    ...changes,
  };
}

export const start = (who: Browser, form: Record<string, unknown>, key: string = randomUUID()) =>
  who.call('POST', '/api/checkout', form, { 'idempotency-key': key });

/** Pays the cart with a test card of the provider, by its token. */
export async function buy(
  who: Browser,
  { card = 'pm_card_visa', key, ...changes }: Record<string, unknown> & { card?: string; key?: string } = {},
) {
  return start(who, await orderForm(who, { paymentMethodId: card, ...changes }), key);
}

/** Several who pay at once: each has seen what it costs before the first of them pays. */
export async function buyAtOnce(people: readonly Browser[]) {
  const forms = await Promise.all(people.map((who) => orderForm(who, { paymentMethodId: 'pm_card_visa' })));
  return Promise.all(people.map((who, index) => start(who, forms[index] ?? {})));
}

export const finish = (who: Browser, { checkoutId, accessKey }: { checkoutId: string; accessKey: string }) =>
  who.call('POST', `/api/checkout/${checkoutId}/finish`, { accessKey });

export const stockOf = async ({ app }: Sale, { variantId }: SoldVariant) =>
  onlyRow(
    await app.db.query<{ stock: number; reserved: number; sold: number }>({
      text: 'SELECT stock, reserved, sold FROM variants WHERE id = $1',
      values: [variantId],
    }),
  );

export const count = async ({ app }: Sale, text: string, values: unknown[] = []): Promise<number> =>
  onlyRow(await app.db.query<{ n: number }>({ text: `SELECT count(*)::int AS n FROM ${text}`, values })).n;

interface PaidCheckout {
  id: string;
  total_cents: number;
  captured_cents: number;
  status: string;
  intent_id: string | null;
  orders: number;
  /** The buyer's bank has taken it for good: at the provider it stays as it was captured. */
  is_lost: boolean;
  /** What the provider gave back of paid orders: what a lost dispute left with the bank is none of it. */
  refunded_cents: number;
}

/** Books and provider agree: each paid checkout has one captured charge of its sum, and no other money was kept [INV-02, INV-07]. */
export async function expectBooksBalance(sale: Sale): Promise<void> {
  const { rows } = await sale.app.db.query<PaidCheckout>({
    text: `SELECT c.id, c.total_cents, p.captured_cents, p.status, p.intent_id, (SELECT coalesce(sum(o.total_cents), 0)::bigint FROM orders o WHERE o.checkout_id = c.id) AS orders,
             p.refunded_cents - (SELECT coalesce(sum(r.amount_cents), 0)::bigint FROM refunds r WHERE r.checkout_id = c.id AND r.status = 'by_bank') AS refunded_cents,
             EXISTS (SELECT 1 FROM disputes d WHERE d.checkout_id = c.id AND d.booked = 'lost') AS is_lost
           FROM checkouts c JOIN payments p ON p.checkout_id = c.id`,
  });
  const charges = (await sale.provider.stripe.charges.list({ limit: 100 })).data.filter(
    (charge) => charge.captured && charge.status === 'succeeded',
  );
  for (const row of rows) {
    const stored = charges.filter(
      (charge) => charge.metadata.checkoutId === row.id || charge.payment_intent === row.intent_id,
    );
    const sum = stored.reduce((total, charge) => total + charge.amount_captured - charge.amount_refunded, 0);
    expect([row.id, sum], row.status).toEqual([
      row.id,
      row.orders > 0
        ? row.total_cents - row.refunded_cents
        : row.status === 'to_refund' || row.is_lost
          ? row.captured_cents
          : 0,
    ]);
    expect([0, row.total_cents]).toContain(row.orders);
  }
  // [PAY-03] Each captured payment is booked once, with its sum.
  expect(
    await count(
      sale,
      `payments p WHERE captured_cents <> (SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_transactions t
         JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id AND e.account = 'provider_clearing'
         WHERE t.checkout_id = p.checkout_id AND t.kind IN ('charge', 'late_charge'))`,
    ),
  ).toBe(0);
  expect(await count(sale, 'variants WHERE stock < 0 OR reserved < 0 OR received <> stock + reserved + sold')).toBe(0);
  expect(
    await count(
      sale,
      `variants v WHERE reserved <> (SELECT coalesce(sum(quantity), 0) FROM stock_reservations h WHERE h.variant_id = v.id AND h.seller_id = v.seller_id AND h.status = 'active')`,
    ),
  ).toBe(0);
}
