-- Pieces that left the shop with the suspension or ban of their maker; they come back when it is lifted.
CREATE TABLE rested_listings (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'sold_out')),
  PRIMARY KEY (seller_id, listing_id),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE rested_listings IS 'partition: seller_id';
CREATE INDEX users_suspended_until ON users (standing_until) WHERE standing = 'suspended' AND standing_until IS NOT NULL;
