-- [DASH-05] The key that signs archives of shops: one for the marketplace, made when it is needed first. Its private half is sealed.
CREATE TABLE archive_keys (
  id text PRIMARY KEY,
  one smallint NOT NULL DEFAULT 1 UNIQUE CHECK (one = 1),
  -- The public half in base64url, as a JSON Web Key has it.
  x text NOT NULL CHECK (x ~ '^[A-Za-z0-9_-]{43}$'),
  private_key text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE archive_keys IS 'module: archives; partition: none, a single row';

-- [DASH-05] Archives that makers asked for. The file lies in the maker's own folder and goes with the row.
CREATE TABLE shop_archives (
  seller_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'ready', 'failed')),
  asked_at timestamptz NOT NULL,
  done integer NOT NULL DEFAULT 0 CHECK (done >= 0),
  total integer NOT NULL DEFAULT 0 CHECK (total >= 0),
  made_at timestamptz,
  expires_at timestamptz NOT NULL,
  file_name text NOT NULL DEFAULT '',
  bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0),
  -- ArchiveCounts of src/domain/archives/manifest.ts
  counts jsonb,
  PRIMARY KEY (seller_id, id),
  CONSTRAINT shop_archives_ready CHECK ((state = 'ready') = (made_at IS NOT NULL) AND (state = 'ready') = (file_name <> ''))
);
-- One at a time is made of a shop.
CREATE UNIQUE INDEX shop_archives_waiting ON shop_archives (seller_id) WHERE state = 'waiting';
CREATE INDEX shop_archives_newest ON shop_archives (seller_id, asked_at DESC, id DESC);
CREATE INDEX shop_archives_expired ON shop_archives (expires_at);
COMMENT ON TABLE shop_archives IS 'module: archives; partition: seller_id';
SELECT pgboss.create_queue('shop-archives', '{"policy":"standard","retryLimit":4,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');
