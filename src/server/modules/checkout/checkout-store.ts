import type { Promo } from '#domain/promotions/promo-schema.ts';
import type { Quote } from '#domain/checkout/model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { Address } from '#domain/core/address.ts';
import { beginPaymentSql, bookPaymentSql, type PaymentStatus } from '../payments/payment-store.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { cartsOfSql } from '../promotions/promo-store.ts';
import type { StockLine } from '../listings/stock-store.ts';

type CheckoutStatus = 'open' | 'processing' | 'requires_action' | 'paid' | 'failed' | 'expired';

export interface CheckoutRow {
  id: string;
  access_key_hash: Buffer;
  cart_id: string;
  buyer_id: string | null;
  email: string;
  /** What the pages were in when it was begun. */
  language: Language;
  status: CheckoutStatus;
  total_cents: number;
  discount_cents: number;
  promo: Promo | null;
  currency: string;
  parcels: Quote['parcels'];
  address: Address;
  /** Null: the delivery address. */
  billing_address: Address | null;
  /** To every maker, and to one, by seller. */
  note: string;
  notes: Record<string, string>;
  decline_code: string | null;
  payment_method_id: string | null;
  request_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  intent_id: string | null;
  /** [LAW-03] The version of the terms that paying accepts. */
  terms_version: number | null;
  /** A request asks the provider for its payment at this moment. */
  is_asking: boolean;
  payment_status: PaymentStatus;
}

/** What of a checkout its mail tells. */
export type ConfirmedCheckout = Pick<
  CheckoutRow,
  'id' | 'email' | 'language' | 'parcels' | 'total_cents' | 'discount_cents' | 'promo'
>;

const checkoutSql = `SELECT c.*, p.intent_id, p.status AS payment_status FROM checkouts c
  JOIN payments p ON p.checkout_id = c.id`;

export async function findCheckout(db: Queryable, checkoutId: string): Promise<CheckoutRow | null> {
  const { rows } = await db.query<CheckoutRow>({
    name: 'checkout-find',
    text: `${checkoutSql} WHERE c.id = $1`,
    values: [checkoutId],
  });
  return rows[0] ?? null;
}

/** Locked first of all that a payment touches: checkout, then stock in the order of ids, then the cart. */
export async function lockCheckout(tx: Transaction, checkoutId: string): Promise<CheckoutRow | null> {
  const { rows } = await tx.query<CheckoutRow>({
    name: 'checkout-lock',
    text: `${checkoutSql} WHERE c.id = $1 FOR UPDATE OF c`,
    values: [checkoutId],
  });
  return rows[0] ?? null;
}

/** The unpaid checkouts of a cart, and of guests' carts that went into it; `isAsked` says of one that is younger than `askedSince` that its payment is not known yet, `isProcessing` that the bank has it. */
export async function listLiveCheckouts(
  db: Queryable,
  cartId: string,
  requestedSince: Date,
): Promise<{ id: string; isAsked: boolean; isProcessing: boolean }[]> {
  const { rows } = await db.query<{ id: string; isAsked: boolean; isProcessing: boolean }>({
    name: 'checkout-live',
    text: `SELECT c.id, p.intent_id IS NULL AND c.is_asking AND c.created_at > $2 AS "isAsked",
           c.status = 'processing' AS "isProcessing" FROM checkouts c JOIN payments p ON p.checkout_id = c.id
           WHERE c.cart_id = ANY(${cartsOfSql('$1')}) AND c.status IN ('open', 'processing', 'requires_action',
             'failed')`,
    values: [cartId, requestedSince],
  });
  return rows;
}

/** Whether a request asks for the payment of a checkout at this moment. */
export async function saveAsking(db: Queryable, checkoutId: string, isAsking: boolean): Promise<void> {
  await db.query({
    name: 'checkout-asking',
    text: 'UPDATE checkouts SET is_asking = $2 WHERE id = $1 AND is_asking <> $2',
    values: [checkoutId, isAsking],
  });
}

export interface NewCheckout extends Pick<
  CheckoutRow,
  | 'id'
  | 'access_key_hash'
  | 'cart_id'
  | 'buyer_id'
  | 'email'
  | 'language'
  | 'total_cents'
  | 'discount_cents'
  | 'promo'
  | 'parcels'
  | 'address'
  | 'terms_version'
  | 'billing_address'
  | 'note'
  | 'notes'
  | 'payment_method_id'
  | 'request_hash'
  | 'created_at'
  | 'expires_at'
> {
  lines: StockLine[];
}

