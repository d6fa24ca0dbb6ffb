-- One payment a checkout. What was captured is written once.
CREATE TABLE payments (
  checkout_id text PRIMARY KEY,
  intent_id text,
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  currency text NOT NULL DEFAULT 'EUR',
  status text NOT NULL CHECK (status IN ('started', 'captured', 'failed', 'canceled', 'to_refund', 'refunded')),
  captured_cents bigint NOT NULL DEFAULT 0 CHECK (captured_cents >= 0 AND captured_cents <= amount_cents),
  -- What was given back, and what was promised back, which the provider may not have done yet.
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0 AND refunded_cents <= refund_asked_cents),
  refund_asked_cents bigint NOT NULL DEFAULT 0,
  -- What open and lost disputes took beside that. Together they never exceed what was captured [INV-03].
  disputed_cents bigint NOT NULL DEFAULT 0 CHECK (disputed_cents >= 0),
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (refund_asked_cents + disputed_cents <= captured_cents)
);
CREATE INDEX payments_intent ON payments (intent_id);
CREATE INDEX payments_to_refund ON payments (updated_at) WHERE status = 'to_refund';
CREATE INDEX payments_newest ON payments (created_at DESC, checkout_id DESC);
CREATE INDEX payments_by_amount ON payments (amount_cents, checkout_id);
CREATE INDEX payments_given_back ON payments (updated_at) WHERE refunded_cents > 0;
COMMENT ON TABLE payments IS 'module: payments; partition: checkout_id';

-- Money of an order that goes back: asked for in the transaction of its cause, sent by the provider once, under its id.
CREATE TABLE refunds (
  id text NOT NULL,
  checkout_id text NOT NULL REFERENCES payments (checkout_id),
  seller_id text NOT NULL,
  order_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  by text NOT NULL,
  reason text NOT NULL,
  -- by_bank: a lost dispute gave it to the buyer in the refund's place.
  status text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'sent', 'by_bank')),
  provider_id text,
  asked_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (checkout_id, id),
  UNIQUE (checkout_id, provider_id),
  CHECK ((status = 'asked') = (sent_at IS NULL)),
  CHECK ((status = 'sent') = (provider_id IS NOT NULL))
);
CREATE INDEX refunds_unsent ON refunds (asked_at) WHERE status = 'asked';
CREATE INDEX refunds_of_order ON refunds (order_id);
-- Those of a day, which lie together.
CREATE INDEX refunds_asked ON refunds USING brin (asked_at);
COMMENT ON TABLE refunds IS 'module: payments; partition: checkout_id';
SELECT pgboss.create_queue('refunds', '{"policy":"standard","retryLimit":299,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

-- Disputes of the card provider, as it last said them. `booked` is what the ledger has of one.
CREATE TABLE disputes (
  checkout_id text NOT NULL REFERENCES payments (checkout_id),
  -- The provider's own.
  id text NOT NULL,
  status text NOT NULL CHECK (status IN ('warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review', 'won', 'lost', 'prevented')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  reason text NOT NULL,
  -- What the provider took for it, and gave back, its fee included.
  taken_cents bigint NOT NULL DEFAULT 0 CHECK (taken_cents >= 0),
  fee_cents bigint NOT NULL DEFAULT 0 CHECK (fee_cents BETWEEN 0 AND taken_cents),
  given_cents bigint NOT NULL DEFAULT 0 CHECK (given_cents >= 0),
  excess_cents bigint NOT NULL DEFAULT 0,
  booked text NOT NULL DEFAULT 'nothing' CHECK (booked IN ('nothing', 'withheld', 'won', 'lost')),
  due_at timestamptz,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- What is written for the bank, by the provider's names of its fields.
  evidence jsonb NOT NULL DEFAULT '{}',
  submitted_at timestamptz,
  submitted_by text,
  -- When it is sent to the provider next.
  next_try_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  -- When the provider had it.
  answered_at timestamptz,
  PRIMARY KEY (checkout_id, id)
);
CREATE INDEX disputes_of_provider ON disputes (id);
CREATE INDEX disputes_newest ON disputes (opened_at DESC, id DESC);
CREATE INDEX disputes_open ON disputes (opened_at) WHERE closed_at IS NULL;
COMMENT ON TABLE disputes IS 'module: payments; partition: checkout_id';
SELECT pgboss.create_queue('dispute-answers', '{"policy":"standard","retryLimit":339,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

-- What of a dispute concerns one order.
CREATE TABLE dispute_parts (
  seller_id text NOT NULL,
  dispute_id text NOT NULL,
  checkout_id text NOT NULL,
  order_id text NOT NULL,
  own_cents bigint NOT NULL DEFAULT 0 CHECK (own_cents >= 0),
  promised_cents bigint NOT NULL DEFAULT 0 CHECK (promised_cents >= 0),
  provider_fee_cents bigint NOT NULL DEFAULT 0 CHECK (provider_fee_cents >= 0),
  funded_cents bigint NOT NULL DEFAULT 0,
  fee_cents bigint NOT NULL DEFAULT 0,
  -- What is asked about, where nothing was taken yet.
  asked_cents bigint NOT NULL CHECK (asked_cents >= 0),
  PRIMARY KEY (seller_id, dispute_id)
);
CREATE INDEX dispute_parts_of_order ON dispute_parts (seller_id, order_id);
COMMENT ON TABLE dispute_parts IS 'module: payments; partition: seller_id';

-- Provider events that were handled; a second delivery finds its row and does nothing.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);
COMMENT ON TABLE payment_events IS 'module: payments; partition: event_id';

-- The marketplace's share of a sale: each rule holds from its moment until the next one's.
CREATE TABLE fee_rules (
  holds_from timestamptz PRIMARY KEY,
  percent numeric(4, 2) NOT NULL CHECK (percent >= 0),
  -- Who changed it; '' where a start did, with another PLATFORM_FEE_PERCENT.
  set_by text NOT NULL DEFAULT ''
);
COMMENT ON TABLE fee_rules IS 'module: payments; partition: none, a handful of rows';

-- Double-entry ledger [PAY-03]: what happened to money and why. The database lets rows only be added.
CREATE TABLE ledger_transactions (
  -- '' for money that belongs to no seller, because it came too late for an order.
  seller_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('charge', 'fee', 'refund', 'fee_refund', 'refund_sent', 'late_charge',
    'release', 'payout', 'test_payout', 'payout_paid', 'payout_returned', 'label', 'label_refund', 'dispute', 'dispute_won', 'dispute_lost',
    'dispute_fee')),
  -- The order, the refund, the payout, the dispute or the checkout that it books: the same cause books once.
  cause_id text NOT NULL,
  checkout_id text,
  order_id text,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- What its figures were reckoned from: LedgerFacts of src/domain/payments.
  facts jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id),
  UNIQUE (seller_id, kind, cause_id)
);
CREATE INDEX ledger_transactions_newest ON ledger_transactions (seller_id, kind, at DESC, id DESC);
CREATE INDEX ledger_transactions_of_all ON ledger_transactions (kind, at DESC, id DESC);
CREATE INDEX ledger_transactions_of_order ON ledger_transactions (seller_id, order_id);
COMMENT ON TABLE ledger_transactions IS 'module: payments; partition: seller_id';

