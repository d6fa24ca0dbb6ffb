import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  attachPrivate,
  deletePictures,
  deleteUnattached,
  findByHash,
  listPictures,
  listPrivatePictures,
  listUnprepared,
  markPrepared,
  ownsPicture,
  touchPrivate,
  usedBytes,
} from './picture-store.ts';
import { deleteReaders, insertReaders, isReader } from './storage/reader-store.ts';
import {
  deleteDeadPart,
  forgetRemoved,
  listDeadParts,
  listRemoved,
  listRemovedParts,
  removeAbandoned,
  removeAllOf,
} from './storage/removed-file-store.ts';
import {
  changeDetails,
  findStored,
  listNames,
  markRemoved,
  markTaken,
  markUploadRemoved,
  storeUpload,
} from './storage/stored-file-store.ts';
import {
  beginPart,
  deletePart,
  findUpload,
  finishPart,
  listParts,
  settleSize,
  usedByFiles,
} from './storage/upload-row-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() => tables.empty('pictures', 'stored_files', 'file_parts', 'file_readers', 'order_lines'));

const keys = ['owner_id', 'id'];
const picture = { owner_id: 'bo', id: 'p1', content_hash: '\\x01', bytes: 10, created_at: at(-5) };

test('[FILE-05, INV-12] pictures are their owner’s: found by content, counted, listed and prepared', async () => {
  await tables.put(
    'pictures',
    picture,
    { id: 'p2-private' },
    { id: 'p3', content_hash: '\\x02', prepared_at: at(-1) },
    { owner_id: 'cy', id: 'c1', created_at: at(-9) },
    { owner_id: 'cy', content_hash: '\\x09', prepared_at: at(-1) },
  );
  const byHash = async (byte: number, isPrivate: boolean, ownerId = 'bo') =>
    (await findByHash(tables.db, { ownerId, hash: Buffer.from([byte]), isPrivate }))?.id;
  expect([await byHash(1, false), await byHash(1, true), await byHash(2, true), await byHash(9, false)]).toEqual([
    'p1',
    'p2-private',
    undefined,
    undefined,
  ]);
  expect([
    await usedBytes(tables.db, 'bo'),
    [...(await listPictures(tables.db, 'bo', ['p1', 'c1'])).keys()],
    await ownsPicture(tables.db, 'bo', 'c1'),
    await ownsPicture(tables.db, 'bo', 'p1'),
  ]).toEqual([30, ['p1'], false, true]);
  const unprepared = async (limit: number) => (await listUnprepared(tables.db, limit)).map(({ id }) => id);
  expect([await unprepared(9), await unprepared(1)]).toEqual([['c1', 'p1'], ['c1']]);
  expect(
    (await tables.written('pictures', keys, () => markPrepared(tables.db, { owner_id: 'bo', id: 'p1', now: NOW }))).now,
  ).toEqual([{ owner_id: 'bo', id: 'p1' }]);
});

test('[FILE-06, INV-12] private pictures are attached by their owner, kept while they are, and shown as private alone', async () => {
  const own = { owner_id: 'bo', id: 'a-private', content_hash: '\\x01', created_at: at(-10) };
  await tables.put(
    'pictures',
    own,
    { id: 'b-private', content_hash: '\\x02', is_attached: true },
    { id: 'c', content_hash: '\\x03' },
    { owner_id: 'cy', id: 'd-private' },
    { id: 'e-private', content_hash: '\\x05', created_at: at(-9) },
    { owner_id: 'cy', content_hash: '\\x09', created_at: at(-11) },
  );
  const attached = await tables.written('pictures', keys, async (tx) =>
    expect([...(await attachPrivate(tx, 'bo', ['a-private', 'b-private', 'c', 'd-private']))].toSorted()).toEqual([
      'a-private',
      'b-private',
    ]),
  );
  expect(attached.now).toEqual([{ owner_id: 'bo', id: 'a-private' }]);
  expect((await listPrivatePictures(tables.db, ['a-private', 'c'])).map((row) => row.owner_id).toSorted()).toEqual([
    'bo',
    'cy',
  ]);
  const touched = (id: string) =>
    tables.written('pictures', keys, () => touchPrivate(tables.db, { ownerId: 'bo', id, now: NOW }));
  expect([
    (await touched('a-private')).now,
    (await touched('e-private')).now,
    await touchPrivate(tables.db, { ownerId: 'bo', id: 'd-private', now: NOW }),
  ]).toEqual([[], [{ owner_id: 'bo', id: 'e-private' }], false]);
  expect(await tables.run((tx) => deleteUnattached(tx, at(-9), 1))).toEqual(['a-private']);
  expect(await tables.run((tx) => deleteUnattached(tx, at(-9), 9))).toEqual(['d-private']);
});

