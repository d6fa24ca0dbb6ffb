import { RETENTION_HOURS, MAX_ARCHIVE_BYTES } from '#domain/archives/limits.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { archivesFolder } from '#domain/files/storage/file-name.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { removeStored, storeStream } from '../../files/storage/store-stream.ts';
import {
  ARCHIVE_QUEUE,
  deleteArchive,
  findArchive,
  listExpiredArchives,
  saveArchiveProgress,
  saveFailedArchive,
  saveMadeArchive,
  saveRetriedArchives,
} from '../archive-store.ts';
import { countArchivedRows, findArchivedShop } from './archive-rows-store.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { writeArchive } from './write-archive.ts';

/** How often it is told how far it came. */
const REPORTED_MS = 500;

const expiry = (now: Date): Date => addMilliseconds(now, RETENTION_HOURS * HOUR);

interface ArchiveKey {
  sellerId: string;
  archiveId: string;
}

/** Counts what is in it, and tells it every now and then. Nobody waits for that, and what goes wrong with it harms nothing. */
async function teller(app: App, key: ArchiveKey): Promise<(count: number) => void> {
  const rows = await countArchivedRows(app.db, key.sellerId);
  // Most pieces have a picture or two; the end is told by the state, not by these.
  const total = rows.listings * 2 + rows.orders + rows.returns + rows.reviews + rows.messages;
  let done = 0;
  let reportedAt = 0;
  return (count) => {
    done += count;
    if (performance.now() - reportedAt < REPORTED_MS) return;
    reportedAt = performance.now();
    void saveArchiveProgress(app.db, key, { done: Math.min(done, total), total }).catch(() => undefined);
  };
}

/** Written and stored at the same time, so that neither lies in memory; what one of them throws ends both. */
async function makeArchive(app: App, key: ArchiveKey) {
  const { sellerId, archiveId } = key;
  const madeAt = app.clock.now();
  const { slug } = await findArchivedShop(app.db, sellerId);
  const name = `${archivesFolder(sellerId)}${archiveId}/shop-archive-${slug}-${dayIn(app.config.TIME_ZONE, madeAt)}.zip`;
  const writer = new ArchiveWriter(madeAt);
  const onDone = await teller(app, key);
  const writing = writeArchive({ app, sellerId, archiveId, madeAt, writer, onDone }).then(
    (counts) => {
      writer.end();
      return counts;
    },
    (error: unknown) => {
      writer.fail(error as Error);
      throw error;
    },
  );
  writing.catch(() => undefined);
  const file = await storeStream(app, { ownerId: sellerId, name, maxBytes: MAX_ARCHIVE_BYTES }, writer.stream);
  return { fileName: name, bytes: file.size, counts: await writing };
}

/** [DASH-05] Makes the archives that makers asked for. A process that ends in the middle leaves half a file, which nobody reads and the sweep takes. */
export const archiveQueue: Queue = {
  name: ARCHIVE_QUEUE,
  tries: 5,
  firstDelay: 30,
  longestDelay: 3600,
  handle: async (app, { id: archiveId, key: sellerId }) => {
    const key = { sellerId, archiveId };
    const archive = await findArchive(app.db, { ...key, now: app.clock.now() });
    if (archive?.state !== 'waiting') return undefined;
    const made = await makeArchive(app, key);
    const now = app.clock.now();
    return (tx) => saveMadeArchive(tx, key, { ...made, now, expiresAt: expiry(now) });
  },
  // What is wrong with somebody's rows may quote them.
  judge: (error) => ({ message: `not made: ${(error as { code?: string }).code ?? (error as Error).name}` }),
  recordFailure: async (tx, { id: archiveId, key: sellerId }, { nextAt }) => {
    if (nextAt === null) await saveFailedArchive(tx, { sellerId, archiveId });
  },
  recordRetry: (tx, sellerIds, now) => saveRetriedArchives(tx, sellerIds, expiry(now)),
};

const BATCH_SIZE = 20;

/** [DASH-05] Archives that are over go, their file first. */
export const deleteExpiredArchives: Job = {
  name: 'archives.delete-expired',
  every: HOUR,
  run: async (app) => {
    const over = await listExpiredArchives(app.db, app.clock.now(), BATCH_SIZE);
    for (const { fileName, ...archive } of over) {
      if (fileName) await removeStored(app, archive.sellerId, fileName);
      await deleteArchive(app.db, archive);
    }
    return over.length === BATCH_SIZE;
  },
};
