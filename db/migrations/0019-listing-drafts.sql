-- What a maker typed into the form of a listing and did not save yet: whole or half, on every device of theirs.

CREATE TABLE listing_drafts (
  seller_id text NOT NULL,
  -- The listing's id, or `new`.
  id text NOT NULL,
  -- The form as the browser holds it; judged only when it is saved as a listing.
  form text NOT NULL CHECK (length(form) <= 60000),
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, id)
);
COMMENT ON TABLE listing_drafts IS 'partition: seller_id';
