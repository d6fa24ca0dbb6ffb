-- What people write to each other, as it is searched: accents folded, English stems.
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

-- The database keeps 32 compiled patterns: those of the functions that index a listing are fewer, or each would be compiled anew for each listing. Functions with
-- a query of their own keep its plan; the planner would make one for each listing.

-- The languages that listings are written in and searched by: another one is one more row. The first is the one that words are taken to be of where nothing says more:
-- its stems stand as they are, those of the others after their mark, so that "decke" is no deck.
CREATE VIEW search_languages (
  code, mark, configuration, stemmer,
  letters,      -- Folded words that it has stems for.
  silent,       -- Stems of other words that fold to its small words: "für" is no fur.
  small_words,  -- Small words that tell its texts from those of the others,
  spelling,     -- and what tells its words.
  joins,        -- What ends the name of the thing in a title.
  head,         -- Which word before that is the thing: 'last', 'first', or the 'last capital' one.
  tails         -- What a word at the end of a longer one can begin with; null where words are not joined.
) AS VALUES
  ('en', '', 'english', 'english_stem', '^[a-z]+$', '{}'::text[],
    '\m(?:and|with|the|of|for|from|is|to|made|by|or|it|this|your)\M',
    'c(?![hk])|oo|ea|sh|th|ou|ow|ee|\w\wy\M|\w{3}(?:ing|ed|tion|ness)\M|ght|wh|oa|ay|ai|ck\M|x|ble\M|q|ry',
    'with|without|for|in|from|by|to|on|fits|compatible|and', 'last', NULL::text),
  ('de', 'de:', 'german', 'german_stem', '^[a-z]+$', '{fur,fu,fuer,uber,wahrend,konn,konnen}',
    '\m(?:und|mit|aus|f[uü]r|fuer|der|das|dem|den|des|ein|eine[nmrs]?|von|vom|zum|zur|ist|nicht|auf|bei|ohne)\M',
    '[äöüß]|sch|cht|[^c\W]k[aeou]|pf|tz|uch|\mk|ei|\wen\M|nk|z|\mge|ier|ae|ue|(?:ung|keit|chen|lich|isch)\M',
    'mit|ohne|für|fuer|aus|von|im|zum|zur|zu|passend|und', 'last capital',
    '^(?:sch[lmnrw]?|sp[rl]?|str?|chr?|kn|gn|pf[lr]?|zw|qu|ph|th|[bcfgkp][lr]|[dt]r|wr|[bcdfghjklmnprstvwxz])?[aeiouy]');

