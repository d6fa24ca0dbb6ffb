-- Daily sums of what buyers looked at. `listing_id` '' is the whole shop, `seller_id` '' the whole marketplace; days are those of the
-- shop's own time zone, of the marketplace those of TIME_ZONE.
CREATE TABLE traffic_days (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  -- Views by somebody who came from elsewhere than a page of a shop.
  visits integer NOT NULL DEFAULT 0 CHECK (visits BETWEEN 0 AND views),
  favourites integer NOT NULL DEFAULT 0 CHECK (favourites >= 0),
  cart_adds integer NOT NULL DEFAULT 0 CHECK (cart_adds >= 0),
  PRIMARY KEY (seller_id, listing_id, day)
) WITH (fillfactor = 85);
-- [OFFICE-04] Shops beside each other.
CREATE INDEX traffic_days_of_shops ON traffic_days (day, seller_id) WHERE listing_id = '' AND seller_id <> '';
-- Those past their time, which lie together.
CREATE INDEX traffic_days_old ON traffic_days USING brin (day);
COMMENT ON TABLE traffic_days IS 'module: analytics; partition: seller_id';

-- Daily sums of what was sold and paid back. `revenue_cents` of a listing is what its lines cost, of a shop what its buyers paid, postage included.
CREATE TABLE sales_days (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  day date NOT NULL,
  orders integer NOT NULL DEFAULT 0 CHECK (orders >= 0),
  units integer NOT NULL DEFAULT 0 CHECK (units >= 0),
  revenue_cents bigint NOT NULL DEFAULT 0 CHECK (revenue_cents >= 0),
  refunds integer NOT NULL DEFAULT 0 CHECK (refunds >= 0),
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  PRIMARY KEY (seller_id, listing_id, day),
  CONSTRAINT sales_days_refunds_of_shops CHECK (listing_id = '' OR (refunds = 0 AND refunded_cents = 0))
) WITH (fillfactor = 85);
-- [OFFICE-04] Shops that sold in some days.
CREATE INDEX sales_days_of_shops ON sales_days (day, seller_id) WHERE listing_id = '' AND seller_id <> '';
-- What sold best in a category is counted over all shops.
CREATE INDEX sales_days_of_listings ON sales_days (day) WHERE listing_id <> '';
CREATE INDEX sales_days_old ON sales_days USING brin (day);
COMMENT ON TABLE sales_days IS 'module: analytics; partition: seller_id';

-- [DASH-03] The same orders by the country they went to; `repeat`: of buyers who had ordered from the shop before, in the marketplace ('') from any.
CREATE TABLE sales_countries (
  seller_id text NOT NULL,
  day date NOT NULL,
  country text NOT NULL,
  orders integer NOT NULL CHECK (orders > 0),
  revenue_cents bigint NOT NULL CHECK (revenue_cents >= 0),
  repeat_orders integer NOT NULL CHECK (repeat_orders BETWEEN 0 AND orders),
  repeat_cents bigint NOT NULL CHECK (repeat_cents BETWEEN 0 AND revenue_cents),
  PRIMARY KEY (seller_id, day, country)
) WITH (fillfactor = 85);
CREATE INDEX sales_countries_old ON sales_countries USING brin (day);
COMMENT ON TABLE sales_countries IS 'module: analytics; partition: seller_id';

-- [OFFICE-04] The orders of a month by the month in which their buyers first ordered; a buyer counts once in each month. Months are named by their first day.
CREATE TABLE buyer_cohorts (
  first_month date NOT NULL,
  month date NOT NULL CHECK (month >= first_month),
  buyers integer NOT NULL CHECK (buyers >= 0),
  orders integer NOT NULL CHECK (orders >= buyers),
  revenue_cents bigint NOT NULL CHECK (revenue_cents >= 0),
  PRIMARY KEY (first_month, month)
) WITH (fillfactor = 85);
COMMENT ON TABLE buyer_cohorts IS 'module: analytics; partition: first_month';

-- [OFFICE-04] Reports that administrators put together: ReportDefinition of src/domain/analytics/reports.
CREATE TABLE saved_reports (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  definition jsonb NOT NULL,
  is_shared boolean NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  updated_at timestamptz NOT NULL
);
CREATE INDEX saved_reports_of_owner ON saved_reports (owner_id);
CREATE INDEX saved_reports_shared ON saved_reports (name) WHERE is_shared;
COMMENT ON TABLE saved_reports IS 'module: analytics; partition: id';

