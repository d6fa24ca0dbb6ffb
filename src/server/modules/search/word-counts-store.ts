import type { App } from '../../platform/calls/app.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/open-database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { countrySql } from './document-marks-store.ts';

/** The words of the documents that `from` names as `d`: stems without what filters and titles are marked by, and what is written in titles, tags and the like. */
const termsSql = (from: string): string => `
  SELECT d.seller_id, d.listing_id, strip(ts_filter(d.words, '{a,b,c,d}')) AS stems,
    setweight(to_tsvector('simple', search_words(l.title)), 'A')
    || to_tsvector('simple',
      search_words(concat_ws(' ', c.name, p.name, array_to_string(l.tags, ' '), array_to_string(l.materials, ' '),
        array_to_string(l.colours, ' '), s.name, s.place, ${countrySql}))) AS spelled
  FROM ${from} JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id
    JOIN shops s ON s.seller_id = l.seller_id
  JOIN categories c ON c.slug = l.category LEFT JOIN categories p ON p.slug = c.parent`;

const isSpelling = `length(word) BETWEEN 2 AND 30 AND word !~ '\\d'`;
/** "ceramics" is also known as "ceramic". */
const isPlural = `length(word) > 4 AND word LIKE '%s' AND word NOT LIKE '%ss'
  AND ts_lexize('english_stem', left(word, -1)) = ts_lexize('english_stem', word)`;
/** Spellings of `table` (word, written, titled), and the singulars of those that are plurals. */
const withSingulars = (table: string): string =>
  `SELECT word, sum(written)::int AS written, sum(plural)::int AS plural, sum(titled)::int AS titled FROM (
     SELECT word, written, 0 AS plural, titled FROM ${table}
     UNION ALL SELECT left(word, -1), 0, written, titled FROM ${table} WHERE ${isPlural}) s GROUP BY 1`;
/** A word with each of its letters left out. */
const partSql = `overlay(word placing '' FROM n FOR 1)`;
const letters = 'generate_series(1, CASE WHEN length(word) >= 4 THEN length(word) ELSE 0 END) n';

/** Words are counted by one at a time, also beside an import in another process. Taken before the documents, or two wait in a circle. */
export const lockWordCounts = (tx: Transaction): Promise<unknown> =>
  tx.query({ text: 'LOCK TABLE search_counted IN SHARE ROW EXCLUSIVE MODE' });

/** Counts every word anew in one transaction, after bulk loads: how rare it is, how it is written, and what it becomes with a letter left out. */
export async function countTerms(tx: Transaction): Promise<void> {
  await lockWordCounts(tx);
  await tx.query({
    text: `DELETE FROM search_deletions; DELETE FROM search_spellings; DELETE FROM search_lexemes;
           DELETE FROM search_counted; DELETE FROM search_changed; TRUNCATE search_counted_words`,
  });
  await tx.query({ text: `INSERT INTO search_counted_words ${termsSql('search_documents d')}` });
  await tx.query({
    text: `INSERT INTO search_counted (documents, changes)
           SELECT (SELECT count(*) FROM search_counted_words), nextval('search_changes')`,
  });
  await tx.query({
    text: `INSERT INTO search_lexemes SELECT word, ndoc FROM ts_stat('SELECT stems FROM search_counted_words')`,
  });
  const spelled = (weight: string): string => `ts_stat('SELECT spelled FROM search_counted_words'${weight})`;
  await tx.query({
    text: `WITH spelled AS MATERIALIZED (SELECT word, a.ndoc AS written, coalesce(t.ndoc, 0) AS titled
             FROM ${spelled('')} a LEFT JOIN ${spelled(`, 'a'`)} t USING (word) WHERE ${isSpelling})
           INSERT INTO search_spellings (word, stems, written, plural, titled)
           SELECT word, search_stems(word), written, plural, titled FROM (${withSingulars('spelled')}) w`,
  });
  await tx.query({
    text: `INSERT INTO search_deletions SELECT DISTINCT ${partSql}, word FROM search_spellings, ${letters}`,
  });
}

