-- A maker's shop: one per person, made with the account.
CREATE TABLE shops (
  seller_id text PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  owner text NOT NULL,
  place text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  -- Where its days begin and end: those of its codes, sales and papers.
  time_zone text NOT NULL CONSTRAINT shops_time_zone_known CHECK (timestamptz 'epoch' AT TIME ZONE time_zone IS NOT NULL),
  since integer NOT NULL,
  tagline text NOT NULL DEFAULT '',
  story text NOT NULL DEFAULT '',
  announcement text NOT NULL DEFAULT '',
  returns_days integer NOT NULL DEFAULT 14 CHECK (returns_days BETWEEN 14 AND 90),
  packing text NOT NULL DEFAULT '',
  -- What its maker writes below each packing slip.
  thanks text NOT NULL DEFAULT '' CHECK (length(thanks) <= 200),
  reply_hours integer,
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
  -- A shop shows its maker and its workshop; without them its stamp and its pieces stand there.
  portrait jsonb,
  banner jsonb,
  -- [DASH-04] The notice that buyers read now: ShopNotice of src/domain/shops/model.ts.
  notice jsonb
);
-- The maker whom the home page shows.
CREATE INDEX shops_featured ON shops (rating_count DESC, sold DESC, seller_id) WHERE tagline <> '' AND story <> '';
CREATE INDEX shops_by_name ON shops (name, seller_id);
CREATE INDEX shops_name_begin ON shops (search_text(name) text_pattern_ops);
-- Shops of a place, and of a country.
CREATE INDEX shops_place_begin ON shops (search_text(place) text_pattern_ops);
CREATE INDEX shops_of_country ON shops (country, rating_count DESC, seller_id);
-- Shops are found by parts of their name.
CREATE INDEX shops_words ON shops USING gin (name gin_trgm_ops);
COMMENT ON TABLE shops IS 'module: shops; partition: seller_id';

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
COMMENT ON TABLE shop_invoice_facts IS 'module: shops; partition: seller_id';

-- Makes a shop's address unique and leads from it to the shop.
CREATE TABLE shop_slugs (
  slug text PRIMARY KEY,
  seller_id text NOT NULL
);
COMMENT ON TABLE shop_slugs IS 'module: shops; partition: slug';

-- Who follows a shop, by the person who follows.
CREATE TABLE follows (
  user_id text NOT NULL,
  seller_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, seller_id),
  CONSTRAINT follows_not_oneself CHECK (user_id <> seller_id)
);
-- Who hears when a shop is back from a vacation.
CREATE INDEX follows_of_shop ON follows (seller_id, user_id);
COMMENT ON TABLE follows IS 'module: shops; partition: user_id';

-- [ORD-06] When a shop works, and how much waits to be made. A shop without a row works Monday to Friday, all day, but for public holidays.
CREATE TABLE shop_calendars (
  seller_id text PRIMARY KEY,
  -- 0 is Sunday.
  working_days integer[] NOT NULL DEFAULT '{1,2,3,4,5}' CHECK (working_days <@ '{0,1,2,3,4,5,6}'::integer[] AND cardinality(working_days) BETWEEN 1 AND 7),
  -- From this hour on, an order counts as one of the next day.
  last_hour integer NOT NULL DEFAULT 24 CHECK (last_hour BETWEEN 1 AND 24),
  keeps_holidays boolean NOT NULL DEFAULT true,
  days_off date[] NOT NULL DEFAULT '{}' CHECK (cardinality(days_off) <= 100),
  -- How long it makes pieces on a working day; null where it does not plan by minutes.
  minutes_per_day integer CHECK (minutes_per_day BETWEEN 15 AND 6000),
  -- Pieces made to order pause while the queue is longer than this; null never.
  max_queue_days integer CHECK (max_queue_days BETWEEN 1 AND 90),
  -- What open orders still need of making, recounted whenever one of them moves.
  queue_minutes integer NOT NULL DEFAULT 0 CHECK (queue_minutes >= 0),
  updated_at timestamptz NOT NULL,
  CONSTRAINT shop_calendars_limit_needs_minutes CHECK (max_queue_days IS NULL OR minutes_per_day IS NOT NULL)
);
COMMENT ON TABLE shop_calendars IS 'module: shops; partition: seller_id';

