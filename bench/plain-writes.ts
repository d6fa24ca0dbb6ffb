import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Queryable } from '#server/platform/database/open-database.ts';
import type { PaymentProvider } from '#server/modules/payments/provider.ts';
import { hashed, visitorOf } from './thin-cart.ts';
import { thinMail } from './thin-mail.ts';
import type { ThinServer } from './thin-server.ts';

/** Where the plain writes stand: beside those of the thin server, which leave every row that the product leaves. */
export const PLAIN = '/plain';

/** Cart and line, and the cart as it is afterwards: no limit, no idempotency. */
const addSql = `
  WITH cart AS (
    INSERT INTO carts (id, token_hash, created_at, last_activity_at) VALUES ($1, $2, now(), now())
    ON CONFLICT (id) DO UPDATE SET last_activity_at = now() WHERE carts.token_hash = $2 RETURNING id
  ), line AS (
    INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, quantity, added_price_cents, added_at)
    SELECT cart.id, $6, v.seller_id, v.listing_id, v.id, $5, v.price_cents, now() FROM cart, listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
    WHERE l.id = $3 AND v.id = $4 AND l.state = 'active'
    ON CONFLICT (cart_id, variant_id, personalisation) DO UPDATE SET quantity = cart_lines.quantity + excluded.quantity RETURNING *
  ), every AS (SELECT * FROM cart_lines WHERE cart_id = $1 AND variant_id <> $4 UNION ALL SELECT * FROM line)
  SELECT json_agg(json_build_object('id', i.id, 'title', l.title, 'quantity', i.quantity, 'priceCents', v.price_cents, 'picture', l.pictures->0))::text AS items
  FROM every i JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id JOIN variants v ON v.seller_id = i.seller_id AND v.id = i.variant_id`;

const linesSql = `
  SELECT i.seller_id AS "sellerId", i.listing_id AS "listingId", i.variant_id AS "variantId", i.quantity, l.title, v.price_cents AS "priceCents", s.name AS "shopName", s.slug AS "shopSlug", s.place
  FROM carts c JOIN cart_lines i ON i.cart_id = c.id JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id
    JOIN variants v ON v.seller_id = i.seller_id AND v.id = i.variant_id JOIN shops s ON s.seller_id = i.seller_id
  WHERE c.id = $1 AND c.token_hash = $2 AND l.state = 'active' ORDER BY i.added_at, i.id`;

/** Pieces taken out of the stock, checkout and payment. */
const beginSql = `
  WITH checkout AS (
    INSERT INTO checkouts (id, access_key_hash, cart_id, email, status, total_cents, parcels, address, payment_method_id, request_hash, created_at, expires_at)
    VALUES ($1, $2, $3, $4, 'open', $5, '[]', $6, $7, $2, now(), now() + interval '15 minutes')
  ), payment AS (INSERT INTO payments (checkout_id, amount_cents, status, created_at, updated_at) VALUES ($1, $5, 'started', now(), now())
  ), wanted AS (SELECT * FROM unnest($8::text[], $9::text[], $10::int[]) AS w (seller_id, variant_id, quantity))
  UPDATE variants v SET stock = v.stock - w.quantity, sold = v.sold + w.quantity FROM wanted w
  WHERE v.seller_id = w.seller_id AND v.id = w.variant_id AND v.stock >= w.quantity`;

/** Paid: the orders with their lines, the cart emptied, the mail in the outbox. */
const paidSql = `
  WITH placed AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS o ("sellerId" text, id text, number text, "shopName" text, "shopSlug" text, place text, subtotal bigint, lines jsonb)
  ), orders AS (
    INSERT INTO orders (seller_id, id, number, checkout_id, state, email, buyer_name, address, shop_name, shop_slug, place, subtotal_cents, shipping_cents, total_cents, delivery_id, delivery_name, leaves_by, arrives_from,
      arrives_to, card_brand, card_last4, placed_at, updated_at, standard_shipping_cents, return_days)
    SELECT "sellerId", id, number, $1, 'confirmed', $3, $4::jsonb->>'name', $4, "shopName", "shopSlug", place, subtotal, 0, subtotal, 'standard', 'Standard', now(), now(), now(), $5, $6, now(), now(), 0, 14 FROM placed
  ), order_lines AS (
    INSERT INTO order_lines (seller_id, order_id, id, listing_id, variant_id, title, unit_price_cents, quantity)
    SELECT p."sellerId", p.id, gen_random_uuid()::text, l->>'listingId', l->>'variantId', l->>'title', (l->>'priceCents')::bigint, (l->>'quantity')::int FROM placed p, jsonb_array_elements(p.lines) l
  ), emptied AS (DELETE FROM cart_lines WHERE cart_id = $7
  ), payment AS (UPDATE payments SET status = 'captured', intent_id = $8, captured_cents = amount_cents, updated_at = now() WHERE checkout_id = $1
  ), checkout AS (UPDATE checkouts SET status = 'paid', paid_at = now() WHERE id = $1)
  INSERT INTO mails (key, recipient, subject, body_text, body_html, created_at, next_at) VALUES ('order-confirmation:' || $1, $3, $9, $10, $11, now(), now())`;

