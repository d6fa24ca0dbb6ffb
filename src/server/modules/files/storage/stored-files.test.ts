import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deleteObject, getBytes, getMetadata, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_OPEN_UPLOADS, QUOTA_BYTES } from '#domain/files/limits.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { endStorageClients, type FileOwner, fileOwner, storageCodeOf } from '#test/builders/storage-client.ts';
import { startS3Server } from '#test/fakes/s3-server.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { partFiles } from './file-parts.ts';
import { openUpload } from './open-upload.ts';
import { purgeAbandonedFiles } from './remove-files.ts';
import { shareFiles, unshareFiles } from './share-files.ts';

let sale: Sale;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
afterEach(endStorageClients);
afterAll(() => sale.stop());

const sweep = async (): Promise<void> => {
  for (let more = true; more;) more = (await purgeAbandonedFiles.run(sale.app)) === true;
};
const onDisk = (): string[] =>
  readdirSync(join(sale.app.config.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const store = (owner: FileOwner, name: string, bytes: Uint8Array = randomBytes(1000)) =>
  uploadBytes(ref(owner.storage, `users/${owner.userId}/${name}`), bytes);

test('[FILE-01] what is replaced or deleted leaves no bytes', async () => {
  const ana = await fileOwner(sale.address);
  const name = `users/${ana.userId}/x.bin`;
  for (let times = 0; times < 3; times += 1) await store(ana, 'x.bin');
  expect(onDisk()).toHaveLength(1);
  const headers = {
    authorization: `Firebase ${ana.token}`,
    'x-goog-upload-protocol': 'resumable',
    'x-goog-upload-command': 'start',
    'x-goog-upload-header-content-length': '900000',
  };
  const begun = await fetch(`${sale.address}/v0/b/artisan-market/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  const url = begun.headers.get('x-goog-upload-url') ?? '';
  const sent = await fetch(url, {
    method: 'POST',
    headers: { authorization: headers.authorization, 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' },
    body: randomBytes(524_288),
  });
  expect(sent.status).toBe(200);
  expect(onDisk()).toHaveLength(2);
  await sql(
    `INSERT INTO file_parts (owner_id, file_id, id, starts_at, created_at) SELECT owner_id, id, 'dead-part', 524288, $1 FROM stored_files WHERE state = 'open'`,
    [sale.app.clock.now()],
  );
  await partFiles(sale.app).put('dead-part', Buffer.from('half'));
  await sweep();
  expect(onDisk()).toContain('dead-part');
  await passTime(sale, 11 * MINUTE);
  await sweep();
  expect(onDisk()).toHaveLength(2);
  await passTime(sale, DAY);
  await sweep();
  expect(onDisk()).toHaveLength(1);
  expect((await sql(`SELECT 1 FROM stored_files WHERE state <> 'stored'`)).rows).toEqual([]);
});

test('[FILE-01, MSG-02] what a module shares is read by those it names and nobody else', async () => {
  const [ana, bo, cy] = [await fileOwner(sale.address), await fileOwner(sale.address), await fileOwner(sale.address)];
  await store(ana, 'attached.bin', Buffer.from('for Bo'));
  const name = `users/${ana.userId}/attached.bin`;
  const subject = 'messages/thread_1';
  const share = (ownerId: string, names: string[]) =>
    inTransaction(sale.app.db, (tx) => shareFiles(tx, { ownerId, names, subject, readers: [bo.userId] }));
  // Only the owner's files are shared.
  expect(await share(cy.userId, [name])).toBe(false);
  expect(await share(ana.userId, [name, name])).toBe(true);
  expect(Buffer.from(await getBytes(ref(bo.storage, name))).toString()).toBe('for Bo');
  expect(await storageCodeOf(getBytes(ref(cy.storage, name)))).toBe('storage/unauthorized');
  expect(await storageCodeOf(uploadBytes(ref(bo.storage, name), Buffer.from('by Bo')))).toBe('storage/unauthorized');
  expect(await storageCodeOf(store(ana, 'attached.bin', Buffer.from('other')))).toBe('storage/unauthorized');
  expect(await storageCodeOf(deleteObject(ref(ana.storage, name)))).toBe('storage/unauthorized');
  await inTransaction(sale.app.db, (tx) => unshareFiles(tx, subject));
  expect(await storageCodeOf(getBytes(ref(bo.storage, name)))).toBe('storage/unauthorized');
  await store(ana, 'attached.bin', Buffer.from('other'));
});

test('[FILE-05] too many files are a full store, which no later try mends', async () => {
  const ana = await fileOwner(sale.address);
  const put = (state: string, count: number) =>
    sql(
      `INSERT INTO stored_files (owner_id, id, state, name, content_type, details, size, received, md5, crc32c, generation, created_at, updated_at)
       SELECT $1, $2 || n, $2, 'users/' || $1 || '/' || n, 'text/plain', '{}', 0, 0, decode(repeat('00', 16), 'hex'), decode('00000000', 'hex'), 1, $4, $4
       FROM generate_series(1, $3::int) n`,
      [ana.userId, state, count, sale.app.clock.now()],
    );
  const one = { ownerId: ana.userId, name: `users/${ana.userId}/one`, contentType: 'text/plain', details: {}, size: 1 };
  await put('stored', MAX_FILES);
  expect(await openUpload(sale.app, one)).toEqual({ ok: false, problem: { code: 'files/quota-exceeded' } });
  await sql('DELETE FROM stored_files WHERE owner_id = $1', [ana.userId]);
  await put('open', MAX_OPEN_UPLOADS);
  expect(await openUpload(sale.app, one)).toEqual({ ok: false, problem: { code: 'files/too-many-uploads' } });
  await sql('DELETE FROM stored_files WHERE owner_id = $1', [ana.userId]);
});

test('[FILE-05] a file of more than a gigabyte is not begun', async () => {
  const ana = await fileOwner(sale.address);
  const request = {
    ownerId: ana.userId,
    name: `users/${ana.userId}/big.bin`,
    contentType: 'application/octet-stream',
    details: {},
  };
  const open = (size: number) => openUpload(sale.app, { ...request, size });
  expect(await open(MAX_FILE_BYTES + 1)).toEqual({ ok: false, problem: { code: 'files/file-too-large' } });
  expect((await sql('SELECT 1 FROM stored_files WHERE owner_id = $1', [ana.userId])).rows).toEqual([]);
  expect((await open(MAX_FILE_BYTES)).ok).toBe(true);
});

test('[SUP-02, FILE-01] a deleted account takes its files along', async () => {
  const ana = await fileOwner(sale.address);
  await store(ana, 'a.bin');
  await store(ana, 'b.bin');
  const before = onDisk().length;
  await inTransaction(sale.app.db, async (tx) => {
    await shareFiles(tx, {
      ownerId: ana.userId,
      names: [`users/${ana.userId}/a.bin`],
      subject: 'messages/thread_2',
      readers: ['x'],
    });
    await publish(sale.app, tx, { name: 'accounts.deleted', subject: ana.userId, payload: { userId: ana.userId } });
  });
  await sale.settle();
  expect(await storageCodeOf(getMetadata(ref(ana.storage, `users/${ana.userId}/a.bin`)))).toBe(
    'storage/object-not-found',
  );
  await sweep();
  expect(onDisk().length).toBe(before - 2);
  expect((await sql('SELECT 1 FROM stored_files WHERE owner_id = $1', [ana.userId])).rows).toEqual([]);
});

test('[FILE-05] the same uploads go to an S3-compatible store by the same code', async () => {
  const s3 = await startS3Server({ secret: 'se/cret+key' });
  const shop = await openSale({
    S3_URL: `http://maker:${encodeURIComponent('se/cret+key')}@127.0.0.1:${s3.port}/shop/all`,
  });
  try {
    const ana = await fileOwner(shop.address);
    const bytes = randomBytes(9_000_000);
    const at = ref(ana.storage, `users/${ana.userId}/large.bin`);
    await uploadBytesResumable(at, bytes);
    expect([...s3.objects.keys()].every((key) => /^\/shop\/all\/files\/..\//.test(key))).toBe(true);
    expect([...s3.objects.values()].reduce((sum, { length }) => sum + length, 0)).toBe(bytes.length);
    expect(Buffer.from(await getBytes(at)).equals(bytes)).toBe(true);
    const range = await fetch(`${shop.address}/v0/b/artisan-market/o/${encodeURIComponent(at.fullPath)}?alt=media`, {
      headers: { authorization: `Firebase ${ana.token}`, range: 'bytes=4194300-4194309' },
    });
    expect([range.status, range.headers.get('content-range')]).toEqual([206, 'bytes 4194300-4194309/9000000']);
    expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(4_194_300, 4_194_310))).toBe(true);
    await uploadBytes(at, Buffer.from('small'));
    expect([...s3.objects.values()].map(String)).toEqual(['small']);
  } finally {
    await shop.stop();
    await s3.stop();
  }
});

test('[FILE-05] pictures and files together may fill the quota to its last byte and not beyond', async () => {
  const [ana, bo] = [await fileOwner(sale.address), await fileOwner(sale.address)];
  const [now, picture] = [sale.app.clock.now(), 4_000_000];
  await sql(
    `INSERT INTO pictures (owner_id, id, content_hash, width, height, bytes, colour, created_at) VALUES ($1, 'of-quota', decode('00', 'hex'), 1, 1, $2, '#aabbcc', $3)`,
    [ana.userId, picture, now],
  );
  await sql(
    `INSERT INTO stored_files (owner_id, id, state, name, content_type, details, size, received, md5, crc32c, generation, created_at, updated_at)
     VALUES ($1, 'full', 'stored', 'users/' || $1 || '/full', 'text/plain', '{}', $2, $2, decode(repeat('00', 16), 'hex'), decode('00000000', 'hex'), 1, $3, $3)`,
    [ana.userId, QUOTA_BYTES - picture - 1000, now],
  );
  const open = async (ownerId: string, size: number): Promise<string> => {
    const request = { ownerId, name: `users/${ownerId}/next`, contentType: 'text/plain', details: {}, size };
    const opened = await openUpload(sale.app, request);
    return opened.ok ? 'begun' : opened.problem.code;
  };
  expect([await open(ana.userId, 1001), await open(bo.userId, 1001)]).toEqual(['files/quota-exceeded', 'begun']);
  expect([await open(ana.userId, 1000), await open(ana.userId, 1)]).toEqual(['begun', 'files/quota-exceeded']);
  await sql('DELETE FROM stored_files WHERE owner_id = ANY($1)', [[ana.userId, bo.userId]]);
});
