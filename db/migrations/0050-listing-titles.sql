-- Listings of every state are found by parts of their title.
CREATE INDEX listings_titles ON listings USING gin (title gin_trgm_ops);
