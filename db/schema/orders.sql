-- Makes an order's number unique and leads from it to the order.
CREATE TABLE order_numbers (
  number text PRIMARY KEY,
  seller_id text NOT NULL,
  order_id text NOT NULL
);
COMMENT ON TABLE order_numbers IS 'module: orders; partition: number';

-- What one buyer bought from one shop with one payment.
CREATE TABLE orders (
  seller_id text NOT NULL,
  id text NOT NULL,
  number text NOT NULL,
  checkout_id text NOT NULL,
  buyer_id text,
  state text NOT NULL CHECK (state IN (
    'pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'refunded')),
  email text NOT NULL,
  -- What the pages were in when it was placed: who has no account is written to in it.
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  buyer_name text NOT NULL,
  address jsonb NOT NULL,
  -- Null: the delivery address.
  billing_address jsonb,
  -- Who sold, and the VAT within the total, as they were reckoned [PAY-06]: InvoiceFacts and ContainedTax of src/domain/shops/tax. Null where
  -- the maker had not said how they sell.
  seller_facts jsonb,
  contained_tax jsonb,
  note text NOT NULL DEFAULT '',
  shop_name text NOT NULL,
  shop_slug text NOT NULL,
  place text NOT NULL,
  subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  -- What of it the marketplace bears; the shop bears the rest.
  funded_cents bigint NOT NULL DEFAULT 0,
  -- What a code took off the postage; shipping_cents is what was left of it.
  postage_off_cents bigint NOT NULL DEFAULT 0 CHECK (postage_off_cents >= 0 AND (postage_off_cents = 0 OR promo_code IS NOT NULL)),
  shipping_cents bigint NOT NULL CHECK (shipping_cents >= 0),
  -- What the cheapest way that the shop offered would have cost [LAW-01].
  standard_shipping_cents bigint NOT NULL CHECK (standard_shipping_cents BETWEEN 0 AND shipping_cents),
  tax_cents bigint NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  delivery_id text NOT NULL CHECK (delivery_id IN ('letter', 'standard', 'express', 'pickup')),
  delivery_name text NOT NULL,
  leaves_by date NOT NULL,
  arrives_from date NOT NULL,
  arrives_to date NOT NULL,
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  placed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  promo_code text,
  -- How long its pieces can be sent back after delivery, as its shop said when it was bought.
  return_days integer NOT NULL CHECK (return_days BETWEEN 14 AND 90),
  -- [LAW-01] When they are over, by the marketplace's calendar: fixed as it is delivered.
  return_ends_at timestamptz CONSTRAINT orders_delivered_return_ends CHECK (state <> 'delivered' OR return_ends_at IS NOT NULL),
  -- What was promised back; the refunds themselves are with the payments.
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND total_cents),
  -- [ORD-04] What labels for the way back that the buyer pays took off refunds: it does not come back with the last pieces.
  kept_label_cents bigint NOT NULL DEFAULT 0 CHECK (kept_label_cents BETWEEN 0 AND total_cents),
  -- [ORD-07] Its maker waits for the buyer to answer a proof: it is not late meanwhile.
  awaits_buyer boolean NOT NULL DEFAULT false,
  -- When its buyer or its maker said that it has arrived, and who: it counts a minute later, so that it can be taken back until then.
  arrival_said_at timestamptz,
  arrival_said_by text CHECK (arrival_said_by IN ('buyer', 'maker')),
  -- When its buyer was written to that it is late: once, whatever it misses later.
  late_mailed_at timestamptz,
  -- Who bought, for the shop: an account, or the address of a guest; null once that is gone.
  buyer_key text GENERATED ALWAYS AS (coalesce(buyer_id, CASE WHEN email <> '' THEN 'guest_' || md5(email) END)) STORED,
  PRIMARY KEY (seller_id, id),
  CHECK ((arrival_said_by IS NULL) = (arrival_said_at IS NULL)),
  CONSTRAINT orders_total_adds_up CHECK (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents),
  CONSTRAINT orders_funded CHECK (funded_cents BETWEEN 0 AND discount_cents),
  CONSTRAINT orders_tax_is_contained CHECK ((contained_tax->>'taxCents')::bigint BETWEEN 0 AND total_cents)
);
CREATE INDEX orders_of_shop ON orders (seller_id, placed_at, id);
-- Lookups of a number by how it begins.
CREATE INDEX orders_of_shop_by_number ON orders (seller_id, number text_pattern_ops);
CREATE INDEX orders_of_shop_leaving ON orders (seller_id, leaves_by, id);
CREATE INDEX orders_of_shop_by_total ON orders (seller_id, total_cents, id);
CREATE INDEX orders_of_shop_to_send ON orders (seller_id, leaves_by, id) INCLUDE (awaits_buyer) WHERE state IN ('confirmed', 'processing');
CREATE INDEX orders_of_shop_by_state ON orders (seller_id, state, leaves_by);
CREATE INDEX orders_of_buyer ON orders (buyer_id, placed_at DESC, id) WHERE buyer_id IS NOT NULL;
CREATE INDEX orders_of_shop_by_buyer ON orders (seller_id, buyer_key, placed_at DESC, id);
-- What guests bought, until it is claimed by who shows that the address is theirs.
CREATE INDEX orders_of_guests ON orders (email) WHERE buyer_id IS NULL;
CREATE INDEX orders_of_checkout ON orders (checkout_id);
CREATE INDEX orders_id ON orders (id);
CREATE INDEX orders_to_send ON orders (leaves_by, id) WHERE state IN ('confirmed', 'processing');
-- Those that end by themselves.
CREATE INDEX orders_to_deliver ON orders (arrives_to) WHERE state = 'shipped';
CREATE INDEX orders_arrival_said ON orders (arrival_said_at) WHERE state = 'shipped' AND arrival_said_at IS NOT NULL;
CREATE INDEX orders_to_complete ON orders (return_ends_at) WHERE state = 'delivered';
-- What was sold on a day, over all shops.
CREATE INDEX orders_placed ON orders (placed_at);
-- The list of the back office, over all shops.
CREATE INDEX orders_by_total ON orders (total_cents, id);
CREATE INDEX orders_by_leaving ON orders (leaves_by, id);
-- Those whose buyers may have to be told that they are late.
CREATE INDEX orders_late_to_send ON orders (leaves_by) WHERE state IN ('confirmed', 'processing') AND late_mailed_at IS NULL AND NOT awaits_buyer;
CREATE INDEX orders_late_to_arrive ON orders (arrives_to) WHERE state = 'shipped' AND late_mailed_at IS NULL;
COMMENT ON TABLE orders IS 'module: orders; partition: seller_id';

-- [UX-86] Who bought from a shop: one row for each with an order that was paid, kept by the triggers below, so that a table of many is read as fast as
-- one of few. What was cancelled or paid back counts nothing.
CREATE TABLE shop_buyers (
  seller_id text NOT NULL,
  buyer_key text NOT NULL,
  buyer_id text,
  -- As the newest order has them.
  name text NOT NULL DEFAULT '',
  words text NOT NULL DEFAULT '',
  orders integer NOT NULL DEFAULT 0 CHECK (orders >= 0),
  spent_cents bigint NOT NULL DEFAULT 0 CHECK (spent_cents >= 0),
  first_at timestamptz NOT NULL DEFAULT 'epoch',
  last_at timestamptz NOT NULL DEFAULT 'epoch',
  last_order_id text NOT NULL DEFAULT '',
  -- The maker's own, which the buyer does not see.
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
  PRIMARY KEY (seller_id, buyer_key)
) WITH (fillfactor = 85);
CREATE INDEX shop_buyers_last ON shop_buyers (seller_id, last_at, buyer_key);
CREATE INDEX shop_buyers_orders ON shop_buyers (seller_id, orders, buyer_key);
CREATE INDEX shop_buyers_spent ON shop_buyers (seller_id, spent_cents, buyer_key);
CREATE INDEX shop_buyers_name ON shop_buyers (seller_id, words, buyer_key);
CREATE INDEX shop_buyers_words ON shop_buyers USING gin (words gin_trgm_ops);
CREATE INDEX shop_buyers_of_person ON shop_buyers (buyer_id) WHERE buyer_id IS NOT NULL;
COMMENT ON TABLE shop_buyers IS 'module: orders; partition: seller_id';

-- Reckons buyers anew. Their rows are there and locked in one order before any order is read, so of two changes the later one sees the earlier.
CREATE FUNCTION reckon_shop_buyers(seller_ids text[], buyer_keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_buyers (seller_id, buyer_key)
    SELECT DISTINCT * FROM unnest(seller_ids, buyer_keys) AS n (seller_id, buyer_key) WHERE n.buyer_key IS NOT NULL ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  PERFORM 1 FROM shop_buyers b JOIN unnest(seller_ids, buyer_keys) AS n (seller_id, buyer_key) USING (seller_id, buyer_key)
    ORDER BY b.seller_id, b.buyer_key FOR UPDATE OF b;
  UPDATE shop_buyers b SET buyer_id = n.buyer_id, name = n.name, words = left(search_text(n.name), 190), orders = n.orders, spent_cents = n.spent_cents,
    first_at = n.first_at, last_at = n.last_at, last_order_id = n.last_order_id
  FROM (
    SELECT o.seller_id, o.buyer_key, max(o.buyer_id) AS buyer_id, (array_agg(o.buyer_name ORDER BY o.placed_at DESC, o.id DESC))[1] AS name,
      count(*) FILTER (WHERE o.state NOT IN ('cancelled', 'refunded')) AS orders,
      coalesce(sum(o.total_cents - o.refunded_cents) FILTER (WHERE o.state NOT IN ('cancelled', 'refunded')), 0) AS spent_cents,
      min(o.placed_at) AS first_at, max(o.placed_at) AS last_at, (array_agg(o.id ORDER BY o.placed_at DESC, o.id DESC))[1] AS last_order_id
    FROM orders o JOIN (SELECT DISTINCT * FROM unnest(seller_ids, buyer_keys) AS k (seller_id, buyer_key)) k USING (seller_id, buyer_key)
    WHERE o.state <> 'pending_payment' GROUP BY 1, 2) n
  WHERE (b.seller_id, b.buyer_key) = (n.seller_id, n.buyer_key);
  DELETE FROM shop_buyers b USING unnest(seller_ids, buyer_keys) AS n (seller_id, buyer_key)
    WHERE (b.seller_id, b.buyer_key) = (n.seller_id, n.buyer_key)
      AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = b.seller_id AND o.buyer_key = b.buyer_key AND o.state <> 'pending_payment');
END $$;

CREATE FUNCTION count_shop_buyers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM reckon_shop_buyers(array_agg(seller_id), array_agg(buyer_key)) FROM added WHERE state <> 'pending_payment' HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM reckon_shop_buyers(array_agg(seller_id), array_agg(buyer_key)) FROM removed WHERE state <> 'pending_payment' HAVING count(*) > 0;
  ELSE
    PERFORM reckon_shop_buyers(array_agg(k.seller_id), array_agg(k.buyer_key)) FROM added n JOIN removed o ON o.seller_id = n.seller_id AND o.id = n.id
      CROSS JOIN LATERAL (VALUES (n.seller_id, n.buyer_key), (o.seller_id, o.buyer_key)) AS k (seller_id, buyer_key)
      WHERE (n.buyer_key, n.buyer_name, n.refunded_cents) IS DISTINCT FROM (o.buyer_key, o.buyer_name, o.refunded_cents)
        OR (n.state IN ('pending_payment', 'cancelled', 'refunded')) <> (o.state IN ('pending_payment', 'cancelled', 'refunded'))
      HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_added_buyers AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_buyers();
CREATE TRIGGER orders_changed_buyers AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_buyers();
CREATE TRIGGER orders_removed_buyers AFTER DELETE ON orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_buyers();

CREATE TABLE order_lines (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  id text NOT NULL,
  listing_id text NOT NULL,
  variant_id text NOT NULL,
  title text NOT NULL,
  option_values text[] NOT NULL DEFAULT '{}',
  personalisation text NOT NULL DEFAULT '',
  withdrawal_exception text CHECK (withdrawal_exception IN ('perishable', 'sealed')),
  picture jsonb,
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- [INV-05] Its own share of the order's reduction, and what of it the marketplace bears.
  discount_cents bigint NOT NULL DEFAULT 0,
  funded_cents bigint NOT NULL DEFAULT 0,
  -- How many of them are for sale again, without their order being cancelled: withdrawn before they left.
  restocked integer NOT NULL DEFAULT 0 CHECK (restocked BETWEEN 0 AND quantity),
  -- [INV-03] How many of them a withdrawal takes back, a refund paid back as pieces, and a return that was neither refused nor stopped takes back.
  withdrawn integer NOT NULL DEFAULT 0 CHECK (withdrawn >= 0),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  returned integer NOT NULL DEFAULT 0 CHECK (returned >= 0),
  -- For how many of them money went back, whichever way: the next one's part of the line's sum follows from it.
  paid_back integer NOT NULL DEFAULT 0 CHECK (paid_back BETWEEN 0 AND quantity),
  -- [ORD-01] How many of them are in parcels, counted by parcel_lines, and how many will not be sent: called off before they left.
  in_parcels integer NOT NULL DEFAULT 0 CHECK (in_parcels >= 0),
  not_sent integer NOT NULL DEFAULT 0 CHECK (not_sent >= 0),
  PRIMARY KEY (seller_id, order_id, id),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE,
  CONSTRAINT order_lines_discount CHECK (discount_cents BETWEEN 0 AND unit_price_cents * quantity),
  CONSTRAINT order_lines_funded CHECK (funded_cents BETWEEN 0 AND discount_cents),
  CONSTRAINT order_lines_sent_once CHECK (in_parcels + not_sent <= quantity),
  CONSTRAINT order_lines_withdrawn_once CHECK (withdrawn + returned <= quantity),
  CONSTRAINT order_lines_refunded_once CHECK (refunded + returned <= quantity)
);
COMMENT ON TABLE order_lines IS 'module: orders; partition: seller_id';

-- [UX-86] An order as its shop searches and counts it: kept by the triggers below, so that a table of many is read as fast as one of few.
CREATE TABLE order_rows (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL,
  -- Number, buyer and titles as they are searched.
  words text NOT NULL,
  -- The hour of which it counts as sold, and for how much; null where it was not paid, was cancelled or paid back.
  sold_hour timestamptz,
  sold_cents bigint,
  -- How many of each listing stayed sold, and for how much: {"listing": [sold, cents]}.
  sold_by_listing jsonb,
  -- The day by which it leaves, while it has to; null while its buyer looks at a proof.
  due_on date,
  PRIMARY KEY (seller_id, order_id),
  CHECK ((sold_hour IS NULL) = (sold_cents IS NULL))
) WITH (fillfactor = 85);
CREATE INDEX order_rows_words ON order_rows USING gin (words gin_trgm_ops);
COMMENT ON TABLE order_rows IS 'module: orders; partition: seller_id';

-- How many orders of each state, and of each day to leave by, a shop has, as changes that are added up: nobody who sells waits for another. A job folds them.
CREATE TABLE order_row_counts (
  seller_id text NOT NULL,
  serial bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  due_on date,
  orders integer NOT NULL,
  PRIMARY KEY (seller_id, serial)
);
COMMENT ON TABLE order_row_counts IS 'module: orders; partition: seller_id';

-- [DASH-01] What a shop sold in each hour, as changes that are added up: hours lie within the days of most time zones. A job folds the changes.
CREATE TABLE order_hours (
  seller_id text NOT NULL,
  serial bigint GENERATED ALWAYS AS IDENTITY,
  hour timestamptz NOT NULL,
  orders integer NOT NULL,
  cents bigint NOT NULL,
  is_change boolean NOT NULL DEFAULT true,
  PRIMARY KEY (seller_id, serial)
) WITH (fillfactor = 85);
CREATE INDEX order_hours_of_shop ON order_hours (seller_id, hour) INCLUDE (orders, cents);
CREATE UNIQUE INDEX order_hours_once ON order_hours (seller_id, hour) WHERE NOT is_change;
CREATE INDEX order_hours_changed ON order_hours (seller_id, hour) WHERE is_change;
COMMENT ON TABLE order_hours IS 'module: orders; partition: seller_id';

-- [DASH-01] What stayed sold of each listing in the hours of the last thirty days, as changes that are added up. A job folds the changes and takes off the
-- hours that are older.
CREATE TABLE listing_hours (
  seller_id text NOT NULL,
  serial bigint GENERATED ALWAYS AS IDENTITY,
  listing_id text NOT NULL,
  hour timestamptz NOT NULL,
  sold integer NOT NULL,
  cents bigint NOT NULL,
  is_change boolean NOT NULL DEFAULT true,
  PRIMARY KEY (seller_id, serial)
) WITH (fillfactor = 85);
CREATE UNIQUE INDEX listing_hours_once ON listing_hours (seller_id, listing_id, hour) WHERE NOT is_change;
CREATE INDEX listing_hours_of_shop ON listing_hours (seller_id, hour) WHERE NOT is_change;
CREATE INDEX listing_hours_old ON listing_hours (hour) WHERE NOT is_change;
CREATE INDEX listing_hours_changed ON listing_hours (seller_id, hour) WHERE is_change;
COMMENT ON TABLE listing_hours IS 'module: orders; partition: seller_id';

-- The sum of those hours of a listing that are no changes any more: what sold best is read from its beginning.
CREATE TABLE listing_sales (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  sold integer NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (seller_id, listing_id)
) WITH (fillfactor = 85);
CREATE INDEX listing_sales_best ON listing_sales (seller_id, sold DESC, cents DESC, listing_id);
COMMENT ON TABLE listing_sales IS 'module: orders; partition: seller_id';

-- Whoever changes an order holds its row, so of two changes the later one sees the earlier.
CREATE FUNCTION reckon_order_rows(seller_ids text[], order_ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH named AS (
    SELECT DISTINCT * FROM unnest(seller_ids, order_ids) AS n (seller_id, order_id)
  ), before AS (
    SELECT r.* FROM order_rows r JOIN named USING (seller_id, order_id)
  ), gone AS (
    DELETE FROM order_rows r USING named n WHERE (r.seller_id, r.order_id) = (n.seller_id, n.order_id)
      AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = r.seller_id AND o.id = r.order_id)
    RETURNING r.*
  ), saved AS (
    INSERT INTO order_rows AS r (seller_id, order_id, state, words, sold_hour, sold_cents, sold_by_listing, due_on)
    SELECT o.seller_id, o.id, o.state, search_text(left(o.number || ' ' || o.buyer_name || i.titles, 1000)),
      CASE WHEN s.is_sold THEN date_trunc('hour', o.placed_at, 'UTC') END, CASE WHEN s.is_sold THEN o.total_cents END,
      CASE WHEN s.is_sold THEN p.by_listing END, CASE WHEN o.state IN ('confirmed', 'processing') AND NOT o.awaits_buyer THEN o.leaves_by END
    FROM named n JOIN orders o ON o.seller_id = n.seller_id AND o.id = n.order_id
    CROSS JOIN LATERAL (SELECT coalesce(string_agg(' ' || title, '' ORDER BY id), '') AS titles
      FROM order_lines WHERE seller_id = o.seller_id AND order_id = o.id) i
    CROSS JOIN LATERAL (SELECT o.state NOT IN ('pending_payment', 'cancelled', 'refunded') AS is_sold) s
    LEFT JOIN LATERAL (SELECT jsonb_object_agg(listing_id, jsonb_build_array(sold, cents)) AS by_listing FROM (
      SELECT listing_id, sum(quantity - paid_back) AS sold,
        sum((quantity - paid_back) * unit_price_cents - discount_cents + discount_cents * paid_back / quantity) AS cents
      FROM order_lines WHERE seller_id = o.seller_id AND order_id = o.id GROUP BY 1) g) p ON s.is_sold
    ORDER BY 1, 2
    ON CONFLICT (seller_id, order_id) DO UPDATE
      SET state = excluded.state, words = excluded.words, sold_hour = excluded.sold_hour, sold_cents = excluded.sold_cents, sold_by_listing = excluded.sold_by_listing, due_on = excluded.due_on
      WHERE (r.state, r.words, r.sold_hour, r.sold_cents, r.sold_by_listing, r.due_on)
        IS DISTINCT FROM (excluded.state, excluded.words, excluded.sold_hour, excluded.sold_cents, excluded.sold_by_listing, excluded.due_on)
    RETURNING r.*
  ), moved AS (
    SELECT s.seller_id, s.state, s.due_on, b.state AS was, b.due_on AS was_due_on FROM saved s LEFT JOIN before b USING (seller_id, order_id)
    WHERE (s.state, s.due_on) IS DISTINCT FROM (b.state, b.due_on)
  ), counted AS (
    SELECT seller_id, state, due_on, 1 AS orders FROM moved
    UNION ALL SELECT seller_id, was, was_due_on, -1 FROM moved WHERE was IS NOT NULL
    UNION ALL SELECT seller_id, state, due_on, -1 FROM gone
  ), sold AS (
    SELECT seller_id, sold_hour AS hour, 1 AS orders, sold_cents AS cents FROM saved
    UNION ALL SELECT b.seller_id, b.sold_hour, -1, -b.sold_cents FROM saved JOIN before b USING (seller_id, order_id)
    UNION ALL SELECT seller_id, sold_hour, -1, -sold_cents FROM gone
  ), sold_hours AS (
    INSERT INTO order_hours (seller_id, hour, orders, cents)
    SELECT seller_id, hour, sum(orders), sum(cents) FROM sold WHERE hour IS NOT NULL GROUP BY 1, 2 HAVING sum(orders) <> 0 OR sum(cents) <> 0
  ), sold_items AS (
    SELECT seller_id, sold_hour, sold_by_listing, 1 AS sign FROM saved
    UNION ALL SELECT b.seller_id, b.sold_hour, b.sold_by_listing, -1 FROM saved JOIN before b USING (seller_id, order_id)
    UNION ALL SELECT seller_id, sold_hour, sold_by_listing, -1 FROM gone
  ), sold_listings AS (
    INSERT INTO listing_hours (seller_id, listing_id, hour, sold, cents)
    SELECT p.seller_id, e.key, p.sold_hour, sum(p.sign * (e.value->>0)::int), sum(p.sign * (e.value->>1)::bigint)
    FROM sold_items p CROSS JOIN LATERAL jsonb_each(p.sold_by_listing) e
    GROUP BY 1, 2, 3 HAVING sum(p.sign * (e.value->>0)::int) <> 0 OR sum(p.sign * (e.value->>1)::bigint) <> 0
  )
  INSERT INTO order_row_counts (seller_id, state, due_on, orders)
    SELECT seller_id, state, due_on, sum(orders) FROM counted GROUP BY 1, 2, 3 HAVING sum(orders) <> 0;
$$;

CREATE FUNCTION order_rows_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM reckon_order_rows(array_agg(n.seller_id), array_agg(n.id)) FROM added n JOIN removed o ON o.seller_id = n.seller_id AND o.id = n.id
      WHERE (n.state, n.buyer_name, n.placed_at, n.total_cents, n.leaves_by, n.awaits_buyer)
        IS DISTINCT FROM (o.state, o.buyer_name, o.placed_at, o.total_cents, o.leaves_by, o.awaits_buyer) HAVING count(*) > 0;
  ELSE
    PERFORM reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM removed HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_changed_row AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION order_rows_of_orders();
CREATE TRIGGER orders_removed_row AFTER DELETE ON orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION order_rows_of_orders();
CREATE FUNCTION order_rows_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reckon_order_rows(array_agg(seller_id), array_agg(order_id)) FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_added_row AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION order_rows_of_lines();
CREATE FUNCTION order_rows_of_paid_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reckon_order_rows(array_agg(n.seller_id), array_agg(n.order_id)) FROM added n JOIN removed o USING (seller_id, order_id, id)
    WHERE n.paid_back <> o.paid_back HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_paid_back_row AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION order_rows_of_paid_back();

-- [ORD-07] Versions of a personalised piece that its maker shows before making it.
CREATE TABLE proofs (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  version integer NOT NULL CHECK (version BETWEEN 1 AND 20),
  state text NOT NULL CHECK (state IN ('sent', 'approved', 'change_requested', 'superseded')),
  text text NOT NULL CHECK (length(text) <= 1000),
  -- Private pictures of the maker's, which both sides and administrators see.
  picture_ids text[] NOT NULL DEFAULT '{}' CHECK (cardinality(picture_ids) <= 5),
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 1000),
  sent_at timestamptz NOT NULL,
  -- Until when the buyer answers, or after a request the maker sends the next version.
  due_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by text CHECK (answered_by IN ('buyer', 'maker', 'system')),
  -- When a reminder or the end of its time comes next; null when nothing does.
  next_at timestamptz,
  PRIMARY KEY (seller_id, order_id, line_id, version),
  FOREIGN KEY (seller_id, order_id, line_id) REFERENCES order_lines (seller_id, order_id, id) ON DELETE CASCADE,
  CHECK (text <> '' OR cardinality(picture_ids) > 0),
  CHECK ((state = 'sent') = (answered_at IS NULL)),
  CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
  CHECK (state <> 'change_requested' OR (answer <> '' AND answered_by = 'buyer')),
  CHECK (next_at IS NULL OR state IN ('sent', 'change_requested'))
);
-- One version of a line waits for an answer, and one is approved.
CREATE UNIQUE INDEX proofs_sent ON proofs (seller_id, order_id, line_id) WHERE state = 'sent';
CREATE UNIQUE INDEX proofs_approved ON proofs (seller_id, order_id, line_id) WHERE state = 'approved';
-- What buyers want changed, which is counted for each shop.
CREATE INDEX proofs_of_shop_to_change ON proofs (seller_id, order_id) WHERE state = 'change_requested';
CREATE INDEX proofs_due ON proofs (next_at) WHERE next_at IS NOT NULL;
COMMENT ON TABLE proofs IS 'module: orders; partition: seller_id';

