-- The tree of crafts: two levels.
CREATE TABLE categories (
  slug text PRIMARY KEY,
  parent text REFERENCES categories (slug),
  name text NOT NULL,
  name_de text NOT NULL DEFAULT '',
  -- What stands on its page, in English and in German; empty where nothing is said.
  sentence text NOT NULL DEFAULT '',
  sentence_de text NOT NULL DEFAULT '',
  -- The piece whose picture stands for it on the home page; empty, or one that is gone: one that is well liked.
  cover text NOT NULL DEFAULT '',
  position integer NOT NULL,
  -- Which of the VAT rates of src/domain/shops/tax holds for what is in it.
  goods text NOT NULL DEFAULT 'standard' CHECK (goods IN ('standard', 'books', 'children_clothes')),
  -- [OFFICE-01] It takes no new pieces and is in no menu; those that are in it stay for sale.
  is_paused boolean NOT NULL DEFAULT false,
  CONSTRAINT categories_own_parent CHECK (parent <> slug)
);
CREATE INDEX categories_parent ON categories (parent) WHERE parent IS NOT NULL;
COMMENT ON TABLE categories IS 'module: listings; partition: none, a small reference table copied to every node';

INSERT INTO categories (slug, parent, name, name_de, sentence, position) VALUES
  ('ceramics', NULL, 'Ceramics', 'Keramik', 'Thrown, dipped and fired: for the table and the sill.', 0),
  ('mugs-and-cups', 'ceramics', 'Mugs and cups', 'Becher und Tassen', '', 1),
  ('vases', 'ceramics', 'Vases', 'Vasen', '', 2),
  ('bowls', 'ceramics', 'Bowls', 'Schalen', '', 3),
  ('plates', 'ceramics', 'Plates', 'Teller', '', 4),
  ('knitwear-and-textiles', NULL, 'Knitwear and textiles', 'Strick und Textilien', 'Wool that was spun, knitted or woven by somebody you can write to.', 5),
  ('hats', 'knitwear-and-textiles', 'Hats', 'Mützen', '', 6),
  ('blankets', 'knitwear-and-textiles', 'Blankets', 'Decken', '', 7),
  ('children', 'knitwear-and-textiles', 'For children', 'Für Kinder', '', 8),
  ('leather', NULL, 'Leather', 'Leder', 'Cut, stitched and burnished by hand.', 9),
  ('wallets', 'leather', 'Wallets', 'Geldbörsen', '', 10),
  ('personalised-leather', 'leather', 'With initials', 'Mit Initialen', '', 11),
  ('small-leather', 'leather', 'Small pieces', 'Kleine Stücke', '', 12),
  ('jewellery', NULL, 'Jewellery', 'Schmuck', 'Rings and earrings from small benches.', 13),
  ('rings', 'jewellery', 'Rings', 'Ringe', '', 14),
  ('earrings', 'jewellery', 'Earrings', 'Ohrringe', '', 15),
  ('gifts-jewellery', 'jewellery', 'In a gift box', 'In der Geschenkschachtel', '', 16),
  ('candles-and-soap', NULL, 'Candles and soap', 'Kerzen und Seife', 'Poured and cut in small batches.', 17),
  ('candles', 'candles-and-soap', 'Candles', 'Kerzen', '', 18),
  ('soap', 'candles-and-soap', 'Soap', 'Seife', '', 19),
  ('refills', 'candles-and-soap', 'Refills', 'Nachfüllungen', '', 20),
  ('wood-and-toys', NULL, 'Wood and toys', 'Holz und Spielzeug', 'Boards for the kitchen, toys for the floor.', 21),
  ('boards', 'wood-and-toys', 'Boards', 'Bretter', '', 22),
  ('toys', 'wood-and-toys', 'Toys', 'Spielzeug', '', 23),
  ('kitchen-wood', 'wood-and-toys', 'For the kitchen', 'Für die Küche', '', 24),
  ('baskets', NULL, 'Baskets', 'Körbe', 'Reed and esparto, with leather where hands go.', 25),
  ('storage-baskets', 'baskets', 'For storage', 'Zum Aufbewahren', '', 26),
  ('market-baskets', 'baskets', 'For the market', 'Für den Markt', '', 27),
  ('plant-baskets', 'baskets', 'For plants', 'Für Pflanzen', '', 28),
  ('prints-and-paper', NULL, 'Prints and paper', 'Drucke und Papier', 'Printed, bound and framed.', 29),
  ('prints', 'prints-and-paper', 'Prints', 'Drucke', '', 30),
  ('notebooks', 'prints-and-paper', 'Notebooks', 'Notizbücher', '', 31),
  ('framed', 'prints-and-paper', 'Framed', 'Gerahmt', '', 32);