-- What a transaction adds to an account, in minor units: above zero a debit, below it a credit.
CREATE TABLE ledger_entries (
  seller_id text NOT NULL,
  transaction_id text NOT NULL,
  account text NOT NULL CHECK (account IN (
    'provider_clearing', 'seller_reserved', 'seller_payable', 'payouts_in_transit',
    'platform_fees', 'platform_promotions', 'refunds_payable', 'disputes_at_provider', 'disputes_withheld', 'dispute_costs', 'labels_payable')),
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  PRIMARY KEY (seller_id, transaction_id, account),
  FOREIGN KEY (seller_id, transaction_id) REFERENCES ledger_transactions (seller_id, id)
);
COMMENT ON TABLE ledger_entries IS 'module: payments; partition: seller_id';

-- The entries summed up, written with each transaction, so that a balance is read in the same time however many there are.
CREATE TABLE ledger_sums (
  seller_id text NOT NULL,
  currency text NOT NULL,
  account text NOT NULL,
  kind text NOT NULL,
  amount_cents bigint NOT NULL,
  PRIMARY KEY (seller_id, currency, account, kind)
);
COMMENT ON TABLE ledger_sums IS 'module: payments; partition: seller_id';

-- Where a seller's money goes, and how often [PAY-06].
CREATE TABLE payout_accounts (
  seller_id text PRIMARY KEY,
  holder text NOT NULL,
  -- Sealed; what is shown of it stands in last4.
  iban text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9A-Z]{4}$'),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  state text NOT NULL CHECK (state IN ('unverified', 'testing', 'verified', 'failed')),
  -- What the bank said, in the provider's code.
  failure text NOT NULL DEFAULT '',
  -- [OFFICE-01] Why nothing is paid out though it could be, as an administrator wrote it; '' where nothing holds it.
  hold_reason text NOT NULL DEFAULT '' CHECK (char_length(hold_reason) <= 500),
  -- What the provider still wants to know of the seller.
  needs text[] NOT NULL DEFAULT '{}',
  -- Counts the accounts that were entered here.
  version integer NOT NULL DEFAULT 1,
  -- The provider's account of the seller, and the version of the bank account that it knows.
  provider_id text,
  provider_version integer NOT NULL DEFAULT 0,
  pay_from timestamptz NOT NULL,
  schedule text NOT NULL DEFAULT 'weekly' CHECK (schedule IN ('daily', 'weekly', 'monthly')),
  minimum_cents bigint NOT NULL DEFAULT 100 CHECK (minimum_cents >= 100),
  next_payout_at timestamptz NOT NULL,
  failed_in_row integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL
);
-- Those that an administrator holds.
CREATE INDEX payout_accounts_held ON payout_accounts (seller_id) WHERE hold_reason <> '';
CREATE INDEX payout_accounts_due ON payout_accounts (next_payout_at, seller_id);
-- Those that may be the same account.
CREATE INDEX payout_accounts_alike ON payout_accounts (last4, country);
COMMENT ON TABLE payout_accounts IS 'module: payments; partition: seller_id';

