-- What people call a state of a table's filters, order and columns: a tab of their own at its head.
CREATE TABLE saved_views (
  user_id text NOT NULL,
  id text NOT NULL,
  list text NOT NULL CHECK (list ~ '^(seller|admin)\.[a-z][a-z-]{0,39}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  query text NOT NULL CHECK (length(query) BETWEEN 1 AND 1000),
  -- One view at each of twenty positions: no list can have more.
  position integer NOT NULL CHECK (position BETWEEN 0 AND 19),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CONSTRAINT saved_views_position UNIQUE (user_id, list, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, list, lower(name));
COMMENT ON TABLE saved_views IS 'module: views; partition: user_id';
