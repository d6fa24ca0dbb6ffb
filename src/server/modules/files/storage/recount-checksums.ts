import { HOUR } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { digestOf } from './file-digest.ts';
import type { FileRow } from './file-row.ts';
import { listUnverified, saveChecksums } from './stored-file-store.ts';

const FROM_THE_START = { owner_id: '', id: '' };
let after: Pick<FileRow, 'owner_id' | 'id'> = FROM_THE_START;

/** A file whose bytes cannot be read is passed over until the next run. */
async function recount(app: App, file: FileRow): Promise<void> {
  try {
    const { md5, crc32c } = await digestOf(app, file);
    await saveChecksums(app.db, { ownerId: file.owner_id, id: file.id, md5, crc32c });
  } catch (error) {
    app.log.warn('the checksums of a file could not be counted again', { file: file.id, error });
  }
}

/** [FILE-01] Counts checksums again that were not counted over all bytes of their file. */
export const recountChecksums: Job = {
  name: 'files.recount-checksums',
  every: HOUR,
  run: async (app) => {
    const [file] = await listUnverified(app.db, after, 1);
    if (file) await recount(app, file);
    after = file ?? FROM_THE_START;
    return file !== undefined;
  },
};
