import { existsSync } from 'node:fs';
import { categoryFinder, EVERYTHING_ELSE } from '#domain/listings/import/match-category.ts';
import { finishImport } from '../modules/listings/import/import-progress-store.ts';
import {
  addFallbackCategory,
  findSellerBySlug,
  listImported,
  listKnownCategories,
} from '../modules/listings/import/import-store.ts';
import { openTable } from '../modules/listings/import/read-records.ts';
import { type ImportResult, runImport } from '../modules/listings/import/run-import.ts';
import type { App } from '../platform/calls/app.ts';
import { inTransaction } from '../platform/database/open-database.ts';
import { rebuildDocuments, hasMoreDocuments } from '../modules/search/document-store.ts';
import { indexListings } from '../modules/search/index-listing.ts';
import { publishListings } from '../modules/search/publish-listings.ts';
import { countTerms } from '../modules/search/word-counts-store.ts';

export interface ImportRequest {
  file: string;
  shop: string;
  /** Where rows go whose category this marketplace does not have; null refuses them. */
  otherCategory: string | null;
  shorten: boolean;
  say(line: string): void;
}

const SAY_EVERY = 2000;
const figure = (count: number): string => count.toLocaleString('en');
const counted = (count: number, thing: string): string => `${figure(count)} ${thing}${count === 1 ? '' : 's'}`;

const BATCH_SIZE = 500;
const INDEX_BATCH_SIZE = 200;

/**
 * Brings what was loaded into the index, and says that public lists are stale. What it costs follows the file: the index is made
 * anew only where most of it is of the file, and words are counted with it; in a larger market the job counts them.
 */
async function makeSearchable(
  app: App,
  sellerId: string,
  { fileHash, loaded, startedAt }: ImportResult,
): Promise<void> {
  const listingIds = await listImported(app.db, sellerId, startedAt);
  const isMostOfIt = !(await hasMoreDocuments(app.db, loaded));
  // Searches wait for the exchange of the index alone, not for the count of words.
  if (isMostOfIt) await inTransaction(app.db, rebuildDocuments);
  for (let from = 0; !isMostOfIt && from < listingIds.length; from += INDEX_BATCH_SIZE) {
    const indexed = { sellerId, listingIds: listingIds.slice(from, from + INDEX_BATCH_SIZE) };
    await inTransaction(app.db, (tx) => indexListings(tx, indexed));
  }
  await inTransaction(app.db, async (tx) => {
    if (isMostOfIt) await countTerms(tx);
    await publishListings(app, tx, { name: 'listings.loaded', sellerId, listingIds });
    await publishListings(app, tx, { name: 'search.indexed', sellerId, listingIds });
    await finishImport(tx, { sellerId, fileHash }, app.clock.now());
  });
  await app.db.query({
    text: 'ANALYZE listings, variants, search_documents, search_lexemes, search_spellings, search_deletions',
  });
}

/** [CAT-01] Loads a seller's file into a shop and makes it searchable; says progress and every row that is refused. */
export async function importFile(
  app: App,
  { file, shop, otherCategory, shorten, say }: ImportRequest,
): Promise<ImportResult> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const sellerId = await findSellerBySlug(app.db, shop);
  if (!sellerId) throw new Error(`no shop has the address /shop/${shop}`);
  if (otherCategory === EVERYTHING_ELSE) await addFallbackCategory(app.db, otherCategory);
  const known = await listKnownCategories(app.db);
  if (otherCategory !== null && !known.some(({ slug }) => slug === otherCategory))
    throw new Error(`there is no category ${otherCategory}`);
  const begun = performance.now();
  const seconds = (): string => ((performance.now() - begun) / 1000).toFixed(1);
  let said = begun;
  const table = await openTable(file);
  if (table.encoding === 'windows-1252')
    say('The file is not UTF-8. It is read as Windows-1252: look whether its letters are right.');
  const result = await runImport(app, {
    table,
    sellerId,
    rules: { findCategory: categoryFinder(known), fallbackCategory: otherCategory, shorten },
    batchSize: BATCH_SIZE,
    loading: { newState: 'active', onLoaded: async () => undefined },
    hasPictures: true,
    onRow: ({ line, sentence, refused }) => say(`line ${line}: ${refused ? '' : 'note: '}${sentence.en}`),
    onProgress: ({ rowsRead, refused }) => {
      if (performance.now() - said < SAY_EVERY) return;
      said = performance.now();
      say(`${figure(rowsRead)} rows read, ${figure(refused)} refused, ${seconds()} s`);
    },
  });
  if (result.resumedAt > 0) say(`Went on after ${counted(result.resumedAt, 'row')} of an earlier run.`);
  say(`${counted(result.rowsRead, 'row')} read in ${seconds()} s; building the search index …`);
  await makeSearchable(app, sellerId, result);
  say(
    `${counted(result.loaded, 'listing')} loaded and searchable, ${counted(result.refused, 'row')} refused, in ${seconds()} s.`,
  );
  return result;
}
