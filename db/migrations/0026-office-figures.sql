-- What the back office counts by time: takings, refunds, mails, and how jobs fare.

CREATE INDEX payments_newest ON payments (created_at DESC, checkout_id DESC);
CREATE INDEX payments_given_back ON payments (updated_at) WHERE refunded_cents > 0;
CREATE INDEX checkouts_paid_at ON checkouts (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX mails_unsent ON mails (created_at DESC, key DESC) WHERE sent_at IS NULL;
CREATE INDEX account_exports_newest ON account_exports (requested_at DESC, id DESC);
CREATE INDEX orders_to_send ON orders (leaves_by, id) WHERE state IN ('confirmed', 'processing');

-- How each job ran last, written when that changes and else at most every so often.
CREATE TABLE job_runs (
  job text PRIMARY KEY,
  every_ms integer NOT NULL,
  ran_at timestamptz NOT NULL,
  took_ms integer NOT NULL DEFAULT 0,
  -- Failures since it last went well, and what the newest said.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failed_at timestamptz,
  error text NOT NULL DEFAULT ''
);
COMMENT ON TABLE job_runs IS 'partition: none, one row per job';