-- Where visits of a shop came from. `kind` source: the class of the referrer; campaign: the utm_campaign; term: what was searched for.
CREATE TABLE traffic_sources (
  seller_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('source', 'campaign', 'term')),
  day date NOT NULL,
  name text NOT NULL CHECK (length(name) <= 60),
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  visits integer NOT NULL DEFAULT 0 CHECK (visits BETWEEN 0 AND views),
  PRIMARY KEY (seller_id, kind, day, name)
) WITH (fillfactor = 85);
CREATE INDEX traffic_sources_old ON traffic_sources USING brin (day);
COMMENT ON TABLE traffic_sources IS 'module: analytics; partition: seller_id';

-- What was searched for on a day of the marketplace, how many listings had all of the words, and how often one of them was opened.
CREATE TABLE search_terms (
  day date NOT NULL,
  term text NOT NULL CHECK (length(term) <= 60),
  searches integer NOT NULL DEFAULT 0 CHECK (searches >= 0),
  clicks integer NOT NULL DEFAULT 0 CHECK (clicks >= 0),
  -- As it was last known; null until a search was answered anew.
  matches integer CHECK (matches >= 0),
  -- The top category that most of what was shown is in; '' where nothing was.
  category text NOT NULL DEFAULT '',
  PRIMARY KEY (day, term)
) WITH (fillfactor = 85);
-- What was hardly found in the categories of a shop.
CREATE INDEX search_terms_of_category ON search_terms (category, day) WHERE category <> '';
COMMENT ON TABLE search_terms IS 'module: analytics; partition: day';

-- Views of a listing since it is counted, and what it had in the last 30 days as of the last night.
CREATE TABLE listing_totals (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  views bigint NOT NULL DEFAULT 0,
  next_milestone bigint NOT NULL DEFAULT 100,
  month_views integer NOT NULL DEFAULT 0,
  month_units integer NOT NULL DEFAULT 0,
  last_sold_on date,
  PRIMARY KEY (seller_id, listing_id)
) WITH (fillfactor = 85);
CREATE INDEX listing_totals_by_views ON listing_totals (seller_id, month_views DESC, listing_id DESC);
CREATE INDEX listing_totals_by_units ON listing_totals (seller_id, month_units DESC, listing_id DESC);
CREATE INDEX listing_totals_milestones ON listing_totals (seller_id, listing_id) WHERE views >= next_milestone;
COMMENT ON TABLE listing_totals IS 'module: analytics; partition: seller_id';

-- The last batch of counts that each process wrote: one that is sent again after a lost answer adds nothing.
CREATE TABLE traffic_writers (
  id text PRIMARY KEY,
  batch integer NOT NULL,
  at timestamptz NOT NULL
);
COMMENT ON TABLE traffic_writers IS 'module: analytics; partition: id';

-- What listings of a category, of a top one with all below it, cost on a day: the middle half of their prices and its middle; and how often they
-- were looked at and sold in the 30 days before, with how many shops each of these numbers has behind it.
CREATE TABLE category_prices (
  category text NOT NULL,
  day date NOT NULL,
  listings integer NOT NULL,
  shops integer NOT NULL,
  low_cents bigint NOT NULL,
  median_cents bigint NOT NULL,
  high_cents bigint NOT NULL,
  month_views bigint NOT NULL DEFAULT 0,
  viewed_shops integer NOT NULL DEFAULT 0,
  month_units bigint NOT NULL DEFAULT 0,
  sold_shops integer NOT NULL DEFAULT 0,
  PRIMARY KEY (category, day),
  CHECK (low_cents <= median_cents AND median_cents <= high_cents)
);
COMMENT ON TABLE category_prices IS 'module: analytics; partition: category';

-- [DASH-04] What making a listing costs, as its maker typed it.
CREATE TABLE listing_costs (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  material_cents bigint NOT NULL CHECK (material_cents >= 0),
  minutes integer NOT NULL CHECK (minutes BETWEEN 0 AND 6000),
  hourly_wage_cents bigint NOT NULL CHECK (hourly_wage_cents >= 0),
  postage_cents bigint NOT NULL CHECK (postage_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  version integer NOT NULL CHECK (version > 0),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, listing_id)
);
COMMENT ON TABLE listing_costs IS 'module: analytics; partition: seller_id';

-- [WH-01] The days of each data set whose files are in the store.
CREATE TABLE export_partitions (
  dataset text NOT NULL CHECK (dataset IN ('orders', 'order_lines', 'refunds', 'listing_views', 'alerts')),
  day date NOT NULL,
  row_count integer NOT NULL CHECK (row_count >= 0),
  file_count integer NOT NULL CHECK (file_count >= 0),
  exported_at timestamptz NOT NULL,
  PRIMARY KEY (dataset, day)
);
COMMENT ON TABLE export_partitions IS 'module: analytics; partition: none, five rows a day';
