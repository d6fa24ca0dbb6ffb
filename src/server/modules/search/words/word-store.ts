import type { Queryable } from '../../../platform/database/open-database.ts';
import { tiers } from '../tiers/tier-store.ts';
import { matchesSql } from '../matches-store.ts';

export interface WordRow {
  word: string;
  /** The stems of its languages, those that stand in some piece where any does; none for a word that says nothing in its language and nothing stands in. */
  stems: readonly string[];
  documents: number;
  /** Stands so in a title, a tag or the like. */
  spelled: boolean;
}

/** Stems of words and in how many pieces they stand. Signs of a script without blanks stand one by one in a stem, joined by blanks. */
export async function findTerms(db: Queryable, tokens: readonly string[]): Promise<WordRow[]> {
  const { rows } = await db.query<WordRow>({
    name: 'search-words-known',
    text: `SELECT x.word, CASE WHEN x.found <> '{}' THEN x.found
             WHEN cardinality(x.stems) < (SELECT count(*) FROM search_languages WHERE x.word ~ letters) THEN '{}'
             ELSE x.stems END AS stems, x.documents, s.word IS NOT NULL AND x.found <> '{}' AS spelled
           FROM (SELECT w.word, w.stems, f.found, f.documents
             FROM (SELECT word, search_stems(word) AS stems FROM unnest($1::text[]) w (word) OFFSET 0) w
             CROSS JOIN LATERAL (SELECT coalesce(array_agg(stem) FILTER (WHERE n > 0), '{}') AS found,
                 coalesce(sum(n), 0)::int AS documents FROM (
               SELECT stem, (SELECT min(coalesce(l.documents, 0)) FROM string_to_table(stem, ' ') part
                   LEFT JOIN search_lexemes l ON l.lexeme = part) AS n FROM unnest(w.stems) stem) n) f) x
           LEFT JOIN search_spellings s ON s.word = x.word`,
    values: [tokens],
  });
  return rows;
}

/** The stems of a spelling `s` that stand in some piece, the one of the first language first, and in how many. */
const stemsSql = `CROSS JOIN LATERAL (SELECT array_agg(lexeme ORDER BY lexeme LIKE '%:%') AS stems,
      sum(documents) AS documents FROM search_lexemes WHERE lexeme = ANY (s.stems)) l`;

/** No market has so many words that people write; what is beyond is found as a word alone, not as part of another. */
const MAX_SPELLED_TERMS = 100_000;

/** All words as they are written, those of most pieces first, in one text, which is read faster than rows. */
export async function findSpelled(db: Queryable): Promise<Map<string, WordRow>> {
  const { rows } = await db.query<{ words: string | null }>({
    name: 'search-words-spelled',
    text: `SELECT string_agg(concat_ws(' ', s.word, array_to_string(l.stems, ','), l.documents), E'\n') AS words
           FROM (SELECT word, stems FROM search_spellings ORDER BY documents DESC
             LIMIT ${MAX_SPELLED_TERMS}) s ${stemsSql} WHERE l.documents > 0`,
  });
  const lines = (rows[0]?.words ?? '').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [word = '', stems = '', documents] = line.split(' ');
      return [word, { word, stems: stems.split(','), documents: Number(documents), spelled: true }];
    }),
  );
}

/** How many pieces there were when words were counted, and how many changes before that; 0 when they never were. */
export interface Counted {
  documents: number;
  changes: number;
}

export async function countedNow(db: Queryable): Promise<Counted> {
  const { rows } = await db.query<Counted>({
    name: 'search-words-counted',
    text: 'SELECT documents, changes FROM search_counted',
  });
  return rows[0] ?? { documents: 0, changes: 0 };
}

