-- Wishlists of signed-in people. A guest's lives in a cookie.
CREATE TABLE wishlists (
  user_id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- SHA-256 of the token in the share link; null while it is private.
  share_hash bytea,
  -- The token itself for its owner to read again, sealed.
  share_token text,
  CHECK ((share_hash IS NULL) = (share_token IS NULL))
);
CREATE INDEX wishlists_shared ON wishlists (share_hash) WHERE share_hash IS NOT NULL;
COMMENT ON TABLE wishlists IS 'module: wishlist; partition: user_id';

CREATE TABLE wishlist_collections (
  user_id text NOT NULL REFERENCES wishlists (user_id) ON DELETE CASCADE,
  id text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX wishlist_collections_name ON wishlist_collections (user_id, lower(name));
COMMENT ON TABLE wishlist_collections IS 'module: wishlist; partition: user_id';

-- Title, price and picture are those of the day it was added: a piece that is gone still shows, and a lower price is told.
CREATE TABLE wishlist_items (
  user_id text NOT NULL REFERENCES wishlists (user_id) ON DELETE CASCADE,
  listing_id text NOT NULL,
  seller_id text,
  added_at timestamptz NOT NULL,
  title text NOT NULL DEFAULT '',
  price_cents bigint CHECK (price_cents >= 0),
  picture jsonb,
  was_sold_out boolean NOT NULL DEFAULT false,
  collection_id text,
  PRIMARY KEY (user_id, listing_id),
  FOREIGN KEY (user_id, collection_id) REFERENCES wishlist_collections (user_id, id) ON DELETE SET NULL (collection_id)
);
-- Who wants a piece, in the order of their ids.
CREATE INDEX wishlist_items_of_listing ON wishlist_items (listing_id, user_id);
CREATE INDEX wishlist_items_newest ON wishlist_items (user_id, added_at DESC, listing_id);
COMMENT ON TABLE wishlist_items IS 'module: wishlist; partition: user_id';
