-- The label provider of test mode: what its own protocol needs, and nothing of the product.
CREATE SCHEMA label_sandbox;

CREATE TABLE label_sandbox.accounts (
  id text PRIMARY KEY,
  api_key text NOT NULL,
  webhook_secret text NOT NULL
);
COMMENT ON TABLE label_sandbox.accounts IS 'module: label-sandbox; partition: id';

CREATE TABLE label_sandbox.shipments (
  id text PRIMARY KEY,
  -- As at the provider it is no unique key: whoever buys twice has two.
  reference text NOT NULL DEFAULT '',
  -- The shipment as it is answered.
  body jsonb NOT NULL,
  tracking_code text,
  bought_at timestamptz,
  -- How many of the events of its way were sent, and when the next is due.
  events_sent integer NOT NULL DEFAULT 0,
  next_event_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX shipments_reference ON label_sandbox.shipments (reference, created_at) WHERE reference <> '';
CREATE INDEX shipments_due ON label_sandbox.shipments (next_event_at) WHERE next_event_at IS NOT NULL;
COMMENT ON TABLE label_sandbox.shipments IS 'module: label-sandbox; partition: id';
