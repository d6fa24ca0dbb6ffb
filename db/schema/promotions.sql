-- Codes that take something off a cart: those that makers make for their shop, and those of reminders, whose seller_id is ''.
CREATE TABLE promo_codes (
  seller_id text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  kind text NOT NULL CHECK (kind IN ('percent', 'fixed', 'postage')),
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
  -- A reminder's offer is a percentage of the pieces of the cart that it was sent for, at most the sum that its mail named.
  at_most_cents bigint CHECK (at_most_cents > 0),
  -- [{ variantId, quantity }]
  items jsonb,
  -- The one piece of the shop that it is for; for all of them where none is named.
  listing_id text,
  -- How often one person may use it.
  max_uses_per_buyer integer CHECK (max_uses_per_buyer > 0),
  -- What its maker is told of it next, and when.
  next_stage text CHECK (next_stage IN ('started', 'ending', 'expired')),
  next_stage_at timestamptz,
  PRIMARY KEY (seller_id, code),
  CHECK ((next_stage IS NULL) = (next_stage_at IS NULL)),
  CONSTRAINT promo_codes_uses CHECK (uses <= max_uses),
  CHECK ((kind = 'percent') = (percent IS NOT NULL) AND (kind = 'fixed') = (amount_cents IS NOT NULL)),
  CONSTRAINT promo_codes_offer CHECK (CASE WHEN seller_id = ''
    THEN kind = 'percent' AND max_uses = 1 AND at_most_cents IS NOT NULL AND items IS NOT NULL
      AND listing_id IS NULL AND max_uses_per_buyer IS NULL AND next_stage IS NULL
    ELSE at_most_cents IS NULL AND items IS NULL END)
);
CREATE INDEX promo_codes_next_stage ON promo_codes (next_stage_at) WHERE next_stage_at IS NOT NULL;
COMMENT ON TABLE promo_codes IS 'module: promotions; partition: seller_id';

-- The carts that an offer counts in: the one that it was sent for, the one that its link brought the pieces into, and the
-- member's that one of these went into.
CREATE TABLE offer_carts (
  seller_id text NOT NULL CHECK (seller_id = ''),
  code text NOT NULL,
  cart_id text NOT NULL,
  way text NOT NULL CHECK (way IN ('sent', 'recovered', 'signed-in')),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, code, cart_id),
  FOREIGN KEY (seller_id, code) REFERENCES promo_codes (seller_id, code) ON DELETE CASCADE
);
-- It is sent about one cart, and its link brings it into one.
CREATE UNIQUE INDEX offer_carts_once ON offer_carts (seller_id, code, way) WHERE way IN ('sent', 'recovered');
CREATE INDEX offer_carts_of_cart ON offer_carts (seller_id, cart_id);
COMMENT ON TABLE offer_carts IS 'module: promotions; partition: seller_id';

-- One row for each checkout that was begun with a code. Released: it was not paid. Returned: it was paid, and all that the code took
-- something off was cancelled.
CREATE TABLE promo_uses (
  seller_id text NOT NULL,
  code text NOT NULL,
  checkout_id text NOT NULL,
  cart_id text NOT NULL,
  discount_cents bigint NOT NULL CHECK (discount_cents >= 0),
  status text NOT NULL CHECK (status IN ('reserved', 'used', 'released', 'returned')),
  created_at timestamptz NOT NULL,
  -- Whose use it is, by mailbox and by account, each hashed; empty where the code is not counted by person.
  buyers text[] NOT NULL DEFAULT '{}',
  -- An offer is used in its own carts, whatever asks for it.
  offer_cart_id text GENERATED ALWAYS AS (CASE WHEN seller_id = '' THEN cart_id END) STORED,
  PRIMARY KEY (seller_id, code, checkout_id),
  FOREIGN KEY (seller_id, code) REFERENCES promo_codes (seller_id, code) ON DELETE CASCADE,
  CONSTRAINT promo_uses_offer_cart FOREIGN KEY (seller_id, code, offer_cart_id) REFERENCES offer_carts (seller_id, code, cart_id)
);
CREATE INDEX promo_uses_of_checkout ON promo_uses (checkout_id);
COMMENT ON TABLE promo_uses IS 'module: promotions; partition: seller_id';

