import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '#server/platform/database/open-database.ts';
import type { ThinRequest, ThinServer } from './thin-server.ts';

export const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface Visitor {
  cartId: string;
  tokenHash: Buffer;
}

/** The visitor that the cookie names. */
export function visitorOf(request: ThinRequest): Visitor | null {
  const match = /cart=([^.;]+)\.([^;]+)/.exec(request.headers.cookie ?? '');
  return match ? { cartId: match[1] as string, tokenHash: hashed(match[2] as string) } : null;
}

/** Everything that adding a piece writes, and the cart as it is afterwards, in one statement. */
const addSql = `
  WITH counted AS (
    INSERT INTO rate_limits (subject, action, window_start, count) VALUES ('ip:' || $6, 'cart.addItem', date_trunc('minute', now()), 1)
    ON CONFLICT (subject, action, window_start) DO UPDATE SET count = rate_limits.count + 1
  ), claimed AS (
    INSERT INTO idempotency_keys (scope, operation, key, body_hash, status, created_at) VALUES ($1, 'cart.addItem', $7, $8, 200, now()) ON CONFLICT DO NOTHING
  ), cart AS (
    INSERT INTO carts (id, token_hash, created_at, last_activity_at) VALUES ($1, $2, now(), now())
    ON CONFLICT (id) DO UPDATE SET last_activity_at = now() WHERE carts.token_hash = $2 RETURNING id, created_at, last_activity_at
  ), line AS (
    INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, quantity, added_price_cents, added_at)
    SELECT cart.id, $9, v.seller_id, v.listing_id, v.id, $5, v.price_cents, now() FROM cart, listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
    WHERE l.id = $3 AND v.id = $4 AND l.state = 'active'
    ON CONFLICT (cart_id, variant_id, personalisation) DO UPDATE SET quantity = cart_lines.quantity + excluded.quantity RETURNING *
  ), every AS (
    SELECT * FROM cart_lines WHERE cart_id = $1 AND variant_id <> $4 UNION ALL SELECT * FROM line
  )
  SELECT json_build_object('cartId', $1::text, 'subtotal', sum(v.price_cents * i.quantity), 'total', sum(v.price_cents * i.quantity), 'itemCount', sum(i.quantity), 'currency', 'EUR',
    'items', json_agg(json_build_object('id', i.id, 'sellerId', i.seller_id, 'shopName', s.name, 'shopSlug', s.slug, 'place', s.place, 'listingId', i.listing_id, 'variantId', i.variant_id, 'title', l.title,
      'values', v.option_values, 'personalisation', i.personalisation, 'picture', l.pictures->0, 'quantity', i.quantity, 'priceCents', v.price_cents, 'addedPriceCents', i.added_price_cents,
      'stock', v.stock, 'available', v.stock > 0, 'processingDays', l.processing_days, 'madeToOrder', l.made_to_order) ORDER BY i.added_at, i.id))::text AS cart
  FROM every i JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id JOIN variants v ON v.seller_id = i.seller_id AND v.id = i.variant_id JOIN shops s ON s.seller_id = i.seller_id`;

/** Adding to the cart with the same writes as the product's call, and nothing checked that the statement does not check. */
export function thinCart(server: ThinServer, db: Queryable): void {
  server.on('POST /api/cart/items', async (request) => {
    const { listingId, variantId, quantity } = request.body as {
      listingId: string;
      variantId: string;
      quantity: number;
    };
    let visitor = visitorOf(request);
    let cookie: string | undefined;
    if (!visitor) {
      const [cartId, token] = [`guest-${randomUUID()}`, randomBytes(32).toString('base64url')];
      visitor = { cartId, tokenHash: hashed(token) };
      cookie = `cart=${cartId}.${token}; Path=/; HttpOnly; SameSite=Lax`;
    }
    const { rows } = await db.query<{ cart: string }>({
      name: 'thin-add',
      text: addSql,
      values: [
        visitor.cartId,
        visitor.tokenHash,
        listingId,
        variantId,
        quantity,
        request.ip,
        request.headers['idempotency-key'],
        hashed(JSON.stringify(request.body)),
        randomUUID(),
      ],
    });
    return { text: rows[0]?.cart ?? '', ...(cookie ? { cookie } : {}) };
  });
}
