-- [ORD-04] Pieces that a buyer asks to send back, and what came of it.
CREATE TABLE returns (
  seller_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'approved', 'denied', 'rejected', 'shipped', 'processing', 'received',
    'under_review', 'refund_issued', 'refund_processed', 'swapped', 'stopped')),
  -- It holds its order, and so the money of it.
  is_open boolean NOT NULL GENERATED ALWAYS AS (state NOT IN ('denied', 'rejected', 'refund_processed', 'swapped', 'stopped')) STORED,
  -- ReturnLine[] of src/domain/returns; counted on the order's lines as long as it is neither denied, rejected, swapped nor stopped.
  lines jsonb NOT NULL,
  reason text NOT NULL,
  -- What the buyer would like for them.
  remedy text NOT NULL DEFAULT 'refund' CHECK (remedy IN ('refund', 'swap')),
  words text NOT NULL,
  -- Pictures of what is wrong, which its buyer, its maker and administrators see.
  picture_ids text[] NOT NULL DEFAULT '{}' CHECK (cardinality(picture_ids) <= 5),
  -- Why the rules do not allow it.
  refusal text CHECK (refusal IN ('too_late', 'personalised', 'perishable')),
  -- Why the maker does not take them back.
  rejection text NOT NULL DEFAULT '',
  carrier text NOT NULL DEFAULT '',
  tracking text NOT NULL DEFAULT '',
  -- Null where nothing of the order was left to pay back.
  refund_id text,
  refund_cents bigint CHECK (refund_cents >= 0),
  is_restocked boolean NOT NULL DEFAULT false,
  -- Carrier and number of what was sent in their place.
  swap_parcel text NOT NULL DEFAULT '',
  -- When its buyer asked the marketplace to decide.
  disputed_at timestamptz CHECK (disputed_at IS NULL OR state IN ('denied', 'rejected', 'refund_issued', 'refund_processed')),
  requested_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id),
  UNIQUE (seller_id, refund_id),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE,
  CHECK (jsonb_array_length(lines) > 0),
  CHECK ((state = 'denied') = (refusal IS NOT NULL)),
  CHECK (state <> 'rejected' OR rejection <> ''),
  CHECK (state <> 'swapped' OR remedy = 'swap'),
  CHECK ((state IN ('refund_issued', 'refund_processed')) = (refund_cents IS NOT NULL)),
  CHECK ((refund_id IS NOT NULL) = (coalesce(refund_cents, 0) > 0))
);
CREATE INDEX returns_of_order ON returns (seller_id, order_id);
CREATE INDEX returns_of_shop ON returns (seller_id, requested_at, id);
CREATE INDEX returns_open_of_shop ON returns (seller_id, requested_at, id) WHERE is_open;
-- Those that go on by themselves.
CREATE INDEX returns_open ON returns (state, updated_at) WHERE is_open;
COMMENT ON TABLE returns IS 'module: returns; partition: seller_id';

-- Every step of a return with who and when. A step can be taken once: its state is part of the key.
CREATE TABLE return_transitions (
  seller_id text NOT NULL,
  return_id text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL CHECK (by IN ('buyer', 'maker', 'administrator', 'system')),
  PRIMARY KEY (seller_id, return_id, state),
  FOREIGN KEY (seller_id, return_id) REFERENCES returns (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE return_transitions IS 'module: returns; partition: seller_id';

-- [ORD-04] A label for the way back: at most one of a return.
CREATE TABLE return_labels (
  seller_id text NOT NULL,
  return_id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('buying', 'bought', 'refunding', 'refunded')),
  -- Whose money pays it at last: the buyer's share is taken off the refund.
  payer text NOT NULL CHECK (payer IN ('maker', 'buyer')),
  -- Package, the wanted way and its price, as they were asked for: enough to ask once more.
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
  -- The carrier's own code to show at its counter in place of a print, as PNG; null where it has none.
  counter_code bytea,
  bought_at timestamptz,
  PRIMARY KEY (seller_id, return_id),
  UNIQUE (seller_id, provider_id),
  FOREIGN KEY (seller_id, return_id) REFERENCES returns (seller_id, id) ON DELETE CASCADE,
  CHECK ((state = 'buying') = (bought_at IS NULL)),
  CHECK (state = 'buying' OR provider_id IS NOT NULL)
);
-- Its carrier names the number alone.
CREATE INDEX return_labels_tracking ON return_labels (tracking) WHERE tracking <> '';
CREATE INDEX return_labels_unsettled ON return_labels (locked_until) WHERE state IN ('buying', 'refunding');
COMMENT ON TABLE return_labels IS 'module: returns; partition: seller_id';
