import type { DatasetName } from '#domain/analytics/export/datasets.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export interface Partition {
  dataset: DatasetName;
  day: string;
  rows: number;
  files: number;
}

/** Remembers that all files of a day are in the store. */
export async function insertPartition(db: Queryable, partition: Partition, now: Date): Promise<void> {
  await db.query({
    name: 'analytics-insert-partition',
    text: `INSERT INTO export_partitions (dataset, day, row_count, file_count, exported_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING`,
    values: [partition.dataset, partition.day, partition.rows, partition.files, now],
  });
}
