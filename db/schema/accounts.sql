-- People. Whether they buy, sell or both is a matter of what they do.
CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  original_display_name text NOT NULL,
  photo_picture_id text,
  bio text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  is_verified boolean NOT NULL DEFAULT false,
  email_verified boolean NOT NULL DEFAULT false,
  role text NOT NULL DEFAULT 'seller',
  password_hash text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_login_at timestamptz,
  -- How somebody stands with the marketplace. Only somebody active can be signed in.
  account_status text NOT NULL DEFAULT 'active' CHECK (account_status IN ('active', 'suspended', 'banned')),
  account_status_until timestamptz,
  phone text,
  -- What the person chose to be spoken to in, on screens and in mails; null before they chose.
  language text CHECK (language IN ('en', 'de')),
  -- What their pages were in when they signed in last: mails are in it until they choose.
  last_language text NOT NULL DEFAULT 'en' CHECK (last_language IN ('en', 'de')),
  tokens_valid_from timestamptz,
  deletion_due_at timestamptz,
  -- [OFFICE-01] Why the account must not be erased though its day has come, as an administrator wrote it; '' where nothing holds it.
  legal_hold text NOT NULL DEFAULT '' CHECK (char_length(legal_hold) <= 500),
  -- The promised day of which its person was told that it could not be kept.
  deletion_delay_told_for timestamptz,
  deleted_at timestamptz
);
-- [ACC-09] Names of shops that are not their maker's own, by their shape: nobody else is called so, nor calls a shop so.
CREATE TABLE claimed_names (
  shape text PRIMARY KEY CHECK (shape <> ''),
  user_id text NOT NULL
);
CREATE INDEX claimed_names_of_person ON claimed_names (user_id);
COMMENT ON TABLE claimed_names IS 'module: accounts; partition: shape';

CREATE INDEX users_newest ON users (created_at DESC, id DESC);
-- The lists of the back office, sorted by name and by the last visit.
CREATE INDEX users_by_name ON users (display_name, id);
CREATE INDEX users_by_visit ON users ((coalesce(last_login_at, 'epoch'::timestamptz)), id);
-- Those that the law holds.
CREATE INDEX users_legal_hold ON users (id) WHERE legal_hold <> '';
CREATE INDEX users_deletion_due ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL;
-- People are found by parts of their name and address.
CREATE INDEX users_words ON users USING gin ((display_name || ' ' || email) gin_trgm_ops);
CREATE INDEX users_account_status ON users (created_at DESC, id DESC) WHERE account_status <> 'active';
CREATE INDEX users_suspended_until ON users (account_status_until) WHERE account_status = 'suspended' AND account_status_until IS NOT NULL;
COMMENT ON TABLE users IS 'module: accounts; partition: id';

-- One row per address that signs somebody in; it makes an address unique and leads from it to its person.
CREATE TABLE sign_in_names (
  email text PRIMARY KEY CHECK (email = lower(email)),
  user_id text NOT NULL
);
COMMENT ON TABLE sign_in_names IS 'module: accounts; partition: email';

-- The cookie carries the person's id and a random token; only the token's SHA-256 is stored.
CREATE TABLE sessions (
  user_id text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  -- The role that a master admin looks through in this session; it reads and changes nothing.
  seen_as text,
  way text NOT NULL DEFAULT 'password',
  -- Whether a session was opened with two proofs, or given its second one later: administrators need it for the back office.
  second_factor boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, token_hash)
);
COMMENT ON TABLE sessions IS 'module: accounts; partition: user_id';

-- Links that work once: password reset now, others later.
CREATE TABLE one_use_tokens (
  user_id text NOT NULL,
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, token_hash)
);
COMMENT ON TABLE one_use_tokens IS 'module: accounts; partition: user_id';

