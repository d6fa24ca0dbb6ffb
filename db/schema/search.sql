-- Words as search compares them: accents folded, English stems.
CREATE TEXT SEARCH CONFIGURATION artisan (COPY = english);
ALTER TEXT SEARCH CONFIGURATION artisan ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- Text as search compares it, with measures and codes as words of their own: "12 cm", "12cm" and "12 centimetres" also say "12cm",
-- "30 x 40 cm" says "30x40", "30cm" and "40cm", "1 1/2" says "1f1f2", "KX-210" also says "kx210". What a query says of each, readWords (src/domain/search/read-words.ts)
-- reads by the same patterns.
CREATE FUNCTION search_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN $1 !~ '[\d½¼¾]' THEN search_text($1) ELSE search_text(replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(replace(lower($1), '½', ' 1/2'), '¼', ' 1/4'), '¾', ' 3/4'), '×', 'x'),
      '(\d),(\d{3})\M', '\1\2', 'g'),
      '(\d)[.,](\d)', '\1p\2', 'g'),
      '\m(?:(\d{1,2})[ -])?(\d{1,2})/(2|3|4|5|6|8|16|32|64)\M', '\1f\2f\3', 'g'),
      '(\d) ?-?(?:["″”]|in\.)', '\1in ', 'g'),
      '(\d) ?-?(?:(c)enti|(m)illi|(k)ilo|(f)(?:ee|oo)(?=t\M))(?=met|lit|gram|t)', '\1\2\3\4\5', 'g'),
      '(\d) ?-?pounds?\M', '\1lb', 'g'),
      '(\d) ?-?ounces?\M', '\1oz', 'g'),
      '(?<![\dm ]x *)\m(f?\d[\dpf]*) *x *(f?\d[\dpf]*) *x *(f?\d[\dpf]*)(?![\dpfx])( ?-?(?:cm|mm|m|in|ft)(?:s|ch|ches|eters?|etres?)?)\M(?! *x)', '\1×\2×\3 \1×\2 \1\4 \2\4 \3\4', 'g'),
      '(?<![\dm ]x *)\m(f?\d[\dpf]*) *x *(f?\d[\dpf]*)(?![\dpfx])( ?-?(?:cm|mm|m|in|ft)(?:s|ch|ches|eters?|etres?)?)\M(?! *x)', '\1×\2 \1\3 \2\3', 'g'),
      '\m(f?\d[\dpf]*)( ?[cm]?m| ?in(?:ch(?:es)?)?| ?ft\.?)? *x *(f?\d[\dpf]*)( ?[cm]?m| ?in(?:ch(?:es)?)?| ?ft\.?)? *x *(f?\d[\dpf]*)(?![\dpfx])(?=(?: ?-?(?:cm|mm|ml|cl|kg|mg|in|ft|lb|oz|gal|ah|mah|m|l|w|g|v)(?:s|ch|ches|eters?|etres?|iters?|itres?|atts?|rams?|olts?|lons?)?)?\M)', '\1x\3x\5 \1\2 x \3\4 \5', 'g'),
      '\m(f?\d[\dpf]*)( ?[cm]?m| ?in(?:ch(?:es)?)?| ?ft\.?)? *x *(f?\d[\dpf]*)(?![\dpfx])(?=(?: ?-?(?:cm|mm|ml|cl|kg|mg|in|ft|lb|oz|gal|ah|mah|m|l|w|g|v)(?:s|ch|ches|eters?|etres?|iters?|itres?|atts?|rams?|olts?|lons?)?)?\M)', '\1x\3 \1\2 \3', 'g'),
      '\m(f?\d[\dpf]*) ?-?(cm|mm|ml|cl|kg|mg|in|ft|lb|oz|gal|ah|mah|m|l|w|g|v)(?:s|ch|ches|eters?|etres?|iters?|itres?|atts?|rams?|olts?|lons?)?\M', '\1\2 \1', 'g'),
      '\m([a-z]{1,5})-(\d[a-z\d]*)\M', '\1\2 \1 \2', 'g'), '×', 'x')) END
$$;

-- What a title says that the piece is, as `h:word`: its last word before what comes with it, what it is for, where it is from, or a comma. Numbers and
-- codes name nothing.
CREATE FUNCTION search_head(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT 'h:' || lexeme FROM (SELECT (ts_lexize('english_stem', word))[1] AS lexeme FROM (
    SELECT substring(search_text(regexp_replace(
      regexp_replace(lower($1), '(.)(?:[,;:([|–—]| - | (?:with|without|for|in|from|by|to|on|fits|compatible)\M).*$', '\1'), '[a-z]*-?\d\S*', '', 'g')), '(\S+)\s*$') AS word) w WHERE word <> '') l WHERE lexeme IS NOT NULL)
$$;

-- Every save takes a number, so that the count of words knows how much it missed.
CREATE SEQUENCE search_changes;

