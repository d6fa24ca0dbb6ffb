-- Every picture once per owner, by the hash of its content.
CREATE TABLE pictures (
  owner_id text NOT NULL,
  id text NOT NULL,
  content_hash bytea NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz NOT NULL,
  -- When the sizes that lists show were made ahead.
  prepared_at timestamptz,
  PRIMARY KEY (owner_id, id)
);
CREATE UNIQUE INDEX pictures_hash ON pictures (owner_id, content_hash);
CREATE INDEX pictures_id ON pictures (id);
CREATE INDEX pictures_unprepared ON pictures (created_at) WHERE prepared_at IS NULL;
COMMENT ON TABLE pictures IS 'room: files; partition: owner_id';
