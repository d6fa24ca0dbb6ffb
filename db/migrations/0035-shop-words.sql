-- Shops are found by parts of their name.
CREATE INDEX shops_words ON shops USING gin (name gin_trgm_ops);
