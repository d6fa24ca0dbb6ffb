-- Which key seals the secrets that the database holds: a process that has not got it does not start.
CREATE TABLE secret_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  key_id text NOT NULL,
  since timestamptz NOT NULL
);
COMMENT ON TABLE secret_keys IS 'partition: none, one row';
