-- [MSG-01] What a buyer and a seller write to each other about one listing or one order. Of the house's own to one person the seller is ''.
CREATE TABLE conversations (
  seller_id text NOT NULL,
  id text NOT NULL,
  buyer_id text NOT NULL,
  message_type text NOT NULL DEFAULT 'inquiry' CHECK (message_type IN ('inquiry', 'order', 'return', 'system')),
  product_id text,
  product_title text NOT NULL DEFAULT '' CHECK (length(product_title) <= 200),
  product_image jsonb,
  order_id text,
  order_number text,
  -- [MSG-18] One of the two is banned, or has deleted their account.
  closed_at timestamptz,
  last_message text NOT NULL DEFAULT 'Conversation started' CHECK (char_length(last_message) <= 100),
  last_message_at timestamptz NOT NULL,
  last_sender_id text,
  last_is_spam boolean NOT NULL DEFAULT false,
  -- The number of the newest message.
  message_count integer NOT NULL DEFAULT 0 CHECK (message_count >= 0),
  -- Title, names and order number as search compares them, and the marks of both people.
  words tsvector NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id),
  CONSTRAINT conversations_of_two CHECK (seller_id <> buyer_id AND buyer_id <> ''),
  CONSTRAINT conversations_of_the_house CHECK ((seller_id = '') = (message_type = 'system')),
  CONSTRAINT conversations_about_something CHECK (message_type = 'system' OR product_id IS NOT NULL OR order_id IS NOT NULL)
);
-- [MSG-03] A second one about the same is the first one again.
CREATE UNIQUE INDEX conversations_about_listing ON conversations (seller_id, buyer_id, product_id) WHERE order_id IS NULL AND seller_id <> '';
CREATE UNIQUE INDEX conversations_about_order ON conversations (seller_id, order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX conversations_with_house ON conversations (seller_id, buyer_id) WHERE message_type = 'system';
CREATE INDEX conversations_id ON conversations (id);
CREATE INDEX conversations_of_buyer ON conversations (buyer_id);
CREATE INDEX conversations_words ON conversations USING gin (words);
COMMENT ON TABLE conversations IS 'module: messages; partition: seller_id';

-- [MSG-02] Each message once, numbered within its conversation without a gap.
CREATE TABLE messages (
  seller_id text NOT NULL,
  conversation_id text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  id text NOT NULL,
  -- Null: the house.
  sender_id text,
  receiver_id text NOT NULL,
  body text NOT NULL CHECK (char_length(body) <= 5000),
  type text NOT NULL DEFAULT 'text' CHECK (type IN ('text', 'system')),
  is_read boolean NOT NULL DEFAULT false,
  read_at timestamptz,
  is_spam boolean NOT NULL DEFAULT false,
  spam_score numeric(3, 2) NOT NULL DEFAULT 0 CHECK (spam_score BETWEEN 0 AND 1),
  rank_score numeric(3, 2) NOT NULL DEFAULT 0 CHECK (rank_score BETWEEN 0 AND 1),
  spam_signs text[] NOT NULL DEFAULT '{}',
  -- Who has decided whether it is spam: its receiver says not, a moderator says either.
  settled_by text CHECK (settled_by IN ('receiver', 'moderator')),
  settled_at timestamptz,
  -- Reports that nobody has decided upon.
  open_reports integer NOT NULL DEFAULT 0 CHECK (open_reports >= 0),
  -- [MSG-18] orderId, attachments, clientId.
  metadata jsonb NOT NULL DEFAULT '{}',
  client_id text GENERATED ALWAYS AS (metadata ->> 'clientId') STORED,
  at timestamptz NOT NULL,
  -- The account of its writer was deleted.
  erased_at timestamptz,
  words tsvector GENERATED ALWAYS AS (
    to_tsvector('artisan'::regconfig, search_text(body)) || to_tsvector('german'::regconfig, search_text(body))
    || array_to_tsvector(ARRAY['u:' || coalesce(sender_id, ''), 'u:' || receiver_id])) STORED,
  PRIMARY KEY (seller_id, conversation_id, number),
  FOREIGN KEY (seller_id, conversation_id) REFERENCES conversations (seller_id, id) ON DELETE CASCADE,
  CONSTRAINT messages_not_to_oneself CHECK (sender_id IS DISTINCT FROM receiver_id),
  CONSTRAINT messages_have_words CHECK (body <> '' OR erased_at IS NOT NULL),
  CONSTRAINT messages_read_dated CHECK (is_read OR read_at IS NULL),
  CONSTRAINT messages_settled_dated CHECK ((settled_by IS NULL) = (settled_at IS NULL))
);
-- [INV-16] One client id is one message, under any retry.
CREATE UNIQUE INDEX messages_once ON messages (seller_id, conversation_id, sender_id, client_id) NULLS NOT DISTINCT WHERE client_id IS NOT NULL;
CREATE UNIQUE INDEX messages_by_id ON messages (seller_id, conversation_id, id);
CREATE INDEX messages_id ON messages (id);
CREATE INDEX messages_unread ON messages (receiver_id, conversation_id, number) WHERE NOT is_read;
CREATE INDEX messages_of_sender ON messages (sender_id, at DESC);
CREATE INDEX messages_waiting ON messages (rank_score DESC, at, id) WHERE (is_spam AND settled_by IS NULL) OR open_reports > 0;
CREATE INDEX messages_settled ON messages (settled_at DESC, id) WHERE settled_by = 'moderator';
CREATE INDEX messages_words ON messages USING gin (words);
COMMENT ON TABLE messages IS 'module: messages; partition: seller_id';

-- A conversation as one of its people sees it. [INV-17] The unread count changes in the statement that changes the messages it counts.
CREATE TABLE conversation_sides (
  user_id text NOT NULL,
  conversation_id text NOT NULL,
  seller_id text NOT NULL,
  role text NOT NULL CHECK (role IN ('buyer', 'seller')),
  folder text NOT NULL DEFAULT 'inbox' CHECK (folder IN ('inbox', 'spam', 'trash')),
  is_archived boolean NOT NULL DEFAULT false,
  -- Where it is listed: archived is neither inbox, spam nor trash.
  place text NOT NULL GENERATED ALWAYS AS (CASE WHEN folder <> 'inbox' THEN folder WHEN is_archived THEN 'archived' ELSE 'inbox' END) STORED,
  is_starred boolean NOT NULL DEFAULT false,
  priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high')),
  unread_count integer NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
  has_sent boolean NOT NULL DEFAULT false,
  trashed_at timestamptz,
  -- When a mail about what is unread is due, and since when it waits.
  notice_at timestamptz,
  notice_since timestamptz,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT conversation_sides_trash_dated CHECK ((folder = 'trash') = (trashed_at IS NOT NULL)),
  CONSTRAINT conversation_sides_notice_dated CHECK ((notice_at IS NULL) = (notice_since IS NULL))
);
CREATE INDEX conversation_sides_place ON conversation_sides (user_id, place, updated_at DESC, conversation_id DESC);
CREATE INDEX conversation_sides_all ON conversation_sides (user_id, updated_at DESC, conversation_id DESC) WHERE folder = 'inbox';
CREATE INDEX conversation_sides_unread ON conversation_sides (user_id, updated_at DESC, conversation_id DESC) WHERE folder = 'inbox' AND unread_count > 0;
CREATE INDEX conversation_sides_sent ON conversation_sides (user_id, updated_at DESC, conversation_id DESC) WHERE folder = 'inbox' AND has_sent;
CREATE INDEX conversation_sides_starred ON conversation_sides (user_id, updated_at DESC, conversation_id DESC) WHERE is_starred;
CREATE INDEX conversation_sides_notice ON conversation_sides (notice_at) WHERE notice_at IS NOT NULL;
COMMENT ON TABLE conversation_sides IS 'module: messages; partition: user_id';

-- How many conversations stand where, written along with the sides: a full inbox opens as soon as an empty one.
CREATE TABLE inbox_counts (
  user_id text NOT NULL,
  place text NOT NULL CHECK (place IN ('inbox', 'spam', 'trash', 'archived')),
  count integer NOT NULL DEFAULT 0 CHECK (count >= 0),
  -- Those that hold something unread, and those that one wrote in.
  unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
  sent integer NOT NULL DEFAULT 0 CHECK (sent >= 0),
  sent_unread integer NOT NULL DEFAULT 0 CHECK (sent_unread >= 0),
  unread_messages integer NOT NULL DEFAULT 0 CHECK (unread_messages >= 0),
  PRIMARY KEY (user_id, place)
);
COMMENT ON TABLE inbox_counts IS 'module: messages; partition: user_id';

CREATE FUNCTION count_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rows in one order, so that two sends between the same people wait for each other instead of locking each other out.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO inbox_counts AS c (user_id, place, count, unread, sent, sent_unread, unread_messages)
    SELECT user_id, place, count(*), count(*) FILTER (WHERE unread_count > 0), count(*) FILTER (WHERE has_sent),
      count(*) FILTER (WHERE has_sent AND unread_count > 0), sum(unread_count)
    FROM added GROUP BY user_id, place ORDER BY user_id, place
    ON CONFLICT (user_id, place) DO UPDATE SET count = c.count + excluded.count, unread = c.unread + excluded.unread, sent = c.sent + excluded.sent,
      sent_unread = c.sent_unread + excluded.sent_unread, unread_messages = c.unread_messages + excluded.unread_messages;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO inbox_counts (user_id, place) SELECT DISTINCT user_id, place FROM added ORDER BY 1, 2 ON CONFLICT DO NOTHING;
    PERFORM 1 FROM inbox_counts c WHERE (c.user_id, c.place) IN (SELECT user_id, place FROM added UNION SELECT user_id, place FROM removed)
      ORDER BY c.user_id, c.place FOR UPDATE;
    UPDATE inbox_counts c SET count = c.count + d.count, unread = c.unread + d.unread, sent = c.sent + d.sent,
      sent_unread = c.sent_unread + d.sent_unread, unread_messages = c.unread_messages + d.unread_messages
    FROM (
      SELECT user_id, place, sum(sign) AS count, sum(sign * (unread_count > 0)::int) AS unread, sum(sign * has_sent::int) AS sent,
        sum(sign * (has_sent AND unread_count > 0)::int) AS sent_unread, sum(sign * unread_count) AS unread_messages
      FROM (SELECT 1 AS sign, user_id, place, unread_count, has_sent FROM added
            UNION ALL SELECT -1, user_id, place, unread_count, has_sent FROM removed) s
      GROUP BY user_id, place) d
    WHERE c.user_id = d.user_id AND c.place = d.place AND (d.count, d.unread, d.sent, d.sent_unread, d.unread_messages) <> (0, 0, 0, 0, 0);
    RETURN NULL;
  END IF;
  UPDATE inbox_counts c SET count = c.count - d.count, unread = c.unread - d.unread, sent = c.sent - d.sent,
    sent_unread = c.sent_unread - d.sent_unread, unread_messages = c.unread_messages - d.unread_messages
  FROM (
    SELECT user_id, place, count(*) AS count, count(*) FILTER (WHERE unread_count > 0) AS unread, count(*) FILTER (WHERE has_sent) AS sent,
      count(*) FILTER (WHERE has_sent AND unread_count > 0) AS sent_unread, sum(unread_count) AS unread_messages
    FROM removed GROUP BY user_id, place) d
  WHERE c.user_id = d.user_id AND c.place = d.place;
  RETURN NULL;
END
$$;
CREATE TRIGGER conversation_sides_added AFTER INSERT ON conversation_sides REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_sides();
CREATE TRIGGER conversation_sides_changed AFTER UPDATE ON conversation_sides REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_sides();
CREATE TRIGGER conversation_sides_removed AFTER DELETE ON conversation_sides REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sides();

-- [MSG-12] Labels of one person.
CREATE TABLE message_labels (
  user_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  color text NOT NULL,
  message_count integer NOT NULL DEFAULT 0 CHECK (message_count >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX message_labels_name ON message_labels (user_id, lower(name));
COMMENT ON TABLE message_labels IS 'module: messages; partition: user_id';

CREATE TABLE conversation_labels (
  user_id text NOT NULL,
  label_id text NOT NULL,
  conversation_id text NOT NULL,
  PRIMARY KEY (user_id, label_id, conversation_id),
  FOREIGN KEY (user_id, label_id) REFERENCES message_labels (user_id, id) ON DELETE CASCADE,
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversation_sides (user_id, conversation_id) ON DELETE CASCADE
);
CREATE INDEX conversation_labels_of_side ON conversation_labels (user_id, conversation_id);
COMMENT ON TABLE conversation_labels IS 'module: messages; partition: user_id';

CREATE FUNCTION count_labelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE message_labels l SET message_count = l.message_count + CASE TG_OP WHEN 'INSERT' THEN d.count ELSE -d.count END
  FROM (SELECT user_id, label_id, count(*) AS count FROM changed GROUP BY user_id, label_id) d WHERE l.user_id = d.user_id AND l.id = d.label_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER conversation_labels_added AFTER INSERT ON conversation_labels REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_labelled();
CREATE TRIGGER conversation_labels_removed AFTER DELETE ON conversation_labels REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_labelled();

-- [MSG-10] One row per writer: who holds it counts and acts alone.
CREATE TABLE message_writers (
  user_id text PRIMARY KEY,
  acted_at timestamptz NOT NULL
);
COMMENT ON TABLE message_writers IS 'module: messages; partition: user_id';

-- [MSG-10] What counts for the limits; swept when no limit counts it any more.
CREATE TABLE message_acts (
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('message', 'conversation', 'report')),
  at timestamptz NOT NULL,
  id text NOT NULL,
  conversation_id text NOT NULL,
  PRIMARY KEY (user_id, kind, at, id)
);
CREATE INDEX message_acts_here ON message_acts (user_id, conversation_id, at DESC) WHERE kind = 'message';
CREATE INDEX message_acts_at ON message_acts (at);
COMMENT ON TABLE message_acts IS 'module: messages; partition: user_id';

-- Whom somebody takes no messages from.
CREATE TABLE message_blocks (
  user_id text NOT NULL,
  blocked_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, blocked_id),
  CHECK (user_id <> blocked_id)
);
CREATE INDEX message_blocks_of ON message_blocks (blocked_id);
COMMENT ON TABLE message_blocks IS 'module: messages; partition: user_id';

-- [MSG-15] What a maker writes often.
CREATE TABLE message_templates (
  user_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('template', 'quick_reply')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE message_templates IS 'module: messages; partition: user_id';

-- [MSG-13] A message is reported once by its receiver.
CREATE TABLE spam_reports (
  seller_id text NOT NULL,
  conversation_id text NOT NULL,
  message_id text NOT NULL,
  id text NOT NULL,
  reporter_id text NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'cleared')),
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, conversation_id, message_id, reporter_id),
  FOREIGN KEY (seller_id, conversation_id) REFERENCES conversations (seller_id, id) ON DELETE CASCADE
);
CREATE INDEX spam_reports_of ON spam_reports (reporter_id, at DESC);
COMMENT ON TABLE spam_reports IS 'module: messages; partition: seller_id';

