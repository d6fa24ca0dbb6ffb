-- What a maker should know or do.
CREATE TABLE alerts (
  seller_id text NOT NULL,
  id text NOT NULL,
  category text NOT NULL,
  type text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('critical', 'high', 'normal', 'low')),
  title text NOT NULL CHECK (length(title) <= 200),
  message text NOT NULL CHECK (length(message) <= 1000),
  action_url text NOT NULL DEFAULT '',
  action_label text NOT NULL DEFAULT '',
  -- What its words are in.
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de')),
  metadata jsonb NOT NULL DEFAULT '{}',
  read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (seller_id, id)
);
CREATE INDEX alerts_newest ON alerts (seller_id, created_at DESC, id);
CREATE INDEX alerts_unread ON alerts (seller_id) WHERE NOT read;
COMMENT ON TABLE alerts IS 'room: alerts; partition: seller_id';