/** Listings that are counted in one transaction. */
export const COUNT_BATCH_SIZE = 100;

/** Counts the next listings that changed, each by the words that it has and the counts do not know or no longer; answers how many changes there were. */
async function countChanged(tx: Transaction): Promise<number> {
  await lockWordCounts(tx);
  const { taken } = onlyRow(
    await tx.query<{ taken: number }>({
      name: 'search-count-changed',
      text: `WITH taken AS (
               DELETE FROM search_changed
               WHERE id IN (SELECT id FROM search_changed ORDER BY id LIMIT ${COUNT_BATCH_SIZE})
               RETURNING seller_id, listing_id
             ), changed AS MATERIALIZED (SELECT DISTINCT seller_id, listing_id FROM taken
             ), fresh AS MATERIALIZED (${termsSql('changed x JOIN search_documents d USING (seller_id, listing_id)')}
             ), known AS MATERIALIZED (SELECT w.* FROM changed JOIN search_counted_words w USING (seller_id, listing_id)
             ), gone AS (
               DELETE FROM search_counted_words w USING known k
               WHERE w.seller_id = k.seller_id AND w.listing_id = k.listing_id
                 AND NOT EXISTS (SELECT FROM fresh f WHERE f.seller_id = k.seller_id AND f.listing_id = k.listing_id)
             ), saved AS (
               INSERT INTO search_counted_words AS w SELECT * FROM fresh ON CONFLICT (seller_id, listing_id)
                 DO UPDATE SET stems = excluded.stems, spelled = excluded.spelled
               WHERE (w.stems, w.spelled) IS DISTINCT FROM (excluded.stems, excluded.spelled)
             ), stems AS (
               INSERT INTO search_lexemes AS l SELECT word, sum(n) FROM (
                 SELECT unnest(tsvector_to_array(stems)) AS word, 1 AS n FROM fresh
                 UNION ALL SELECT unnest(tsvector_to_array(stems)), -1 FROM known) s GROUP BY 1 HAVING sum(n) <> 0
               ON CONFLICT (lexeme) DO UPDATE SET documents = l.documents + excluded.documents
             ), spelled AS MATERIALIZED (
               SELECT word, sum(n) AS written, sum(n) FILTER (WHERE is_titled) AS titled FROM (
                 SELECT lexeme AS word, 1 AS n, 'A' = ANY (weights) AS is_titled FROM fresh, unnest(spelled)
                 UNION ALL SELECT lexeme, -1, 'A' = ANY (weights) FROM known, unnest(spelled)) s
               WHERE ${isSpelling} GROUP BY 1 HAVING sum(n) <> 0 OR sum(n) FILTER (WHERE is_titled) <> 0
             ), moved AS MATERIALIZED (
               SELECT w.word, coalesce(s.stems, search_stems(w.word)) AS stems, w.written, w.plural,
                 coalesce(w.titled, 0) AS titled, s.word IS NULL AS is_new FROM (${withSingulars('spelled')}) w
               LEFT JOIN LATERAL (SELECT s.word, s.stems FROM search_spellings s
                 WHERE s.word = w.word OFFSET 0) s ON true
             ), spellings AS (
               INSERT INTO search_spellings AS s (word, stems, written, plural, titled)
               SELECT word, stems, written, plural, titled FROM moved
               ON CONFLICT (word) DO UPDATE SET written = s.written + excluded.written,
                 plural = s.plural + excluded.plural, titled = s.titled + excluded.titled
             ), parts AS (
               INSERT INTO search_deletions SELECT DISTINCT ${partSql}, word FROM moved, ${letters} WHERE is_new
             ), documents AS (
               UPDATE search_counted SET documents = documents + (SELECT count(*) FROM fresh) - (SELECT count(*)
                 FROM known)
             )
             SELECT count(*)::int AS taken FROM taken`,
    }),
  );
  // What no piece has any more.
  tx.send({ name: 'search-count-lexemes-gone', text: 'DELETE FROM search_lexemes WHERE documents <= 0' });
  tx.send({
    name: 'search-count-spellings-gone',
    text: `WITH gone AS (DELETE FROM search_spellings WHERE documents <= 0 RETURNING word)
           DELETE FROM search_deletions d USING (SELECT ${partSql} AS part, word FROM gone, ${letters}) g
           WHERE d.part = g.part AND d.word = g.word`,
  });
  return taken;
}

