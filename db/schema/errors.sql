-- [ERR-05, ERR-07] Errors of browsers and of the server: what is one error is one group.
CREATE TABLE error_groups (
  -- A hash of where it comes from and what it says without what varies.
  fingerprint text PRIMARY KEY CHECK (fingerprint ~ '^[0-9a-f]{32}$'),
  origin text NOT NULL CHECK (origin IN ('browser', 'server')),
  kind text NOT NULL,
  type text NOT NULL,
  category text NOT NULL,
  name text NOT NULL CHECK (length(name) <= 60),
  message text NOT NULL CHECK (length(message) <= 200),
  path text NOT NULL CHECK (length(path) <= 200),
  reports bigint NOT NULL DEFAULT 0 CHECK (reports >= 0),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL CHECK (last_seen >= first_seen),
  resolved_at timestamptz,
  -- How often it came again after that.
  recurrences integer NOT NULL DEFAULT 0 CHECK (recurrences >= 0)
);
CREATE INDEX error_groups_most ON error_groups (reports, fingerprint);
CREATE INDEX error_groups_newest ON error_groups (last_seen DESC, fingerprint);
COMMENT ON TABLE error_groups IS 'module: errors; partition: fingerprint';

-- One occurrence under the number that a person saw: kept 30 days, and cut from ten to five thousand.
CREATE TABLE error_reports (
  fingerprint text NOT NULL REFERENCES error_groups ON DELETE CASCADE,
  number text NOT NULL CHECK (number ~ '^[0-9a-f]{8}$'),
  request_id text,
  at timestamptz NOT NULL,
  message text NOT NULL CHECK (length(message) <= 200),
  path text NOT NULL CHECK (length(path) <= 200),
  -- Circumstances of src/domain/errors: frames, breadcrumbs, trace; every text of it sanitised.
  circumstances jsonb NOT NULL,
  PRIMARY KEY (fingerprint, number)
);
CREATE INDEX error_reports_number ON error_reports (number);
CREATE INDEX error_reports_at ON error_reports (at);
COMMENT ON TABLE error_reports IS 'module: errors; partition: fingerprint';

-- [ERR-07] When errors of a source were taken in the last hour. A source is a hash of who or where; it is forgotten after that.
CREATE TABLE error_sources (
  source bytea PRIMARY KEY CHECK (octet_length(source) = 32),
  -- Milliseconds, oldest first.
  taken_at bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(taken_at) <= 200),
  blocked_until timestamptz,
  seen_at timestamptz NOT NULL
);
CREATE INDEX error_sources_seen ON error_sources (seen_at);
COMMENT ON TABLE error_sources IS 'module: errors; partition: source';

-- [ERR-07] What looked like an attack: at most a thousand, kept 24 hours.
CREATE TABLE security_alerts (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('flood', 'security error', 'content policy')),
  words text NOT NULL CHECK (length(words) <= 300),
  at timestamptz NOT NULL
);
CREATE INDEX security_alerts_newest ON security_alerts (at DESC, id);
COMMENT ON TABLE security_alerts IS 'module: errors; partition: id';