UPDATE categories SET goods = 'children_clothes' WHERE slug = 'children';
UPDATE categories c SET sentence_de = g.sentence FROM (VALUES
  ('ceramics', 'Gedreht, glasiert und gebrannt: für Tisch und Fensterbank.'),
  ('knitwear-and-textiles', 'Wolle, gesponnen, gestrickt oder gewebt von Menschen, denen man schreiben kann.'),
  ('leather', 'Von Hand zugeschnitten, genäht und poliert.'),
  ('jewellery', 'Ringe und Ohrringe aus kleinen Werkstätten.'),
  ('candles-and-soap', 'In kleinen Mengen gegossen und geschnitten.'),
  ('wood-and-toys', 'Bretter für die Küche, Spielzeug für den Boden.'),
  ('baskets', 'Schilf und Esparto, mit Leder, wo man sie anfasst.'),
  ('prints-and-paper', 'Gedruckt, gebunden und gerahmt.')) g (slug, sentence) WHERE c.slug = g.slug;

-- [OFFICE-01] Addresses of categories that were merged into another lead there.
CREATE TABLE category_redirects (
  slug text PRIMARY KEY,
  target text NOT NULL REFERENCES categories (slug),
  CHECK (slug <> target)
);
CREATE INDEX category_redirects_target ON category_redirects (target);
COMMENT ON TABLE category_redirects IS 'module: listings; partition: none, a handful of rows';

-- [OFFICE-01] Changes of categories that administrators plan: each is made on its day, in portions where pieces move.
CREATE TABLE category_changes (
  id text PRIMARY KEY,
  slug text NOT NULL CHECK (slug ~ '^[a-z][a-z0-9-]{1,59}$'),
  kind text NOT NULL CHECK (kind IN ('add', 'edit', 'merge')),
  -- What an added or edited category has from then on, or { into }.
  change jsonb NOT NULL,
  -- The day from which it holds.
  since date NOT NULL,
  state text NOT NULL CHECK (state IN ('planned', 'moving', 'done', 'withdrawn', 'failed')),
  -- Pieces that moved so far, and the last of those that are looked at in the order of their ids.
  moved integer NOT NULL DEFAULT 0 CHECK (moved >= 0),
  up_to text NOT NULL DEFAULT '',
  -- Why it could not be made on its day.
  problem text NOT NULL DEFAULT '',
  reason text NOT NULL CHECK (length(reason) <= 500),
  set_by text NOT NULL,
  set_by_name text NOT NULL,
  set_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT category_changes_ended CHECK ((state IN ('planned', 'moving')) = (ended_at IS NULL)),
  CONSTRAINT category_changes_ahead CHECK (since >= (set_at AT TIME ZONE 'UTC')::date)
);
-- One change of a category at a time.
CREATE UNIQUE INDEX category_changes_open ON category_changes (slug) WHERE state IN ('planned', 'moving');
CREATE INDEX category_changes_due ON category_changes (since, id) WHERE state IN ('planned', 'moving');
CREATE INDEX category_changes_newest ON category_changes (set_at DESC, id DESC);
CREATE INDEX category_changes_set_by ON category_changes (set_by);
COMMENT ON TABLE category_changes IS 'module: listings; partition: none, a handful of rows';