-- [INV-05] The shares of its lines add up to an order's reduction and to what of it the marketplace bears.
CREATE FUNCTION refuse_unshared_discount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  of_order text := coalesce(changed->>'order_id', changed->>'id');
BEGIN
  IF EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = changed->>'seller_id' AND o.id = of_order
      AND (o.discount_cents, o.funded_cents) <> ALL (SELECT coalesce(sum(l.discount_cents), 0), coalesce(sum(l.funded_cents), 0)
        FROM order_lines l WHERE l.seller_id = o.seller_id AND l.order_id = o.id)) THEN
    RAISE EXCEPTION 'the shares of the lines of order % do not add up to its reduction', of_order USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER orders_discount_shared AFTER INSERT OR UPDATE OF discount_cents, funded_cents ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unshared_discount();
CREATE CONSTRAINT TRIGGER order_lines_discount_shared AFTER INSERT OR DELETE OR UPDATE OF discount_cents, funded_cents ON order_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unshared_discount();

-- Every change of an order with who and when. A move can be taken once: its state is part of the key.
CREATE TABLE order_transitions (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL,
  PRIMARY KEY (seller_id, order_id, state),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE
);
-- What was refunded today, for the dashboard of the back office, which asks every half minute.
CREATE INDEX order_transitions_refunded ON order_transitions (at) WHERE state = 'refunded';
COMMENT ON TABLE order_transitions IS 'module: orders; partition: seller_id';

