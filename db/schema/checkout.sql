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
  total_cents bigint NOT NULL,
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
  -- A request asks the provider for its payment at this moment, unless its process is gone.
  is_asking boolean NOT NULL DEFAULT true,
  -- The sweep could not end it, and the queue tries.
  is_queued boolean NOT NULL DEFAULT false,
  -- What took something off: its code and what it is called.
  promo jsonb,
  -- [LAW-03] The version of the terms that paying accepts; null for those begun before versions were recorded.
  terms_version integer CHECK (terms_version >= 1),
  -- What the card provider takes in one payment.
  CONSTRAINT checkouts_payable CHECK (currency <> 'EUR' OR total_cents BETWEEN 50 AND 99999999),
  -- Nobody begins to buy from their own shop.
  CONSTRAINT checkouts_not_from_oneself CHECK (status <> 'open' OR buyer_id IS NULL
    OR NOT jsonb_path_exists(parcels, '$[*] ? (@.sellerId == $who)', jsonb_build_object('who', buyer_id)))
);
CREATE INDEX checkouts_unfinished ON checkouts (expires_at) WHERE status IN ('open', 'processing', 'requires_action', 'failed');
CREATE INDEX checkouts_of_cart ON checkouts (cart_id) WHERE status IN ('open', 'processing', 'requires_action', 'failed');
CREATE INDEX checkouts_paid_at ON checkouts (paid_at) WHERE paid_at IS NOT NULL;
COMMENT ON TABLE checkouts IS 'module: checkout; partition: id';
SELECT pgboss.create_queue('unfinished-checkouts', '{"policy":"standard","retryLimit":19,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

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
COMMENT ON TABLE stock_reservations IS 'module: checkout; partition: seller_id';
