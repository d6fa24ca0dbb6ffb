-- What a maker's listings add to the rates of their weight, and from which value a parcel goes free.

CREATE TABLE shipping_profiles (
  seller_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  extra_cents integer NOT NULL DEFAULT 0 CHECK (extra_cents BETWEEN 0 AND 100000),
  free_from_cents integer CHECK (free_from_cents >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id)
);
COMMENT ON TABLE shipping_profiles IS 'partition: seller_id';

-- Null takes the rates as they are.
ALTER TABLE listings ADD COLUMN shipping_profile_id text;
CREATE INDEX listings_shipping_profile ON listings (seller_id, shipping_profile_id) WHERE shipping_profile_id IS NOT NULL;