/** Writes the checkout, its holds and its payment in one statement. */
export function insertCheckout(tx: Transaction, checkout: NewCheckout): void {
  tx.send({
    name: 'checkout-insert',
    text: `WITH checkout AS (
             INSERT INTO checkouts (id, access_key_hash, cart_id, buyer_id, email, status, total_cents, discount_cents,
               parcels, address, note, payment_method_id, request_hash, created_at, expires_at, promo, billing_address,
               language, notes, terms_version)
             VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11, $12, $13, $14, $19, $20, $21, $22, $23)
           ), payment AS (
             ${beginPaymentSql({ checkoutId: '$1', cents: '$6', now: '$13' })}
           )
           INSERT INTO stock_reservations (seller_id, checkout_id, variant_id, listing_id, quantity, expires_at)
           SELECT seller_id, $1, variant_id, listing_id, quantity, $14
             FROM unnest($15::text[], $16::text[], $17::text[], $18::int[]) AS h (seller_id, listing_id, variant_id,
             quantity)`,
    values: [
      checkout.id,
      checkout.access_key_hash,
      checkout.cart_id,
      checkout.buyer_id,
      checkout.email,
      checkout.total_cents,
      checkout.discount_cents,
      JSON.stringify(checkout.parcels),
      JSON.stringify(checkout.address),
      checkout.note,
      checkout.payment_method_id,
      checkout.request_hash,
      checkout.created_at,
      checkout.expires_at,
      ...columnsOf(checkout.lines),
      checkout.promo && JSON.stringify(checkout.promo),
      checkout.billing_address && JSON.stringify(checkout.billing_address),
      checkout.language,
      JSON.stringify(checkout.notes),
      checkout.terms_version,
    ],
  });
}

const columnsOf = (lines: readonly StockLine[]): [string[], string[], string[], number[]] => [
  lines.map((line) => line.sellerId),
  lines.map((line) => line.listingId),
  lines.map((line) => line.variantId),
  lines.map((line) => line.quantity),
];

/** The stock lines of a checkout: one per variant, since two texts for the same piece are two lines but one stock. */
export function stockLinesOf(parcels: Quote['parcels']): StockLine[] {
  const lines = new Map<string, StockLine>();
  for (const line of parcels.flatMap((parcel) => parcel.lines)) {
    const known = lines.get(line.variantId);
    lines.set(line.variantId, {
      sellerId: line.sellerId,
      listingId: line.listingId,
      variantId: line.variantId,
      quantity: (known?.quantity ?? 0) + line.quantity,
    });
  }
  return [...lines.values()];
}

export interface Outcome {
  checkoutId: string;
  status: CheckoutStatus;
  reservations: 'active' | 'taken' | 'released';
  payment: Exclude<PaymentStatus, 'refunded'>;
  intentId: string | null;
  declineCode: string | null;
  captured: { cents: number; brand: string | null; last4: string | null } | null;
  /** What was placed, by number. */
  orders?: { id: string; number: string }[];
  now: Date;
}

const bookOutcomeSql = bookPaymentSql({
  checkoutId: '$1',
  status: '$4',
  intentId: '$5',
  capturedCents: '$7',
  brand: '$8',
  last4: '$9',
  now: '$10',
});

/** Writes what became of a checkout: its state, its reservations and its payment, in one statement. */
export function saveOutcome(tx: Transaction, outcome: Outcome): void {
  const { captured } = outcome;
  tx.send({
    name: 'checkout-outcome',
    text: `WITH reservations AS (UPDATE stock_reservations SET status = $3 WHERE checkout_id = $1 AND status <> $3),
             payment AS (${bookOutcomeSql})
           UPDATE checkouts SET status = $2, decline_code = $6,
             paid_at = CASE WHEN $2 = 'paid' THEN $10 ELSE paid_at END
           WHERE id = $1`,
    values: [
      outcome.checkoutId,
      outcome.status,
      outcome.reservations,
      outcome.payment,
      outcome.intentId,
      outcome.declineCode,
      captured?.cents ?? null,
      captured?.brand ?? null,
      captured?.last4 ?? null,
      outcome.now,
    ],
  });
}

export async function listOrdersOf(db: Queryable, checkoutId: string): Promise<{ id: string; number: string }[]> {
  const { rows } = await db.query<{ id: string; number: string }>({
    name: 'checkout-orders',
    text: 'SELECT id, number FROM orders WHERE checkout_id = $1 ORDER BY number',
    values: [checkoutId],
  });
  return rows;
}
