import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import {
  endStorageClients,
  type FileOwner,
  fileOwner,
  storageClient,
  storageCodeOf,
} from '#test/builders/storage-client.ts';

let sale: Sale;
const somebody = () => fileOwner(sale.address);
const client = (token?: string) => storageClient(sale.address, token);
const codeOf = storageCodeOf;
type Person = FileOwner;
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
afterEach(endStorageClients);
afterAll(() => sale.stop());

test('[FILE-01, FILE-07] the public client stores a small file, reads, lists, describes and deletes it', async () => {
  const { userId, storage } = await somebody();
  const at = ref(storage, `users/${userId}/notes/erste Idee.txt`);
  const { metadata } = await uploadString(at, 'Ein Krug, zwei Krüge', 'raw', {
    contentType: 'text/plain',
    customMetadata: { about: 'jugs' },
  });
  expect(metadata).toMatchObject({
    fullPath: at.fullPath,
    name: 'erste Idee.txt',
    bucket: 'artisan-market',
    size: 21,
    contentType: 'text/plain',
    md5Hash: md5(Buffer.from('Ein Krug, zwei Krüge')),
    customMetadata: { about: 'jugs' },
  });
  expect(Buffer.from(await getBytes(at)).toString()).toBe('Ein Krug, zwei Krüge');
  expect(Buffer.from(await getBytes(at, 2)).toString()).toBe('Ei');
  const changed = await updateMetadata(at, { cacheControl: 'no-store', customMetadata: { about: 'jars' } });
  expect(changed).toMatchObject({ cacheControl: 'no-store', customMetadata: { about: 'jars' }, metageneration: '2' });
  expect((await getMetadata(at)).customMetadata).toEqual({ about: 'jars' });
  await deleteObject(at);
  expect(await codeOf(getMetadata(at))).toBe('storage/object-not-found');
  expect(await codeOf(deleteObject(at))).toBe('storage/object-not-found');
});

test('[FILE-01] a large file comes in chunks with progress, the same bytes come back', async () => {
  const { userId, storage } = await somebody();
  const bytes = randomBytes(3_000_001);
  const at = ref(storage, `users/${userId}/large.bin`);
  const task = uploadBytesResumable(at, bytes);
  const seen: number[] = [];
  task.on('state_changed', (snapshot) => void seen.push(snapshot.bytesTransferred));
  const { metadata, state } = await task;
  expect(state).toBe('success');
  expect(metadata).toMatchObject({ size: bytes.length, md5Hash: md5(bytes), contentType: 'application/octet-stream' });
  expect(seen.at(-1)).toBe(bytes.length);
  expect(seen).toContain(262_144);
  expect(Buffer.from(await getBytes(at)).equals(bytes)).toBe(true);
  // In one request it is the same.
  const whole = await uploadBytes(ref(storage, `users/${userId}/whole.bin`), bytes);
  expect(whole.metadata.md5Hash).toBe(md5(bytes));
});

test('[FILE-01] a folder is listed in pages of 1 to 1000, with the folders in it', async () => {
  const { userId, storage } = await somebody();
  const names = ['a.txt', 'b/1.txt', 'b/2.txt', 'b.txt', 'c.txt', 'd/deep/x.txt', 'ä.txt'];
  for (const name of names)
    await uploadString(ref(storage, `users/${userId}/${name}`), name, 'raw', { contentType: 'text/plain' });
  const folder = ref(storage, `users/${userId}`);
  const all = await listAll(folder);
  expect(all.items.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt', 'ä.txt']);
  expect(all.prefixes.map(({ name }) => name)).toEqual(['b', 'd']);
  const results: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await list(folder, { maxResults: 2, ...(pageToken ? { pageToken } : {}) });
    expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(2);
    results.push(...page.items.map(({ name }) => name), ...page.prefixes.map(({ name }) => `${name}/`));
    pageToken = page.nextPageToken;
  } while (pageToken);
  expect(results.sort()).toEqual(['a.txt', 'b.txt', 'b/', 'c.txt', 'd/', 'ä.txt']);
  expect((await listAll(ref(storage, `users/${userId}/nothing`))).items).toEqual([]);
});

test('[FILE-06, VAULT-05] a download URL opens the file without a sign-in, and ends after 3600 s', async () => {
  const { userId, storage } = await somebody();
  const at = ref(storage, `users/${userId}/private.txt`);
  await uploadString(at, 'for you alone', 'raw', { contentType: 'text/plain' });
  const url = await getDownloadURL(at);
  const opened = await fetch(url);
  expect(await opened.text()).toBe('for you alone');
  expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''private.txt$/);
  expect(opened.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect((await fetch(url.replace(/token=.{4}/, 'token=aaaa'))).status).toBe(403);
  await passTime(sale, 3_570_000);
  expect((await fetch(url)).status).toBe(200);
  await passTime(sale, 31_000);
  expect((await fetch(url)).status).toBe(403);
});

test('[FILE-04] every error has its code: nobody signed in, a full store, somebody else’s folder', async () => {
  const [ana, bo] = [await somebody(), await somebody()];
  const own = (person: Person, name: string) => ref(person.storage, `users/${person.userId}/${name}`);
  await uploadString(own(ana, 'kept.txt'), 'x', 'raw', { contentType: 'text/plain' });
  const nobody = client();
  const forged = client('a.b.c');
  for (const storage of [nobody, forged]) {
    expect(await codeOf(getMetadata(ref(storage, own(ana, 'kept.txt').fullPath)))).toBe('storage/unauthenticated');
    expect(await codeOf(uploadString(ref(storage, `users/${ana.userId}/x`), 'x'))).toBe('storage/unauthenticated');
  }
  // What is there and what is not answer alike to a stranger.
  for (const name of ['kept.txt', 'never.txt']) {
    const at = ref(bo.storage, `users/${ana.userId}/${name}`);
    const works = [getMetadata(at), getBytes(at), deleteObject(at), updateMetadata(at, {}), uploadString(at, 'x')];
    expect(await Promise.all(works.map(codeOf))).toEqual(works.map(() => 'storage/unauthorized'));
  }
  expect(await codeOf(listAll(ref(bo.storage, `users/${ana.userId}`)))).toBe('storage/unauthorized');
  expect(await codeOf(listAll(ref(bo.storage, '')))).toBe('storage/unauthorized');
  expect(await codeOf(uploadString(ref(bo.storage, 'public/x'), 'x'))).toBe('storage/unauthorized');
  expect(await codeOf(getBytes(own(ana, 'never.txt')))).toBe('storage/object-not-found');
  const task = uploadBytesResumable(own(ana, 'never.bin'), randomBytes(2_000_000));
  task.cancel();
  expect(await codeOf(Promise.resolve(task))).toBe('storage/canceled');
  await sale.app.db.query({
    text: `INSERT INTO pictures (owner_id, id, content_hash, width, height, bytes, colour, created_at)
           VALUES ($1, 'full', '\\x00', 1, 1, 2147483647, '#000000', now())`,
    values: [ana.userId],
  });
  expect(await codeOf(uploadString(own(ana, 'more.txt'), 'more'))).toBe('storage/quota-exceeded');
  expect(await codeOf(Promise.resolve(uploadBytesResumable(own(ana, 'more.bin'), randomBytes(400_000))))).toBe(
    'storage/quota-exceeded',
  );
});
