import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { App } from '../../../platform/calls/app.ts';
import type { ByteRange } from '#domain/files/storage/byte-range.ts';
import { diskStore, type FileStore } from '../file-store.ts';
import { s3Store } from '../s3-store.ts';
import type { FileRow, PartRow } from './file-row.ts';
import { listParts } from './upload-row-store.ts';

const MEGABYTE = 1024 * 1024;

/** So many bytes lie in one part of the store at most. Each part costs four waits for the disk; S3 gets its parts whole, out of memory. */
export const partBytes = ({ config }: Pick<App, 'config'>): number => (config.S3_URL ? 4 : 16) * MEGABYTE;

const stores = new Map<string, FileStore>();

/** The store of people's files: a folder of this machine, or S3; beside that of pictures. */
export function partFiles({ config, circuits }: Pick<App, 'config'> & Partial<Pick<App, 'circuits'>>): FileStore {
  const location = config.S3_URL ?? join(config.DATA_DIR, 'files');
  const store =
    stores.get(location) ??
    (config.S3_URL ? s3Store(config.S3_URL, { under: 'files', circuits }) : diskStore(location));
  stores.set(location, store);
  return store;
}

/** What of each part a range takes. */
function slicesOf(
  parts: readonly PartRow[],
  { first, last }: ByteRange,
): { id: string; first: number; last: number }[] {
  return parts.flatMap(({ id, starts_at: start, size }) => {
    const slice = { id, first: Math.max(0, first - start), last: Math.min(size, last - start + 1) - 1 };
    return slice.first <= slice.last ? [slice] : [];
  });
}

/** The bytes of a file, part after part, as fast as they are read and no faster. */
export async function* readBytes(
  app: Pick<App, 'config' | 'db'>,
  file: Pick<FileRow, 'owner_id' | 'id' | 'size'>,
  range: ByteRange = { first: 0, last: file.size - 1 },
): AsyncGenerator<Buffer> {
  const slices = slicesOf(await listParts(app.db, file.owner_id, file.id), range);
  for (const { id, ...slice } of slices) {
    const stream: Readable = await partFiles(app).read(id, slice);
    for await (const chunk of stream) yield chunk as Buffer;
  }
}