/** How many of an index that was never counted are handed over at a time. */
const HAND_OVER_BATCH_SIZE = 1000;

/** Hands every document over to be counted; what is broken off begins anew, and what is counted twice counts once. */
async function handOver(db: Database): Promise<void> {
  let last: { sellerId: string; listingId: string } | undefined = { sellerId: '', listingId: '' };
  while (last) {
    const { rows }: { rows: (typeof last)[] } = await db.query<typeof last>({
      name: 'search-count-hand-over',
      text: `WITH next AS (
               INSERT INTO search_changed (seller_id, listing_id) SELECT seller_id, listing_id FROM search_documents
               WHERE (seller_id, listing_id) > ($1, $2) ORDER BY 1, 2 LIMIT ${HAND_OVER_BATCH_SIZE}
               RETURNING seller_id, listing_id)
             SELECT seller_id AS "sellerId", listing_id AS "listingId" FROM next ORDER BY 1 DESC, 2 DESC LIMIT 1`,
      values: [last.sellerId, last.listingId],
    });
    last = rows[0];
  }
  await db.query({ text: 'INSERT INTO search_counted (documents, changes) VALUES (0, 0) ON CONFLICT DO NOTHING' });
}

interface Counted {
  documents: number;
  /** Changes since words were counted, about; null when they never were. */
  missed: number | null;
}

async function counted(db: Queryable): Promise<Counted> {
  const { rows } = await db.query<Counted>({
    name: 'search-missed',
    text: `SELECT documents, (SELECT coalesce(max(id) - min(id) + 1, 0) FROM search_changed) AS missed
           FROM search_counted`,
  });
  return rows[0] ?? { documents: 0, missed: null };
}

const SMALL_MARKET = 2000;
const SECOND = 1000;
const MAX_PAUSE_MS = 5 * 60 * SECOND;
const lastCount = new WeakMap<Database, number>();

/** Whether enough has changed to count again: anything in a small market, a fiftieth of a large one, or a little for long. */
function isStale({ documents, missed }: Counted, milliseconds: number): boolean {
  if (missed === null) return true;
  if (missed === 0) return false;
  return documents < SMALL_MARKET || missed >= documents / 50 || milliseconds >= MAX_PAUSE_MS;
}

/** Counts what changed where that is due, some listings in a transaction; the servers read the counts anew when all is counted. */
export async function updateTermCounts({ db }: { db: Database }): Promise<void> {
  const now = await counted(db);
  if (!isStale(now, Date.now() - (lastCount.get(db) ?? 0))) return;
  if (now.missed === null) await handOver(db);
  let batches = 1;
  while ((await inTransaction(db, countChanged)) === COUNT_BATCH_SIZE) batches += 1;
  await db.query({
    name: 'search-count-finished',
    text: 'UPDATE search_counted SET changes = (SELECT last_value FROM search_changes)',
  });
  lastCount.set(db, Date.now());
  if (batches > 1)
    await db.query({
      text: 'VACUUM ANALYZE search_lexemes, search_spellings, search_deletions, search_counted_words, search_changed',
    });
}

/** The job of it. */
export const termCountsJob = {
  name: 'search.keep-words',
  every: 20 * SECOND,
  run: (app: App): Promise<void> => updateTermCounts(app),
};
