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
CREATE INDEX returns_of_shop ON returns (seller_id, requested_at DESC, id);
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