/** Which of these stems stand in a piece although the count does not know them: those that are newer than it. */
export async function findNewStems(db: Queryable, stems: readonly string[]): Promise<string[]> {
  const has = tiers.map(
    (tier) => `EXISTS (SELECT 1 FROM search_documents d WHERE d.tier = ${tier} AND d.words @@ x.query)`,
  );
  const { rows } = await db.query<{ stem: string }>({
    name: 'search-words-new',
    text: `SELECT stem
           FROM (SELECT stem, replace(quote_literal(replace(stem, '\\', '\\\\')), ' ', ''' <-> ''')::tsquery AS query
             FROM unnest((SELECT $1::text[])) s (stem)) x
           WHERE (EXISTS (SELECT FROM search_changed) OR NOT EXISTS (SELECT FROM search_counted))
             AND (${has.join(' OR ')})`,
    values: [stems],
  });
  return rows.map((row) => row.stem);
}

export interface SpellingRow {
  token: string;
  word: string;
  stems: readonly string[];
  documents: number;
}

/** Words of titles and tags that share a part with a token: at most one letter is wrong between them, or two that lie together. */
export async function findSpellings(
  db: Queryable,
  tokens: readonly string[],
  parts: readonly string[],
): Promise<SpellingRow[]> {
  const { rows } = await db.query<SpellingRow>({
    name: 'search-words-near',
    text: `WITH asked AS (SELECT * FROM unnest($1::text[], $2::text[]) a (token, part))
           SELECT s.token, s.word, l.stems, s.documents FROM (
             SELECT a.token, s.word, s.stems, s.documents FROM asked a JOIN search_spellings s ON s.word = a.part
             UNION
             SELECT a.token, s.word, s.stems, s.documents FROM asked a JOIN search_deletions d ON d.part = a.part
               JOIN search_spellings s ON s.word = d.word
             ORDER BY documents DESC LIMIT 200) s ${stemsSql} WHERE l.documents > 0 ORDER BY s.documents DESC`,
    values: [tokens, parts],
  });
  return rows;
}

/** What a long word with more than one mistake looks like. */
export async function findAlike(db: Queryable, token: string): Promise<SpellingRow[]> {
  const { rows } = await db.query<SpellingRow>({
    name: 'search-words-alike',
    text: `SELECT $1 AS token, s.word, l.stems, s.documents FROM (
             SELECT word, stems, documents, similarity(word, $1) AS alike FROM search_spellings
             WHERE word % $1 AND abs(length(word) - length($1)) <= 2 ORDER BY 4 DESC, documents DESC LIMIT 12
           ) s ${stemsSql} WHERE l.documents > 0 ORDER BY s.alike DESC, s.documents DESC`,
    values: [token],
  });
  return rows;
}

/** A language has no more small words that begin so: they are written and stand in no piece. */
const MAX_SMALL_TERMS = 8;

/** Words that go on where this one stops, those of titles before those of tags, colours and the like. */
export async function findCompletions(db: Queryable, token: string, limit: number): Promise<SpellingRow[]> {
  const order = '(s.titled > 0) DESC, s.documents DESC, s.word';
  const { rows } = await db.query<SpellingRow>({
    name: 'search-words-begin',
    text: `SELECT $1 AS token, s.word, l.stems, s.documents FROM (
             SELECT word, stems, documents, titled FROM search_spellings s WHERE word ^@ $1 AND word <> $1
             ORDER BY ${order} LIMIT (SELECT $2::int + ${MAX_SMALL_TERMS})
           ) s ${stemsSql} WHERE l.documents > 0 ORDER BY ${order} LIMIT (SELECT $2::int)`,
    values: [token, limit],
  });
  return rows;
}

/** More pieces than these say no more of whether words belong together. */
const MAX_TOGETHER = 20;

/** In how many pieces of the best tiers each query finds something, counted no further than is enough. */
export async function countTogether(db: Queryable, queries: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ n: number }>({
    name: 'search-words-together',
    text: `SELECT (SELECT count(*)::int
             FROM (SELECT FROM (${matchesSql('1', { query: 'q.text', priced: '' })}) d LIMIT ${MAX_TOGETHER}) f) AS n
           FROM unnest($1::text[]) WITH ORDINALITY AS q (text, n) ORDER BY q.n`,
    values: [queries],
  });
  return rows.map((row) => row.n);
}