CREATE TABLE addresses (
  user_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  line1 text NOT NULL,
  line2 text NOT NULL DEFAULT '',
  postcode text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  created_at timestamptz NOT NULL,
  phone text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE addresses IS 'module: accounts; partition: user_id';

-- Accounts at other providers: one row leads from the provider's subject to its person.
CREATE TABLE identities (
  subject text NOT NULL,
  provider text NOT NULL,
  user_id text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (subject, provider)
);
CREATE INDEX identities_of_person ON identities (user_id);
COMMENT ON TABLE identities IS 'module: accounts; partition: subject';

-- A sign-in at a provider that is under way; its row is taken by the first answer.
CREATE TABLE provider_attempts (
  state_hash bytea PRIMARY KEY,
  verifier text NOT NULL,
  nonce text NOT NULL,
  connect_to text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE provider_attempts IS 'module: accounts; partition: state_hash';

-- One row per telephone number that signs somebody in.
CREATE TABLE sign_in_phones (
  phone text PRIMARY KEY CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  user_id text NOT NULL
);
COMMENT ON TABLE sign_in_phones IS 'module: accounts; partition: phone';

-- Codes of a few digits that were sent to a telephone or an address: only a hash is kept, and few tries are given.
CREATE TABLE sent_codes (
  id text PRIMARY KEY,
  purpose text NOT NULL,
  recipient text NOT NULL,
  user_id text,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
COMMENT ON TABLE sent_codes IS 'module: accounts; partition: id';

-- Second factors. `last_step` is the newest time step whose code was used: no code works twice.
CREATE TABLE second_factors (
  user_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('totp', 'phone')),
  name text NOT NULL DEFAULT '',
  secret text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE second_factors IS 'module: accounts; partition: user_id';

CREATE TABLE recovery_codes (
  user_id text NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
COMMENT ON TABLE recovery_codes IS 'module: accounts; partition: user_id';

CREATE TABLE passkeys (
  user_id text NOT NULL,
  id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE passkeys IS 'module: accounts; partition: user_id';

CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  user_id text,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE passkey_challenges IS 'module: accounts; partition: challenge';

-- A change of address that waits for both of its links.
CREATE TABLE email_changes (
  user_id text PRIMARY KEY,
  new_email text NOT NULL,
  old_hash bytea NOT NULL,
  new_hash bytea NOT NULL,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE email_changes IS 'module: accounts; partition: user_id';

-- Keys that sign identity tokens; the newest signs, those not yet retired are believed.
CREATE TABLE identity_keys (
  id text PRIMARY KEY,
  private_key text NOT NULL,
  public_key jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  retires_at timestamptz NOT NULL
);
COMMENT ON TABLE identity_keys IS 'module: accounts; partition: none, a handful of keys that every process reads';

CREATE TABLE refresh_tokens (
  user_id text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  claims jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id, token_hash)
);
COMMENT ON TABLE refresh_tokens IS 'module: accounts; partition: user_id';

-- What a person wishes to hear of, and how. No row means the kind's own default.
CREATE TABLE notification_choices (
  user_id text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  wanted boolean NOT NULL,
  -- Since when it is so: what came before need not have been told in this way.
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);
COMMENT ON TABLE notification_choices IS 'module: accounts; partition: user_id';

-- [UX-70] When a person is written to. No row means the clock of the marketplace, no quiet hours, a weekly digest.
CREATE TABLE delivery_settings (
  user_id text PRIMARY KEY,
  time_zone text NOT NULL CHECK (length(time_zone) <= 60),
  quiet_from text CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text CHECK (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  digest text NOT NULL CHECK (digest IN ('daily', 'weekly', 'off')),
  updated_at timestamptz NOT NULL,
  CONSTRAINT delivery_settings_quiet CHECK ((quiet_from IS NULL) = (quiet_to IS NULL) AND (quiet_from IS NULL OR quiet_from <> quiet_to))
);
COMMENT ON TABLE delivery_settings IS 'module: accounts; partition: user_id';

-- [ALERT-22] Lines that wait for the next digest of their reader: the mail takes them with it.
CREATE TABLE digest_items (
  user_id text NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL CHECK (length(title) <= 400),
  message text NOT NULL CHECK (length(message) <= 1500),
  path text NOT NULL CHECK (path LIKE '/%'),
  -- Whose name or words it repeats: it goes with them.
  quoted_id text,
  -- What it tells of, where that can be taken back.
  about text,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX digest_items_due ON digest_items (due_at);
CREATE INDEX digest_items_quoted ON digest_items (quoted_id) WHERE quoted_id IS NOT NULL;
CREATE INDEX digest_items_about ON digest_items (about) WHERE about IS NOT NULL;
COMMENT ON TABLE digest_items IS 'module: accounts; partition: user_id';

-- [ALERT-22] Browsers that are told by push, each while its session lasts. The id is the hash of where its messages go.
CREATE TABLE push_devices (
  user_id text NOT NULL,
  id text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  name text NOT NULL CHECK (length(name) <= 60),
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, token_hash) REFERENCES sessions (user_id, token_hash) ON DELETE CASCADE
);
-- A browser that somebody else signs in with.
CREATE INDEX push_devices_endpoint ON push_devices (id);
CREATE INDEX push_devices_session ON push_devices (user_id, token_hash);
COMMENT ON TABLE push_devices IS 'module: accounts; partition: user_id';

-- Messages on their way to them: gone when the push service has taken them.
CREATE TABLE push_messages (
  user_id text NOT NULL,
  device_id text NOT NULL,
  key text NOT NULL,
  title text NOT NULL CHECK (length(title) <= 400),
  path text NOT NULL CHECK (path LIKE '/%'),
  -- Whose name or words the title repeats: it goes with them.
  quoted_id text,
  -- What it tells of, where that can be taken back.
  about text,
  is_critical boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- Its item in the delivery queue.
  item_id uuid NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (user_id, device_id, key),
  UNIQUE (item_id, user_id),
  FOREIGN KEY (user_id, device_id) REFERENCES push_devices (user_id, id) ON DELETE CASCADE
);
CREATE INDEX push_messages_quoted ON push_messages (quoted_id) WHERE quoted_id IS NOT NULL;
CREATE INDEX push_messages_about ON push_messages (about) WHERE about IS NOT NULL;
CREATE INDEX push_messages_old ON push_messages (created_at);
COMMENT ON TABLE push_messages IS 'module: accounts; partition: user_id';

-- Copies of all that an account holds, asked for by its person.
CREATE TABLE account_exports (
  user_id text NOT NULL,
  id text NOT NULL,
  requested_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  token_hash bytea,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX account_exports_waiting ON account_exports (requested_at) WHERE ready_at IS NULL;
CREATE INDEX account_exports_newest ON account_exports (requested_at DESC, id DESC);
COMMENT ON TABLE account_exports IS 'module: accounts; partition: user_id';
-- What such a copy says, in parts that follow one another, so that it may be longer than what a process holds at once.
CREATE TABLE account_export_parts (
  user_id text NOT NULL,
  export_id text NOT NULL,
  part integer NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (user_id, export_id, part),
  FOREIGN KEY (user_id, export_id) REFERENCES account_exports (user_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE account_export_parts IS 'module: accounts; partition: user_id';
SELECT pgboss.create_queue('data-copies', '{"policy":"standard","retryLimit":9,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

-- [SUP-03] What became of the rows of people whose accounts were deleted: how many, of what and why, and not whose.
CREATE TABLE erasure_receipts (
  id text PRIMARY KEY,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  made_at timestamptz NOT NULL,
  -- ErasedRows[] of src/server/platform/personal-data.
  content jsonb NOT NULL
);
CREATE INDEX erasure_receipts_newest ON erasure_receipts (made_at DESC, id DESC);
COMMENT ON TABLE erasure_receipts IS 'module: accounts; partition: id';

-- Text messages to telephones, as `mails` holds letters: sent by whoever connects a sender, shown in the demo's outbox.
CREATE TABLE text_messages (
  key text PRIMARY KEY,
  recipient text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  -- What it says is of no use after that, so it is not sent any more.
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  -- When it is sent, or sent again.
  next_at timestamptz NOT NULL,
  -- Why it did not leave; what was refused for good is not tried again.
  error text NOT NULL DEFAULT '',
  is_refused boolean NOT NULL DEFAULT false,
  -- Its item in the delivery queue.
  item_id uuid NOT NULL DEFAULT gen_random_uuid()
);
COMMENT ON TABLE text_messages IS 'module: accounts; partition: key';
SELECT pgboss.create_queue('push', '{"policy":"standard","retryLimit":7,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');
SELECT pgboss.create_queue('texts', '{"policy":"standard","retryLimit":99,"retryDelay":0,"retryBackoff":false,"expireInSeconds":3600,"heartbeatSeconds":30,"retentionSeconds":315360000,"deleteAfterSeconds":0}');

-- [OFFICE-01] Terms, privacy notice and seller terms: what follows the first version, which comes with the product. A draft is nobody's to read yet.
CREATE TABLE policy_drafts (
  policy text PRIMARY KEY CHECK (policy IN ('terms', 'privacy', 'seller_terms')),
  text_en text NOT NULL CHECK (char_length(text_en) BETWEEN 1 AND 40000),
  text_de text NOT NULL CHECK (char_length(text_de) BETWEEN 1 AND 40000),
  -- What changed, in a sentence.
  changed_en text NOT NULL CHECK (char_length(changed_en) BETWEEN 1 AND 500),
  changed_de text NOT NULL CHECK (char_length(changed_de) BETWEEN 1 AND 500),
  -- Whoever accepted an older version is asked once.
  is_material boolean NOT NULL,
  -- The first day on which it holds.
  holds_from date NOT NULL,
  saved_at timestamptz NOT NULL
);
COMMENT ON TABLE policy_drafts IS 'module: accounts; partition: policy';

CREATE TABLE policy_versions (
  policy text NOT NULL CHECK (policy IN ('terms', 'privacy', 'seller_terms')),
  version integer NOT NULL CHECK (version >= 2),
  text_en text NOT NULL,
  text_de text NOT NULL,
  changed_en text NOT NULL,
  changed_de text NOT NULL,
  is_material boolean NOT NULL,
  holds_from date NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (policy, version),
  UNIQUE (policy, holds_from),
  -- People read it before it holds.
  CONSTRAINT policy_versions_ahead CHECK (holds_from > (published_at AT TIME ZONE 'UTC')::date)
);
COMMENT ON TABLE policy_versions IS 'module: accounts; partition: policy';
CREATE TRIGGER policy_versions_kept BEFORE UPDATE OR DELETE ON policy_versions FOR EACH ROW EXECUTE FUNCTION keep_added_rows();
CREATE TRIGGER policy_versions_not_emptied BEFORE TRUNCATE ON policy_versions FOR EACH STATEMENT EXECUTE FUNCTION keep_added_rows();

-- [OFFICE-01] Who accepted which version, when and where; or was asked and left it.
CREATE TABLE policy_consents (
  user_id text NOT NULL,
  policy text NOT NULL CHECK (policy IN ('terms', 'privacy', 'seller_terms')),
  version integer NOT NULL CHECK (version >= 1),
  is_accepted boolean NOT NULL,
  origin text NOT NULL CHECK (origin IN ('sign-up', 'shop', 'checkout', 'asked')),
  language text NOT NULL CHECK (language IN ('en', 'de')),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, policy, version),
  -- Nobody is signed up by leaving it.
  CHECK (is_accepted OR origin = 'asked')
);
CREATE INDEX policy_consents_counts ON policy_consents (policy, version, is_accepted);
COMMENT ON TABLE policy_consents IS 'module: accounts; partition: user_id';
