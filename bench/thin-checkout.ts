import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { priceParcels } from '#domain/checkout/price-parcels.ts';
import type { Quote } from '#domain/checkout/model.ts';
import { chargeOrder } from '#domain/payments/ledger.ts';
import { pricedLines } from '#server/modules/checkout/priced-line-store.ts';
import type { Queryable } from '#server/platform/database/open-database.ts';
import { findFeePercent } from '#server/modules/payments/fee-rule-store.ts';
import type { PaymentProvider } from '#server/modules/payments/provider.ts';
import { hashed, type Visitor, visitorOf } from './thin-cart.ts';
import { thinMail } from './thin-mail.ts';
import type { ThinServer } from './thin-server.ts';

interface Request {
  email: string;
  address: { name: string; country: string };
  paymentMethodId: string;
}

/** Pieces held, checkout, payment and holds written: what stands before the provider is asked. */
const beginSql = `
  WITH counted AS (
    INSERT INTO rate_limits (subject, action, window_start, count) VALUES ('ip:' || $1, 'checkout.startCheckout', date_trunc('minute', now()), 1)
    ON CONFLICT (subject, action, window_start) DO UPDATE SET count = rate_limits.count + 1
  ), active AS (UPDATE carts SET last_activity_at = now() WHERE id = $4
  ), checkout AS (
    INSERT INTO checkouts (id, access_key_hash, cart_id, email, status, total_cents, parcels, address, payment_method_id, request_hash, created_at, expires_at)
    VALUES ($2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, now(), now() + interval '15 minutes')
  ), payment AS (INSERT INTO payments (checkout_id, amount_cents, status, created_at, updated_at) VALUES ($2, $6, 'started', now(), now())
  ), wanted AS (SELECT * FROM unnest($11::text[], $12::text[], $13::text[], $14::int[]) AS w (seller_id, listing_id, variant_id, quantity)
  ), reserved AS (UPDATE variants v SET stock = v.stock - w.quantity, reserved = v.reserved + w.quantity FROM wanted w WHERE v.seller_id = w.seller_id AND v.id = w.variant_id AND v.stock >= w.quantity
  ) INSERT INTO stock_reservations (seller_id, checkout_id, variant_id, listing_id, quantity, expires_at) SELECT seller_id, $2, variant_id, listing_id, quantity, now() + interval '15 minutes' FROM wanted`;

