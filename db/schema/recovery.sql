-- One row for each shopping trip ("life") of a cart; at most one of them is open.
CREATE TABLE abandoned_carts (
  cart_id text NOT NULL,
  life integer NOT NULL CHECK (life > 0),
  user_id text,
  user_email text,
  -- What its owner's pages were in at their last activity; a guest is reminded in it.
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  session_id text NOT NULL DEFAULT '' CHECK (length(session_id) <= 100),
  items jsonb NOT NULL,
  subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents bigint NOT NULL CHECK (discount_cents BETWEEN 0 AND subtotal_cents),
  total_cents bigint NOT NULL CHECK (total_cents = subtotal_cents - discount_cents),
  metadata jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  last_activity_at timestamptz NOT NULL,
  abandoned_at timestamptz,
  status text NOT NULL CHECK (status IN ('pending', 'email_sent', 'recovered', 'expired')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_sent_at timestamptz,
  -- When the workflow looks at it next; null once it is over.
  next_at timestamptz,
  closed_by text CHECK (closed_by IN ('purchase', 'recovery', 'age', 'withdrawal', 'unsubscribe', 'emptied')),
  PRIMARY KEY (cart_id, life),
  CHECK ((next_at IS NULL) = (closed_by IS NOT NULL))
);
CREATE UNIQUE INDEX abandoned_carts_open ON abandoned_carts (cart_id) WHERE next_at IS NOT NULL;
CREATE INDEX abandoned_carts_due ON abandoned_carts (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX abandoned_carts_person ON abandoned_carts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX abandoned_carts_created ON abandoned_carts (created_at);
-- The open carts of an address, for who wants no more reminders.
CREATE INDEX abandoned_carts_open_by_address ON abandoned_carts (user_email) WHERE next_at IS NOT NULL AND user_email IS NOT NULL;
COMMENT ON TABLE abandoned_carts IS 'module: recovery; partition: cart_id';

-- One row for each reminder. Only hashes of what the link carries are kept.
CREATE TABLE recovery_attempts (
  cart_id text NOT NULL,
  life integer NOT NULL,
  attempt_number integer NOT NULL CHECK (attempt_number > 0),
  sent_at timestamptz NOT NULL,
  type text NOT NULL DEFAULT 'email' CHECK (type = 'email'),
  status text NOT NULL DEFAULT 'sent' CHECK (status = 'sent'),
  discount_cents bigint NOT NULL CHECK (discount_cents >= 0),
  expires_at timestamptz NOT NULL,
  token_hash bytea NOT NULL,
  used_at timestamptz,
  unsubscribe_hash bytea NOT NULL,
  -- The code that the reminder offers.
  promo_code text,
  PRIMARY KEY (cart_id, life, attempt_number),
  FOREIGN KEY (cart_id, life) REFERENCES abandoned_carts (cart_id, life) ON DELETE CASCADE
);
CREATE INDEX recovery_attempts_token ON recovery_attempts (token_hash);
COMMENT ON TABLE recovery_attempts IS 'module: recovery; partition: cart_id';

-- Addresses, hashed, that want no mail about carts.
CREATE TABLE cart_mail_optouts (
  email_hash bytea PRIMARY KEY,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE cart_mail_optouts IS 'module: recovery; partition: email_hash';

-- Whose turn it is at an address that nobody proved to be theirs: reminders of one cart go there in a week. Mailboxes are
-- kept as hashes.
CREATE TABLE reminder_turns (
  mailbox_hash bytea PRIMARY KEY CHECK (length(mailbox_hash) = 32),
  cart_id text NOT NULL,
  life integer NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX reminder_turns_since ON reminder_turns (since);
COMMENT ON TABLE reminder_turns IS 'module: recovery; partition: mailbox_hash';
