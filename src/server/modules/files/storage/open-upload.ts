import { fail, ok, type Result } from '#domain/core/result.ts';
import { checkType, type FileProblem } from '../judging/validate-file.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_OPEN_UPLOADS, QUOTA_BYTES } from '#domain/files/limits.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { lockQuota, usedBytes } from '../picture-store.ts';
import type { FileDetails, FileRow } from './file-row.ts';
import { insertUpload, usedByFiles } from './upload-row-store.ts';

export interface UploadRequest {
  ownerId: string;
  name: string;
  contentType: string;
  details: FileDetails;
  size: number;
}

export type UploadProblem =
  | FileProblem
  | { code: 'files/quota-exceeded' }
  | { code: 'files/file-too-large' }
  | { code: 'files/too-many-uploads' };

/** [FILE-01, FILE-05] Begins an upload: what it says of itself is taken, and its bytes count against the quota from here on, so that none is sent in vain. */
export async function openUpload(app: App, request: UploadRequest): Promise<Result<FileRow, UploadProblem>> {
  const wrong = checkType(request.name, request.contentType);
  if (wrong) return fail(wrong);
  if (request.size > MAX_FILE_BYTES) return fail({ code: 'files/file-too-large' });
  return inTransaction(app.db, async (tx) => {
    await lockQuota(tx, request.ownerId);
    const { bytes, files, open } = await usedByFiles(tx, request.ownerId);
    if (open >= MAX_OPEN_UPLOADS) return fail({ code: 'files/too-many-uploads' });
    if (files >= MAX_FILES) return fail({ code: 'files/quota-exceeded' });
    if (bytes + (await usedBytes(tx, request.ownerId)) + request.size > QUOTA_BYTES)
      return fail({ code: 'files/quota-exceeded' });
    const now = app.clock.now();
    // Grows with each file of a name, as it does in the public format.
    const generation = now.getTime() * 1000;
    return ok(await insertUpload(tx, { ...request, id: app.ids.uuid(), generation, now }));
  });
}
