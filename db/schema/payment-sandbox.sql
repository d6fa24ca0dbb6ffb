-- The built-in payment sandbox. It stands for the provider, so it keeps its books in a schema of its own; no module reads them.
-- A payment and everything that follows from it carry the same `family`, the common part of their ids (pi_3<family>…).

CREATE SCHEMA stripe_sandbox;

-- Keys of the test account and how webhooks are to misbehave in tests:
-- {"hold":false,"copies":1,"delay_ms":0,"order":"as_happened"}.
CREATE TABLE stripe_sandbox.accounts (
  id text PRIMARY KEY,
  secret_key text NOT NULL,
  publishable_key text NOT NULL,
  webhook_secret text NOT NULL,
  webhook_plan jsonb NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE stripe_sandbox.accounts IS 'module: payment-sandbox; partition: none, one row';

-- `doc` is the object as the provider's API shows it; `hidden` is what it does not show (card behaviour, open challenge).
CREATE TABLE stripe_sandbox.payment_intents (
  family text PRIMARY KEY,
  id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  created bigint NOT NULL,
  doc json NOT NULL,
  hidden json NOT NULL
);
CREATE INDEX payment_intents_created ON stripe_sandbox.payment_intents (created);
COMMENT ON TABLE stripe_sandbox.payment_intents IS 'module: payment-sandbox; partition: family';

CREATE TABLE stripe_sandbox.charges (
  family text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('succeeded', 'failed')),
  created bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  amount_captured bigint NOT NULL CHECK (amount_captured BETWEEN 0 AND amount),
  amount_refunded bigint NOT NULL DEFAULT 0 CHECK (amount_refunded BETWEEN 0 AND amount_captured),
  doc json NOT NULL,
  PRIMARY KEY (family, id)
);

-- A payment takes money once.
CREATE UNIQUE INDEX charges_one_success ON stripe_sandbox.charges (family) WHERE status = 'succeeded';
COMMENT ON TABLE stripe_sandbox.charges IS 'module: payment-sandbox; partition: family';

CREATE TABLE stripe_sandbox.refunds (
  family text NOT NULL,
  id text NOT NULL,
  created bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  doc json NOT NULL,
  PRIMARY KEY (family, id)
);
COMMENT ON TABLE stripe_sandbox.refunds IS 'module: payment-sandbox; partition: family';

-- Disputes and warnings of the bank of a card. One that is to come has no document yet; `next` is what the bank does with it next.
CREATE TABLE stripe_sandbox.disputes (
  family text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created bigint NOT NULL,
  charge text NOT NULL,
  status text NOT NULL,
  next text,
  -- What the provider took for it and did not give back, its fee included.
  withdrawn bigint NOT NULL DEFAULT 0,
  doc json,
  PRIMARY KEY (family, id)
);
CREATE INDEX disputes_created ON stripe_sandbox.disputes (created);
CREATE INDEX disputes_next ON stripe_sandbox.disputes (created) WHERE next IS NOT NULL;
COMMENT ON TABLE stripe_sandbox.disputes IS 'module: payment-sandbox; partition: family';

-- Connected accounts, transfers to them and payouts of theirs. `account` is whose it is; `hidden` is what happens to a payout at the bank.
CREATE TABLE stripe_sandbox.connect_objects (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'transfer', 'payout')),
  account text NOT NULL,
  transfer_group text,
  status text NOT NULL,
  created bigint NOT NULL,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  amount_reversed bigint NOT NULL DEFAULT 0 CHECK (amount_reversed BETWEEN 0 AND amount),
  -- When the bank has a payout.
  due_at timestamptz,
  doc json NOT NULL,
  hidden json NOT NULL DEFAULT '{}'
);
CREATE INDEX connect_objects_of_account ON stripe_sandbox.connect_objects (account, kind, created);
CREATE INDEX connect_objects_group ON stripe_sandbox.connect_objects (transfer_group) WHERE kind = 'transfer';
CREATE INDEX connect_objects_due ON stripe_sandbox.connect_objects (due_at) WHERE kind = 'payout' AND status = 'pending';
COMMENT ON TABLE stripe_sandbox.connect_objects IS 'module: payment-sandbox; partition: id';

-- No card number and no security code is ever stored: only the kind, the last four digits and which test card it is.
CREATE TABLE stripe_sandbox.payment_methods (
  family text PRIMARY KEY,
  id text NOT NULL,
  created bigint NOT NULL,
  behaviour text NOT NULL,
  doc json NOT NULL
);
COMMENT ON TABLE stripe_sandbox.payment_methods IS 'module: payment-sandbox; partition: family';

CREATE TABLE stripe_sandbox.events (
  family text NOT NULL,
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  created bigint NOT NULL,
  doc json NOT NULL,
  PRIMARY KEY (family, id)
);
CREATE INDEX events_seq ON stripe_sandbox.events (seq);
COMMENT ON TABLE stripe_sandbox.events IS 'module: payment-sandbox; partition: family';

-- Webhooks that wait to be sent: written with the change itself, gone once the receiver answered 2xx.
CREATE TABLE stripe_sandbox.webhook_deliveries (
  family text NOT NULL,
  event_id text NOT NULL,
  endpoint_id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  created_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (family, event_id, endpoint_id)
);
CREATE INDEX webhook_deliveries_next_at ON stripe_sandbox.webhook_deliveries (next_at);
COMMENT ON TABLE stripe_sandbox.webhook_deliveries IS 'module: payment-sandbox; partition: family';

-- Endpoints added over the API, beside the configured one.
CREATE TABLE stripe_sandbox.webhook_endpoints (
  id text PRIMARY KEY,
  url text NOT NULL,
  secret text NOT NULL,
  enabled_events text[] NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  created bigint NOT NULL,
  description text,
  metadata json NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE stripe_sandbox.webhook_endpoints IS 'module: payment-sandbox; partition: none, a handful of rows';

-- Answers by Idempotency-Key, kept 24 hours.
CREATE TABLE stripe_sandbox.idempotency_keys (
  key text PRIMARY KEY CHECK (length(key) <= 255),
  path text NOT NULL,
  request_hash text NOT NULL,
  request_id text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX idempotency_keys_created_at ON stripe_sandbox.idempotency_keys (created_at);
COMMENT ON TABLE stripe_sandbox.idempotency_keys IS 'module: payment-sandbox; partition: key';
