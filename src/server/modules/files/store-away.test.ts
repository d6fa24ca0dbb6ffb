import { randomBytes } from 'node:crypto';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { endStorageClients, fileOwner } from '#test/builders/storage-client.ts';
import { startS3Server } from '#test/fakes/s3-server.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let sale: Sale;
beforeAll(async () => {
  s3 = await startS3Server({ secret: 'secret' });
  sale = await openSale({ S3_URL: `http://maker:secret@127.0.0.1:${s3.port}/shop` });
});
afterEach(endStorageClients);
afterAll(() => sale.stop());

test('[ERR-08, FILE-05] with the file store away, reads and uploads answer 503 and when to ask again', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const owner = await fileOwner(sale.address);
  await uploadBytes(ref(owner.storage, `users/${owner.userId}/x.bin`), randomBytes(2000));
  await s3.stop();
  const wire = `${sale.address}/v0/b/artisan-market/o`;
  const name = encodeURIComponent(`users/${owner.userId}/x.bin`);
  const headers = { authorization: `Firebase ${owner.token}` };
  const boundary = 'b';
  const body = `--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: application/octet-stream\r\n\r\nabc\r\n--b--`;
  const answers = await Promise.all([
    fetch(`${sale.address}/pictures/${ana.pictureId}/160.webp`),
    ana.call('POST', '/api/files/pictures', await pictureBytes('#123456')),
    fetch(`${wire}/${name}?alt=media`, { headers }),
    fetch(`${wire}?name=${encodeURIComponent(`users/${owner.userId}/y.bin`)}`, {
      method: 'POST',
      headers: {
        ...headers,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body,
    }),
  ]);
  expect(answers.map((answer) => [answer.status, answer.headers.get('retry-after')])).toEqual(
    answers.map(() => [503, '5']),
  );
  // What is deleted is gone at once; its bytes follow when the store is back.
  expect((await fetch(`${wire}/${name}`, { method: 'DELETE', headers })).status).toBe(204);
});
