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

-- [SUP-04] What people write to the support centre, besides its mail.
CREATE TABLE support_tickets (
  number text PRIMARY KEY,
  at timestamptz NOT NULL,
  email text NOT NULL,
  -- Null for guests.
  user_id text,
  -- What the person reads and is answered in.
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  article text NOT NULL DEFAULT '',
  order_number text NOT NULL DEFAULT '',
  message text NOT NULL,
  -- The administrator who works on it.
  owner_id text,
  -- 0 urgent, 1 high, 2 normal, 3 low.
  priority smallint NOT NULL DEFAULT 2 CHECK (priority BETWEEN 0 AND 3),
  state text NOT NULL DEFAULT 'house' CHECK (state IN ('house', 'person', 'closed')),
  -- Since when it is in its state.
  since timestamptz NOT NULL,
  first_answered_at timestamptz,
  closed_at timestamptz,
  -- The ticket in which it goes on, which may be deleted before it.
  merged_into text,
  -- What search looks through: the letter, its answers and notes.
  words tsvector NOT NULL DEFAULT '',
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK (merged_into IS NULL OR (state = 'closed' AND merged_into <> number))
);
CREATE INDEX support_tickets_open ON support_tickets (priority, since, number) WHERE closed_at IS NULL;
CREATE INDEX support_tickets_closed ON support_tickets (closed_at DESC, number DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX support_tickets_newest ON support_tickets (at DESC, number DESC);
CREATE INDEX support_tickets_answered ON support_tickets (first_answered_at) WHERE first_answered_at IS NOT NULL;
CREATE INDEX support_tickets_user ON support_tickets (user_id, at DESC, number DESC) WHERE user_id IS NOT NULL;
CREATE INDEX support_tickets_email ON support_tickets (email);
CREATE INDEX support_tickets_merged ON support_tickets (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX support_tickets_words ON support_tickets USING gin (words);
COMMENT ON TABLE support_tickets IS 'module: support; partition: number';

-- Answers of the house, replies of the person and notes that only the house reads.
CREATE TABLE support_ticket_entries (
  number text NOT NULL REFERENCES support_tickets (number) ON DELETE CASCADE,
  id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('answer', 'reply', 'note')),
  -- Null for guests.
  author_id text,
  author_name text NOT NULL,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 5000),
  PRIMARY KEY (number, id)
);
CREATE INDEX support_ticket_entries_in_order ON support_ticket_entries (number, at, id);
CREATE INDEX support_ticket_entries_author ON support_ticket_entries (author_id) WHERE author_id IS NOT NULL;
COMMENT ON TABLE support_ticket_entries IS 'module: support; partition: number';

-- Saved answers; a name is used once.
CREATE TABLE support_macros (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 60),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 5000)
);
COMMENT ON TABLE support_macros IS 'module: support; partition: none, a handful of rows';
