-- One attempt to buy what lies in a cart, with what was agreed to.
CREATE TABLE checkouts (
  id text PRIMARY KEY,
  access_key_hash bytea NOT NULL,
  cart_id text NOT NULL,
  buyer_id text,
  email text NOT NULL,
  -- What the pages were in: who has no account is written to in it.
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  status text NOT NULL CHECK (status IN ('open', 'processing', 'requires_action', 'paid', 'failed', 'expired')),
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  -- The priced parcels as the person saw and accepted them; orders are made of them when the payment has come.
  parcels jsonb NOT NULL,
  address jsonb NOT NULL,
  -- Null: the delivery address.
  billing_address jsonb,
  -- To every maker, and to one, by seller.
  note text NOT NULL DEFAULT '',
  notes jsonb NOT NULL DEFAULT '{}',
  discount_cents bigint NOT NULL DEFAULT 0,
  -- Asked of the provider with the first request, so that this can be repeated word for word.
  payment_method_id text,
  request_hash bytea NOT NULL,
  decline_code text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- What took something off: its code and what it is called.
  promo jsonb,
  -- Nobody begins to buy from their own shop.
  CONSTRAINT checkouts_not_from_oneself CHECK (status <> 'open' OR buyer_id IS NULL
    OR NOT jsonb_path_exists(parcels, '$[*] ? (@.sellerId == $who)', jsonb_build_object('who', buyer_id)))
);
CREATE INDEX checkouts_unfinished ON checkouts (expires_at) WHERE status IN ('open', 'processing', 'requires_action', 'failed');
CREATE INDEX checkouts_of_cart ON checkouts (cart_id) WHERE status IN ('open', 'processing', 'requires_action', 'failed');
CREATE INDEX checkouts_paid_at ON checkouts (paid_at) WHERE paid_at IS NOT NULL;
COMMENT ON TABLE checkouts IS 'room: checkout; partition: id';

-- Units kept for a checkout until it is paid or gives up.
CREATE TABLE stock_reservations (
  seller_id text NOT NULL,
  checkout_id text NOT NULL,
  variant_id text NOT NULL,
  listing_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'taken', 'released')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, checkout_id, variant_id)
);
CREATE INDEX stock_reservations_of_checkout ON stock_reservations (checkout_id);
COMMENT ON TABLE stock_reservations IS 'room: checkout; partition: seller_id';
