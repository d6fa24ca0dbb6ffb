-- What an administrator decided a moment ago and may take back: how each record stood before. Used up by taking it back.
CREATE TABLE undoable_acts (
  actor_id text NOT NULL,
  -- One for all records that were decided with one press.
  id text NOT NULL,
  act text NOT NULL,
  subject_id text NOT NULL,
  before jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (actor_id, id, subject_id)
);
COMMENT ON TABLE undoable_acts IS 'partition: actor_id';