test('[SUP-03] pictures go with their owner, but for those that orders show', async () => {
  await tables.put(
    'pictures',
    picture,
    { id: 'p2', content_hash: '\\x02' },
    { id: 'p3', content_hash: '\\x03' },
    { owner_id: 'cy', id: 'p4' },
  );
  await tables.put(
    'order_lines',
    { seller_id: 'bo', order_id: 'o1', id: 'i1', picture: { id: 'p2' } },
    { seller_id: 'cy', picture: { id: 'p3' } },
    { id: 'i2', picture: null },
  );
  expect((await tables.run((tx) => deletePictures(tx, 'bo'))).toSorted()).toEqual(['p1', 'p3']);
});

const file = {
  owner_id: 'bo',
  id: 'f1',
  state: 'stored',
  name: 'users/bo/a',
  details: {},
  size: 10,
  received: 10,
  updated_at: at(-5),
};
const its = [{ owner_id: 'bo', id: 'f1' }];
const written = async (act: (tx: Transaction) => unknown) => (await tables.written('stored_files', keys, act)).now;

test('[FILE-02, INV-12] a stored file is read, changed and removed by its name in its owner’s folder', async () => {
  await tables.put(
    'stored_files',
    file,
    { id: 'f2', state: 'open' },
    { id: 'f3', name: 'users/bo/b' },
    { owner_id: 'cy' },
    { id: 'f4', state: 'removed' },
  );
  const key = { ownerId: 'bo', name: 'users/bo/a' };
  expect([
    (await findStored(tables.db, 'bo', 'users/bo/a'))?.id,
    await findStored(tables.db, 'bo', 'users/bo/c'),
    (await findUpload(tables.db, 'bo', 'f2'))?.id,
    await findUpload(tables.db, 'cy', 'f2'),
  ]).toEqual(['f1', null, 'f2', null]);
  expect([
    await written((tx) => changeDetails(tx, { ...key, contentType: 'x', details: partOf({}), now: NOW })),
    await written((tx) => markTaken(tx, { ownerId: 'bo', id: 'f1', now: at(1) })),
  ]).toEqual([its, its]);
  await tables.put(
    'file_readers',
    { owner_id: 'bo', file_id: 'f3', subject: 'messages/m1', reader_id: 'di' },
    { owner_id: 'cy', file_id: 'f1' },
  );
  expect([
    await written((tx) => markRemoved(tx, { ownerId: 'bo', name: 'users/bo/b', now: at(2) })),
    await written((tx) => markRemoved(tx, { ...key, now: at(2) })),
  ]).toEqual([[], its]);
});

test('[FILE-01] an upload becomes a file when all of it came, while it is open', async () => {
  await tables.put(
    'stored_files',
    { ...file, state: 'open' },
    { id: 'f2', received: 9 },
    { id: 'f3', state: 'removed' },
    { owner_id: 'cy' },
  );
  const store = (id: string) =>
    written((tx) => storeUpload(tx, { ownerId: 'bo', id, md5: Buffer.alloc(16), crc32c: Buffer.alloc(4), now: NOW }));
  const remove = (id: string) => written((tx) => markUploadRemoved(tx, { ownerId: 'bo', id, now: NOW }));
  expect(await usedByFiles(tables.db, 'bo')).toEqual({ bytes: 20, files: 2, open: 2 });
  expect([
    await written((tx) => settleSize(tx, 'bo', 'f2')),
    await written((tx) => settleSize(tx, 'bo', 'f3')),
  ]).toEqual([[{ owner_id: 'bo', id: 'f2' }], []]);
  await tables.db.query({ text: `UPDATE stored_files SET size = 10 WHERE id = 'f2'` });
  expect([await store('f2'), await store('f3'), await store('f1'), await store('f1')]).toEqual([[], [], its, []]);
  expect([await remove('f1'), await remove('f3'), await remove('f2')]).toEqual([
    [],
    [],
    [{ owner_id: 'bo', id: 'f2' }],
  ]);
});