-- [ORD-03] What leaves the workshop together. `packed` has not left; `returned` came back to its sender; `unpacked` holds nothing any more.
CREATE TABLE parcels (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL CHECK (state IN ('packed', 'sent', 'delivered', 'returned', 'unpacked')),
  -- Who carries it, and the number that it is followed by; empty where its maker named none.
  carrier text NOT NULL DEFAULT '' CHECK (length(carrier) <= 60),
  tracking text NOT NULL DEFAULT '' CHECK (length(tracking) <= 100),
  packed_at timestamptz NOT NULL,
  sent_at timestamptz,
  delivered_at timestamptz,
  -- When the carrier expects it to arrive.
  expected_on date,
  PRIMARY KEY (seller_id, order_id, id),
  UNIQUE (seller_id, id),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE,
  CHECK ((sent_at IS NULL) = (state IN ('packed', 'unpacked'))),
  CHECK (state <> 'delivered' OR delivered_at IS NOT NULL)
);
-- Who follows a parcel has its number alone, printed with spaces or without.
CREATE INDEX parcels_tracking ON parcels (upper(regexp_replace(tracking, '[^A-Za-z0-9]', '', 'g'))) WHERE tracking <> '';
COMMENT ON TABLE parcels IS 'module: orders; partition: seller_id';

