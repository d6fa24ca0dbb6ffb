-- Letters to the support centre, besides their mail: a case until somebody says that it is answered.
CREATE TABLE support_letters (
  number text PRIMARY KEY,
  at timestamptz NOT NULL,
  email text NOT NULL,
  -- Null for guests.
  user_id text,
  article text NOT NULL DEFAULT '',
  order_number text NOT NULL DEFAULT '',
  message text NOT NULL,
  closed_at timestamptz
);
COMMENT ON TABLE support_letters IS 'partition: number';
CREATE INDEX support_letters_open ON support_letters (at, number) WHERE closed_at IS NULL;
CREATE INDEX support_letters_user ON support_letters (user_id) WHERE user_id IS NOT NULL;
