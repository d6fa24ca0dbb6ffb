import { parquetWriteBuffer } from 'hyparquet-writer';
import { type ColumnType, type DatasetName, datasets } from '#domain/analytics/export/datasets.ts';

/** Rows as the bytes of a Parquet file. The same rows are the same bytes. */
export function writeParquet(dataset: DatasetName, rows: readonly Record<string, unknown>[]): Buffer {
  const columnData = Object.entries<ColumnType>(datasets[dataset]).map(([name, type]) => {
    return {
      name,
      type,
      nullable: false,
      data: rows.map((row) => (type === 'INT64' ? BigInt(row[name] as number) : row[name])),
    };
  });
  return Buffer.from(parquetWriteBuffer({ columnData }));
}