CREATE TABLE parcel_lines (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  parcel_id text NOT NULL,
  line_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (seller_id, order_id, parcel_id, line_id),
  FOREIGN KEY (seller_id, order_id, parcel_id) REFERENCES parcels (seller_id, order_id, id) ON DELETE CASCADE,
  FOREIGN KEY (seller_id, order_id, line_id) REFERENCES order_lines (seller_id, order_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE parcel_lines IS 'module: orders; partition: seller_id';

-- [INV-07] What parcels hold of a line is counted on it, where a constraint refuses more than was bought.
CREATE FUNCTION count_in_parcels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE order_lines SET in_parcels = in_parcels - OLD.quantity
      WHERE seller_id = OLD.seller_id AND order_id = OLD.order_id AND id = OLD.line_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE order_lines SET in_parcels = in_parcels + NEW.quantity
      WHERE seller_id = NEW.seller_id AND order_id = NEW.order_id AND id = NEW.line_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER parcel_lines_counted AFTER INSERT OR UPDATE OR DELETE ON parcel_lines
  FOR EACH ROW EXECUTE FUNCTION count_in_parcels();

-- [ORD-03] Labels of parcels. The parcel's id is the reference at the provider: one that was bought and not answered is found by it.
CREATE TABLE labels (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  parcel_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('buying', 'bought', 'refunding', 'refunded')),
  -- Package and the wanted way, as they were asked for: enough to ask once more.
  request jsonb NOT NULL,
  -- While one process buys it, no other does.
  locked_until timestamptz NOT NULL,
  provider_id text,
  carrier text NOT NULL DEFAULT '',
  service text NOT NULL DEFAULT '',
  tracking text NOT NULL DEFAULT '',
  cost_cents bigint NOT NULL DEFAULT 0 CHECK (cost_cents >= 0),
  -- The PDF to print.
  document bytea,
  bought_at timestamptz,
  PRIMARY KEY (seller_id, order_id, parcel_id),
  UNIQUE (seller_id, provider_id),
  FOREIGN KEY (seller_id, order_id, parcel_id) REFERENCES parcels (seller_id, order_id, id) ON DELETE CASCADE,
  CHECK ((state = 'buying') = (bought_at IS NULL)),
  CHECK (state = 'buying' OR provider_id IS NOT NULL)
);
-- Its carrier names the number alone.
CREATE INDEX labels_tracking ON labels (tracking) WHERE tracking <> '';
CREATE INDEX labels_unsettled ON labels (locked_until) WHERE state IN ('buying', 'refunding');
COMMENT ON TABLE labels IS 'module: orders; partition: seller_id';

-- What its carrier said of a parcel, once each, whatever order they came in.
CREATE TABLE parcel_events (
  seller_id text NOT NULL,
  order_id text NOT NULL,
  parcel_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('accepted', 'in_transit', 'out_for_delivery', 'delivered', 'exception', 'return_to_sender')),
  at timestamptz NOT NULL,
  -- Town and country where it was; empty where the carrier did not say.
  location text NOT NULL DEFAULT '' CHECK (length(location) <= 120),
  PRIMARY KEY (seller_id, order_id, parcel_id, id),
  FOREIGN KEY (seller_id, order_id, parcel_id) REFERENCES parcels (seller_id, order_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE parcel_events IS 'module: orders; partition: seller_id';

-- [LAW-01] Declarations of withdrawal as they came in, and what followed from each.
CREATE TABLE withdrawals (
  -- '' where no order fits.
  seller_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('unmatched', 'refused', 'declared', 'returning', 'refunded')),
  refusal text CHECK (refusal IN ('no_right', 'too_late', 'nothing_left')),
  -- As they were typed: who declares it, about which order and pieces, and where the answer goes.
  name text NOT NULL,
  order_number text NOT NULL,
  said text NOT NULL,
  email text NOT NULL,
  -- What it takes back: WithdrawnLine[] of src/domain/orders/withdrawal.
  lines jsonb NOT NULL DEFAULT '[]',
  -- None of its pieces had left when it was declared: nothing has to come back.
  is_before_leaving boolean NOT NULL DEFAULT false,
  declared_at timestamptz NOT NULL,
  tracking text NOT NULL DEFAULT '',
  sent_at timestamptz,
  received_at timestamptz,
  refunded_at timestamptz,
  refund_cents bigint NOT NULL DEFAULT 0 CHECK (refund_cents >= 0),
  -- [ORD-04] What labels cost that the buyer pays and used for returns which it took the place of: taken off its refund.
  label_cents bigint NOT NULL DEFAULT 0 CHECK (label_cents >= 0),
  PRIMARY KEY (seller_id, id),
  CHECK ((state = 'unmatched') = (order_id = '')),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK ((state = 'refunded') = (refunded_at IS NOT NULL)),
  CHECK (state <> 'returning' OR sent_at IS NOT NULL)
);
CREATE INDEX withdrawals_of_order ON withdrawals (seller_id, order_id);
CREATE INDEX withdrawals_id ON withdrawals (id);
CREATE INDEX withdrawals_returning ON withdrawals (declared_at) WHERE state = 'returning';
COMMENT ON TABLE withdrawals IS 'module: orders; partition: seller_id';

-- The last number of a seller's invoices, or credit notes, in a year: its lock puts those that come at once in line.
CREATE TABLE invoice_series (
  seller_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (seller_id, kind, year)
);
COMMENT ON TABLE invoice_series IS 'module: orders; partition: seller_id';

-- [PAY-06] Invoices and credit notes with all that stands on them: added once, never changed, numbered from 1 without a gap.
CREATE TABLE invoices (
  seller_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  year integer NOT NULL,
  serial integer NOT NULL CHECK (serial > 0),
  number text NOT NULL GENERATED ALWAYS AS (CASE kind WHEN 'invoice' THEN 'INV-' ELSE 'CN-' END || year::text || '-'
    || lpad(serial::text, greatest(4, length(serial::text)), '0')) STORED,
  order_id text NOT NULL,
  -- What a credit note is for.
  refund_id text,
  -- InvoiceContent of src/domain/orders/invoices.
  content jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  -- The number before it is there.
  follows integer GENERATED ALWAYS AS (NULLIF(serial - 1, 0)) STORED,
  PRIMARY KEY (seller_id, id),
  UNIQUE (seller_id, kind, year, serial),
  UNIQUE NULLS NOT DISTINCT (seller_id, order_id, refund_id),
  CHECK ((kind = 'invoice') = (refund_id IS NULL)),
  CONSTRAINT invoices_without_gap FOREIGN KEY (seller_id, kind, year, follows) REFERENCES invoices (seller_id, kind, year, serial),
  FOREIGN KEY (seller_id, kind, year) REFERENCES invoice_series (seller_id, kind, year)
);
-- [SUP-03] After ten years the law wants them no more, and their people may be taken out; until then nothing of them changes.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE house_time timestamptz := now() + coalesce((SELECT offset_ms FROM platform_clock), 0) * interval '1 millisecond';
BEGIN
  IF extract(year FROM OLD.issued_at) + 10 < extract(year FROM house_time)
      AND OLD.content - '{buyer,seller,shopName}'::text[] = NEW.content - '{buyer,seller,shopName}'::text[]
      AND to_jsonb(OLD) - '{content,number,follows}'::text[] = to_jsonb(NEW) - '{content,number,follows}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoices is kept as it was written: rows are only added' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoices_kept BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
CREATE TRIGGER invoices_not_deleted BEFORE DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_added_rows();
COMMENT ON TABLE invoices IS 'module: orders; partition: seller_id';
