-- [ALERT-09] Which collections alerts are written to: those of old, or the unified one; and how far moving the stored ones has come.
CREATE TABLE alert_schema (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  unified boolean NOT NULL DEFAULT false,
  changed_by text,
  changed_at timestamptz,
  -- Alerts to move by the last change, and those that were.
  total integer NOT NULL DEFAULT 0 CHECK (total >= 0),
  moved integer NOT NULL DEFAULT 0 CHECK (moved >= 0)
);
INSERT INTO alert_schema DEFAULT VALUES;
COMMENT ON TABLE alert_schema IS 'module: alerts; partition: none, it has one row';

-- [ALERT-05, ALERT-06, ALERT-07] What a maker should know or do. Its parts are the collections of both schemas: one statement reads
-- and changes an alert wherever it is stored, and a move from one schema to the other is an update.
CREATE TABLE seller_alerts (
  seller_id text NOT NULL,
  id text NOT NULL,
  collection text NOT NULL,
  -- The collection of the old schema that it belongs to.
  origin text NOT NULL CHECK (origin IN ('alerts', 'finance_alerts', 'processing_alerts')),
  category text NOT NULL CHECK (category IN ('order', 'payment', 'shipping', 'inventory', 'return', 'message', 'performance', 'system',
    'promotion', 'review', 'processing', 'analytics')),
  type text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('critical', 'high', 'normal', 'low')),
  title text NOT NULL CHECK (length(title) <= 200),
  message text NOT NULL CHECK (length(message) <= 1000),
  action_url text NOT NULL DEFAULT '',
  action_label text NOT NULL DEFAULT '',
  -- What its words are in.
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  -- The same in the other languages, for who reads the page in one of them: {"de": {"title", "message", "actionLabel"}}.
  translations jsonb NOT NULL DEFAULT '{}',
  metadata jsonb NOT NULL DEFAULT '{}',
  -- [SUP-03] Whose name or words its text repeats: it goes with them.
  quoted_id text,
  -- False where its reader does not want this kind on screen: it is mailed and in no list.
  on_screen boolean NOT NULL DEFAULT true,
  read boolean NOT NULL DEFAULT false,
  starred boolean NOT NULL DEFAULT false,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  source text NOT NULL DEFAULT 'system' CHECK (source IN ('system', 'user', 'automation', 'analytics', 'processing')),
  correlation_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz,
  snoozed boolean NOT NULL DEFAULT false,
  snooze_until timestamptz,
  snoozed_at timestamptz,
  snoozed_by text,
  snooze_duration_hours integer CHECK (snooze_duration_hours IN (1, 4, 24, 168, 720)),
  auto_woken_at timestamptz CHECK (auto_woken_at >= snooze_until),
  unsnoozed_at timestamptz,
  acknowledged_at timestamptz,
  archived_at timestamptz,
  status text NOT NULL GENERATED ALWAYS AS (CASE WHEN snoozed THEN 'snoozed' WHEN acknowledged_at IS NOT NULL THEN 'acknowledged' ELSE 'active' END) STORED,
  -- Where it is in lists: an alert that woke is new again.
  listed_at timestamptz NOT NULL GENERATED ALWAYS AS (coalesce(auto_woken_at, created_at)) STORED,
  -- Figures of a metric [ALERT-06, ALERT-07].
  severity text CHECK (severity IN ('critical', 'warn', 'info')),
  metric text,
  baseline double precision,
  actual double precision,
  delta_pct double precision,
  date date,
  notified boolean NOT NULL DEFAULT false,
  -- An order that has to leave [ALERT-07].
  order_id text,
  order_number text,
  processing_deadline timestamptz,
  alert_type text CHECK (alert_type IN ('approaching', 'overdue')),
  hours_remaining double precision,
  -- The unified schema alone [ALERT-05].
  context jsonb CHECK (octet_length(context::text) <= 10240),
  schema_version integer,
  migrated boolean NOT NULL DEFAULT false,
  PRIMARY KEY (seller_id, id, collection),
  CONSTRAINT alerts_snoozed CHECK (NOT snoozed OR (snooze_until IS NOT NULL AND snoozed_at IS NOT NULL AND snoozed_by IS NOT NULL
    AND snooze_duration_hours IS NOT NULL AND auto_woken_at IS NULL AND unsnoozed_at IS NULL)),
  -- A snooze ends once [INV-20].
  CONSTRAINT alerts_woken_once CHECK (auto_woken_at IS NULL OR unsnoozed_at IS NULL),
  -- [ALERT-14] Read mirrors acknowledged.
  CONSTRAINT alerts_processing_read CHECK (origin <> 'processing_alerts' OR read = (acknowledged_at IS NOT NULL)),
  CONSTRAINT alerts_schema_of_collection CHECK (CASE WHEN collection = 'unified_alerts'
    THEN context IS NOT NULL AND schema_version IS NOT NULL AND metadata = '{}' AND num_nonnulls(severity, metric, baseline, actual, delta_pct,
      date, order_id, order_number, processing_deadline, alert_type, hours_remaining) = 0
    ELSE origin = collection AND context IS NULL AND schema_version IS NULL AND NOT migrated END)
) PARTITION BY LIST (collection);
COMMENT ON TABLE seller_alerts IS 'module: alerts; partition: seller_id';

