-- A reminder's offer is a percentage of the pieces of the cart that it was sent for, at most the sum that its mail named.
ALTER TABLE promo_codes ADD COLUMN at_most_cents bigint CHECK (at_most_cents > 0);
-- [{ variantId, quantity }]
ALTER TABLE promo_codes ADD COLUMN pieces jsonb;

UPDATE promo_codes p SET kind = 'percent', amount_cents = NULL, minimum_cents = 0, at_most_cents = p.amount_cents, max_uses = 1, percent = o.percent, pieces = o.pieces
FROM (
  SELECT t.promo_code, least(100, greatest(1, ceil(100.0 * t.discount_cents / nullif(sum((i ->> 'priceCents')::bigint * (i ->> 'quantity')::int), 0))))::int AS percent,
    (SELECT jsonb_agg(jsonb_build_object('variantId', variant, 'quantity', quantity)) FROM (
      SELECT e ->> 'variantId' AS variant, sum((e ->> 'quantity')::int) AS quantity FROM jsonb_array_elements(a.items) e GROUP BY 1) v) AS pieces
  FROM recovery_attempts t JOIN abandoned_carts a ON a.cart_id = t.cart_id AND a.life = t.life CROSS JOIN LATERAL jsonb_array_elements(a.items) i
  WHERE t.promo_code IS NOT NULL GROUP BY t.promo_code, t.discount_cents, a.items
) o WHERE p.seller_id = '' AND p.code = o.promo_code AND p.kind = 'fixed';
-- Those whose cart is no longer known are for nothing.
UPDATE promo_codes SET kind = 'percent', percent = 1, at_most_cents = amount_cents, amount_cents = NULL, minimum_cents = 0, max_uses = 1, pieces = '[]'
WHERE seller_id = '' AND pieces IS NULL;

ALTER TABLE promo_codes ADD CONSTRAINT promo_codes_offer CHECK (CASE WHEN seller_id = ''
  THEN kind = 'percent' AND max_uses = 1 AND at_most_cents IS NOT NULL AND pieces IS NOT NULL ELSE at_most_cents IS NULL AND pieces IS NULL END);

-- The carts that an offer counts in: the one that it was sent for, the one that its link brought the pieces into, and the member's that one
-- of these went into. 'before' names what was used while an offer could be typed into any cart.
CREATE TABLE offer_carts (
  seller_id text NOT NULL CHECK (seller_id = ''),
  code text NOT NULL,
  cart_id text NOT NULL,
  way text NOT NULL CHECK (way IN ('sent', 'recovered', 'signed-in', 'before')),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, code, cart_id),
  FOREIGN KEY (seller_id, code) REFERENCES promo_codes (seller_id, code) ON DELETE CASCADE
);
-- It is sent about one cart, and its link brings it into one.
CREATE UNIQUE INDEX offer_carts_once ON offer_carts (seller_id, code, way) WHERE way IN ('sent', 'recovered');
CREATE INDEX offer_carts_of_cart ON offer_carts (seller_id, cart_id);
COMMENT ON TABLE offer_carts IS 'partition: seller_id';

INSERT INTO offer_carts (seller_id, code, cart_id, way, given_at) SELECT DISTINCT ON (code, cart_id) '', code, cart_id, 'before', created_at FROM promo_uses WHERE seller_id = '';
INSERT INTO offer_carts (seller_id, code, cart_id, way, given_at)
SELECT '', p.code, t.cart_id, 'sent', t.sent_at FROM promo_codes p JOIN recovery_attempts t ON t.promo_code = p.code WHERE p.seller_id = '' ON CONFLICT DO NOTHING;
-- Links that were used brought their offer into the carts that it lies on.
INSERT INTO offer_carts (seller_id, code, cart_id, way, given_at)
SELECT DISTINCT ON (p.code) '', p.code, c.id, 'recovered', t.used_at FROM carts c JOIN promo_codes p ON p.seller_id = '' AND p.code = c.applied_promo ->> 'code' AND NOT c.applied_promo ? 'sellerId'
  JOIN recovery_attempts t ON t.promo_code = p.code AND t.used_at IS NOT NULL WHERE c.recovered ORDER BY p.code, c.last_activity_at DESC ON CONFLICT DO NOTHING;

-- An offer is used in its own carts, whatever asks for it.
ALTER TABLE promo_uses ADD COLUMN offer_cart_id text GENERATED ALWAYS AS (CASE WHEN seller_id = '' THEN cart_id END) STORED;
ALTER TABLE promo_uses ADD CONSTRAINT promo_uses_offer_cart FOREIGN KEY (seller_id, code, offer_cart_id) REFERENCES offer_carts (seller_id, code, cart_id);