-- [OFFICE-01] Postage of shops that set none of their own: the newest row of an area, way and day counts.
CREATE TABLE postage_rate_changes (
  version bigint PRIMARY KEY CHECK (version > 0),
  -- The own country, a zone, or a single country.
  area text NOT NULL CHECK (area ~ '^(home|eu|europe|world|[A-Z]{2})$'),
  way text NOT NULL CHECK (way IN ('standard', 'express')),
  -- The first day on which it holds.
  since date NOT NULL,
  -- A price, its end (what is built in holds again, or what the zone has), or a planned change taken back.
  kind text NOT NULL CHECK (kind IN ('set', 'end', 'withdraw')),
  currency text CHECK (currency = 'EUR'),
  -- For the first kilogram and each further one.
  first_cents integer CHECK (first_cents BETWEEN 0 AND 100000),
  more_cents integer CHECK (more_cents BETWEEN 0 AND 100000),
  -- Days on the way.
  first_day integer CHECK (first_day BETWEEN 0 AND 60),
  last_day integer CHECK (last_day BETWEEN 0 AND 60),
  reason text NOT NULL CHECK (length(reason) <= 500),
  set_by text NOT NULL,
  set_by_name text NOT NULL,
  set_at timestamptz NOT NULL,
  -- When every process was told that its day has come.
  told_at timestamptz,
  CONSTRAINT postage_rate_changes_whole CHECK (
    num_nonnulls(currency, first_cents, more_cents, first_day, last_day) = CASE kind WHEN 'set' THEN 5 ELSE 0 END
  ),
  CONSTRAINT postage_rate_changes_days CHECK (first_day <= last_day),
  -- What was sold keeps its postage.
  CONSTRAINT postage_rate_changes_ahead CHECK (since >= (set_at AT TIME ZONE 'UTC')::date)
);
CREATE INDEX postage_rate_changes_newest ON postage_rate_changes (area, way, since, version DESC);
CREATE INDEX postage_rate_changes_untold ON postage_rate_changes (since) WHERE told_at IS NULL;
CREATE INDEX postage_rate_changes_set_by ON postage_rate_changes (set_by);
COMMENT ON TABLE postage_rate_changes IS 'module: listings; partition: none, a handful of rows';

-- [DASH-02] What a maker divides the shop into, in the order that buyers see.
CREATE TABLE shop_sections (
  seller_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- Null: deleted, and gone as soon as its listings are in none; nothing shows it.
  position integer CHECK (position >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id),
  CONSTRAINT shop_sections_position UNIQUE (seller_id, position) DEFERRABLE INITIALLY DEFERRED
);
-- No two tabs of a shop are read alike.
CREATE UNIQUE INDEX shop_sections_name ON shop_sections (seller_id, lower(name)) WHERE position IS NOT NULL;
CREATE INDEX shop_sections_deleted ON shop_sections (seller_id, id) WHERE position IS NULL;
COMMENT ON TABLE shop_sections IS 'module: listings; partition: seller_id';

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
  -- When it began to wait for a moderator, where the setting LISTING_REVIEW wants one.
  submitted_at timestamptz,
  -- Why a moderator sent it back; empty once it is submitted again or shown.
  review_reason text NOT NULL DEFAULT '' CHECK (length(review_reason) <= 500),
  -- Null takes the rates as they are.
  shipping_profile_id text,
  -- `made`: by the maker's own hands; `designed`: the maker's design, made by others.
  origin text NOT NULL DEFAULT 'made' CHECK (origin IN ('made', 'designed')),
  -- [LAW-01] What the law makes an exception of; null: buyers may withdraw from it.
  withdrawal_exception text CHECK (withdrawal_exception IN ('perishable', 'sealed')),
  -- Listings that an administrator took out of the shop: until one shows it again, nothing that its maker does puts it back.
  hidden_at timestamptz,
  -- [ORD-06] Minutes of making one; 0 where its maker does not plan by minutes.
  making_minutes integer NOT NULL DEFAULT 0 CHECK (making_minutes BETWEEN 0 AND 6000),
  -- [ORD-03] Customs number; empty where its maker has not looked it up.
  hs_code text NOT NULL DEFAULT '' CHECK (hs_code ~ '^([0-9]{6,10})?$'),
  -- [ALERT-26] So many left or fewer are told to its maker as few.
  low_stock integer NOT NULL DEFAULT 3 CHECK (low_stock BETWEEN 0 AND 1000),
  -- [ORD-06, DASH-04] Cannot be bought until this day: the queue is too long, or its shop sells nothing on vacation.
  paused_until date,
  section_id text,
  PRIMARY KEY (seller_id, id),
  FOREIGN KEY (seller_id, section_id) REFERENCES shop_sections (seller_id, id) ON DELETE SET NULL (section_id),
  CONSTRAINT listings_hidden_not_shown CHECK (hidden_at IS NULL OR state NOT IN ('active', 'sold_out'))
) WITH (fillfactor = 90); -- A sale counts in place and leaves the indexes alone.
CREATE INDEX listings_id ON listings (id);
-- [OFFICE-01] The pieces of a category, for those that move with it.
CREATE INDEX listings_category ON listings (category, id);
CREATE INDEX listings_mine ON listings (seller_id, updated_at DESC, id);
CREATE INDEX listings_section ON listings (seller_id, section_id, created_at, id) WHERE section_id IS NOT NULL;
CREATE INDEX listings_in_review ON listings (submitted_at, id) WHERE state = 'pending_review';
CREATE INDEX listings_shipping_profile ON listings (seller_id, shipping_profile_id) WHERE shipping_profile_id IS NOT NULL;
-- Pauses whose day has come.
CREATE INDEX listings_paused ON listings (paused_until) WHERE paused_until IS NOT NULL;
-- Listings of every state are found by parts of their title.
CREATE INDEX listings_titles ON listings USING gin (title gin_trgm_ops);
COMMENT ON TABLE listings IS 'module: listings; partition: seller_id';

