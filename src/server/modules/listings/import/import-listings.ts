import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingFunctions } from '#domain/listings/import/functions.ts';
import { MAX_IMPORT_LETTERS, MAX_IMPORT_ROWS, MAX_REMARKS } from '#domain/listings/import/limits.ts';
import { categoryFinder } from '#domain/listings/import/match-category.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { callable, type FunctionContext } from '../../../platform/functions/callable.ts';
import { listingChanged } from '../write-listing.ts';
import { finishImport, ImportElsewhere, type ImportProgress } from './import-progress-store.ts';
import { listKnownCategories } from './import-store.ts';
import { openTable, readRecords, type TableFile, TableRefused } from './read-records.ts';
import { type ImportResult, runImport } from './run-import.ts';

/** The index follows in the same transaction, so that each is short. */
const BATCH_SIZE = 50;
/** JSON writes a letter with up to six. */
const MAX_BODY = 2 * MAX_IMPORT_LETTERS;

interface Remark {
  line: number;
  sentence: string;
  isRefused: boolean;
}
type Work = Pick<FunctionContext<{ table: string }, ImportProgressMessage>, 'app' | 'caller' | 'progress'>;
type TooManyRows = { code: 'listings/import-too-many-rows' };
type ImportProgressMessage = Omit<ImportProgress, 'startedAt'> & { rowsInAll: number; remarks: Remark[] };

async function countRows(table: TableFile): Promise<number> {
  let rows = 0;
  const records = readRecords(table);
  while (!(await records.next()).done) rows += 1;
  return rows;
}

/** [CAT-01] The rules of the maker's own form; new pieces wait as drafts until their maker has given them pictures. */
async function importInto(file: string, { app, caller, progress }: Work): Promise<Result<ImportResult, TooManyRows>> {
  const sellerId = caller.session?.userId ?? '';
  const table = await openTable(file);
  const rowsInAll = await countRows(table);
  if (rowsInAll > MAX_IMPORT_ROWS) return fail({ code: 'listings/import-too-many-rows' });
  let remarks: Remark[] = [];
  let said = 0;
  const onLoaded = async (tx: Transaction, listingIds: string[]): Promise<void> => {
    for (const listingId of listingIds) await listingChanged(app, tx, { sellerId, listingId });
  };
  const result = await runImport(app, {
    table,
    sellerId,
    rules: {
      findCategory: categoryFinder(await listKnownCategories(app.db)),
      fallbackCategory: null,
      shorten: false,
    },
    batchSize: BATCH_SIZE,
    loading: { newState: 'draft', onLoaded },
    hasPictures: false,
    onRow: ({ line, sentence, refused }) => {
      said += 1;
      if (said <= MAX_REMARKS) remarks.push({ line, sentence: sentence[caller.language], isRefused: refused });
    },
    onProgress: async ({ rowsRead, loaded, refused }) => {
      const since = remarks;
      remarks = [];
      await progress({ rowsRead, loaded, refused, rowsInAll, remarks: since });
    },
  });
  await inTransaction(app.db, (tx) => finishImport(tx, { sellerId, fileHash: result.fileHash }, app.clock.now()));
  return ok(result);
}

/** [CAT-01, FN-02] A maker's own table, row by row; the same table again goes on where it was cut off. */
export const importListings = callable(
  listingFunctions.importListings,
  { policy: signedIn, flag: 'import-listings', limit: { times: 60, seconds: 3600 }, maxBody: MAX_BODY },
  async ({ input, ...work }) => {
    // A folder of its own: what a row names beside the table is not there.
    const folder = await mkdtemp(join(tmpdir(), 'listings-import-'));
    try {
      const file = join(folder, 'table');
      await writeFile(file, input.table);
      const imported = await importInto(file, work);
      if (!imported.ok) return imported;
      const { rowsRead, loaded, refused, resumedAt } = imported.value;
      return ok({ rowsRead, loaded, refused, resumedAt });
    } catch (error) {
      if (error instanceof ImportElsewhere) return fail({ code: 'listings/import-running' });
      if (error instanceof TableRefused) return fail(error.problem);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