CREATE TABLE alerts PARTITION OF seller_alerts (collection DEFAULT 'alerts', origin DEFAULT 'alerts') FOR VALUES IN ('alerts');
CREATE TABLE finance_alerts PARTITION OF seller_alerts (
  collection DEFAULT 'finance_alerts',
  origin DEFAULT 'finance_alerts',
  CONSTRAINT finance_alerts_figures CHECK (metric IS NOT NULL AND baseline IS NOT NULL AND actual IS NOT NULL AND severity IS NOT NULL AND date IS NOT NULL
    AND metric IN ('revenue', 'orders', 'refunds', 'conversion'))
) FOR VALUES IN ('finance_alerts');
CREATE TABLE processing_alerts PARTITION OF seller_alerts (
  collection DEFAULT 'processing_alerts',
  origin DEFAULT 'processing_alerts',
  CONSTRAINT processing_alerts_order CHECK (order_id IS NOT NULL AND processing_deadline IS NOT NULL AND alert_type IS NOT NULL AND hours_remaining IS NOT NULL
    AND (alert_type = 'overdue') = (hours_remaining < 0))
) FOR VALUES IN ('processing_alerts');
CREATE TABLE unified_alerts PARTITION OF seller_alerts (collection DEFAULT 'unified_alerts', origin DEFAULT 'alerts') FOR VALUES IN ('unified_alerts');
COMMENT ON TABLE alerts IS 'module: alerts; partition: seller_id';
COMMENT ON TABLE finance_alerts IS 'module: alerts; partition: seller_id';
COMMENT ON TABLE processing_alerts IS 'module: alerts; partition: seller_id';
COMMENT ON TABLE unified_alerts IS 'module: alerts; partition: seller_id';

CREATE INDEX seller_alerts_listed ON seller_alerts (seller_id, listed_at DESC, id DESC) WHERE archived_at IS NULL AND on_screen;
CREATE INDEX seller_alerts_category ON seller_alerts (seller_id, category, listed_at DESC, id DESC) WHERE archived_at IS NULL AND on_screen;
CREATE INDEX seller_alerts_unread ON seller_alerts (seller_id, listed_at DESC, id DESC) INCLUDE (category, snoozed, acknowledged_at, expires_at)
  WHERE NOT read AND archived_at IS NULL AND on_screen;
CREATE INDEX seller_alerts_starred ON seller_alerts (seller_id, listed_at DESC, id DESC) WHERE starred;
CREATE INDEX seller_alerts_archive ON seller_alerts (seller_id, listed_at DESC, id DESC) WHERE archived_at IS NOT NULL;
CREATE INDEX seller_alerts_acknowledged ON seller_alerts (seller_id, listed_at DESC, id DESC) WHERE acknowledged_at IS NOT NULL;
CREATE INDEX seller_alerts_snoozed ON seller_alerts (seller_id, snooze_until, id) WHERE snoozed;
CREATE INDEX seller_alerts_metric ON seller_alerts (seller_id, (coalesce(metric, context ->> 'metric')), listed_at DESC)
  WHERE coalesce(metric, context ->> 'metric') IS NOT NULL;
CREATE INDEX seller_alerts_tagged ON seller_alerts (seller_id, listed_at DESC, id DESC) WHERE tags <> '{}';
CREATE INDEX seller_alerts_quoted ON seller_alerts (quoted_id) WHERE quoted_id IS NOT NULL;
-- Whose an alert is that is named without its shop.
CREATE INDEX seller_alerts_by_id ON seller_alerts (id);
-- Those of a day, which lie together.
CREATE INDEX seller_alerts_created ON seller_alerts USING brin (created_at);
-- What the clock does next.
CREATE INDEX seller_alerts_to_wake ON seller_alerts (snooze_until) WHERE snoozed;
CREATE INDEX seller_alerts_to_expire ON seller_alerts (expires_at) WHERE expires_at IS NOT NULL AND archived_at IS NULL;
CREATE INDEX seller_alerts_to_archive ON seller_alerts (listed_at) WHERE archived_at IS NULL;
CREATE INDEX seller_alerts_archived ON seller_alerts (listed_at) WHERE archived_at IS NOT NULL;

