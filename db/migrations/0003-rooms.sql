-- Tables of the rooms. Every table names its partition key, and every unique constraint contains it.

-- accounts -------------------------------------------------------------------------------------------------------------------

CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  original_display_name text NOT NULL,
  photo_picture_id text,
  bio text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  is_verified boolean NOT NULL DEFAULT false,
  email_verified boolean NOT NULL DEFAULT false,
  role text NOT NULL DEFAULT 'seller',
  favorites text[] NOT NULL DEFAULT '{}',
  password_hash text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_login_at timestamptz
);
COMMENT ON TABLE users IS 'partition: id';

-- One row per address that signs somebody in; it makes an address unique and leads from it to its person.
CREATE TABLE sign_in_names (
  email text PRIMARY KEY CHECK (email = lower(email)),
  user_id text NOT NULL
);
COMMENT ON TABLE sign_in_names IS 'partition: email';

-- The cookie carries the person's id and a random token; only the token's SHA-256 is stored.
CREATE TABLE sessions (
  user_id text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  PRIMARY KEY (user_id, token_hash)
);
COMMENT ON TABLE sessions IS 'partition: user_id';

-- Links that work once: password reset now, others later.
CREATE TABLE one_use_tokens (
  user_id text NOT NULL,
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, token_hash)
);
COMMENT ON TABLE one_use_tokens IS 'partition: user_id';

CREATE TABLE addresses (
  user_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  line1 text NOT NULL,
  line2 text NOT NULL DEFAULT '',
  postcode text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE addresses IS 'partition: user_id';

-- admin ----------------------------------------------------------------------------------------------------------------------

CREATE TABLE admin_users (
  id text PRIMARY KEY,
  email text NOT NULL,
  display_name text NOT NULL,
  role text NOT NULL,
  custom_permissions text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  created_by text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_login timestamptz
);
COMMENT ON TABLE admin_users IS 'partition: id';

-- The code that makes the first administrator. One row; only the code's SHA-256 is stored.
CREATE TABLE admin_activation (
  id integer PRIMARY KEY CHECK (id = 1),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by text
);
COMMENT ON TABLE admin_activation IS 'partition: none, one row';

-- shops ----------------------------------------------------------------------------------------------------------------------

CREATE TABLE shops (
  seller_id text PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  owner text NOT NULL,
  place text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  since integer NOT NULL,
  tagline text NOT NULL DEFAULT '',
  story text NOT NULL DEFAULT '',
  announcement text NOT NULL DEFAULT '',
  returns_days integer NOT NULL DEFAULT 14 CHECK (returns_days BETWEEN 0 AND 90),
  packing text NOT NULL DEFAULT '',
  reply_hours integer,
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- The maker whom the home page shows.
CREATE INDEX shops_featured ON shops (rating_count DESC, sold DESC, seller_id) WHERE tagline <> '' AND story <> '';
COMMENT ON TABLE shops IS 'partition: seller_id';

-- Makes a shop's address unique and leads from it to the shop.
CREATE TABLE shop_slugs (
  slug text PRIMARY KEY,
  seller_id text NOT NULL
);
COMMENT ON TABLE shop_slugs IS 'partition: slug';

-- files ----------------------------------------------------------------------------------------------------------------------

CREATE TABLE pictures (
  owner_id text NOT NULL,
  id text NOT NULL,
  content_hash bytea NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz NOT NULL,
  -- When the sizes that lists show were made ahead.
  prepared_at timestamptz,
  PRIMARY KEY (owner_id, id)
);
CREATE UNIQUE INDEX pictures_hash ON pictures (owner_id, content_hash);
CREATE INDEX pictures_id ON pictures (id);
CREATE INDEX pictures_unprepared ON pictures (created_at) WHERE prepared_at IS NULL;
COMMENT ON TABLE pictures IS 'partition: owner_id';

-- listings -------------------------------------------------------------------------------------------------------------------

CREATE TABLE categories (
  slug text PRIMARY KEY,
  parent text REFERENCES categories (slug),
  name text NOT NULL,
  sentence text NOT NULL DEFAULT '',
  position integer NOT NULL
);
COMMENT ON TABLE categories IS 'partition: none, a small reference table copied to every node';

CREATE TABLE listings (
  seller_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'pending_review', 'active', 'sold_out', 'inactive', 'removed')),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 140),
  description text NOT NULL DEFAULT '',
  category text NOT NULL REFERENCES categories (slug),
  compare_at_cents bigint CHECK (compare_at_cents > 0),
  currency text NOT NULL DEFAULT 'EUR',
  options jsonb NOT NULL DEFAULT '[]',
  personalisation jsonb,
  materials text[] NOT NULL DEFAULT '{}',
  colours text[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  -- Pictures in order: [{ id, width, height, colour, alt, focusX, focusY }], copied so that a card needs no join.
  pictures jsonb NOT NULL DEFAULT '[]',
  processing_days integer NOT NULL CHECK (processing_days BETWEEN 0 AND 90),
  made_to_order boolean NOT NULL DEFAULT false,
  weight_grams integer NOT NULL DEFAULT 0,
  height_mm integer,
  width_mm integer,
  depth_mm integer,
  size_note text NOT NULL DEFAULT '',
  care text NOT NULL DEFAULT '',
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id)
);
CREATE INDEX listings_id ON listings (id);
CREATE INDEX listings_mine ON listings (seller_id, updated_at DESC, id);
COMMENT ON TABLE listings IS 'partition: seller_id';

