-- Listings that an administrator took out of the shop: until one shows it again, nothing that its maker does puts it back.
ALTER TABLE listings ADD COLUMN hidden_at timestamptz;
ALTER TABLE listings ADD CONSTRAINT listings_hidden_not_shown CHECK (hidden_at IS NULL OR state NOT IN ('active', 'sold_out'));