-- How often one person has a code in use or used up, by mailbox and by account; the constraint holds them to it whatever runs at once.
CREATE TABLE promo_buyers (
  seller_id text NOT NULL,
  code text NOT NULL,
  buyer text NOT NULL,
  uses integer NOT NULL CHECK (uses >= 0),
  max_uses integer NOT NULL,
  PRIMARY KEY (seller_id, code, buyer),
  FOREIGN KEY (seller_id, code) REFERENCES promo_codes (seller_id, code) ON DELETE CASCADE,
  CONSTRAINT promo_buyers_uses CHECK (uses <= max_uses)
);
COMMENT ON TABLE promo_buyers IS 'module: promotions; partition: seller_id';

-- What the operator's budget adds to orders beyond their fee, by shop and day; the constraint holds it to the budget whatever runs at once.
CREATE TABLE subsidy_budgets (
  seller_id text NOT NULL,
  day date NOT NULL,
  limit_cents bigint NOT NULL,
  used_cents bigint NOT NULL CHECK (used_cents >= 0),
  PRIMARY KEY (seller_id, day),
  CONSTRAINT subsidy_budgets_limit CHECK (used_cents <= limit_cents)
);
COMMENT ON TABLE subsidy_budgets IS 'module: promotions; partition: seller_id';

-- What of a budget an offer reserves from its mail on. Released: the offer ended unused, and its budget has it again.
CREATE TABLE subsidies (
  seller_id text NOT NULL,
  -- The code of the offer.
  cause_id text NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL CHECK (cents > 0),
  -- The order that it was added to.
  order_id text,
  released_at timestamptz,
  PRIMARY KEY (seller_id, cause_id),
  FOREIGN KEY (seller_id, day) REFERENCES subsidy_budgets (seller_id, day)
);
CREATE INDEX subsidies_of_order ON subsidies (seller_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX subsidies_reserved ON subsidies (cause_id) WHERE released_at IS NULL;
COMMENT ON TABLE subsidies IS 'module: promotions; partition: seller_id';

-- [DASH-04] A lower price for everybody, of a shop's listings or of one, for a time. Each variant in it says so (sale_id, regular_cents).
CREATE TABLE sales (
  seller_id text NOT NULL,
  id text NOT NULL,
  percent integer CHECK (percent BETWEEN 1 AND 90),
  amount_cents bigint CHECK (amount_cents > 0),
  -- Null for all listings of the shop.
  listing_id text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  stopped_at timestamptz,
  created_at timestamptz NOT NULL,
  -- When its prices are looked at next; null once it is over and each is what it was.
  due_at timestamptz,
  -- What its maker is told of it next, and when.
  next_stage text CHECK (next_stage IN ('started', 'ending', 'expired')),
  next_stage_at timestamptz,
  PRIMARY KEY (seller_id, id),
  CHECK (ends_at > starts_at),
  CHECK ((percent IS NULL) <> (amount_cents IS NULL)),
  CHECK ((next_stage IS NULL) = (next_stage_at IS NULL)),
  -- No piece is in two sales at one time. Ranges of hashes say "the same shop" and "the same listing, or all", for which no index method but this one is needed.
  CONSTRAINT sales_overlap EXCLUDE USING gist (
    numrange(hashtextextended(seller_id, 0), hashtextextended(seller_id, 0), '[]') WITH &&,
    numrange(hashtextextended(listing_id, 0), hashtextextended(listing_id, 0), '[]') WITH &&,
    tstzrange(starts_at, ends_at) WITH &&
  ) WHERE (stopped_at IS NULL)
);
CREATE INDEX sales_due ON sales (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX sales_next_stage ON sales (next_stage_at) WHERE next_stage_at IS NOT NULL;
COMMENT ON TABLE sales IS 'module: promotions; partition: seller_id';