interface Line {
  sellerId: string;
  listingId: string;
  variantId: string;
  quantity: number;
  title: string;
  priceCents: number;
  shopName: string;
  shopSlug: string;
  place: string;
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

function ordersOf(lines: readonly Line[]) {
  return [...Map.groupBy(lines, (line) => line.sellerId)].map(([sellerId, own]) => ({
    ...(own[0] as Line),
    sellerId,
    id: `order-${randomUUID()}`,
    number: `AM-${new Date().getFullYear()}-${randomInt(1e9)}`,
    subtotal: sumOf(own),
    lines: own,
  }));
}

export function plainCart(server: ThinServer, db: Queryable): void {
  server.on(`POST ${PLAIN}/api/cart/items`, async (request) => {
    const { listingId, variantId, quantity } = request.body as Line;
    let visitor = visitorOf(request);
    let cookie: string | undefined;
    if (!visitor) {
      const [cartId, token] = [`guest-${randomUUID()}`, randomBytes(32).toString('base64url')];
      visitor = { cartId, tokenHash: hashed(token) };
      cookie = `cart=${cartId}.${token}; Path=/; HttpOnly; SameSite=Lax`;
    }
    const { rows } = await db.query<{ items: string }>({
      name: 'plain-add',
      text: addSql,
      values: [visitor.cartId, visitor.tokenHash, listingId, variantId, quantity, randomUUID()],
    });
    return { text: `{"items":${rows[0]?.items}}`, ...(cookie ? { cookie } : {}) };
  });
}

/** What a shop that keeps no books, tells nobody and reacts to nothing writes for a sale; with the same call to the provider. */
export function plainCheckout(server: ThinServer, db: Queryable, payments: PaymentProvider): void {
  const linesOf = async (visitor: { cartId: string; tokenHash: Buffer } | null): Promise<Line[]> =>
    (
      await db.query<Line & Record<string, unknown>>({
        name: 'plain-lines',
        text: linesSql,
        values: [visitor?.cartId, visitor?.tokenHash],
      })
    ).rows;
  server.on(`GET ${PLAIN}/api/checkout/quote`, async (request) => {
    const lines = await linesOf(visitorOf(request));
    return { text: JSON.stringify({ lines, totalCents: sumOf(lines) }) };
  });
  server.on(`POST ${PLAIN}/api/checkout`, async (request) => {
    const { email, address, paymentMethodId } = request.body as Record<'email' | 'paymentMethodId', string> & {
      address: object;
    };
    const visitor = visitorOf(request);
    const lines = await linesOf(visitor);
    const [checkoutId, total, shipTo] = [`checkout-${randomUUID()}`, sumOf(lines), JSON.stringify(address)];
    await db.query({
      name: 'plain-begin',
      text: beginSql,
      values: [
        checkoutId,
        hashed(checkoutId),
        visitor?.cartId,
        email,
        total,
        shipTo,
        paymentMethodId,
        lines.map((line) => line.sellerId),
        lines.map((line) => line.variantId),
        lines.map((line) => line.quantity),
      ],
    });
    const intent = await payments.createIntent({
      checkoutId,
      amountCents: total,
      currency: 'EUR',
      email,
      paymentMethodId,
    });
    const orders = ordersOf(lines);
    const mail = thinMail(orders, orders);
    await db.query({
      name: 'plain-paid',
      text: paidSql,
      values: [
        checkoutId,
        JSON.stringify(orders),
        email,
        shipTo,
        intent.cardBrand,
        intent.cardLast4,
        visitor?.cartId,
        intent.id,
        mail.subject,
        mail.text,
        mail.html,
      ],
    });
    return { text: JSON.stringify({ checkoutId, totalCents: total, orders: orders.map(({ number }) => number) }) };
  });
}
