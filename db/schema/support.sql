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

-- [SUP-04] Files that came along with a ticket or its answers, for its person and the house alone.
CREATE TABLE support_attachments (
  number text NOT NULL REFERENCES support_tickets (number) ON DELETE CASCADE,
  id text NOT NULL,
  -- Empty where it came with the letter itself.
  entry_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain')),
  size integer NOT NULL CHECK (size BETWEEN 1 AND 3000000),
  content bytea NOT NULL,
  PRIMARY KEY (number, id)
);
COMMENT ON TABLE support_attachments IS 'module: support; partition: number';

-- Saved answers; a name is used once.
CREATE TABLE support_macros (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 60),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 5000)
);
COMMENT ON TABLE support_macros IS 'module: support; partition: none, a handful of rows';

-- [SUP-04] Disputes between the buyer and the maker of an order, which the marketplace decides, or a bank.
CREATE TABLE cases (
  seller_id text NOT NULL,
  number text NOT NULL CHECK (number ~ '^C-[A-Z0-9]{4,12}$'),
  -- What it came of: a return, a dispute of the provider, a ticket, or the case itself where an administrator began it.
  source text NOT NULL CHECK (source IN ('return', 'dispute', 'ticket', 'order')),
  source_id text NOT NULL,
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('house', 'buyer', 'maker', 'bank', 'decided')),
  at timestamptz NOT NULL,
  -- Since when it is in its state.
  since timestamptz NOT NULL,
  -- Until when it is somebody's turn.
  due_at timestamptz,
  -- The administrator who works on it.
  owner_id text,
  -- Somebody asked for the decision of somebody else, once.
  escalation_id text CHECK (escalation_id LIKE 'esc%'),
  escalated_by text,
  decision text CHECK (decision IN ('refund', 'part', 'none', 'won', 'lost')),
  decided_at timestamptz,
  -- Null where a bank decided.
  decided_by text,
  -- What went back by the decision, in minor units.
  refund_cents bigint CHECK (refund_cents >= 0),
  PRIMARY KEY (seller_id, number),
  -- One case for each cause.
  UNIQUE (seller_id, source, source_id),
  FOREIGN KEY (seller_id, order_id) REFERENCES orders (seller_id, id) ON DELETE CASCADE,
  CHECK ((state = 'decided') = (decision IS NOT NULL)),
  CHECK ((decision IS NOT NULL) = (decided_at IS NOT NULL)),
  CHECK ((state IN ('bank', 'decided')) = (due_at IS NULL)),
  CHECK ((coalesce(decision, '') IN ('refund', 'part')) = (refund_cents IS NOT NULL)),
  CHECK ((coalesce(decision, '') IN ('refund', 'part', 'none')) = (decided_by IS NOT NULL)),
  CHECK ((escalation_id IS NULL) = (escalated_by IS NULL)),
  CHECK (decided_by IS NULL OR escalated_by IS NULL OR decided_by <> escalated_by)
);
CREATE UNIQUE INDEX cases_one_open ON cases (seller_id, order_id) WHERE source IN ('order', 'ticket') AND state <> 'decided';
CREATE INDEX cases_number ON cases (number);
CREATE INDEX cases_of_order ON cases (seller_id, order_id, at DESC);
CREATE INDEX cases_of_house ON cases (since, number) WHERE state = 'house';
CREATE INDEX cases_due ON cases (due_at) WHERE state IN ('buyer', 'maker');
CREATE INDEX cases_decided ON cases (decided_at, number) WHERE state = 'decided';
CREATE INDEX cases_newest ON cases (at DESC, number DESC);
COMMENT ON TABLE cases IS 'module: support; partition: seller_id';

-- What both parties and the house wrote, and what was done.
CREATE TABLE case_entries (
  seller_id text NOT NULL,
  number text NOT NULL,
  id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('buyer', 'maker', 'house', 'note', 'opened', 'missed', 'owner', 'escalated', 'bank', 'decided')),
  -- Null for guests, banks and what happens by itself.
  author_id text,
  author_name text NOT NULL,
  body text NOT NULL CHECK (char_length(body) <= 5000),
  picture_ids text[] NOT NULL DEFAULT '{}' CHECK (cardinality(picture_ids) <= 5),
  PRIMARY KEY (seller_id, number, id),
  FOREIGN KEY (seller_id, number) REFERENCES cases (seller_id, number) ON DELETE CASCADE
);
CREATE INDEX case_entries_author ON case_entries (author_id) WHERE author_id IS NOT NULL;
COMMENT ON TABLE case_entries IS 'module: support; partition: seller_id';
