-- Who works in the back office, in which role.
CREATE TABLE admin_users (
  id text PRIMARY KEY,
  email text NOT NULL,
  display_name text NOT NULL,
  role text NOT NULL,
  custom_permissions text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  created_by text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_login timestamptz
);
COMMENT ON TABLE admin_users IS 'module: admin; partition: id';

-- The code that makes the first administrator. One row; only the code's SHA-256 is stored.
CREATE TABLE admin_activation (
  id integer PRIMARY KEY CHECK (id = 1),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by text
);
COMMENT ON TABLE admin_activation IS 'module: admin; partition: none, one row';

-- When and from where an administrator signed in; the newest fifty.
CREATE TABLE admin_logins (
  admin_id text NOT NULL,
  id text NOT NULL,
  at timestamptz NOT NULL,
  ip text NOT NULL DEFAULT '',
  PRIMARY KEY (admin_id, id)
);
CREATE INDEX admin_logins_newest ON admin_logins (admin_id, at DESC, id DESC);
COMMENT ON TABLE admin_logins IS 'module: admin; partition: admin_id';

-- Links that make the person with this address an administrator, once. Only the token's SHA-256 is stored.
CREATE TABLE admin_invitations (
  id text PRIMARY KEY,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL,
  custom_permissions text[] NOT NULL DEFAULT '{}',
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by text,
  withdrawn_at timestamptz
);
CREATE INDEX admin_invitations_newest ON admin_invitations (created_at DESC, id DESC);
COMMENT ON TABLE admin_invitations IS 'module: admin; partition: id';

-- What administrators did. Rows are added and never changed; each carries the hash of itself and of the one before.
CREATE TABLE audit_log (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  actor_role text NOT NULL,
  act text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_name text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 1000),
  before jsonb,
  after jsonb,
  ip text NOT NULL DEFAULT '',
  previous_hash bytea NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);
CREATE INDEX audit_log_actor ON audit_log (actor_id, seq DESC);
CREATE INDEX audit_log_subject ON audit_log (subject_kind, subject_id, seq DESC);
CREATE INDEX audit_log_at ON audit_log (at);
-- What one administrator did in the last hour is counted with each act.
CREATE INDEX audit_log_of_actor_at ON audit_log (actor_id, at);
COMMENT ON TABLE audit_log IS 'module: admin; partition: none, one chain in the order of its links';

CREATE FUNCTION audit_hash(entry audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.seq, (extract(epoch FROM entry.at) * 1000000)::bigint, entry.actor_id, entry.actor_name, entry.actor_role, entry.act,
    entry.subject_kind, entry.subject_id, entry.subject_name, entry.reason, entry.before, entry.after, entry.ip)::text, 'UTF8'))
$$;
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_added_rows();

-- Where the chain ends: locked by whoever adds to it, so that it has no forks; a row that is cut off its end is missed here.
CREATE TABLE audit_head (
  id integer PRIMARY KEY CHECK (id = 1),
  seq bigint NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);
COMMENT ON TABLE audit_head IS 'module: admin; partition: none, one row';

-- [UX-99] When the chain was last gone through, over how many acts, and what was wrong with it.
CREATE TABLE audit_chain_checks (
  id integer PRIMARY KEY CHECK (id = 1),
  checked_at timestamptz NOT NULL,
  acts bigint NOT NULL CHECK (acts >= 0),
  breaches text[] NOT NULL
);
COMMENT ON TABLE audit_chain_checks IS 'module: admin; partition: none, one row';

-- [OFFICE-01] What one administrator asked for and another one lets happen or not; nobody decides what they asked for themselves.
CREATE TABLE second_looks (
  id text PRIMARY KEY,
  operation text NOT NULL,
  input jsonb NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_name text NOT NULL DEFAULT '',
  amount_cents bigint CHECK (amount_cents >= 0),
  reason text NOT NULL CHECK (length(reason) <= 1000),
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by text,
  decided_by_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 500),
  CONSTRAINT second_looks_by_another CHECK (
    CASE WHEN state IN ('approved', 'refused') THEN decided_by IS NOT NULL AND decided_by <> requested_by ELSE true END
  )
);
CREATE UNIQUE INDEX second_looks_one_waiting ON second_looks (operation, subject_id) WHERE state = 'waiting';
CREATE INDEX second_looks_due ON second_looks (expires_at, id) WHERE state = 'waiting';
CREATE INDEX second_looks_newest ON second_looks (requested_at DESC, id DESC);
CREATE INDEX second_looks_decided ON second_looks (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX second_looks_requested_by ON second_looks (requested_by);
CREATE INDEX second_looks_decided_by ON second_looks (decided_by);
CREATE INDEX second_looks_subject ON second_looks (subject_id);
COMMENT ON TABLE second_looks IS 'module: admin; partition: none, a few rows a day';

-- [OFFICE-01, SUP-02] Requests about data that came by letter or mail, with the month that the law gives and what they were answered with.
CREATE TABLE privacy_letters (
  id text PRIMARY KEY,
  -- As the letter calls them.
  who text NOT NULL CHECK (char_length(who) BETWEEN 2 AND 200),
  user_id text,
  kind text NOT NULL CHECK (kind IN ('copy', 'correction', 'erasure')),
  arrived_on date NOT NULL,
  due_on date NOT NULL,
  recorded_by text NOT NULL,
  recorded_at timestamptz NOT NULL,
  done_at timestamptz,
  done_with text NOT NULL DEFAULT '' CHECK (char_length(done_with) <= 500),
  done_by text,
  CONSTRAINT privacy_letters_month CHECK (due_on = (arrived_on + interval '1 month')::date),
  CONSTRAINT privacy_letters_done CHECK ((done_at IS NULL) = (done_with = '') AND (done_at IS NULL) = (done_by IS NULL))
);
CREATE INDEX privacy_letters_open ON privacy_letters (due_on, id) WHERE done_at IS NULL;
CREATE INDEX privacy_letters_finished ON privacy_letters (done_at DESC, id DESC) WHERE done_at IS NOT NULL;
CREATE INDEX privacy_letters_user ON privacy_letters (user_id) WHERE user_id IS NOT NULL;
COMMENT ON TABLE privacy_letters IS 'module: admin; partition: id';

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
COMMENT ON TABLE undoable_acts IS 'module: admin; partition: actor_id';
