-- What a choice was that its maker does not offer any more: carts that hold it go on naming it, and say that it cannot be bought.
CREATE TABLE former_variants (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  id text NOT NULL,
  option_values text[] NOT NULL,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  picture_id text,
  -- Units in live orders. A choice that comes back goes on from here: received = stock + held + sold.
  sold integer NOT NULL CHECK (sold >= 0),
  PRIMARY KEY (seller_id, id),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE
);
CREATE INDEX former_variants_of_listing ON former_variants (seller_id, listing_id);
COMMENT ON TABLE former_variants IS 'partition: seller_id';

-- Whoever deletes a variant: nobody may be paying for it, and what it was is kept. With its listing it goes without a trace.
CREATE FUNCTION keep_former_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM listings WHERE seller_id = OLD.seller_id AND id = OLD.listing_id) THEN RETURN NULL; END IF;
  IF OLD.held > 0 THEN RAISE EXCEPTION 'variant % is held by a payment', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'variants_held_stay'; END IF;
  INSERT INTO former_variants (seller_id, listing_id, id, option_values, price_cents, picture_id, sold)
    VALUES (OLD.seller_id, OLD.listing_id, OLD.id, OLD.option_values, OLD.price_cents, OLD.picture_id, OLD.sold)
    ON CONFLICT (seller_id, id) DO UPDATE SET option_values = excluded.option_values, price_cents = excluded.price_cents, picture_id = excluded.picture_id, sold = excluded.sold;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_kept_as_former AFTER DELETE ON variants FOR EACH ROW EXECUTE FUNCTION keep_former_variant();
