CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text as search compares it: small letters without accents, and nothing between words. "Two-tone" and "sofa/bed" become
-- the words that people type: the parser would take them for a compound and a path.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent',
    replace(replace(replace(replace(replace(replace(replace(replace(
      $1, '-', ' '), '/', ' '), '.', ' '), '_', ' '), '@', ' '), '+', ' '), '<', ' '), '''', ' ')))
$$;

-- Of tables whose rows are added and never changed.
CREATE FUNCTION keep_added_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE has_rows boolean;
BEGIN
  -- A restore empties what is empty before it fills it.
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s)', TG_RELID::regclass) INTO has_rows;
    IF NOT has_rows THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION '% is kept as it was written: rows are only added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- What happened, in the order of commits: (xid, seq) below the oldest running transaction is final.
CREATE TABLE events (
  subject text NOT NULL,
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (subject, id)
);
CREATE INDEX events_order ON events (xid, seq);
CREATE INDEX events_at ON events (at);
COMMENT ON TABLE events IS 'room: platform; partition: subject';

-- How far each reaction has come. Its row lock makes one process at a time handle it.
CREATE TABLE event_cursors (
  reaction text PRIMARY KEY,
  xid xid8 NOT NULL,
  seq bigint NOT NULL
);
COMMENT ON TABLE event_cursors IS 'room: platform; partition: none, one row per reaction';

-- Events that a reaction could not handle yet. Later events of the same subject wait behind them.
CREATE TABLE parked_events (
  reaction text NOT NULL,
  subject text NOT NULL,
  event_id text NOT NULL,
  xid xid8 NOT NULL,
  seq bigint NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  error text NOT NULL DEFAULT '',
  PRIMARY KEY (reaction, subject, event_id)
);
CREATE INDEX parked_events_order ON parked_events (reaction, xid, seq);
COMMENT ON TABLE parked_events IS 'room: platform; partition: subject';

-- What open pages are told; kept a day so that a page which lost its connection can catch up.
CREATE TABLE live_messages (
  topic text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (topic, id)
);
CREATE INDEX live_messages_at ON live_messages (at);
COMMENT ON TABLE live_messages IS 'room: platform; partition: topic';

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
COMMENT ON TABLE job_runs IS 'room: platform; partition: none, one row per job';

-- [ERR-08] What each process knows of what stands outside the house; written when it changes and else at most every so often.
CREATE TABLE circuits (
  name text NOT NULL,
  process text NOT NULL,
  state text NOT NULL CHECK (state IN ('closed', 'open', 'half-open')),
  failures_in_row integer NOT NULL CHECK (failures_in_row >= 0),
  opened_at timestamptz,
  good_at timestamptz,
  bad_at timestamptz,
  -- What the newest failure said, sanitised.
  error text NOT NULL DEFAULT '',
  looked_at timestamptz NOT NULL,
  PRIMARY KEY (name, process),
  CHECK ((state = 'closed') = (opened_at IS NULL))
);
COMMENT ON TABLE circuits IS 'room: platform; partition: name';

-- Answers of calls by idempotency key, kept 24 hours.
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status integer NOT NULL,
  answer text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, operation, key)
);
CREATE INDEX idempotency_keys_at ON idempotency_keys (created_at);
COMMENT ON TABLE idempotency_keys IS 'room: platform; partition: scope';

-- Counters of fixed windows: how often somebody did something.
CREATE TABLE rate_limits (
  subject text NOT NULL,
  action text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (subject, action, window_start)
);
CREATE INDEX rate_limits_window ON rate_limits (window_start);
COMMENT ON TABLE rate_limits IS 'room: platform; partition: subject';

-- Outgoing mail. The key makes a mail unique, so that no retry writes it twice.
CREATE TABLE mails (
  key text PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  error text NOT NULL DEFAULT '',
  headers jsonb NOT NULL DEFAULT '{}',
  -- A mail that is better lost than sent twice: it is marked as sent before a mail server gets it.
  at_most_once boolean NOT NULL DEFAULT false,
  -- What a mail tells of, where that can be taken back: while it has not left, it is taken back as well.
  about text NOT NULL DEFAULT '',
  -- [SUP-03] Its reader's account is gone: the address goes too, as soon as it was sent.
  forgets_reader boolean NOT NULL DEFAULT false,
  -- Its item in the delivery queue; what waits there for another row of the same key is nothing.
  item_id uuid NOT NULL DEFAULT gen_random_uuid()
);
CREATE INDEX mails_newest ON mails (created_at DESC);
CREATE INDEX mails_unsent ON mails (created_at DESC, key DESC) WHERE sent_at IS NULL;
CREATE INDEX mails_about ON mails (about) WHERE about <> '';
-- Whose account is deleted takes their mails along; who wants no more reminders gets none that still waits.
CREATE INDEX mails_by_recipient ON mails (recipient);
COMMENT ON TABLE mails IS 'room: platform; partition: key';

-- How far the simulated clock runs ahead of the system's.
CREATE TABLE platform_clock (
  id integer PRIMARY KEY CHECK (id = 1),
  offset_ms bigint NOT NULL
);
COMMENT ON TABLE platform_clock IS 'room: platform; partition: none, one row';

-- Single facts about this installation: the demo shop is filled, secrets made at the first start.
CREATE TABLE platform_facts (
  name text PRIMARY KEY,
  value text NOT NULL
);
COMMENT ON TABLE platform_facts IS 'room: platform; partition: none, a handful of rows';

-- Which key seals the secrets that the database holds: a process that has not got it does not start.
CREATE TABLE secret_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  key_id text NOT NULL,
  since timestamptz NOT NULL
);
COMMENT ON TABLE secret_keys IS 'room: platform; partition: none, one row';
