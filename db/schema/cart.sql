-- A guest's cookie carries the cart's id and a random token (stored as SHA-256); a member's cart id is made from the person's id.
CREATE TABLE carts (
  id text PRIMARY KEY,
  token_hash bytea,
  user_id text,
  currency text NOT NULL DEFAULT 'EUR',
  applied_promo jsonb,
  recovered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_activity_at timestamptz NOT NULL,
  -- [CART-07] What the buyer says to a maker with the order, by seller.
  notes jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(notes) = 'object'),
  -- Where a guest's cart went when they signed in: payments that were under way with it are the member's.
  merged_into text
);
-- Offers that end.
CREATE INDEX carts_offer_end ON carts ((applied_promo ->> 'until')) WHERE applied_promo ? 'until';
CREATE INDEX carts_merged ON carts (merged_into) WHERE merged_into IS NOT NULL;
COMMENT ON TABLE carts IS 'module: cart; partition: id';

CREATE TABLE cart_lines (
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  id text NOT NULL,
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  variant_id text NOT NULL,
  personalisation text NOT NULL DEFAULT '' CHECK (length(personalisation) <= 500),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  added_price_cents bigint NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (cart_id, id)
);
CREATE UNIQUE INDEX cart_lines_once ON cart_lines (cart_id, variant_id, personalisation);
COMMENT ON TABLE cart_lines IS 'module: cart; partition: cart_id';
