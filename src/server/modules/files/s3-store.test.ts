import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3Server } from '#test/fakes/s3-server.ts';
import { s3Store } from './s3-store.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server({ secret: 'se/cret+key' });
});
afterAll(() => s3.stop());

const storeWith = (secret: string) =>
  s3Store(`http://maker:${encodeURIComponent(secret)}@127.0.0.1:${s3.port}/pictures/shop?region=eu-west-1`);

test('[FILE-05, RUN-02] pictures are put and found in an S3-compatible store under their names', async () => {
  const store = storeWith('se/cret+key');
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
  await store.put('ab12.480.avif', bytes);
  expect([...s3.objects.keys()]).toEqual(['/pictures/shop/ab/ab12.480.avif']);
  expect((await store.find('ab12.480.avif'))?.equals(bytes)).toBe(true);
  expect(await store.find('ab12.640.avif')).toBeNull();
});

test('[FILE-05] a store that refuses is an error, not a picture that is not there', async () => {
  await expect(storeWith('wrong').find('ab12.480.avif')).rejects.toThrow();
  await expect(storeWith('wrong').put('cd', Buffer.from('x'))).rejects.toThrow();
  expect(s3.objects.size).toBe(1);
});
