import { join } from 'node:path';
import { type DatasetName, datasetNames } from '#domain/analytics/export/datasets.ts';
import { FILE_ROWS, isDayClosed, partitionFile } from '#domain/analytics/export/partitions.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { diskStore, type FileStore } from '../../files/file-store.ts';
import { s3Store } from '../../files/s3-store.ts';
import { BEFORE_FIRST, findNextDay, listDatasetRows } from './dataset-store.ts';
import { insertPartition } from './partition-store.ts';

const exportFiles = ({ config, circuits }: App): FileStore =>
  config.S3_URL
    ? s3Store(config.S3_URL, { under: 'exports', circuits, named: 'as they are' })
    : diskStore(join(config.DATA_DIR, 'exports'), 'as they are');

/** Writes the files of a day, each whole, and then that the day is done: after a crash between them the same files are written once more. */
async function exportPartition(
  app: App,
  { dataset, day, fileRows }: { dataset: DatasetName; day: string; fileRows: number },
): Promise<void> {
  // Loaded with the first export: few shops want it.
  const { writeParquet } = await import('./write-parquet.ts');
  const store = exportFiles(app);
  let [rows, files, after] = [0, 0, BEFORE_FIRST];
  for (;;) {
    const page = await listDatasetRows(app.db, dataset, { day, after, limit: fileRows });
    const last = page.at(-1);
    if (!last) break;
    await store.put(partitionFile(dataset, day, files), writeParquet(dataset, page));
    rows += page.length;
    files += 1;
    after = last.row_key;
  }
  await insertPartition(app.db, { dataset, day, rows, files }, app.clock.now());
}

/** Exports the oldest day of a data set that is closed and not exported; true where there was one. */
export async function exportNextDay(app: App, fileRows = FILE_ROWS): Promise<boolean> {
  for (const dataset of datasetNames) {
    const day = await findNextDay(app.db, dataset);
    if (!day || !isDayClosed(day, app.clock.now())) continue;
    await exportPartition(app, { dataset, day, fileRows });
    return true;
  }
  return false;
}

/** [WH-01] Every closed day of every data set as Parquet files, where ANALYTICS_EXPORT is on. */
export const exportFigures: Job = {
  name: 'analytics.export',
  every: 10 * MINUTE,
  run: async (app) => app.config.ANALYTICS_EXPORT && exportNextDay(app),
};