-- Money of a seller that goes to the bank: asked for in the transaction that takes it off the balance, sent by the provider once, under its id.
CREATE TABLE payouts (
  seller_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('balance', 'test')),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'sent', 'paid', 'failed')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency ~ '^[A-Z]{3}$'),
  -- What it is made of: PayoutSums of src/domain/payments.
  sums jsonb NOT NULL,
  -- When the first and the last of its lines were booked; null of a test.
  covers_from timestamptz,
  covers_to timestamptz CHECK (covers_to >= covers_from),
  last4 text NOT NULL,
  account_version integer NOT NULL,
  -- The provider's account that it went to, and its own id of it.
  provider_account_id text,
  provider_id text,
  failure text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  sent_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (seller_id, id),
  UNIQUE (seller_id, provider_id),
  CHECK ((state IN ('paid', 'failed')) = (ended_at IS NOT NULL)),
  CHECK (state NOT IN ('sent', 'paid') OR (sent_at IS NOT NULL AND provider_id IS NOT NULL))
);
-- [INV-04] One at a time for a seller, whichever process asks.
CREATE UNIQUE INDEX payouts_one_open ON payouts (seller_id) WHERE state IN ('asked', 'sent');
CREATE INDEX payouts_paid ON payouts (ended_at) WHERE state = 'paid';
COMMENT ON TABLE payouts IS 'module: payments; partition: seller_id';
SELECT pgboss.create_queue('payouts', '{"policy":"standard","retryLimit":47,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

-- Which payout pays a transaction that changed what is payable to its seller; those of the next payout have none yet [INV-04].
CREATE TABLE payout_lines (
  seller_id text NOT NULL,
  transaction_id text NOT NULL,
  payout_id text,
  PRIMARY KEY (seller_id, transaction_id),
  FOREIGN KEY (seller_id, transaction_id) REFERENCES ledger_transactions (seller_id, id),
  FOREIGN KEY (seller_id, payout_id) REFERENCES payouts (seller_id, id)
);
CREATE INDEX payout_lines_of_payout ON payout_lines (seller_id, payout_id, transaction_id);
COMMENT ON TABLE payout_lines IS 'module: payments; partition: seller_id';

-- Money that the provider moved and our books do not have; settled once they do.
CREATE TABLE payment_differences (
  provider_id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('charge', 'refund', 'transfer', 'dispute')),
  amount_cents bigint NOT NULL,
  moved_at timestamptz NOT NULL,
  found_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX payment_differences_open ON payment_differences (moved_at) WHERE settled_at IS NULL;
COMMENT ON TABLE payment_differences IS 'module: payments; partition: provider_id';

CREATE TRIGGER ledger_transactions_kept BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER ledger_transactions_not_emptied BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_added_rows();

-- [INV-01] Whatever is added to a transaction sums to zero: once a statement, however many entries it brings.
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY seller_id, transaction_id HAVING sum(amount_cents) <> 0) THEN
    RAISE EXCEPTION 'the entries of a ledger transaction do not sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();

-- [PAY-04] What the marketplace adds to an order is at most its fee of that order and its budget for it, whatever went back of it.
CREATE FUNCTION refuse_platform_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM (SELECT DISTINCT t.seller_id, t.order_id FROM added a JOIN ledger_transactions t ON t.seller_id = a.seller_id AND t.id = a.transaction_id
        WHERE t.order_id IS NOT NULL AND a.account IN ('platform_fees', 'platform_promotions', 'dispute_costs')) o
      WHERE (SELECT sum(e.amount_cents) FROM ledger_transactions t JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
          WHERE t.seller_id = o.seller_id AND t.order_id = o.order_id AND e.account IN ('platform_fees', 'platform_promotions', 'dispute_costs'))
        > (SELECT coalesce(sum(s.cents), 0) FROM subsidies s WHERE s.seller_id = o.seller_id AND s.order_id = o.order_id)) THEN
    RAISE EXCEPTION 'the marketplace adds more to an order than its fee and its budget' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entries_no_platform_loss AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_platform_loss();

-- [INV-01] A transaction has entries when it is committed; a release of an order whose money a dispute holds has none to have.
CREATE FUNCTION refuse_empty_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (NEW.kind = 'release' AND NEW.facts->>'amountCents' = '0')
      AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.seller_id = NEW.seller_id AND e.transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'the ledger transaction % has no entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_transactions_booked AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_empty_ledger_transaction();
