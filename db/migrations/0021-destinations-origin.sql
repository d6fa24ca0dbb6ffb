-- Where a shipping profile sends to beside the maker's own country, and who made a piece.

ALTER TABLE shipping_profiles ADD COLUMN zones text[] NOT NULL DEFAULT '{eu,europe,world}' CHECK (zones <@ '{eu,europe,world}'::text[]);
-- `made`: by the maker's own hands; `designed`: the maker's design, made by others.
ALTER TABLE listings ADD COLUMN origin text NOT NULL DEFAULT 'made' CHECK (origin IN ('made', 'designed'));
