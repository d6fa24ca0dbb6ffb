import { getBytes, getMetadata, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBreakingLine } from '#test/builders/breaking-line.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { endStorageClients, fileOwner, storageClient, storageCodeOf } from '#test/builders/storage-client.ts';

const MEGABYTE = 1024 * 1024;
let sale: Sale;
const lines: Awaited<ReturnType<typeof openBreakingLine>>[] = [];
async function lineTo(breakAfter: number | null) {
  const line = await openBreakingLine(Number(new URL(sale.address).port), breakAfter);
  lines.push(line);
  return line;
}
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');
/** As soon as so many bytes were acknowledged. */
const reached = (task: UploadTask, bytes: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = task.on(
      'state_changed',
      (snapshot) => {
        if (snapshot.bytesTransferred < bytes) return;
        resolve();
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
const inState = (task: UploadTask, state: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = task.on(
      'state_changed',
      (snapshot) => {
        if (snapshot.state !== state) return;
        resolve();
        queueMicrotask(() => stop());
      },
      () => resolve(),
    );
  });

beforeAll(async () => {
  sale = await openSale();
});
afterEach(async () => {
  await endStorageClients();
  for (const line of lines.splice(0)) await line.stop();
});
afterAll(() => sale.stop());

test('[FILE-01, FILE-03] 40 MB arrive whole over a line that breaks again and again', async () => {
  const { userId, token } = await fileOwner(sale.address);
  // Chunks grow to 16 MB, and the client sends a cut one again as it was: it must fit between two breaks.
  const line = await lineTo(17 * MEGABYTE);
  const bytes = randomBytes(40 * MEGABYTE);
  const at = ref(storageClient(line.address, token), `users/${userId}/workshop.bin`);
  const { metadata } = await uploadBytesResumable(at, bytes);
  expect(line.breaks).toBeGreaterThanOrEqual(2);
  expect(metadata).toMatchObject({ size: bytes.length, md5Hash: md5(bytes) });
  line.breakAfter = null;
  expect(md5(new Uint8Array(await getBytes(at)))).toBe(md5(bytes));
  const { rows } = await sale.app.db.query({ text: 'SELECT 1 FROM file_parts WHERE size IS NULL' });
  expect(rows).toEqual([]);
});

test('[FILE-02] it is paused and gone on with, and called off it leaves nothing under its name', async () => {
  const { userId, storage } = await fileOwner(sale.address);
  const bytes = randomBytes(12 * MEGABYTE);
  const task = uploadBytesResumable(ref(storage, `users/${userId}/paused.bin`), bytes);
  await reached(task, MEGABYTE);
  expect(task.pause()).toBe(true);
  await inState(task, 'paused');
  const at = task.snapshot.bytesTransferred;
  expect(at).toBeLessThan(bytes.length);
  expect(await storageCodeOf(getMetadata(task.snapshot.ref))).toBe('storage/object-not-found');
  expect(task.resume()).toBe(true);
  expect((await task).metadata.md5Hash).toBe(md5(bytes));
  const other = uploadBytesResumable(ref(storage, `users/${userId}/canceled.bin`), bytes);
  await reached(other, MEGABYTE);
  expect(other.cancel()).toBe(true);
  expect(await storageCodeOf(Promise.resolve(other))).toBe('storage/canceled');
  expect(await storageCodeOf(getMetadata(other.snapshot.ref))).toBe('storage/object-not-found');
});

test('[FILE-01] a server that has just come to know the upload goes on with it', async () => {
  const { userId, token } = await fileOwner(sale.address);
  const line = await lineTo(null);
  const bytes = randomBytes(20 * MEGABYTE);
  const task = uploadBytesResumable(ref(storageClient(line.address, token), `users/${userId}/moved.bin`), bytes);
  await reached(task, 2 * MEGABYTE);
  task.pause();
  await inState(task, 'paused');
  const second = await openSale({ DATABASE_URL: sale.databaseUrl, DATA_DIR: sale.app.config.DATA_DIR });
  try {
    line.to = Number(new URL(second.address).port);
    task.resume();
    expect((await task).metadata.md5Hash).toBe(md5(bytes));
  } finally {
    await second.stop();
  }
});
