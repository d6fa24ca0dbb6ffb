-- How search reads words, what it knows about them, and what filters cut by.

-- Text as search compares it: small letters without accents, and nothing between words. "Two-tone" and "sofa/bed" become the words
-- that people type: the parser would take them for a compound and a path.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent',
    replace(replace(replace(replace(replace(replace(replace(replace($1, '-', ' '), '/', ' '), '.', ' '), '_', ' '), '@', ' '), '+', ' '), '<', ' '), '''', ' ')))
$$;
-- The same for titles and tags, where "12oz" also stands for "12 oz".
CREATE FUNCTION search_title(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(search_text($1), '(\d)([a-z])', '\1 \2', 'g')
$$;

-- A title with few words says more with each of them.
ALTER TABLE search_documents ADD COLUMN brevity real NOT NULL DEFAULT 1;
-- What filters cut by: category, material, colour, country, stars, sale, ready. Also in `words`, where the inverted index finds them.
ALTER TABLE search_documents ADD COLUMN marks text[] NOT NULL DEFAULT '{}';
-- What is read for every match stays in its row and unpacked; the card may go elsewhere.
ALTER TABLE search_documents ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE search_documents SET (toast_tuple_target = 8000);

-- Every save takes a number, so that the count of words knows how much it missed.
CREATE SEQUENCE search_changes;

-- In how many pieces a word stem stands: what makes a word rare or common. Counted by a job.
CREATE TABLE search_lexemes (
  lexeme text PRIMARY KEY,
  documents integer NOT NULL
);
COMMENT ON TABLE search_lexemes IS 'partition: none, a count that is made anew';

-- The words of titles and tags as they are written, and in how many pieces: what typing mistakes are led back to and what is suggested.
CREATE TABLE search_spellings (
  word text PRIMARY KEY,
  lexeme text NOT NULL,
  documents integer NOT NULL
);
CREATE INDEX search_spellings_begin ON search_spellings (word text_pattern_ops, documents);
CREATE INDEX search_spellings_alike ON search_spellings USING gin (word gin_trgm_ops);
COMMENT ON TABLE search_spellings IS 'partition: none, a count that is made anew';

-- Each of those words with one letter left out. Two words that differ by one mistake share one of these.
CREATE TABLE search_deletions (
  part text NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (part, word)
);
COMMENT ON TABLE search_deletions IS 'partition: none, made anew from search_spellings';

CREATE TABLE search_counted (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  documents integer NOT NULL,
  changes bigint NOT NULL
);
COMMENT ON TABLE search_counted IS 'partition: none, one row';

CREATE INDEX shops_name_begin ON shops (search_text(name) text_pattern_ops);