/** Everything that a payment leaves behind: pieces sold, orders with lines and transitions, the ledger, the cart emptied, events, alerts, the mail. */
const paidSql = `
  WITH lines AS (SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[]) AS w (seller_id, listing_id, variant_id, quantity)
  ), placed AS (SELECT o.*, now() AS at FROM jsonb_to_recordset($6::jsonb) AS o ("sellerId" text, id text, number text, "shopName" text, "shopSlug" text, place text, subtotal bigint, shipping bigint, standard bigint,
      delivery jsonb, lines jsonb, "eventId" text, count int)
  ), taken AS (UPDATE variants v SET reserved = v.reserved - w.quantity, sold = v.sold + w.quantity FROM lines w WHERE v.seller_id = w.seller_id AND v.id = w.variant_id
  ), of_listing AS (UPDATE listings l SET sold = l.sold + w.quantity FROM lines w WHERE l.seller_id = w.seller_id AND l.id = w.listing_id
  ), of_shop AS (UPDATE shops s SET sold = s.sold + w.quantity FROM (SELECT seller_id, sum(quantity)::int AS quantity FROM lines GROUP BY 1) w WHERE s.seller_id = w.seller_id
  ), numbers AS (INSERT INTO order_numbers SELECT number, "sellerId", id FROM placed
  ), orders AS (
    INSERT INTO orders (seller_id, id, number, checkout_id, state, email, buyer_name, address, shop_name, shop_slug, place, subtotal_cents, shipping_cents, total_cents, delivery_id, delivery_name, leaves_by, arrives_from,
      arrives_to, card_brand, card_last4, placed_at, updated_at, standard_shipping_cents, return_days)
    SELECT "sellerId", id, number, $1, 'confirmed', $7, $8::jsonb->>'name', $8, "shopName", "shopSlug", place, subtotal, shipping, subtotal + shipping, delivery->>'id', delivery->>'name', (delivery->>'leavesBy')::date,
      (delivery->>'arrivesFrom')::date, (delivery->>'arrivesTo')::date, $9, $10, at, at, standard, 14 FROM placed
  ), order_lines AS (
    INSERT INTO order_lines (seller_id, order_id, id, listing_id, variant_id, title, option_values, picture, unit_price_cents, quantity)
    SELECT p."sellerId", p.id, l->>'id', l->>'listingId', l->>'variantId', l->>'title', ARRAY(SELECT jsonb_array_elements_text(l->'values')), l->'picture', (l->>'priceCents')::bigint, (l->>'quantity')::int
    FROM placed p, jsonb_array_elements(p.lines) l
  ), transitions AS (INSERT INTO order_transitions SELECT "sellerId", id, 'confirmed', at, 'payment' FROM placed
  ), emptied AS (DELETE FROM cart_lines WHERE cart_id = $11
  ), cart AS (UPDATE carts SET last_activity_at = now() WHERE id = $11
  ), reservations AS (UPDATE stock_reservations SET status = 'taken' WHERE checkout_id = $1
  ), payment AS (UPDATE payments SET status = 'captured', intent_id = $12, captured_cents = amount_cents, card_brand = $9, card_last4 = $10, updated_at = now() WHERE checkout_id = $1
  ), lately AS (INSERT INTO sold_lately SELECT seller_id, listing_id FROM lines ON CONFLICT DO NOTHING
  ), cards AS (
    UPDATE search_documents d SET card = regexp_replace(d.card::text, '"stock":\\d+', '"stock":' || v.stock)::json
    FROM (SELECT seller_id, listing_id, sum(stock) AS stock FROM variants WHERE (seller_id, listing_id) IN (SELECT seller_id, listing_id FROM lines) GROUP BY 1, 2) v WHERE d.seller_id = v.seller_id AND d.listing_id = v.listing_id
  ), given AS (SELECT * FROM jsonb_to_recordset($16::jsonb) AS t (id text, "sellerId" text, "orderId" text, currency text, facts jsonb, entries jsonb)
  ), booked AS (
    INSERT INTO ledger_transactions (seller_id, id, kind, cause_id, checkout_id, order_id, currency, facts, at)
    SELECT "sellerId", id, facts->>'kind', "orderId", $1, "orderId", currency, facts, now() FROM given
  ), entry AS (SELECT g.*, g.facts->>'kind' AS kind, e.key AS account, e.value::bigint AS cents FROM given g, jsonb_each_text(g.entries) e
  ), entries AS (INSERT INTO ledger_entries SELECT "sellerId", id, account, cents FROM entry
  ), sums AS (
    INSERT INTO ledger_sums SELECT "sellerId", currency, account, kind, sum(cents) FROM entry GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (seller_id, currency, account, kind) DO UPDATE SET amount_cents = ledger_sums.amount_cents + excluded.amount_cents
  ), checkout AS (UPDATE checkouts SET status = 'paid', paid_at = now() WHERE id = $1
  ), mail AS (INSERT INTO mails (key, recipient, subject, body_text, body_html, created_at, next_at) VALUES ('order-confirmation:' || $1, $7, $13, $14, $15, now(), now())
  ), alerts AS (
    INSERT INTO alerts (seller_id, id, category, type, priority, title, message, action_url, action_label, metadata, created_at, updated_at)
    SELECT "sellerId", 'alert_' || "eventId", 'order', 'new_order', 'high', 'New order ' || number, count || ' pieces', '/seller-dashboard/orders/' || id, 'View order', jsonb_build_object('orderId', id, 'orderNumber', number), at, at FROM placed
  ), live AS (
    INSERT INTO live_messages (topic, name, payload, at) SELECT 'shop:' || "sellerId", name, jsonb_build_object('orderId', id, 'number', number), at FROM placed, (VALUES ('orders.placed'), ('alerts.raised')) n (name)
  ) INSERT INTO events (subject, id, name, payload, at)
    SELECT subject, gen_random_uuid()::text, name, jsonb_build_object('checkoutId', $1::text), now()
    FROM (SELECT $1::text AS subject, 'checkout.paid' AS name UNION ALL SELECT id, 'orders.placed' FROM placed UNION ALL SELECT "sellerId", n FROM placed, unnest('{alerts.raised,listings.stock-changed,search.indexed}'::text[]) n) e`;

const stockColumns = (quote: Quote): unknown[] => {
  const lines = quote.parcels.flatMap((parcel) => parcel.lines);
  return [
    lines.map((line) => line.sellerId),
    lines.map((line) => line.listingId),
    lines.map((line) => line.variantId),
    lines.map((line) => line.quantity),
  ];
};

