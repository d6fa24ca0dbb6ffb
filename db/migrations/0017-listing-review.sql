-- Listings that wait for a moderator, where the setting LISTING_REVIEW wants it.

ALTER TABLE listings ADD COLUMN submitted_at timestamptz;
-- Why a moderator sent it back; empty once it is submitted again or shown.
ALTER TABLE listings ADD COLUMN review_reason text NOT NULL DEFAULT '' CHECK (length(review_reason) <= 500);
CREATE INDEX listings_in_review ON listings (submitted_at, id) WHERE state = 'pending_review';
