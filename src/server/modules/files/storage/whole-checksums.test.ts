import { crc32c } from '@node-rs/crc32';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { endStorageClients, type FileOwner, fileOwner } from '#test/builders/storage-client.ts';
import { startS3Server } from '#test/fakes/s3-server.ts';
import { recountChecksums } from './recount-checksums.ts';

const MEGABYTE = 1024 * 1024;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let shops: Record<'S3' | 'disk', Sale>;
beforeAll(async () => {
  s3 = await startS3Server({ secret: 'secret' });
  const S3_URL = `http://maker:secret@127.0.0.1:${s3.port}/shop`;
  shops = { S3: await openSale({ S3_URL }), disk: await openSale() };
});
afterEach(endStorageClients);
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.stop();
  await s3.stop();
});

const md5 = (bytes: Uint8Array): Buffer => createHash('md5').update(bytes).digest();
function hashesOf(bytes: Uint8Array): string {
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32c(bytes) >>> 0);
  return `crc32c=${crc.toString('base64')},md5=${md5(bytes).toString('base64')}`;
}
const download = (shop: Sale, owner: FileOwner, name: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.address}/v0/b/artisan-market/o/${encodeURIComponent(`users/${owner.userId}/${name}`)}?alt=media`, {
    headers: { authorization: `Firebase ${owner.token}`, ...headers },
  });

// Parts are 4 MB with S3 and 16 MB on disk; the client's chunks end at 0.25, 0.75, 1.75, 3.75, 7.75 … MB.
test.for([
  ['S3', 0],
  ['S3', 4 * MEGABYTE - 1],
  ['S3', 4 * MEGABYTE],
  ['S3', 4 * MEGABYTE + 1],
  ['S3', 8 * MEGABYTE],
  ['S3', 8.5 * MEGABYTE],
  ['disk', 16 * MEGABYTE],
  ['disk', 34 * MEGABYTE],
] as const)('[FILE-01] checksums on %s of %i bytes are those of the whole file', async ([store, size]) => {
  const ana = await fileOwner(shops[store].address);
  const bytes = randomBytes(size);
  const md5Hash = md5(bytes).toString('base64');
  await uploadBytesResumable(ref(ana.storage, `users/${ana.userId}/large.bin`), bytes, { md5Hash });
  const { headers, body } = await download(shops[store], ana, 'large.bin');
  await body?.cancel();
  expect(headers.get('x-goog-hash')).toBe(hashesOf(bytes));
});

test('[FILE-01] a replaced large file answers its new bytes to who names the old ones', async () => {
  const shop = shops.S3;
  const ana = await fileOwner(shop.address);
  const at = ref(ana.storage, `users/${ana.userId}/replaced.bin`);
  const [tail, bytes] = [randomBytes(MEGABYTE), randomBytes(8 * MEGABYTE)];
  await uploadBytesResumable(at, Buffer.concat([randomBytes(8 * MEGABYTE), tail]));
  const old = (await download(shop, ana, 'replaced.bin')).headers.get('etag') ?? '';
  expect((await download(shop, ana, 'replaced.bin', { 'if-none-match': old })).status).toBe(304);
  await uploadBytesResumable(at, Buffer.concat([bytes, tail]));
  const again = await download(shop, ana, 'replaced.bin', { 'if-none-match': old });
  const etag = `"${md5(Buffer.concat([bytes, tail])).toString('hex')}"`;
  expect([again.status, again.headers.get('etag')]).toEqual([200, etag]);
  // The rest of the old bytes does not come out of the new ones.
  const rest = await download(shop, ana, 'replaced.bin', { range: 'bytes=10-19', 'if-range': old });
  expect(rest.status).toBe(200);
  await rest.body?.cancel();
});

test('[FILE-01] stored checksums that were not counted over the whole file are counted again', async () => {
  const shop = shops.S3;
  const ana = await fileOwner(shop.address);
  const bytes = randomBytes(5 * MEGABYTE);
  const store = (name: string) => uploadBytesResumable(ref(ana.storage, `users/${ana.userId}/${name}`), bytes);
  await store('a-lost.bin');
  s3.objects.clear();
  await store('before.bin');
  const { rowCount } = await shop.app.db.query({
    text: `UPDATE stored_files SET md5 = decode(repeat('00', 16), 'hex'), crc32c = decode('00000000', 'hex') WHERE owner_id = $1`,
    values: [ana.userId],
  });
  expect(rowCount).toBe(2);
  while (await recountChecksums.run(shop.app));
  const { headers } = await download(shop, ana, 'before.bin');
  expect(headers.get('x-goog-hash')).toBe(hashesOf(bytes));
});