const ordersOf = (quote: Quote): (Placed & { number: string })[] =>
  quote.parcels.map((parcel) => {
    const delivery = parcel.options.find((option) => option.id === parcel.chosen);
    return {
      sellerId: parcel.sellerId,
      id: `order-${randomUUID()}`,
      number: `AM-${new Date().getFullYear()}-${randomInt(1e9)}`,
      shopName: parcel.shopName,
      shopSlug: parcel.shopSlug,
      place: parcel.place,
      subtotal: parcel.subtotalCents,
      shipping: delivery?.priceCents ?? 0,
      standard: Math.min(...parcel.options.map(({ priceCents }) => priceCents)),
      delivery,
      lines: parcel.lines,
      eventId: randomUUID(),
      count: parcel.lines.length,
    };
  });

interface Placed {
  id: string;
  sellerId: string;
  subtotal: number;
  shipping: number;
}

/** What the orders book: charge and fee of each. */
const ledgerOf = (orders: readonly Placed[], { checkoutId, percent }: { checkoutId: string; percent: number }) =>
  orders.flatMap(({ id, sellerId, subtotal, shipping }) =>
    chargeOrder(
      {
        sellerId,
        orderId: id,
        subtotalCents: subtotal,
        shippingCents: shipping,
        taxCents: 0,
        discountCents: 0,
        containedTaxCents: 0,
        fundedCents: 0,
      },
      { checkoutId, currency: 'EUR' },
      percent,
    ).map((booked) => ({ ...booked, id: randomUUID() })),
  );

/** Quote and checkout with the same rows as the product, in one reading, two writing statements and the same call to the provider. */
export function thinCheckout(server: ThinServer, db: Queryable, payments: PaymentProvider): void {
  // Hardly ever changes: read once.
  const percent = findFeePercent(db, new Date());
  const quoteOf = async (visitor: Visitor | null, country: string): Promise<Quote> => {
    const priced = priceParcels({
      ...(await pricedLines(db, { cartId: '', tokenHash: null, ...visitor, userId: null }, new Date())),
      country,
      delivery: {},
      now: new Date(),
    });
    if (!priced.ok) throw new Error(priced.problem.code);
    return priced.value;
  };
  server.on('GET /api/checkout/quote', async (request) => ({
    text: JSON.stringify(await quoteOf(visitorOf(request), request.query.get('country') ?? '')),
  }));
  server.on('POST /api/checkout', async (request) => {
    const { email, address, paymentMethodId } = request.body as Request;
    const visitor = visitorOf(request);
    const cartId = visitor?.cartId ?? '';
    const quote = await quoteOf(visitor, address.country);
    const [checkoutId, accessKey, stock] = [
      `checkout-${randomUUID()}`,
      randomBytes(32).toString('base64url'),
      stockColumns(quote),
    ];
    await db.query({
      name: 'thin-begin',
      text: beginSql,
      values: [
        request.ip,
        checkoutId,
        hashed(accessKey),
        cartId,
        email,
        quote.totalCents,
        JSON.stringify(quote.parcels),
        JSON.stringify(address),
        paymentMethodId,
        hashed(JSON.stringify(request.body)),
        ...stock,
      ],
    });
    const intent = await payments.createIntent({
      checkoutId,
      amountCents: quote.totalCents,
      currency: 'EUR',
      email,
      paymentMethodId,
    });
    const orders = ordersOf(quote);
    const mail = thinMail(quote.parcels, orders);
    await db.query({
      name: 'thin-paid',
      text: paidSql,
      values: [
        checkoutId,
        ...stock,
        JSON.stringify(orders),
        email,
        JSON.stringify(address),
        intent.cardBrand,
        intent.cardLast4,
        cartId,
        intent.id,
        mail.subject,
        mail.text,
        mail.html,
        JSON.stringify(ledgerOf(orders, { checkoutId, percent: await percent })),
      ],
    });
    const answer = {
      checkoutId,
      status: 'paid',
      accessKey,
      clientSecret: null,
      totalCents: quote.totalCents,
      currency: 'EUR',
      orders: orders.map(({ id, number }) => ({ orderId: id, number })),
      declineCode: null,
    };
    return { text: JSON.stringify(answer) };
  });
  server.on('POST /webhook', async (request) => {
    const { id, type } = request.body as { id: string; type: string };
    await db.query({
      name: 'thin-webhook',
      text: 'INSERT INTO payment_events (event_id, type, received_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING',
      values: [id, type],
    });
    return { text: '{"received":true}' };
  });
}
