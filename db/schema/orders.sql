-- Makes an order's number unique and leads from it to the order.
CREATE TABLE order_numbers (
  number text PRIMARY KEY,
  seller_id text NOT NULL,
  order_id text NOT NULL
);
COMMENT ON TABLE order_numbers IS 'room: orders; partition: number';

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
  -- What a code took off the postage; shipping_cents is what was left of it.
  postage_off_cents bigint NOT NULL DEFAULT 0 CHECK (postage_off_cents >= 0 AND (postage_off_cents = 0 OR promo_code IS NOT NULL)),
  shipping_cents bigint NOT NULL CHECK (shipping_cents >= 0),
  -- What the cheapest way that the shop offered would have cost [LAW-01].
  standard_shipping_cents bigint NOT NULL CHECK (standard_shipping_cents BETWEEN 0 AND shipping_cents),
  tax_cents bigint NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  delivery_id text NOT NULL,
  delivery_name text NOT NULL,
  -- What its maker said when it left: who carries it, and the number that it is followed by.
  carrier text NOT NULL DEFAULT '' CHECK (length(carrier) <= 60),
  tracking text NOT NULL DEFAULT '' CHECK (length(tracking) <= 100),
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
  -- What was promised back; the refunds themselves are with the payments.
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND total_cents),
  PRIMARY KEY (seller_id, id),
  CONSTRAINT orders_total_adds_up CHECK (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents),
  CONSTRAINT orders_tax_is_contained CHECK ((contained_tax->>'taxCents')::bigint BETWEEN 0 AND total_cents)
);
CREATE INDEX orders_of_shop ON orders (seller_id, placed_at DESC, id);
CREATE INDEX orders_of_shop_by_state ON orders (seller_id, state, leaves_by);
CREATE INDEX orders_of_buyer ON orders (buyer_id, placed_at DESC, id) WHERE buyer_id IS NOT NULL;
-- What guests bought, until it is claimed by who shows that the address is theirs.
CREATE INDEX orders_of_guests ON orders (email) WHERE buyer_id IS NULL;
CREATE INDEX orders_of_checkout ON orders (checkout_id);
CREATE INDEX orders_id ON orders (id);
-- Who follows a parcel has its number alone, printed with spaces or without.
CREATE INDEX orders_of_parcel ON orders (upper(regexp_replace(tracking, '[^A-Za-z0-9]', '', 'g'))) WHERE tracking <> '';
CREATE INDEX orders_to_send ON orders (leaves_by, id) WHERE state IN ('confirmed', 'processing');
-- Those that end by themselves.
CREATE INDEX orders_to_deliver ON orders (arrives_to) WHERE state = 'shipped';
CREATE INDEX orders_to_complete ON orders (updated_at) WHERE state = 'delivered';
-- What was sold on a day, over all shops.
CREATE INDEX orders_placed ON orders (placed_at);
COMMENT ON TABLE orders IS 'room: orders; partition: seller_id';

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
  -- How many of them are for sale again, without their order being cancelled: withdrawn before they left.
  restocked integer NOT NULL DEFAULT 0 CHECK (restocked BETWEEN 0 AND quantity),
  -- [INV-03] How many of them a withdrawal takes back, a refund paid back as pieces, and a return that was neither refused nor stopped takes back.
  withdrawn integer NOT NULL DEFAULT 0 CHECK (withdrawn >= 0),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  returned integer NOT NULL DEFAULT 0 CHECK (returned >= 0),
  PRIMARY KEY (seller_id, order_id, id),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE,
  CONSTRAINT order_lines_withdrawn_once CHECK (withdrawn + returned <= quantity),
  CONSTRAINT order_lines_refunded_once CHECK (refunded + returned <= quantity)
);
COMMENT ON TABLE order_lines IS 'room: orders; partition: seller_id';

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
COMMENT ON TABLE order_transitions IS 'room: orders; partition: seller_id';

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
  declared_at timestamptz NOT NULL,
  tracking text NOT NULL DEFAULT '',
  sent_at timestamptz,
  received_at timestamptz,
  refunded_at timestamptz,
  refund_cents bigint NOT NULL DEFAULT 0 CHECK (refund_cents >= 0),
  PRIMARY KEY (seller_id, id),
  CHECK ((state = 'unmatched') = (order_id = '')),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK ((state = 'refunded') = (refunded_at IS NOT NULL)),
  CHECK (state <> 'returning' OR sent_at IS NOT NULL)
);
CREATE INDEX withdrawals_of_order ON withdrawals (seller_id, order_id);
CREATE INDEX withdrawals_id ON withdrawals (id);
CREATE INDEX withdrawals_returning ON withdrawals (declared_at) WHERE state = 'returning';
COMMENT ON TABLE withdrawals IS 'room: orders; partition: seller_id';

-- The last number of a seller's invoices, or credit notes, in a year: its lock puts those that come at once in line.
CREATE TABLE invoice_series (
  seller_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (seller_id, kind, year)
);
COMMENT ON TABLE invoice_series IS 'room: orders; partition: seller_id';

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
COMMENT ON TABLE invoices IS 'room: orders; partition: seller_id';