-- [DASH-02] The pieces that a maker put first in the shop, in their order: featured ones above the others. All others follow, newest first.
CREATE TABLE arranged_listings (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 99),
  is_featured boolean NOT NULL,
  PRIMARY KEY (seller_id, listing_id),
  CONSTRAINT arranged_listings_position UNIQUE (seller_id, position) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE arranged_listings IS 'module: listings; partition: seller_id';

CREATE TABLE variants (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  id text NOT NULL,
  option_values text[] NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  -- Units that can be bought now. received = stock + reserved + sold at every moment.
  stock integer NOT NULL CHECK (stock >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  received integer NOT NULL CHECK (received >= 0),
  sku text NOT NULL DEFAULT '',
  picture_id text,
  -- [LAW-02] What it may be said to have cost before its price was lowered; null beside a price that is no reduction. Reckoned from variant_prices alone.
  former_cents bigint,
  -- [LAW-02] It costs no less than it did at some time of the 30 days before: no sale is announced with it.
  risen boolean NOT NULL DEFAULT false,
  -- [LAW-04] How much is in it, where it is sold by weight, volume or length.
  contents integer CHECK (contents > 0),
  contents_unit text CHECK (contents_unit IN ('g', 'ml', 'cm')),
  -- [DASH-04] The sale that lowered price_cents, and the price that its maker set: what it costs again when the sale is over.
  sale_id text,
  regular_cents bigint CHECK (regular_cents >= price_cents),
  PRIMARY KEY (seller_id, id),
  CONSTRAINT variants_sale_with_regular CHECK ((sale_id IS NULL) = (regular_cents IS NULL)),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE,
  CONSTRAINT variants_contents_with_unit CHECK ((contents IS NULL) = (contents_unit IS NULL)),
  CONSTRAINT variants_units_balance CHECK (received = stock + reserved + sold)
) WITH (fillfactor = 85);
CREATE UNIQUE INDEX variants_values ON variants (seller_id, listing_id, option_values);
CREATE INDEX variants_in_sale ON variants (seller_id, sale_id, listing_id) WHERE sale_id IS NOT NULL;
COMMENT ON TABLE variants IS 'module: listings; partition: seller_id';

-- [LAW-02] What each variant was offered for, from when on; null from when it was not offered. Rows are only added.
CREATE TABLE variant_prices (
  seller_id text NOT NULL,
  variant_id text NOT NULL,
  serial integer NOT NULL CHECK (serial > 0),
  price_cents bigint,
  from_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, variant_id, serial)
);
CREATE TRIGGER variant_prices_kept BEFORE UPDATE OR DELETE ON variant_prices FOR EACH ROW EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER variant_prices_not_emptied BEFORE TRUNCATE ON variant_prices FOR EACH STATEMENT EXECUTE FUNCTION keep_added_rows();
COMMENT ON TABLE variant_prices IS 'module: listings; partition: seller_id';