CREATE TABLE variants (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  id text NOT NULL,
  option_values text[] NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  -- Units that can be bought now. received = stock + held + sold at every moment.
  stock integer NOT NULL CHECK (stock >= 0),
  held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  received integer NOT NULL CHECK (received >= 0),
  sku text NOT NULL DEFAULT '',
  picture_id text,
  PRIMARY KEY (seller_id, id),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE,
  CONSTRAINT variants_units_balance CHECK (received = stock + held + sold)
);
CREATE UNIQUE INDEX variants_values ON variants (seller_id, listing_id, option_values);
COMMENT ON TABLE variants IS 'partition: seller_id';

-- Words as search compares them: accents folded, English stems.
CREATE TEXT SEARCH CONFIGURATION artisan (COPY = english);
ALTER TEXT SEARCH CONFIGURATION artisan ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- search ---------------------------------------------------------------------------------------------------------------------

-- One row per listing that can be bought: what a card shows and what words, category and price find.
-- Sort keys are whole numbers, so that a cursor names its place exactly. Every walk ends in the price, so that a price filter is
-- judged inside the index. `words` also holds the lexeme `in:<category>`: the inverted index cuts by it.
CREATE TABLE search_documents (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  category text NOT NULL,
  top_category text NOT NULL,
  price_cents bigint NOT NULL,
  words tsvector NOT NULL,
  -- What sold and was liked, in thousandths; ties are broken by a number made of the id.
  quality integer NOT NULL DEFAULT 0,
  -- Mean of the stars in thousandths, drawn to the middle while they are few; 0 without any.
  rating integer NOT NULL DEFAULT 0,
  tier smallint NOT NULL DEFAULT 0 CHECK (tier BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  card json NOT NULL,
  PRIMARY KEY (seller_id, listing_id)
) WITH (fillfactor = 85);
-- One inverted index per tier, so that the best tier is searched without touching the others.
CREATE INDEX search_words_0 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 0;
CREATE INDEX search_words_1 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 1;
CREATE INDEX search_words_2 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 2;
CREATE INDEX search_words_3 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 3;
CREATE INDEX search_words_4 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 4;
CREATE INDEX search_words_5 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 5;
CREATE INDEX search_quality ON search_documents (quality, listing_id, price_cents);
CREATE INDEX search_price ON search_documents (price_cents, listing_id);
CREATE INDEX search_newest ON search_documents (created_at, listing_id, price_cents);
CREATE INDEX search_rating ON search_documents (rating, listing_id, price_cents);
CREATE INDEX search_top_quality ON search_documents (top_category, quality, listing_id, price_cents);
CREATE INDEX search_top_price ON search_documents (top_category, price_cents, listing_id);
CREATE INDEX search_top_newest ON search_documents (top_category, created_at, listing_id, price_cents);
CREATE INDEX search_top_rating ON search_documents (top_category, rating, listing_id, price_cents);
CREATE INDEX search_category_quality ON search_documents (category, quality, listing_id, price_cents);
CREATE INDEX search_category_price ON search_documents (category, price_cents, listing_id);
CREATE INDEX search_shop ON search_documents (seller_id, created_at, listing_id);
CREATE INDEX search_listing ON search_documents (listing_id);
COMMENT ON TABLE search_documents IS 'partition: seller_id';

-- Documents by quality in tiers of growing size: tier n holds those below the nth line and above the next. A search for a common
-- word looks into the best tier first and stops when it has enough.
CREATE TABLE search_tiers (
  from_quality integer PRIMARY KEY
);
COMMENT ON TABLE search_tiers IS 'partition: none, at most five rows';

-- Counts that home and menus show, kept by the same transaction that changes a document.
CREATE TABLE category_counts (
  category text PRIMARY KEY,
  listings integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE category_counts IS 'partition: category';

CREATE TABLE shop_counts (
  seller_id text PRIMARY KEY,
  listings integer NOT NULL DEFAULT 0
);
CREATE INDEX shop_counts_open ON shop_counts (seller_id) WHERE listings > 0;
COMMENT ON TABLE shop_counts IS 'partition: seller_id';

-- cart -----------------------------------------------------------------------------------------------------------------------

-- A guest's cookie carries the cart's id and a random token (stored as SHA-256); a member's cart id is made from the person's id.
CREATE TABLE carts (
  id text PRIMARY KEY,
  token_hash bytea,
  user_id text,
  currency text NOT NULL DEFAULT 'EUR',
  applied_promo jsonb,
  recovered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_activity_at timestamptz NOT NULL
);
COMMENT ON TABLE carts IS 'partition: id';

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
COMMENT ON TABLE cart_lines IS 'partition: cart_id';

-- orders ---------------------------------------------------------------------------------------------------------------------

-- Makes an order's number unique and leads from it to the order.
CREATE TABLE order_numbers (
  number text PRIMARY KEY,
  seller_id text NOT NULL,
  order_id text NOT NULL
);
COMMENT ON TABLE order_numbers IS 'partition: number';

CREATE TABLE orders (
  seller_id text NOT NULL,
  id text NOT NULL,
  number text NOT NULL,
  checkout_id text NOT NULL,
  buyer_id text,
  state text NOT NULL CHECK (state IN ('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'refunded')),
  email text NOT NULL,
  buyer_name text NOT NULL,
  address jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  shop_name text NOT NULL,
  shop_slug text NOT NULL,
  place text NOT NULL,
  subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  shipping_cents bigint NOT NULL CHECK (shipping_cents >= 0),
  tax_cents bigint NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  delivery_id text NOT NULL,
  delivery_name text NOT NULL,
  leaves_by date NOT NULL,
  arrives_from date NOT NULL,
  arrives_to date NOT NULL,
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  placed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id),
  CONSTRAINT orders_total_adds_up CHECK (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents)
);
CREATE INDEX orders_of_shop ON orders (seller_id, placed_at DESC, id);
CREATE INDEX orders_of_shop_by_state ON orders (seller_id, state, leaves_by);
CREATE INDEX orders_of_buyer ON orders (buyer_id, placed_at DESC, id) WHERE buyer_id IS NOT NULL;
CREATE INDEX orders_of_checkout ON orders (checkout_id);
CREATE INDEX orders_id ON orders (id);
COMMENT ON TABLE orders IS 'partition: seller_id';

CREATE TABLE order_lines (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  id text NOT NULL,
  listing_id text NOT NULL,
  variant_id text NOT NULL,
  title text NOT NULL,
  option_values text[] NOT NULL DEFAULT '{}',
  personalisation text NOT NULL DEFAULT '',
  picture jsonb,
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (seller_id, order_id, id),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE order_lines IS 'partition: seller_id';

-- Every change of an order with who and when. A move can be taken once: its state is part of the key.
CREATE TABLE order_moves (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL,
  PRIMARY KEY (seller_id, order_id, state),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE order_moves IS 'partition: seller_id';

-- checkout -------------------------------------------------------------------------------------------------------------------

CREATE TABLE checkouts (
  id text PRIMARY KEY,
  access_key_hash bytea NOT NULL,
  cart_id text NOT NULL,
  buyer_id text,
  email text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'processing', 'requires_action', 'paid', 'failed', 'expired')),
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  -- The priced parcels as the person saw and accepted them; orders are made of them when the payment has come.
  parcels jsonb NOT NULL,
  address jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  discount_cents bigint NOT NULL DEFAULT 0,
  -- Asked of the provider with the first request, so that this can be repeated word for word.
  payment_method_id text,
  request_hash bytea NOT NULL,
  decline_code text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz
);
CREATE INDEX checkouts_unfinished ON checkouts (expires_at) WHERE status IN ('open', 'processing', 'requires_action', 'failed');
CREATE INDEX checkouts_of_cart ON checkouts (cart_id) WHERE status IN ('open', 'processing', 'requires_action', 'failed');
COMMENT ON TABLE checkouts IS 'partition: id';

CREATE TABLE stock_holds (
  seller_id text NOT NULL,
  checkout_id text NOT NULL,
  variant_id text NOT NULL,
  listing_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'taken', 'released')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, checkout_id, variant_id)
);
CREATE INDEX stock_holds_of_checkout ON stock_holds (checkout_id);
COMMENT ON TABLE stock_holds IS 'partition: seller_id';

-- payments -------------------------------------------------------------------------------------------------------------------

-- One payment a checkout. What was captured is written once.
CREATE TABLE payments (
  checkout_id text PRIMARY KEY,
  intent_id text,
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  status text NOT NULL CHECK (status IN ('started', 'captured', 'failed', 'canceled', 'to_refund', 'refunded')),
  captured_cents bigint NOT NULL DEFAULT 0 CHECK (captured_cents >= 0 AND captured_cents <= amount_cents),
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0 AND refunded_cents <= captured_cents),
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payments_intent ON payments (intent_id);
CREATE INDEX payments_to_refund ON payments (updated_at) WHERE status = 'to_refund';
COMMENT ON TABLE payments IS 'partition: checkout_id';

-- Provider events that were handled; a second delivery finds its row and does nothing.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);
COMMENT ON TABLE payment_events IS 'partition: event_id';

-- alerts ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE alerts (
  seller_id text NOT NULL,
  id text NOT NULL,
  category text NOT NULL,
  type text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('critical', 'high', 'normal', 'low')),
  title text NOT NULL CHECK (length(title) <= 200),
  message text NOT NULL CHECK (length(message) <= 1000),
  action_url text NOT NULL DEFAULT '',
  action_label text NOT NULL DEFAULT '',
  metadata jsonb NOT NULL DEFAULT '{}',
  read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (seller_id, id)
);
CREATE INDEX alerts_newest ON alerts (seller_id, created_at DESC, id);
CREATE INDEX alerts_unread ON alerts (seller_id) WHERE NOT read;
COMMENT ON TABLE alerts IS 'partition: seller_id';