-- [ALERT-15] Low-priority alerts, by shop and category: waiting for their summary, and which alert each became.
CREATE TABLE queued_alerts (
  seller_id text NOT NULL,
  id text NOT NULL,
  category text NOT NULL,
  -- The alert while it waits.
  alert jsonb,
  quoted_id text,
  queued_at timestamptz NOT NULL,
  flushed_at timestamptz,
  flushed_into text,
  PRIMARY KEY (seller_id, id),
  CHECK ((alert IS NULL) = (flushed_into IS NOT NULL) AND (flushed_at IS NULL) = (flushed_into IS NULL))
);
CREATE INDEX queued_alerts_waiting ON queued_alerts (seller_id, category, queued_at) WHERE flushed_into IS NULL;
CREATE INDEX queued_alerts_flushed ON queued_alerts (seller_id, flushed_into) WHERE flushed_into IS NOT NULL;
CREATE INDEX queued_alerts_old ON queued_alerts (queued_at);
CREATE INDEX queued_alerts_quoted ON queued_alerts (quoted_id) WHERE quoted_id IS NOT NULL;
COMMENT ON TABLE queued_alerts IS 'module: alerts; partition: seller_id';

SELECT pgboss.create_queue('alert-summaries', '{"policy":"standard","retryLimit":19,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

-- [ALERT-25] Alerts that were deleted by hand: what raised one does not raise it again.
CREATE TABLE deleted_alerts (
  seller_id text NOT NULL,
  id text NOT NULL,
  deleted_at timestamptz NOT NULL,
  -- What it was, while the deletion can be taken back.
  alert jsonb,
  quoted_id text,
  PRIMARY KEY (seller_id, id)
);
CREATE INDEX deleted_alerts_old ON deleted_alerts (deleted_at);
CREATE INDEX deleted_alerts_restorable ON deleted_alerts (deleted_at) WHERE alert IS NOT NULL;
CREATE INDEX deleted_alerts_quoted ON deleted_alerts (quoted_id) WHERE quoted_id IS NOT NULL;
COMMENT ON TABLE deleted_alerts IS 'module: alerts; partition: seller_id';

-- [ALERT-20] Links to an export: each for 15 minutes and one download.
CREATE TABLE export_urls (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL,
  seller_id text NOT NULL,
  filename text NOT NULL,
  -- Nothing until all its parts are there.
  row_count integer CHECK (row_count > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used boolean NOT NULL DEFAULT false,
  used_at timestamptz,
  CHECK (used = (used_at IS NOT NULL))
);
CREATE INDEX export_urls_expiry ON export_urls (expires_at);
CREATE INDEX export_urls_user ON export_urls (user_id);
COMMENT ON TABLE export_urls IS 'module: alerts; partition: token_hash';

-- What the link leads to, so many rows a part: no process holds an export whole.
CREATE TABLE export_parts (
  token_hash bytea NOT NULL REFERENCES export_urls (token_hash) ON DELETE CASCADE,
  part integer NOT NULL,
  csv text NOT NULL,
  PRIMARY KEY (token_hash, part)
);
COMMENT ON TABLE export_parts IS 'module: alerts; partition: token_hash';

-- [ALERT-26] What was told of a shop's facts, so that none is told twice: the level of a listing's stock, an order that is overdue.
CREATE TABLE alert_facts (
  seller_id text NOT NULL,
  fact text NOT NULL CHECK (length(fact) <= 200),
  value text NOT NULL DEFAULT '' CHECK (length(value) <= 500),
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, fact)
);
-- Left carts that are told together.
CREATE INDEX alert_facts_carts ON alert_facts (at) WHERE fact = 'carts' AND value <> '';
COMMENT ON TABLE alert_facts IS 'module: alerts; partition: seller_id';

-- [UX-70] What somebody was told as a buyer: steps of their orders and returns, answers, and what they waited for.
CREATE TABLE buyer_notices (
  user_id text NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL CHECK (length(title) <= 200),
  message text NOT NULL CHECK (length(message) <= 1000),
  action_url text NOT NULL,
  action_label text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'de')),
  -- As those of an alert.
  translations jsonb NOT NULL DEFAULT '{}',
  -- Whose name or text it repeats: it goes with them.
  quoted_id text,
  -- False where its reader wants none of its kind on screen.
  on_screen boolean NOT NULL DEFAULT true,
  read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX buyer_notices_newest ON buyer_notices (user_id, created_at DESC, id DESC) WHERE on_screen;
CREATE INDEX buyer_notices_unread ON buyer_notices (user_id) WHERE on_screen AND NOT read;
CREATE INDEX buyer_notices_quoted ON buyer_notices (quoted_id) WHERE quoted_id IS NOT NULL;
-- Those that are old go.
CREATE INDEX buyer_notices_created ON buyer_notices (created_at);
COMMENT ON TABLE buyer_notices IS 'module: alerts; partition: user_id';
