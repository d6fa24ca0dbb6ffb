import type { App } from '../../platform/calls/app.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/open-database.ts';
import { countrySql } from './document-marks-store.ts';
import { rebuildDocuments } from './document-store.ts';

const spellingsSql = `
  INSERT INTO search_spellings
  SELECT word, stems, ndoc FROM (SELECT word, ndoc, ARRAY(SELECT stem FROM unnest(search_stems(word)) stem JOIN search_lexemes ON lexeme = stem) AS stems FROM ts_stat($q$
    SELECT to_tsvector('simple', search_words(concat_ws(' ', l.title, c.name, p.name, array_to_string(l.tags, ' '), array_to_string(l.materials, ' '), array_to_string(l.colours, ' '), s.name, s.place, ${countrySql})))
    FROM search_documents d JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id JOIN shops s ON s.seller_id = l.seller_id
    JOIN categories c ON c.slug = l.category LEFT JOIN categories p ON p.slug = c.parent $q$)) t
  WHERE length(word) BETWEEN 2 AND 30 AND word !~ '\\d' AND stems <> '{}'`;

/** "ceramics" is also known as "ceramic": a mistake in the singular is nearer to it than to the plural. */
const singularsSql = `
  INSERT INTO search_spellings
  SELECT left(word, -1), stems, documents FROM search_spellings WHERE length(word) > 4 AND word LIKE '%s' AND word NOT LIKE '%ss' AND (ts_lexize('english_stem', left(word, -1)))[1] = stems[1]
  ON CONFLICT DO NOTHING`;

const deletionsSql = `
  INSERT INTO search_deletions
  SELECT DISTINCT overlay(word placing '' FROM n FOR 1), word FROM search_spellings CROSS JOIN LATERAL generate_series(1, length(word)) n WHERE length(word) >= 4`;

/** Words are counted by one at a time, also beside an import in another process. Taken before the documents, or two wait in a circle. */
export const lockWordCounts = (tx: Transaction): Promise<unknown> =>
  tx.query({ text: 'LOCK TABLE search_counted IN SHARE ROW EXCLUSIVE MODE' });

/** Counts every word anew: how rare it is, how it is written, and what it becomes with a letter left out. */
export async function countWords(tx: Transaction): Promise<void> {
  await lockWordCounts(tx);
  await tx.query({
    text: 'DELETE FROM search_deletions; DELETE FROM search_spellings; DELETE FROM search_lexemes; DELETE FROM search_counted',
  });
  await tx.query({
    text: 'INSERT INTO search_counted (documents, changes) SELECT (SELECT count(*) FROM search_documents), last_value FROM search_changes',
  });
  await tx.query({
    text: `INSERT INTO search_lexemes SELECT word, ndoc FROM ts_stat('SELECT words FROM search_documents')`,
  });
  await tx.query({ text: spellingsSql });
  await tx.query({ text: singularsSql });
  await tx.query({ text: deletionsSql });
}

interface Counted {
  documents: number;
  /** Saves since words were counted; null when they never were. */
  missed: number | null;
}

async function counted(db: Queryable): Promise<Counted> {
  const { rows } = await db.query<Counted>({
    name: 'search-missed',
    text: `SELECT (SELECT count(*)::int FROM search_documents) AS documents, (SELECT s.last_value - c.changes FROM search_counted c, search_changes s) AS missed`,
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

/** Counts words again where that is due. */
export async function keepWordCounts({ db }: { db: Database }): Promise<void> {
  const now = await counted(db);
  if (!isStale(now, Date.now() - (lastCount.get(db) ?? 0))) return;
  await inTransaction(db, async (tx) => {
    await lockWordCounts(tx);
    // An index from before words were counted lacks what is counted.
    if (now.missed === null && now.documents > 0) await rebuildDocuments(tx);
    await countWords(tx);
  });
  lastCount.set(db, Date.now());
  await db.query({ text: 'VACUUM ANALYZE search_lexemes, search_spellings, search_deletions' });
}

/** The job of it. */
export const keepWords = {
  name: 'search.keep-words',
  every: 20 * SECOND,
  run: (app: App): Promise<void> => keepWordCounts(app),
};
