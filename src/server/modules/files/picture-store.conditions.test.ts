import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
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

const tables = bareTables();
const keys = 'owner_id id';
const picture = { owner_id: 'bo', id: 'p1', content_hash: '\\x01', bytes: 10, created_at: at(-5) };

test('[FILE-05, INV-12] pictures are their owner’s: found by content, counted, listed and prepared', async () => {
  await tables.fill`
    pictures: ${picture} | id=p2-private | id=p3 content_hash=#02 prepared_at=@-1 | owner_id=cy id=c1 created_at=@-9
      | owner_id=cy content_hash=#09 prepared_at=@-1
  `;
  const byHash = async (byte: number, isPrivate: boolean, ownerId = 'bo') =>
    (await findByHash(tables.db, { ownerId, hash: Buffer.from([byte]), isPrivate }))?.id;
  expect(await each(byHash, [1, false], [1, true], [2, true], [9, false])).toEqual([
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
  ).toEqual(['bo p1']);
});

test('[FILE-06, INV-12] private pictures are attached by their owner, kept while they are', async () => {
  const own = { owner_id: 'bo', id: 'a-private', content_hash: '\\x01', created_at: at(-10) };
  await tables.fill`
    pictures: ${own} | id=b-private content_hash=#02 is_attached=true | id=c content_hash=#03 | owner_id=cy id=d-private
      | id=e-private content_hash=#05 created_at=@-9 | owner_id=cy content_hash=#09 created_at=@-11
  `;
  const attached = await tables.written('pictures', keys, async (tx) =>
    expect([...(await attachPrivate(tx, 'bo', ['a-private', 'b-private', 'c', 'd-private']))].toSorted()).toEqual([
      'a-private',
      'b-private',
    ]),
  );
  expect(attached.now).toEqual(['bo a-private']);
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
  ]).toEqual([[], ['bo e-private'], false]);
  expect(await tables.run((tx) => deleteUnattached(tx, at(-9), 1))).toEqual(['a-private']);
  expect(await tables.run((tx) => deleteUnattached(tx, at(-9), 9))).toEqual(['d-private']);
});

test('[SUP-03] pictures go with their owner, but for those that orders show', async () => {
  await tables.fill`
    pictures: ${picture} | id=p2 content_hash=#02 | id=p3 content_hash=#03 | owner_id=cy id=p4
    order_lines: seller_id=bo order_id=o1 id=i1 picture={"id":"p2"} | seller_id=cy picture={"id":"p3"}
      | id=i2 picture=null
  `;
  expect((await tables.run((tx) => deletePictures(tx, 'bo'))).toSorted()).toEqual(['p1', 'p3']);
});