-- [DASH-02] How the price that a maker set, and the pieces that are there (those that a payment reserves with them), changed: kept by the trigger below.
CREATE TABLE variant_changes (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  serial bigint GENERATED ALWAYS AS IDENTITY,
  variant_id text NOT NULL,
  at timestamptz NOT NULL,
  of text NOT NULL CHECK (of IN ('price', 'units')),
  before bigint NOT NULL,
  after bigint NOT NULL,
  cause text NOT NULL CHECK (cause IN ('edited', 'bulk', 'imported', 'sold', 'returned', 'replaced', 'other')),
  -- Who changed it; null where nobody but a sale or the marketplace did.
  actor_id text,
  PRIMARY KEY (seller_id, listing_id, serial)
);
CREATE INDEX variant_changes_of_person ON variant_changes (actor_id) WHERE actor_id IS NOT NULL;
COMMENT ON TABLE variant_changes IS 'module: listings; partition: seller_id';

-- Whoever changes a variant says before, for this transaction, when and why, and who: `changed.by`, as `2026-01-31T10:00:00Z|edited|ID`.
CREATE FUNCTION keep_variant_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said text[] := string_to_array(coalesce(current_setting('changed.by', true), ''), '|');
BEGIN
  INSERT INTO variant_changes (seller_id, listing_id, variant_id, at, of, before, after, cause, actor_id)
    SELECT NEW.seller_id, NEW.listing_id, NEW.id, coalesce(nullif(said[1], '')::timestamptz, now()), c.of, c.before, c.after, coalesce(said[2], 'other'), nullif(said[3], '')
    FROM (VALUES ('price', coalesce(OLD.regular_cents, OLD.price_cents), coalesce(NEW.regular_cents, NEW.price_cents)),
      ('units', (OLD.received - OLD.sold)::bigint, (NEW.received - NEW.sold)::bigint)) AS c (of, before, after)
    WHERE c.before <> c.after;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_changes_kept AFTER UPDATE ON variants FOR EACH ROW
  WHEN (coalesce(OLD.regular_cents, OLD.price_cents) <> coalesce(NEW.regular_cents, NEW.price_cents) OR OLD.received - OLD.sold <> NEW.received - NEW.sold)
  EXECUTE FUNCTION keep_variant_change();

-- What a choice was that its maker does not offer any more: carts that hold it go on naming it, and say that it cannot be bought.
CREATE TABLE former_variants (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  id text NOT NULL,
  option_values text[] NOT NULL,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  picture_id text,
  -- Units in live orders. A choice that comes back goes on from here: received = stock + reserved + sold.
  sold integer NOT NULL CHECK (sold >= 0),
  PRIMARY KEY (seller_id, id),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE
);
CREATE INDEX former_variants_of_listing ON former_variants (seller_id, listing_id);
COMMENT ON TABLE former_variants IS 'module: listings; partition: seller_id';

-- Whoever deletes a variant: nobody may be paying for it, and what it was is kept. With its listing it goes without a trace.
CREATE FUNCTION keep_former_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM listings WHERE seller_id = OLD.seller_id AND id = OLD.listing_id) THEN
    RETURN NULL;
  END IF;
  IF OLD.reserved > 0 THEN
    RAISE EXCEPTION 'variant % is reserved by a payment', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'variants_reserved_stay';
  END IF;
  INSERT INTO former_variants (seller_id, listing_id, id, option_values, price_cents, picture_id, sold)
    VALUES (OLD.seller_id, OLD.listing_id, OLD.id, OLD.option_values, OLD.price_cents, OLD.picture_id, OLD.sold)
    ON CONFLICT (seller_id, id) DO UPDATE SET option_values = excluded.option_values, price_cents = excluded.price_cents,
      picture_id = excluded.picture_id, sold = excluded.sold;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_kept_as_former AFTER DELETE ON variants FOR EACH ROW EXECUTE FUNCTION keep_former_variant();

