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
CREATE INDEX payments_newest ON payments (created_at DESC, checkout_id DESC);
CREATE INDEX payments_given_back ON payments (updated_at) WHERE refunded_cents > 0;
COMMENT ON TABLE payments IS 'room: payments; partition: checkout_id';

-- Provider events that were handled; a second delivery finds its row and does nothing.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);
COMMENT ON TABLE payment_events IS 'room: payments; partition: event_id';