-- [MSG-16] One message of the house to several people. The cursor is the last person that has it, moved in the transaction of theirs.
CREATE TABLE broadcasts (
  id text PRIMARY KEY,
  texts jsonb NOT NULL,
  audience jsonb NOT NULL,
  created_by text NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- [ALERT-26] What it announces to makers, beside the message.
  announces text CHECK (announces IN ('policy_update', 'feature_update', 'maintenance_scheduled')),
  -- A warning waits until the decision that it follows can be taken back no more.
  not_before timestamptz NOT NULL,
  -- Until when the pages of the store show an announcement above everything; null shows none.
  banner_until timestamptz,
  -- The flagged message that a warning is about.
  about text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'stopped')),
  cursor text NOT NULL DEFAULT '',
  sent integer NOT NULL DEFAULT 0 CHECK (sent >= 0),
  total integer NOT NULL CHECK (total >= 0),
  finished_at timestamptz,
  CHECK ((state IN ('done', 'stopped')) = (finished_at IS NOT NULL)),
  CHECK (banner_until IS NULL OR announces IS NOT NULL)
);
CREATE INDEX broadcasts_newest ON broadcasts (created_at DESC, id DESC);
CREATE INDEX broadcasts_due ON broadcasts (not_before) WHERE state IN ('waiting', 'running');
CREATE INDEX broadcasts_banners ON broadcasts (banner_until) WHERE banner_until IS NOT NULL;
CREATE INDEX broadcasts_about ON broadcasts (about) WHERE about IS NOT NULL;
COMMENT ON TABLE broadcasts IS 'module: messages; partition: id';
