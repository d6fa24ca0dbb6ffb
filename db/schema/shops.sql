-- A maker's shop: one per person, made with the account.
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
  updated_at timestamptz NOT NULL,
  followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
  -- A shop shows its maker and its workshop; without them its stamp and its pieces stand there.
  portrait jsonb,
  banner jsonb
);
-- The maker whom the home page shows.
CREATE INDEX shops_featured ON shops (rating_count DESC, sold DESC, seller_id) WHERE tagline <> '' AND story <> '';
CREATE INDEX shops_name_begin ON shops (search_text(name) text_pattern_ops);
-- Shops of a place, and of a country.
CREATE INDEX shops_place_begin ON shops (search_text(place) text_pattern_ops);
CREATE INDEX shops_of_country ON shops (country, rating_count DESC, seller_id);
-- Shops are found by parts of their name.
CREATE INDEX shops_words ON shops USING gin (name gin_trgm_ops);
COMMENT ON TABLE shops IS 'room: shops; partition: seller_id';

-- Who sells, as invoices name them [PAY-06]. Orders keep a copy of what held when they were placed.
CREATE TABLE shop_invoice_facts (
  seller_id text PRIMARY KEY,
  sells_as text NOT NULL CHECK (sells_as IN ('registered', 'small-business', 'private')),
  legal_name text NOT NULL,
  line1 text NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  vat_number text NOT NULL,
  uses_oss boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT shop_invoice_facts_named CHECK (sells_as = 'private' OR '' NOT IN (legal_name, line1, postcode, city, country)),
  CONSTRAINT shop_invoice_facts_registered CHECK ((sells_as = 'registered') = (vat_number <> ''))
);
COMMENT ON TABLE shop_invoice_facts IS 'room: shops; partition: seller_id';

-- Makes a shop's address unique and leads from it to the shop.
CREATE TABLE shop_slugs (
  slug text PRIMARY KEY,
  seller_id text NOT NULL
);
COMMENT ON TABLE shop_slugs IS 'room: shops; partition: slug';

-- Who follows a shop, by the person who follows.
CREATE TABLE follows (
  user_id text NOT NULL,
  seller_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, seller_id),
  CONSTRAINT follows_not_oneself CHECK (user_id <> seller_id)
);
COMMENT ON TABLE follows IS 'room: shops; partition: user_id';
