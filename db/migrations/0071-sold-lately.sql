-- What was bought since the search last looked: its rank goes by it.
CREATE TABLE sold_lately (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  PRIMARY KEY (seller_id, listing_id)
);
COMMENT ON TABLE sold_lately IS 'partition: seller_id';