-- [DASH-04] What a shop tells its buyers from one day to another, and its vacation. Rows go when their days are over.
CREATE TABLE shop_notices (
  seller_id text NOT NULL,
  id text NOT NULL,
  -- What a shop sells on vacation; null for a notice alone.
  selling text CHECK (selling IN ('later', 'nothing')),
  first_day date NOT NULL,
  last_day date NOT NULL,
  notice text NOT NULL CHECK (length(notice) <= 300),
  -- Who writes to the shop meanwhile reads this, once.
  autoreply text NOT NULL DEFAULT '' CHECK (length(autoreply) <= 1000),
  created_at timestamptz NOT NULL,
  began_at timestamptz,
  PRIMARY KEY (seller_id, id),
  CONSTRAINT shop_notices_days CHECK (last_day - first_day BETWEEN 0 AND 366),
  CONSTRAINT shop_notices_said CHECK (selling IS NOT NULL OR (notice <> '' AND autoreply = ''))
);
CREATE UNIQUE INDEX shop_notices_one_vacation ON shop_notices (seller_id) WHERE selling IS NOT NULL;
CREATE INDEX shop_notices_to_begin ON shop_notices (first_day) WHERE began_at IS NULL;
CREATE INDEX shop_notices_to_end ON shop_notices (last_day);
COMMENT ON TABLE shop_notices IS 'module: shops; partition: seller_id';

-- [OFFICE-03] Who applied to open a shop: a row for each try, of which one waits or was approved at most.
CREATE TABLE seller_applications (
  seller_id text NOT NULL,
  -- Which try it is.
  number integer NOT NULL CHECK (number >= 1),
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused')),
  story text NOT NULL CHECK (char_length(story) BETWEEN 1 AND 3000),
  specialty text NOT NULL CHECK (char_length(specialty) BETWEEN 1 AND 120),
  country text NOT NULL,
  sells_as text NOT NULL CHECK (sells_as IN ('registered', 'small-business', 'private')),
  payout_holder text NOT NULL,
  payout_country text NOT NULL,
  pictures jsonb NOT NULL,
  applied_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- The administrator; null while it waits, and where SELLER_APPROVAL decided.
  decided_by text,
  decided_by_name text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (seller_id, number),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (reason <> ''))
);
CREATE UNIQUE INDEX seller_applications_one ON seller_applications (seller_id) WHERE state <> 'refused';
CREATE INDEX seller_applications_waiting ON seller_applications (applied_at, seller_id) WHERE state = 'waiting';
CREATE INDEX seller_applications_decided ON seller_applications (state, decided_at DESC, seller_id DESC) WHERE state <> 'waiting';
CREATE INDEX seller_applications_decided_by ON seller_applications (decided_by) WHERE decided_by IS NOT NULL;
COMMENT ON TABLE seller_applications IS 'module: shops; partition: seller_id';

-- [PAY-06] VAT rates that administrators set beside the table of src/domain/shops/tax: the newest row of a country, kind of goods and day counts.
CREATE TABLE vat_rate_changes (
  version bigint PRIMARY KEY CHECK (version > 0),
  -- A country, or a part with rates of its own.
  code text NOT NULL,
  goods text NOT NULL CHECK (goods IN ('standard', 'books', 'children_clothes')),
  -- The first day on which it holds.
  since date NOT NULL,
  -- Null takes back what was planned for this day.
  percent numeric(4, 2) CHECK (percent BETWEEN 0 AND 50),
  reason text NOT NULL CHECK (length(reason) <= 500),
  set_by text NOT NULL,
  set_by_name text NOT NULL,
  set_at timestamptz NOT NULL,
  -- What was sold before keeps its VAT: a rate is set for days to come alone.
  CONSTRAINT vat_rate_changes_ahead CHECK (since > (set_at AT TIME ZONE 'UTC')::date + 1)
);
CREATE INDEX vat_rate_changes_newest ON vat_rate_changes (code, goods, since, version DESC);
CREATE INDEX vat_rate_changes_set_by ON vat_rate_changes (set_by);
COMMENT ON TABLE vat_rate_changes IS 'module: shops; partition: none, a handful of rows';

-- [OFFICE-01] Countries that administrators closed for new orders or opened again: the newest row of a country and day counts.
CREATE TABLE country_changes (
  version bigint PRIMARY KEY CHECK (version > 0),
  code text NOT NULL CHECK (code ~ '^[A-Z]{2}$'),
  -- The first day on which it holds.
  since date NOT NULL,
  -- Null takes back what was planned for this day.
  is_served boolean,
  reason text NOT NULL CHECK (length(reason) <= 500),
  set_by text NOT NULL,
  set_by_name text NOT NULL,
  set_at timestamptz NOT NULL,
  -- When every process was told that its day has come.
  told_at timestamptz,
  CONSTRAINT country_changes_ahead CHECK (since >= (set_at AT TIME ZONE 'UTC')::date)
);
CREATE INDEX country_changes_newest ON country_changes (code, since, version DESC);
CREATE INDEX country_changes_untold ON country_changes (since) WHERE told_at IS NULL;
CREATE INDEX country_changes_set_by ON country_changes (set_by);
COMMENT ON TABLE country_changes IS 'module: shops; partition: none, a handful of rows';
