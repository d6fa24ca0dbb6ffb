-- Whether an article of the support centre was found helpful; the last word of each visitor counts.
CREATE TABLE article_votes (
  article text NOT NULL CHECK (article ~ '^[a-z0-9-]{3,60}$'),
  -- A person's id, or the hash of a visitor's cookie.
  voter text NOT NULL,
  helpful boolean NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (article, voter)
);
COMMENT ON TABLE article_votes IS 'module: support; partition: article';

-- Letters to the support centre, besides their mail: a case until somebody says that it is answered.
CREATE TABLE support_tickets (
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
CREATE INDEX support_tickets_open ON support_tickets (at, number) WHERE closed_at IS NULL;
CREATE INDEX support_tickets_user ON support_tickets (user_id) WHERE user_id IS NOT NULL;
COMMENT ON TABLE support_tickets IS 'module: support; partition: number';
