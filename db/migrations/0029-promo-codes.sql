-- Codes that take something off a cart: those that makers make for their shop, and those of reminders, whose seller_id is ''.
CREATE TABLE promo_codes (
  seller_id text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  kind text NOT NULL CHECK (kind IN ('percent', 'fixed')),
  percent integer CHECK (percent BETWEEN 1 AND 100),
  amount_cents bigint CHECK (amount_cents > 0),
  minimum_cents bigint NOT NULL DEFAULT 0 CHECK (minimum_cents >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  stopped_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  -- Checkouts that hold it or were paid with it; the constraint holds a code to its uses whatever runs at once.
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, code),
  CONSTRAINT promo_codes_uses CHECK (uses <= max_uses),
  CHECK ((kind = 'percent') = (percent IS NOT NULL) AND (kind = 'fixed') = (amount_cents IS NOT NULL))
);
COMMENT ON TABLE promo_codes IS 'partition: seller_id';

-- One row for each checkout that was begun with a code.
CREATE TABLE promo_uses (
  seller_id text NOT NULL,
  code text NOT NULL,
  checkout_id text NOT NULL,
  cart_id text NOT NULL,
  discount_cents bigint NOT NULL CHECK (discount_cents >= 0),
  status text NOT NULL CHECK (status IN ('held', 'used', 'released')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, code, checkout_id),
  FOREIGN KEY (seller_id, code) REFERENCES promo_codes (seller_id, code) ON DELETE CASCADE
);
CREATE INDEX promo_uses_of_checkout ON promo_uses (checkout_id);
COMMENT ON TABLE promo_uses IS 'partition: seller_id';

-- What an order's reduction was called.
ALTER TABLE checkouts ADD COLUMN promo jsonb;
ALTER TABLE orders ADD COLUMN promo_code text;

-- The code that a reminder offers; the mails that were sent keep their promise.
ALTER TABLE recovery_attempts ADD COLUMN promo_code text;
UPDATE recovery_attempts SET promo_code = 'BACK-' || upper(substr(md5(cart_id || life || attempt_number || encode(token_hash, 'hex')), 1, 8)) WHERE discount_cents > 0;
INSERT INTO promo_codes (seller_id, code, kind, amount_cents, starts_at, ends_at, max_uses, created_at)
SELECT '', promo_code, 'fixed', discount_cents, sent_at, expires_at, 1, sent_at FROM recovery_attempts WHERE promo_code IS NOT NULL AND expires_at > sent_at;
UPDATE carts c SET applied_promo = jsonb_set(c.applied_promo, '{code}', to_jsonb(t.promo_code)) FROM recovery_attempts t
WHERE c.applied_promo ? 'until' AND t.promo_code IS NOT NULL AND t.used_at IS NOT NULL AND t.cart_id = c.id AND t.discount_cents = (c.applied_promo ->> 'amount')::bigint;

-- Each parcel says its share of the reduction.
UPDATE checkouts c SET parcels = s.parcels FROM (
  SELECT id, jsonb_agg(parcel || jsonb_build_object('discountCents', share) ORDER BY n) AS parcels FROM (
    SELECT id, n, parcel, (upto - coalesce(lag(upto) OVER (PARTITION BY id ORDER BY n), 0))::bigint AS share FROM (
      SELECT k.id, p.n, p.parcel, coalesce(round(k.discount_cents * sum((p.parcel ->> 'subtotalCents')::numeric) OVER (PARTITION BY k.id ORDER BY p.n)
        / nullif(sum((p.parcel ->> 'subtotalCents')::numeric) OVER (PARTITION BY k.id), 0)), 0) AS upto
      FROM checkouts k CROSS JOIN LATERAL jsonb_array_elements(k.parcels) WITH ORDINALITY AS p (parcel, n)
    ) sums
  ) shares GROUP BY id
) s WHERE s.id = c.id;
