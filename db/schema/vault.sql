-- [VAULT-01] Keys that encrypt values of one person. They never leave the server, and stand here wrapped by the master key alone.
CREATE TABLE vault_keys (
  user_id text NOT NULL,
  id text NOT NULL CHECK (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  purpose text NOT NULL CHECK (purpose IN ('storage', 'session')),
  -- Which session of a program it is for, as the program named it; a hash.
  named_session bytea,
  -- The session of a browser that asked for it: a key of purpose session opens nothing once it has ended.
  session_hash bytea,
  -- Sealed for its place; gone once the key is revoked or over, so that nothing can bring it back.
  wrapped text CHECK (wrapped LIKE 'sealed:%'),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz,
  PRIMARY KEY (user_id, id),
  CHECK (revoked_at IS NULL OR wrapped IS NULL)
);
CREATE INDEX vault_keys_expired ON vault_keys (expires_at);
COMMENT ON TABLE vault_keys IS 'module: vault; partition: user_id';

-- [VAULT-06] How many operations of a person fell into each five seconds; looked at by the minute and then taken away.
CREATE TABLE vault_counts (
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('key-requested', 'encrypted', 'decrypted', 'decryption-failed')),
  began_at timestamptz NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (user_id, kind, began_at)
) WITH (fillfactor = 50);
CREATE INDEX vault_counts_past ON vault_counts (began_at);
COMMENT ON TABLE vault_counts IS 'module: vault; partition: user_id';

-- [VAULT-06] Too many failed decryptions or encryptions within 60 seconds: one alert a minute for each person and kind.
CREATE TABLE vault_alerts (
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('decryption-failures', 'encryptions')),
  minute timestamptz NOT NULL,
  raised_at timestamptz NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (user_id, kind, minute)
);
CREATE INDEX vault_alerts_newest ON vault_alerts (raised_at DESC);
COMMENT ON TABLE vault_alerts IS 'module: vault; partition: user_id';

-- [VAULT-05] What opens some calls to a program of a seller. The key itself was shown once; only its hash is here.
CREATE TABLE api_keys (
  seller_id text NOT NULL,
  id text NOT NULL,
  key_hash bytea NOT NULL CHECK (length(key_hash) = 32),
  -- Its first letters, by which its owner knows it again.
  hint text NOT NULL CHECK (hint ~ '^ask_[A-Za-z0-9_-]{4}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_used_for text NOT NULL DEFAULT '',
  PRIMARY KEY (seller_id, id)
);
-- A key says nothing of its seller: 256 random bits are found by their hash, and no two are the same.
CREATE INDEX api_keys_hash ON api_keys (key_hash);
COMMENT ON TABLE api_keys IS 'module: vault; partition: seller_id';

-- What a key changed, and what it was refused: for its owner, a month long.
CREATE TABLE api_key_uses (
  seller_id text NOT NULL,
  key_id text NOT NULL,
  id text NOT NULL,
  at timestamptz NOT NULL,
  operation text NOT NULL,
  -- 0 until it is answered: a change is noted before it is made.
  status smallint NOT NULL,
  network text NOT NULL,
  PRIMARY KEY (seller_id, key_id, id),
  FOREIGN KEY (seller_id, key_id) REFERENCES api_keys (seller_id, id) ON DELETE CASCADE
);
CREATE INDEX api_key_uses_newest ON api_key_uses (seller_id, key_id, at DESC, id);
CREATE INDEX api_key_uses_past ON api_key_uses (at);
COMMENT ON TABLE api_key_uses IS 'module: vault; partition: seller_id';