-- Pieces that left the shop with the suspension or ban of their maker; they come back when it is lifted.
CREATE TABLE rested_listings (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'sold_out')),
  PRIMARY KEY (seller_id, listing_id),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE rested_listings IS 'module: listings; partition: seller_id';

-- What a maker typed into the form of a listing and did not save yet: whole or half, on every device of theirs.
CREATE TABLE listing_drafts (
  seller_id text NOT NULL,
  -- The listing's id, or `new`.
  id text NOT NULL,
  -- The form as the browser holds it; judged only when it is saved as a listing.
  form text NOT NULL CHECK (length(form) <= 60000),
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id)
);
COMMENT ON TABLE listing_drafts IS 'module: listings; partition: seller_id';

-- How far the import of a seller's file came: it goes on there after it was cut off.
CREATE TABLE listing_imports (
  seller_id text NOT NULL,
  -- SHA-256 of the file: a changed file is another import.
  file_hash text NOT NULL,
  started_at timestamptz NOT NULL,
  -- Rows read so far, good or refused; written with what they became.
  rows_read integer NOT NULL DEFAULT 0 CHECK (rows_read >= 0),
  loaded integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  PRIMARY KEY (seller_id, file_hash)
);
COMMENT ON TABLE listing_imports IS 'module: listings; partition: seller_id';

-- [DASH-04] Whether the rates of a shipping profile make sense: once for each area and way, amounts from zero on, days in their order.
CREATE FUNCTION are_shipping_rates(rates jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_typeof(rates) = 'array' AND jsonb_array_length(rates) <= 120
    AND (SELECT count(*) = count(DISTINCT (r->>'area', r->>'way')) FROM jsonb_array_elements(rates) r)
    AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(rates) r WHERE (
      r->>'way' IN ('letter', 'standard', 'express') AND r->>'by' IN ('weight', 'item') AND r->>'area' ~ '^(home|eu|europe|world|[A-Z]{2})$'
      AND (r->>'firstCents')::int >= 0 AND (r->>'moreCents')::int >= 0 AND (r->'days'->>0)::int BETWEEN 1 AND (r->'days'->>1)::int
      AND coalesce((r->>'maxGrams')::int > 0, true)) IS NOT TRUE)
$$;

-- What a maker's listings add to the rates of their weight or set in their place, and from which value a parcel goes free.
CREATE TABLE shipping_profiles (
  seller_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  extra_cents integer NOT NULL DEFAULT 0 CHECK (extra_cents BETWEEN 0 AND 100000),
  free_from_cents integer CHECK (free_from_cents >= 0),
  created_at timestamptz NOT NULL,
  -- Where parcels go beside the maker's own country.
  zones text[] NOT NULL DEFAULT '{eu,europe,world}' CHECK (zones <@ '{eu,europe,world}'::text[]),
  -- [DASH-04] Its own rates in place of the plain ones: ShippingRate[] of src/domain/listings/delivery/ways.ts.
  rates jsonb NOT NULL DEFAULT '[]' CHECK (are_shipping_rates(rates)),
  -- Countries that it does not go to, whatever their zone.
  except_countries text[] NOT NULL DEFAULT '{}',
  packing_grams integer NOT NULL DEFAULT 0 CHECK (packing_grams BETWEEN 0 AND 30000),
  handling_days integer NOT NULL DEFAULT 0 CHECK (handling_days BETWEEN 0 AND 30),
  -- Where its parcels start and are collected: { line1, postcode, city, country }; null: the shop's country.
  origin jsonb,
  pickup boolean NOT NULL DEFAULT false,
  PRIMARY KEY (seller_id, id),
  CONSTRAINT shipping_profiles_pickup_somewhere CHECK (NOT pickup OR origin IS NOT NULL)
);
CREATE UNIQUE INDEX shipping_profiles_name ON shipping_profiles (seller_id, lower(name));
COMMENT ON TABLE shipping_profiles IS 'module: listings; partition: seller_id';