-- The language that a text is written in by its small words and its spelling, the title before the text; '' where they do not say, for which it is indexed in all.
CREATE FUNCTION search_language(title text, description text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  SELECT CASE WHEN bool_or(is_sure) THEN min(code) FILTER (WHERE is_sure) WHEN count(*) FILTER (WHERE total = best) = 1 THEN min(code) FILTER (WHERE total = best) ELSE '' END FROM (
    SELECT code, spelled + said AS total, max(spelled + said) OVER () AS best, spelled > 1 AND spelled = sum(spelled) OVER () AS is_sure FROM (
      SELECT code, regexp_count(t.title, spelling) AS spelled, 3 * regexp_count(t.body, small_words) AS said
      FROM search_languages, (SELECT lower(title), lower(title || ' ' || left(description, 160)) OFFSET 0) t (title, body)) evidence) judged
$$;

-- The stems that a folded word may have in the index, of each language. A small word has none in its language, one of the first language none at all.
CREATE FUNCTION search_stems(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  SELECT CASE WHEN bool_or(mark = '' AND stems = '{}') THEN '{}' WHEN word !~ '^[a-z]+$' AND search_text(word) LIKE '% %' THEN ARRAY[search_text(word)]
    ELSE array_agg(mark || stems[1] ORDER BY mark <> '', mark) FILTER (WHERE stems <> '{}' AND (mark = '' OR word ~ letters AND word <> ALL (silent))) END
  FROM (SELECT mark, letters, silent, ts_lexize(stemmer::regdictionary, word) AS stems FROM search_languages) l
$$;

-- What a compound may end in, as stems: "keramikbecher" ends in "becher".
CREATE FUNCTION search_tails(word text, language text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 4 AS $$
  SELECT DISTINCT mark || (ts_lexize(stemmer::regdictionary, tail))[1] FROM search_languages, LATERAL (
    SELECT right(word, n) AS tail FROM generate_series(4, length(word) - 3) n WHERE length(word) BETWEEN 7 AND 30 AND word ~ letters) t
  WHERE tails IS NOT NULL AND language IN ('', code) AND tail ~ tails AND ts_lexize(stemmer::regdictionary, tail) <> '{}'
$$;

-- Folded text in the stems of its language; of titles and tags also what compounds end in.
CREATE FUNCTION search_vector(folded text, language text, apart boolean) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  SELECT coalesce((SELECT to_tsvector(configuration::regconfig, folded) FROM search_languages WHERE mark = '' AND language IN ('', code)), '')
    || coalesce((SELECT string_agg(quote_literal(stem) || ':' || array_to_string(positions, ','), ' ') FROM (
      SELECT CASE WHEN lexeme ~ letters THEN mark ELSE '' END || lexeme AS stem, positions
      FROM search_languages, unnest(to_tsvector(configuration::regconfig, folded)) v WHERE mark <> '' AND language IN ('', code) AND lexeme <> ALL (silent) AND (language = code OR lexeme ~ letters)
      UNION ALL SELECT tail, positions FROM unnest(to_tsvector('simple', folded)) v, search_tails(lexeme, language) tail WHERE apart) w)::tsvector, '')
$$;

-- What a title names as the thing, as `h:stem`: the last word before what comes with it, what it is for, where it is from, or a comma; in German the last with a
-- capital letter. What says how it looks or what it is made of, numbers and codes name nothing.
CREATE FUNCTION search_head(title text, language text, said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  WITH spoken AS MATERIALIZED (
    SELECT string_agg(joins, '|') AS joins, max(head) FILTER (WHERE language = code) AS head FROM search_languages WHERE mark = '' OR language IN ('', code)
  ), words AS (
    SELECT search_text(word) AS word, left(word, 1) <> lower(left(word, 1) COLLATE pg_unicode_fast) AS is_capital, head, CASE WHEN head = 'first' THEN -nth ELSE nth END AS nth
    FROM spoken, regexp_split_to_table(regexp_replace(regexp_replace(title, '(.)(?:[,;:([|–—]| - | (?:' || joins || ')\M).*$', '\1', 'i'),
      '[[:alpha:]]*-?\d\S*', '', 'g'), '[\s/-]+') WITH ORDINALITY x (word, nth)
  ), thing AS (
    SELECT word FROM words WHERE word <> '' AND word NOT LIKE '% %'
    ORDER BY (' ' || said || ' ' LIKE '% ' || word || ' %'), (head = 'last capital' AND NOT is_capital), nth DESC LIMIT 1
  )
  SELECT ARRAY(SELECT 'h:' || stem FROM thing, unnest(search_stems(word)) stem UNION SELECT 'h:' || tail FROM thing, search_tails(word, language) tail)
$$;

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
  words tsvector NOT NULL,
  -- What sold and was liked, in thousandths; ties are broken by a number made of the id.
  quality integer NOT NULL DEFAULT 0,
  -- Mean of the stars in thousandths, drawn to the middle while they are few; 0 without any.
  rating integer NOT NULL DEFAULT 0,
  tier smallint NOT NULL DEFAULT 0 CHECK (tier BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  card json NOT NULL,
  -- What a word counts in the description, the shop and the tags, and in the title by itself: the less, the more words stand there.
  field_weights real[] NOT NULL,
  title_weight real NOT NULL DEFAULT 0,
  -- What filters cut by: category, material, colour, country, stars, sale, ready. Also in `words`, for the inverted index.
  marks text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (seller_id, listing_id)
) WITH (fillfactor = 85, toast_tuple_target = 8000);
ALTER TABLE search_documents ALTER COLUMN words SET STORAGE EXTERNAL;
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
-- [DASH-04] In which categories a shop sells, and for how much.
CREATE INDEX search_shop_category ON search_documents (seller_id, category, price_cents);
CREATE INDEX search_listing ON search_documents (listing_id);
CREATE INDEX search_price ON search_documents (price_cents, listing_id) INCLUDE (seller_id);
CREATE INDEX search_top_price ON search_documents (top_category, price_cents, listing_id) INCLUDE (seller_id);
CREATE INDEX search_category_price ON search_documents (category, price_cents, listing_id) INCLUDE (seller_id);
COMMENT ON TABLE search_documents IS 'module: search; partition: seller_id';

-- Documents by quality in tiers of growing size: tier n holds those below the nth line and above the next. A search for a common
-- word looks into the best tier first and stops when it has enough.
CREATE TABLE search_tiers (
  from_quality integer PRIMARY KEY
);
COMMENT ON TABLE search_tiers IS 'module: search; partition: none, at most five rows';

-- Counts that home and menus show, kept by the same transaction that changes a document.
CREATE TABLE category_counts (
  category text PRIMARY KEY,
  listings integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE category_counts IS 'module: search; partition: category';

-- How many pieces of each shop can be bought.
CREATE TABLE shop_counts (
  seller_id text PRIMARY KEY,
  listings integer NOT NULL DEFAULT 0
);
CREATE INDEX shop_counts_open ON shop_counts (seller_id) WHERE listings > 0;
COMMENT ON TABLE shop_counts IS 'module: search; partition: seller_id';

-- Listings whose words are to be counted: every save adds its own, and a job takes some hundred at a time.
CREATE TABLE search_changed (
  id bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME search_changes),
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  PRIMARY KEY (seller_id, id)
);
CREATE INDEX search_changed_oldest ON search_changed (id);
COMMENT ON TABLE search_changed IS 'module: search; partition: seller_id';

-- The words of a listing as they were counted, so that a change takes away what it had added: all its stems, and how title (with the weight A), tags, category and
-- shop are written.
CREATE TABLE search_counted_words (
  seller_id text NOT NULL,
  listing_id text NOT NULL,
  stems tsvector NOT NULL,
  spelled tsvector NOT NULL,
  PRIMARY KEY (seller_id, listing_id)
);
COMMENT ON TABLE search_counted_words IS 'module: search; partition: seller_id';

-- In how many pieces a word stem stands: what makes a word rare or common.
CREATE TABLE search_lexemes (
  lexeme text PRIMARY KEY,
  documents integer NOT NULL
);
CREATE INDEX search_lexemes_gone ON search_lexemes (lexeme) WHERE documents <= 0;
COMMENT ON TABLE search_lexemes IS 'module: search; partition: none, a count';

-- The words of titles and tags as they are written, and in how many pieces: what typing mistakes are led back to and what is
-- suggested.
CREATE TABLE search_spellings (
  word text PRIMARY KEY,
  -- Those of its languages, whether they stand in some piece or not.
  stems text[] NOT NULL,
  written integer NOT NULL,
  -- In how many pieces its plural is written: a mistake in the singular is nearer to it than to the plural.
  plural integer NOT NULL,
  -- In how many titles it or its plural is.
  titled integer NOT NULL,
  documents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN written > 0 THEN written ELSE plural END) STORED
);
CREATE INDEX search_spellings_begin ON search_spellings (word text_pattern_ops, documents);
CREATE INDEX search_spellings_alike ON search_spellings USING gin (word gin_trgm_ops);
CREATE INDEX search_spellings_gone ON search_spellings (word) WHERE documents <= 0;
COMMENT ON TABLE search_spellings IS 'module: search; partition: none, a count';

-- Each of those words with one letter left out. Two words that differ by one mistake share one of these.
CREATE TABLE search_deletions (
  part text NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (part, word)
);
COMMENT ON TABLE search_deletions IS 'module: search; partition: none, follows search_spellings';

-- How many documents the counts above have, and the last change of a whole pass.
CREATE TABLE search_counted (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  documents integer NOT NULL,
  changes bigint NOT NULL
);
COMMENT ON TABLE search_counted IS 'module: search; partition: none, one row';
