-- How far the import of a seller's file came: it goes on there after it was cut off.

CREATE TABLE listing_imports (
  seller_id text NOT NULL,
  -- SHA-256 of the file: a changed file is another import.
  file_hash text NOT NULL,
  started_at timestamptz NOT NULL,
  -- Rows read so far, good or refused; written with what they became.
  rows_read integer NOT NULL DEFAULT 0 CHECK (rows_read >= 0),
  loaded integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  PRIMARY KEY (seller_id, file_hash)
);
COMMENT ON TABLE listing_imports IS 'partition: seller_id';
