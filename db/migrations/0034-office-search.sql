-- People are found by parts of their name and address.
CREATE INDEX users_words ON users USING gin ((display_name || ' ' || email) gin_trgm_ops);
CREATE INDEX users_standing ON users (created_at DESC, id DESC) WHERE standing <> 'active';
-- What somebody wrote.
CREATE INDEX reviews_of_buyer ON reviews (buyer_id, created_at DESC);
CREATE INDEX questions_of_asker ON questions (asker_id, created_at DESC);
-- What was sold on a day, over all shops.
CREATE INDEX orders_placed ON orders (placed_at);
