-- Who wants to hear when a variant that has sold out is there again. A wish ends with the mail, or with its variant.
CREATE TABLE stock_wishes (
  seller_id text NOT NULL,
  variant_id text NOT NULL,
  user_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, variant_id, user_id),
  FOREIGN KEY (seller_id, variant_id) REFERENCES variants (seller_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_wishes_of_person ON stock_wishes (user_id, at DESC);
COMMENT ON TABLE stock_wishes IS 'partition: seller_id';
