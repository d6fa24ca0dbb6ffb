import { ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { ANY_BYTES } from '../judging/validate-file.ts';
import type { FileRow } from './file-row.ts';
import { dropUpload, finishUpload } from './finish-upload.ts';
import { receiveBytes } from './receive-bytes.ts';
import { removeBytes } from './remove-files.ts';
import { markRemoved } from './stored-file-store.ts';
import { insertUpload, setFinalSize } from './upload-row-store.ts';

/** Stores what the product makes for somebody under a name in their folder, as it comes and in constant memory: whole, or not at all. */
export async function storeStream(
  app: App,
  file: { ownerId: string; name: string; maxBytes: number },
  stream: AsyncIterable<Buffer>,
): Promise<FileRow> {
  const now = app.clock.now();
  const made = await inTransaction(app.db, async (tx) => {
    const facts = { ownerId: file.ownerId, name: file.name, size: file.maxBytes, contentType: ANY_BYTES, details: {} };
    return ok(await insertUpload(tx, { ...facts, id: app.ids.uuid(), generation: now.getTime() * 1000, now }));
  });
  if (!made.ok) throw new Error('an upload did not begin');
  const upload = made.value;
  try {
    const received = await receiveBytes(app, upload, { offset: 0, stream, endsWhereItEnds: true });
    if (received.kind !== 'received') throw new Error(`a file could not be stored: ${received.kind}`);
    await setFinalSize(app.db, upload.owner_id, upload.id);
    const stored = await finishUpload(app, { ...received.file, size: received.file.received }, received.digest);
    if (!stored.ok) throw new Error(`a file could not be stored: ${stored.problem.code}`);
    return stored.value;
  } catch (error) {
    await dropUpload(app, upload);
    throw error;
  }
}

/** Takes away a file that the product made. */
export async function removeStored(app: App, ownerId: string, name: string): Promise<void> {
  const { removed } = await markRemoved(app.db, { ownerId, name, now: app.clock.now() });
  for (const id of removed) await removeBytes(app, ownerId, id);
}