-- Who wants to hear when a variant that has sold out is there again. A request ends with the mail, or with its variant.
CREATE TABLE back_in_stock_requests (
  seller_id text NOT NULL,
  variant_id text NOT NULL,
  user_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, variant_id, user_id),
  FOREIGN KEY (seller_id, variant_id) REFERENCES variants (seller_id, id) ON DELETE CASCADE
);
CREATE INDEX back_in_stock_requests_of_person ON back_in_stock_requests (user_id, at DESC);
COMMENT ON TABLE back_in_stock_requests IS 'module: listings; partition: seller_id';

-- What was bought since the search last looked: its rank goes by it.
CREATE TABLE sold_lately (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  PRIMARY KEY (seller_id, listing_id)
);
COMMENT ON TABLE sold_lately IS 'module: listings; partition: seller_id';

-- [UX-86] What a maker's table of listings shows, sorts and filters by, one row a listing that is not removed: kept by the triggers below, so that
-- a table of 50,000 is read as fast as one of 50.
CREATE TABLE listing_rows (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  -- An active one with nothing left is sold out.
  state text NOT NULL,
  is_low boolean NOT NULL,
  title_key text NOT NULL,
  -- Title and SKUs as they are searched.
  words text NOT NULL,
  sku text NOT NULL,
  category text NOT NULL,
  price_cents bigint NOT NULL,
  highest_cents bigint NOT NULL,
  stock integer NOT NULL,
  sold integer NOT NULL,
  -- Of the 30 days before the last night, written by who counts them.
  month_views integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  section_id text,
  PRIMARY KEY (seller_id, listing_id)
) WITH (fillfactor = 85);
CREATE INDEX listing_rows_section ON listing_rows (seller_id, section_id, changed_at, listing_id);
CREATE INDEX listing_rows_changed ON listing_rows (seller_id, changed_at, listing_id);
CREATE INDEX listing_rows_state ON listing_rows (seller_id, state, changed_at, listing_id);
CREATE INDEX listing_rows_category ON listing_rows (seller_id, category, changed_at, listing_id);
CREATE INDEX listing_rows_low ON listing_rows (seller_id, changed_at, listing_id) WHERE is_low;
CREATE INDEX listing_rows_scarce ON listing_rows (seller_id, stock, title_key, listing_id) WHERE is_low;
CREATE INDEX listing_rows_title ON listing_rows (seller_id, title_key, listing_id);
CREATE INDEX listing_rows_price ON listing_rows (seller_id, price_cents, listing_id);
CREATE INDEX listing_rows_stock ON listing_rows (seller_id, stock, listing_id);
CREATE INDEX listing_rows_sold ON listing_rows (seller_id, sold, listing_id);
CREATE INDEX listing_rows_views ON listing_rows (seller_id, month_views, listing_id);
CREATE INDEX listing_rows_words ON listing_rows USING gin (words gin_trgm_ops);
COMMENT ON TABLE listing_rows IS 'module: listings; partition: seller_id';

-- How many rows of each state a shop has, as changes that are added up: nobody who sells waits for another. A job folds them.
CREATE TABLE listing_row_counts (
  seller_id text NOT NULL,
  serial bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  listings integer NOT NULL,
  low integer NOT NULL,
  PRIMARY KEY (seller_id, serial)
);
COMMENT ON TABLE listing_row_counts IS 'module: listings; partition: seller_id';

