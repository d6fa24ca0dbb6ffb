import { fail, ok, type Result } from '#domain/core/result.ts';
import type { FileProblem } from '../judging/validate-file.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { lockQuota } from '../picture-store.ts';
import { digestOf, type Digested, type FileDigest } from './file-digest.ts';
import type { FileRow } from './file-row.ts';
import { removeBytes } from './remove-files.ts';
import { markRemoved, markUploadRemoved, storeUpload } from './stored-file-store.ts';
import { findUpload } from './upload-row-store.ts';

export type FinishProblem =
  FileProblem | { code: 'files/wrong-checksum' } | { code: 'files/shared' } | { code: 'files/upload-over' };

function problemOf({ details }: FileRow, { md5, problem }: Digested): FinishProblem | null {
  if (details.md5Hash && details.md5Hash !== md5.toString('base64')) return { code: 'files/wrong-checksum' };
  return problem;
}

async function store(
  app: App,
  tx: Transaction,
  { file, digested }: { file: FileRow; digested: Digested },
): Promise<Result<{ file: FileRow; removed: string[] }, FinishProblem>> {
  const { owner_id: ownerId, id, name } = file;
  const now = app.clock.now();
  // Two uploads of one name end one after the other.
  await lockQuota(tx, ownerId);
  const already = await findUpload(tx, ownerId, id);
  if (already?.state === 'stored') return ok({ file: already, removed: [] });
  const { removed, shared } = await markRemoved(tx, { ownerId, name, now });
  if (shared) return fail({ code: 'files/shared' });
  const stored = await storeUpload(tx, { ownerId, id, md5: digested.md5, crc32c: digested.crc32c, now });
  if (stored) return ok({ file: stored, removed });
  throw new UploadOver();
}

class UploadOver extends Error {}

/** [FILE-01, FILE-05] Ends an upload whose bytes are all there: they are judged, and stand under their name from here on, in place of what stood there. */
export async function finishUpload(
  app: App,
  file: FileRow,
  digest: FileDigest | null,
): Promise<Result<FileRow, FinishProblem>> {
  const digested = digest ? await digest.end() : await digestOf(app, file);
  const problem = problemOf(file, digested);
  const stored = problem
    ? fail(problem)
    : await inTransaction(app.db, (tx) => store(app, tx, { file, digested })).catch((error: unknown) => {
        if (error instanceof UploadOver) return fail({ code: 'files/upload-over' } as const);
        throw error;
      });
  if (stored.ok) {
    for (const id of stored.value.removed) await removeBytes(app, file.owner_id, id);
    return ok(stored.value.file);
  }
  await dropUpload(app, file);
  return stored;
}

/** Takes an upload back, and what has come of it. */
export async function dropUpload(app: App, { owner_id: ownerId, id }: FileRow): Promise<boolean> {
  const wasOpen = await markUploadRemoved(app.db, { ownerId, id, now: app.clock.now() });
  if (wasOpen) await removeBytes(app, ownerId, id);
  return wasOpen;
}