test('[FILE-01, INV-16] a part counts once, where the upload stands, of its own upload', async () => {
  await tables.put(
    'stored_files',
    { ...file, state: 'open', received: 4 },
    { id: 'f2', state: 'stored' },
    { owner_id: 'cy' },
  );
  await tables.put(
    'file_parts',
    { owner_id: 'bo', file_id: 'f1', id: 'a', starts_at: 0, size: 4 },
    { id: 'b', starts_at: 4, size: null },
    { id: 'c', starts_at: 3, size: null },
    { file_id: 'f2', id: 'b', size: null },
    { owner_id: 'cy', id: 'b', size: null },
    { id: 'z', starts_at: 2, size: 1 },
  );
  const begin = (fileId: string, startsAt: number, ownerId = 'bo') =>
    beginPart(tables.db, { ownerId, fileId, partId: `n${startsAt}`, startsAt, now: NOW });
  expect([await begin('f1', 3), await begin('f2', 20), await begin('f1', 5), await begin('f9', 5)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const finish = (partId: string, startsAt: number) =>
    tables.written('file_parts', ['owner_id', 'file_id', 'id'], () =>
      finishPart(tables.db, { ownerId: 'bo', fileId: 'f1', partId, startsAt, size: 2, now: NOW }),
    );
  expect([(await finish('c', 3)).now, (await finish('a', 4)).now, (await finish('b', 4)).now]).toEqual([
    [],
    [],
    [{ owner_id: 'bo', file_id: 'f1', id: 'b' }],
  ]);
  const { rows } = await tables.db.query({ text: 'SELECT received FROM stored_files ORDER BY owner_id, id' });
  expect(rows).toEqual([{ received: 6 }, { received: 4 }, { received: 4 }]);
  expect((await listParts(tables.db, 'bo', 'f1')).map(({ id }) => id)).toEqual(['a', 'z', 'b']);
  expect(
    (await tables.written('file_parts', [], () => deletePart(tables.db, { ownerId: 'bo', fileId: 'f1', partId: 'b' })))
      .gone,
  ).toBe(1);
});

test('[MSG-18, INV-12] who may read beside the owner is who was named for that file, while it is stored', async () => {
  await tables.put(
    'stored_files',
    file,
    { id: 'f2', name: 'users/bo/b', state: 'open' },
    { id: 'f3', name: 'users/bo/c' },
    { owner_id: 'cy' },
  );
  const share = (names: string[]) =>
    tables.run((tx) => insertReaders(tx, { ownerId: 'bo', names, subject: 'messages/m1', readers: ['di'] }));
  expect(await share(['users/bo/a', 'users/bo/b'])).toEqual(['users/bo/a']);
  const may = (name: string, readerId = 'di', ownerId = 'bo') => isReader(tables.db, { ownerId, name, readerId });
  await tables.put(
    'file_readers',
    { owner_id: 'bo', file_id: 'f2', subject: 'messages/m2', reader_id: 'di' },
    { file_id: 'f3', reader_id: 'eve' },
  );
  expect([
    await may('users/bo/a'),
    await may('users/bo/b'),
    await may('users/bo/c'),
    await may('users/bo/a', 'eve'),
    await may('users/bo/a', 'di', 'cy'),
  ]).toEqual([true, false, false, false, false]);
  expect((await tables.written('file_readers', [], (tx) => deleteReaders(tx, 'messages/m1'))).gone).toBe(1);
});

test('[FILE-02] names of a folder are its owner’s stored ones, in their order, from where the page begins', async () => {
  await tables.put(
    'stored_files',
    file,
    { id: 'f2', name: 'users/bo/b/1' },
    { id: 'f3', name: 'users/bo/b/2' },
    { id: 'f4', name: 'users/bo/c' },
    { id: 'f5', name: 'users/bo/d', state: 'open' },
    { id: 'f6', name: 'users/bp' },
    { owner_id: 'cy', name: 'users/bo/x' },
  );
  const names = async (changes: object = {}) =>
    (
      await listNames(tables.db, {
        ownerId: 'bo',
        prefix: 'users/bo/',
        from: 'users/bo/',
        delimiter: '/',
        limit: 9,
        ...changes,
      })
    ).map(({ entry, isFolder }) => `${entry}${isFolder ? ' folder' : ''}`);
  expect([
    await names(),
    await names({ delimiter: '' }),
    await names({ limit: 1 }),
    await names({ from: 'users/bo/c' }),
  ]).toEqual([
    ['users/bo/a', 'users/bo/b/ folder', 'users/bo/c'],
    ['users/bo/a', 'users/bo/b/1', 'users/bo/b/2', 'users/bo/c'],
    ['users/bo/a'],
    ['users/bo/c'],
  ]);
});

test('[FILE-04, SUP-03] what nobody goes on with is removed, and what is removed goes away part by part, its own', async () => {
  const incoming = 'users/bo/incoming/x';
  await tables.put(
    'stored_files',
    { ...file, updated_at: at(-99) },
    { id: 'f2', state: 'open', updated_at: at(-31) },
    { id: 'f3', state: 'open', updated_at: at(-30) },
    { id: 'f4', name: incoming, updated_at: at(-31) },
    { id: 'f5', name: `${incoming}2`, updated_at: at(-31), details: { isTaken: true } },
    { id: 'f6', name: `${incoming}3`, updated_at: at(-61), details: { isTaken: true } },
    { id: 'f7', name: `${incoming}4`, updated_at: at(-30) },
  );
  const removed = await written(() => removeAbandoned(tables.db, { abandoned: at(-30), taken: at(-60), now: NOW }));
  expect(removed.map(({ id }) => id).toSorted()).toEqual(['f2', 'f4', 'f6']);
  await tables.put('stored_files', { ...file, id: 'r1', state: 'removed', updated_at: at(-5) }, { owner_id: 'cy' });
  expect((await listRemoved(tables.db, 2)).map((row) => `${row.owner_id} ${row.id}`).toSorted()).toEqual([
    'bo r1',
    'cy r1',
  ]);
  await tables.put(
    'file_parts',
    { owner_id: 'bo', file_id: 'r1', id: 'a', size: 1, starts_at: 0 },
    { id: 'b', size: null, created_at: at(-9) },
    { id: 'c', size: null, created_at: at(0) },
    { id: 'd', file_id: 'f1' },
    { owner_id: 'cy' },
  );
  expect((await listRemovedParts(tables.db, { ownerId: 'bo', fileId: 'r1', before: at(-1) })).toSorted()).toEqual([
    'a',
    'b',
  ]);
  expect(await listRemovedParts(tables.db, { ownerId: 'bo', fileId: 'f1', before: at(-1) })).toEqual([]);
  expect((await listDeadParts(tables.db, at(0), 9)).map(({ id }) => id)).toEqual(['b']);
  const dead = (id: string) => deleteDeadPart(tables.db, { owner_id: 'bo', file_id: 'r1', id });
  expect([await dead('a'), await dead('b'), await dead('b')]).toEqual([false, true, false]);
  const forget = (fileId: string, partIds: string[]) =>
    tables.written('stored_files', [], () => forgetRemoved(tables.db, { ownerId: 'bo', fileId, partIds }));
  expect([
    (await forget('r1', ['a'])).gone,
    (await forget('f1', ['d'])).gone,
    (await forget('r1', ['c'])).gone,
  ]).toEqual([0, 0, 1]);
  expect((await tables.db.query({ text: 'SELECT owner_id FROM file_parts' })).rows).toEqual([{ owner_id: 'cy' }]);
  expect((await written((tx) => removeAllOf(tx, 'cy', NOW))).map((row) => row.owner_id)).toEqual(['cy']);
});