-- One row per listing that can be bought: what a card shows and what words, category and price find.
-- Sort keys are whole numbers, so that a cursor names its place exactly. Every walk ends in the price, so that a price filter is
-- judged inside the index. `words` also holds the lexeme `in:<category>`: the inverted index cuts by it. What is read for every
-- match stays in its row and unpacked; the card may go elsewhere.
CREATE TABLE search_documents (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  category text NOT NULL,
  top_category text NOT NULL,
  price_cents bigint NOT NULL,
  words tsvector STORAGE EXTERNAL NOT NULL,
  -- What sold and was liked, in thousandths; ties are broken by a number made of the id.
  quality integer NOT NULL DEFAULT 0,
  -- Mean of the stars in thousandths, drawn to the middle while they are few; 0 without any.
  rating integer NOT NULL DEFAULT 0,
  tier smallint NOT NULL DEFAULT 0 CHECK (tier BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  card json NOT NULL,
  -- What a word counts where it stands in the description, the shop, the tags, the title: the less, the more words stand there.
  field_weights real[] NOT NULL,
  -- What filters cut by: category, material, colour, country, stars, sale, ready. Also in `words`, for the inverted index.
  marks text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (seller_id, listing_id)
) WITH (fillfactor = 85, toast_tuple_target = 8000);
-- One inverted index per tier, so that the best tier is searched without touching the others.
CREATE INDEX search_words_0 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 0;
CREATE INDEX search_words_1 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 1;
CREATE INDEX search_words_2 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 2;
CREATE INDEX search_words_3 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 3;
CREATE INDEX search_words_4 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 4;
CREATE INDEX search_words_5 ON search_documents USING gin (words) WITH (fastupdate = off) WHERE tier = 5;
CREATE INDEX search_quality ON search_documents (quality, listing_id, price_cents);
CREATE INDEX search_newest ON search_documents (created_at, listing_id, price_cents);
CREATE INDEX search_rating ON search_documents (rating, listing_id, price_cents);
CREATE INDEX search_top_quality ON search_documents (top_category, quality, listing_id, price_cents);
CREATE INDEX search_top_newest ON search_documents (top_category, created_at, listing_id, price_cents);
CREATE INDEX search_top_rating ON search_documents (top_category, rating, listing_id, price_cents);
CREATE INDEX search_category_quality ON search_documents (category, quality, listing_id, price_cents);
CREATE INDEX search_shop ON search_documents (seller_id, created_at, listing_id);
CREATE INDEX search_listing ON search_documents (listing_id);
CREATE INDEX search_price ON search_documents (price_cents, listing_id) INCLUDE (seller_id);
CREATE INDEX search_top_price ON search_documents (top_category, price_cents, listing_id) INCLUDE (seller_id);
CREATE INDEX search_category_price ON search_documents (category, price_cents, listing_id) INCLUDE (seller_id);
COMMENT ON TABLE search_documents IS 'room: search; partition: seller_id';

-- Documents by quality in tiers of growing size: tier n holds those below the nth line and above the next. A search for a common
-- word looks into the best tier first and stops when it has enough.
CREATE TABLE search_tiers (
  from_quality integer PRIMARY KEY
);
COMMENT ON TABLE search_tiers IS 'room: search; partition: none, at most five rows';

-- Counts that home and menus show, kept by the same transaction that changes a document.
CREATE TABLE category_counts (
  category text PRIMARY KEY,
  listings integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE category_counts IS 'room: search; partition: category';

-- How many pieces of each shop can be bought.
CREATE TABLE shop_counts (
  seller_id text PRIMARY KEY,
  listings integer NOT NULL DEFAULT 0
);
CREATE INDEX shop_counts_open ON shop_counts (seller_id) WHERE listings > 0;
COMMENT ON TABLE shop_counts IS 'room: search; partition: seller_id';

-- In how many pieces a word stem stands: what makes a word rare or common. Counted by a job.
CREATE TABLE search_lexemes (
  lexeme text PRIMARY KEY,
  documents integer NOT NULL
);
COMMENT ON TABLE search_lexemes IS 'room: search; partition: none, a count that is made anew';

-- The words of titles and tags as they are written, and in how many pieces: what typing mistakes are led back to and what is
-- suggested.
CREATE TABLE search_spellings (
  word text PRIMARY KEY,
  lexeme text NOT NULL,
  documents integer NOT NULL
);
CREATE INDEX search_spellings_begin ON search_spellings (word text_pattern_ops, documents);
CREATE INDEX search_spellings_alike ON search_spellings USING gin (word gin_trgm_ops);
COMMENT ON TABLE search_spellings IS 'room: search; partition: none, a count that is made anew';

-- Each of those words with one letter left out. Two words that differ by one mistake share one of these.
CREATE TABLE search_deletions (
  part text NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (part, word)
);
COMMENT ON TABLE search_deletions IS 'room: search; partition: none, made anew from search_spellings';

-- How many documents and changes the counts above have seen.
CREATE TABLE search_counted (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  documents integer NOT NULL,
  changes bigint NOT NULL
);
COMMENT ON TABLE search_counted IS 'room: search; partition: none, one row';
