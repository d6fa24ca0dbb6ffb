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
  -- [FILE-06] Shown by signed addresses alone; its id says so, so that serving the others asks no database.
  is_private boolean NOT NULL GENERATED ALWAYS AS (id LIKE '%-private') STORED,
  -- A private one that was sent along somewhere; the others go after a while.
  is_attached boolean NOT NULL DEFAULT false,
  PRIMARY KEY (owner_id, id)
);
CREATE UNIQUE INDEX pictures_hash ON pictures (owner_id, content_hash, is_private);
CREATE INDEX pictures_id ON pictures (id);
CREATE INDEX pictures_unattached ON pictures (created_at) WHERE is_private AND NOT is_attached;
CREATE INDEX pictures_unprepared ON pictures (created_at) WHERE prepared_at IS NULL AND NOT is_private;
COMMENT ON TABLE pictures IS 'module: files; partition: owner_id';

-- [FILE-01] Files in people's own folders, from the first word of their upload on.
CREATE TABLE stored_files (
  owner_id text NOT NULL,
  id text NOT NULL,
  -- `open`: its bytes are coming. `removed`: nobody reads it, and its bytes go away.
  state text NOT NULL CHECK (state IN ('open', 'stored', 'removed')),
  name text COLLATE "C" NOT NULL,
  content_type text NOT NULL,
  -- FileDetails of src/server/modules/files/storage/file-row.ts
  details jsonb NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  -- [FILE-01] What was acknowledged; it lies in the parts.
  received bigint NOT NULL CHECK (received BETWEEN 0 AND size),
  md5 bytea CHECK (length(md5) = 16),
  crc32c bytea CHECK (length(crc32c) = 4),
  -- The md5 that was counted over all bytes; where it is another, both checksums are counted again.
  verified_md5 bytea,
  generation bigint NOT NULL,
  metageneration integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, id),
  CHECK (starts_with(name, 'users/' || owner_id || '/')),
  CHECK (state <> 'stored' OR (received = size AND md5 IS NOT NULL AND crc32c IS NOT NULL))
);
CREATE UNIQUE INDEX stored_files_name ON stored_files (owner_id, name) WHERE state = 'stored';
-- Uploads that nobody goes on with, and what is to be removed.
CREATE INDEX stored_files_unfinished ON stored_files (state, updated_at) WHERE state <> 'stored';
CREATE INDEX stored_files_unverified ON stored_files (owner_id, id) WHERE state = 'stored' AND verified_md5 IS DISTINCT FROM md5;
CREATE INDEX stored_files_incoming ON stored_files (updated_at) WHERE state = 'stored' AND name ~ '^users/[^/]+/incoming/';
COMMENT ON TABLE stored_files IS 'module: files; partition: owner_id';

-- The bytes of a file lie in parts of the file store, one behind the other. A part is written down before its bytes are, so that none is forgotten.
CREATE TABLE file_parts (
  owner_id text NOT NULL,
  file_id text NOT NULL,
  id text NOT NULL,
  starts_at bigint NOT NULL CHECK (starts_at >= 0),
  -- Null while it is being written.
  size bigint CHECK (size > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, file_id, id),
  FOREIGN KEY (owner_id, file_id) REFERENCES stored_files (owner_id, id)
);
CREATE UNIQUE INDEX file_parts_in_order ON file_parts (owner_id, file_id, starts_at) WHERE size IS NOT NULL;
CREATE INDEX file_parts_unfinished ON file_parts (created_at) WHERE size IS NULL;
COMMENT ON TABLE file_parts IS 'module: files; partition: owner_id';

-- Who may read a file beside its owner: what a module shared, under the subject that it names.
CREATE TABLE file_readers (
  owner_id text NOT NULL,
  file_id text NOT NULL,
  subject text NOT NULL CHECK (subject ~ '^[a-z]+/[A-Za-z0-9_-]{1,128}$'),
  reader_id text NOT NULL,
  PRIMARY KEY (owner_id, file_id, subject, reader_id),
  FOREIGN KEY (owner_id, file_id) REFERENCES stored_files (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX file_readers_subject ON file_readers (subject);
CREATE INDEX file_readers_reader ON file_readers (reader_id);
COMMENT ON TABLE file_readers IS 'module: files; partition: owner_id';