-- Reckons the rows of listings anew. They are locked in one order before anything is read, so of two changes the later one sees the earlier.
CREATE FUNCTION reckon_listing_rows(seller_ids text[], listing_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM listing_rows r JOIN unnest(seller_ids, listing_ids) AS n (seller_id, listing_id) USING (seller_id, listing_id)
    ORDER BY r.seller_id, r.listing_id FOR UPDATE OF r;
  WITH named AS (
    SELECT DISTINCT * FROM unnest(seller_ids, listing_ids) AS n (seller_id, listing_id)
  ), before AS (
    SELECT r.* FROM listing_rows r JOIN named USING (seller_id, listing_id)
  ), gone AS (
    DELETE FROM listing_rows r USING named n WHERE (r.seller_id, r.listing_id) = (n.seller_id, n.listing_id)
      AND NOT EXISTS (SELECT 1 FROM listings l WHERE l.seller_id = r.seller_id AND l.id = r.listing_id AND l.state <> 'removed')
    RETURNING r.seller_id, r.state, r.is_low
  ), saved AS (
    INSERT INTO listing_rows AS r (seller_id, listing_id, state, is_low, title_key, words, sku, category, price_cents, highest_cents, stock, sold, changed_at, section_id)
    SELECT l.seller_id, l.id, CASE WHEN l.state = 'active' AND v.stock = 0 THEN 'sold_out' ELSE l.state END, l.state = 'active' AND v.stock <= l.low_stock,
      left(search_text(l.title), 190), lower(l.title) || v.skus, v.sku, l.category, v.lowest, v.highest, v.stock, l.sold, l.updated_at, l.section_id
    FROM named n JOIN listings l ON l.seller_id = n.seller_id AND l.id = n.listing_id
    CROSS JOIN LATERAL (SELECT min(price_cents) AS lowest, max(price_cents) AS highest, sum(stock)::int AS stock, min(sku) AS sku,
      coalesce(string_agg(' ' || lower(sku), '') FILTER (WHERE sku <> ''), '') AS skus
      FROM variants WHERE seller_id = l.seller_id AND listing_id = l.id) v
    WHERE l.state <> 'removed' AND v.lowest IS NOT NULL ORDER BY l.seller_id, l.id
    ON CONFLICT (seller_id, listing_id) DO UPDATE SET state = excluded.state, is_low = excluded.is_low, title_key = excluded.title_key, words = excluded.words,
      sku = excluded.sku, category = excluded.category, price_cents = excluded.price_cents, highest_cents = excluded.highest_cents, stock = excluded.stock,
      sold = excluded.sold, changed_at = excluded.changed_at, section_id = excluded.section_id
    RETURNING r.seller_id, r.listing_id, r.state, r.is_low
  ), moved AS (
    SELECT s.seller_id, s.state, s.is_low, b.state AS was, b.is_low AS was_low FROM saved s LEFT JOIN before b USING (seller_id, listing_id)
    WHERE (s.state, s.is_low) IS DISTINCT FROM (b.state, b.is_low)
  ), counted AS (
    SELECT seller_id, state, 1 AS listings, is_low::int AS low FROM moved
    UNION ALL SELECT seller_id, was, -1, -was_low::int FROM moved WHERE was IS NOT NULL
    UNION ALL SELECT seller_id, state, -1, -is_low::int FROM gone
  )
  INSERT INTO listing_row_counts (seller_id, state, listings, low)
    SELECT seller_id, state, sum(listings), sum(low) FROM counted GROUP BY 1, 2 HAVING sum(listings) <> 0 OR sum(low) <> 0;
END $$;

CREATE FUNCTION listing_rows_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM reckon_listing_rows(array_agg(n.seller_id), array_agg(n.id)) FROM added n JOIN removed o ON o.seller_id = n.seller_id AND o.id = n.id
      WHERE (n.state, n.title, n.category, n.sold, n.updated_at, n.section_id)
        IS DISTINCT FROM (o.state, o.title, o.category, o.sold, o.updated_at, o.section_id) HAVING count(*) > 0;
  ELSE
    PERFORM reckon_listing_rows(array_agg(seller_id), array_agg(id)) FROM removed HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_changed_row AFTER UPDATE ON listings REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_rows_of_listings();
CREATE TRIGGER listings_removed_row AFTER DELETE ON listings REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_rows_of_listings();

CREATE FUNCTION listing_rows_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM reckon_listing_rows(array_agg(n.seller_id), array_agg(n.listing_id)) FROM added n JOIN removed o ON o.seller_id = n.seller_id AND o.id = n.id
      WHERE (n.price_cents, n.stock, n.sku) IS DISTINCT FROM (o.price_cents, o.stock, o.sku) HAVING count(*) > 0;
  ELSE
    PERFORM reckon_listing_rows(array_agg(seller_id), array_agg(listing_id)) FROM changed HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_added_row AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_rows_of_variants();
CREATE TRIGGER variants_changed_row AFTER UPDATE ON variants REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_rows_of_variants();
CREATE TRIGGER variants_removed_row AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION listing_rows_of_variants();
