CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Every mark of Unicode (\p{M}) and what joins or parts letters without being seen, as a class of a regular expression.
CREATE FUNCTION search_marks() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '\u00ad\u200b-\u200d\u2060\ufeff'
    '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a'
    '\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963'
    '\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc'
    '\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8'
    '\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3'
    '\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e'
    '\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064'
    '\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9'
    '\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37'
    '\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1'
    '\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d'
    '\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a'
    '\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac'
    '\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2'
    '\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e'
    '\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c'
    '\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3'
    '\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938'
    '\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47'
    '\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a'
    '\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a'
    '\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4'
    '\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad'
    '\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021'
    '\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef'
    '\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0100-\U000e01ef'
$$;

-- Text as search compares it, in every script: signs are blanks, letters are small, without marks and in their plain form. Signs of scripts that leave no blanks
-- between words stand alone, so that a word is found inside a longer text as its neighbouring signs. foldText (src/domain/search/fold-text.ts) folds a query alike;
-- `fold-text.test.ts` of the server holds both against every sign of Unicode.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(CASE WHEN octet_length($1) = char_length($1) THEN
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      lower($1), '-', ' '), '/', ' '), '.', ' '), '_', ' '), '@', ' '), '+', ' '), '<', ' '), '''', ' '), '&', ' '), ',', ' '), '(', ' '), ')', ' '), '!', ' '), ':', ' '), '~', ' '),
      '    ', ' '), '  ', ' '), '  ', ' ')
    ELSE replace(replace(regexp_replace(replace(replace(replace(replace(translate(lower(upper(
      regexp_replace(normalize(regexp_replace(normalize(
        regexp_replace($1 COLLATE pg_unicode_fast, '[^[:alnum:]' || public.search_marks() || ']+', ' ', 'g'),
        NFKD), '[' || public.search_marks() || ']+', '', 'g'), NFKC), '[^[:alnum:]]+', ' ', 'g'))),
      'øłđðħŧŋĸς', 'olddhtnkσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003ffff])', ' \1 ', 'g'), '  ', ' '), '  ', ' ') END)
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
COMMENT ON TABLE events IS 'module: platform; partition: subject';

-- How far each reaction has come. Its row lock makes one process at a time handle it.
CREATE TABLE event_cursors (
  reaction text PRIMARY KEY,
  xid xid8 NOT NULL,
  seq bigint NOT NULL
);
COMMENT ON TABLE event_cursors IS 'module: platform; partition: none, one row per reaction';

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
COMMENT ON TABLE parked_events IS 'module: platform; partition: subject';

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
COMMENT ON TABLE live_messages IS 'module: platform; partition: topic';

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
COMMENT ON TABLE job_runs IS 'module: platform; partition: none, one row per job';

-- [SUP-03] How many rows of a table went, or were blanked, because they were past their time, on a day.
CREATE TABLE ended_retentions (
  table_name text NOT NULL,
  day date NOT NULL,
  row_count bigint NOT NULL CHECK (row_count > 0),
  PRIMARY KEY (table_name, day)
);
COMMENT ON TABLE ended_retentions IS 'module: platform; partition: none, one row per table and day';

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
COMMENT ON TABLE circuits IS 'module: platform; partition: name';

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
COMMENT ON TABLE idempotency_keys IS 'module: platform; partition: scope';

-- Counters of fixed windows: how often somebody did something.
CREATE TABLE rate_limits (
  subject text NOT NULL,
  action text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (subject, action, window_start)
);
CREATE INDEX rate_limits_window ON rate_limits (window_start);
COMMENT ON TABLE rate_limits IS 'module: platform; partition: subject';

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
  -- [SUP-03] Whose names or words it repeats, by id or address.
  quoted text[] NOT NULL DEFAULT '{}',
  -- Its item in the delivery queue, none while no mail server is set; what waits there for another row of the same key is nothing.
  item_id uuid
);
CREATE INDEX mails_newest ON mails (created_at DESC);
CREATE INDEX mails_unsent ON mails (created_at DESC, key DESC) WHERE sent_at IS NULL;
CREATE INDEX mails_about ON mails (about) WHERE about <> '';
-- Whose account is deleted takes their mails along; who wants no more reminders gets none that still waits.
CREATE INDEX mails_quoted ON mails USING gin (quoted) WHERE quoted <> '{}';
CREATE INDEX mails_by_recipient ON mails (recipient);
COMMENT ON TABLE mails IS 'module: platform; partition: key';

-- How far the simulated clock runs ahead of the system's.
CREATE TABLE platform_clock (
  id integer PRIMARY KEY CHECK (id = 1),
  offset_ms bigint NOT NULL
);
COMMENT ON TABLE platform_clock IS 'module: platform; partition: none, one row';

-- Single facts about this installation: the demo shop is filled, secrets made at the first start.
CREATE TABLE platform_facts (
  name text PRIMARY KEY,
  value text NOT NULL
);
COMMENT ON TABLE platform_facts IS 'module: platform; partition: none, a handful of rows';

-- Which key seals the secrets that the database holds: a process that has not got it does not start.
CREATE TABLE secret_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  key_id text NOT NULL,
  since timestamptz NOT NULL
);
COMMENT ON TABLE secret_keys IS 'module: platform; partition: none, one row';

-- [OFFICE-01] What administrators set beside the environment, one row a change: the newest of a setting counts.
CREATE TABLE setting_changes (
  version bigint PRIMARY KEY CHECK (version > 0),
  name text NOT NULL,
  -- As it would stand in the environment; null is back to what the environment says.
  value text,
  reason text NOT NULL,
  changed_by text NOT NULL,
  changed_by_name text NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX setting_changes_of_name ON setting_changes (name, version DESC);
CREATE INDEX setting_changes_by ON setting_changes (changed_by);
COMMENT ON TABLE setting_changes IS 'module: platform; partition: none, a handful of rows';
