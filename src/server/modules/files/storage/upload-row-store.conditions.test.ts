import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each, matching } from '#test/builders/each.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { beginPart, deletePart, finishPart, listParts, setFinalSize, usedByFiles } from './upload-row-store.ts';
import { markUploadRemoved, storeUpload } from './stored-file-store.ts';

const tables = bareTables();
const keys = 'owner_id id';
const file = row`owner_id=bo id=f1 state=stored name=users/bo/a details={} size=10 received=10 updated_at=@-5`;
const its = ['bo f1'];
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('stored_files', keys, operation)).now;

test('[FILE-01] an upload becomes a file when all of it came, while it is open', async () => {
  await tables.fill`stored_files: ${file} state=open | id=f2 received=9 | id=f3 state=removed | owner_id=cy`;
  const store = (id: string) =>
    written((tx) => storeUpload(tx, { ownerId: 'bo', id, md5: Buffer.alloc(16), crc32c: Buffer.alloc(4), now: NOW }));
  const remove = (id: string) => written((tx) => markUploadRemoved(tx, { ownerId: 'bo', id, now: NOW }));
  expect(await usedByFiles(tables.db, 'bo')).toEqual({ bytes: 20, files: 2, open: 2 });
  expect(
    await each(
      written,
      (tx) => setFinalSize(tx, 'bo', 'f2'),
      (tx) => setFinalSize(tx, 'bo', 'f3'),
    ),
  ).toEqual([['bo f2'], []]);
  await tables.sql(`UPDATE stored_files SET size = 10 WHERE id = 'f2'`);
  expect([await store('f2'), await store('f3'), await store('f1'), await store('f1')]).toEqual([[], [], its, []]);
  expect(await each(remove, 'f1', 'f3', 'f2')).toEqual([[], [], ['bo f2']]);
});

test('[FILE-01] a part counts once, where the upload stands, of its own upload', async () => {
  await tables.fill`
    stored_files: ${file} state=open received=4 | id=f2 state=stored | owner_id=cy
    file_parts: owner_id=bo file_id=f1 id=a starts_at=0 size=4 | id=b starts_at=4 size=null | id=c starts_at=3 size=null
      | file_id=f2 id=b size=null | owner_id=cy id=b size=null | id=z starts_at=2 size=1
  `;
  const begin = (fileId: string, startsAt: number, ownerId = 'bo') =>
    beginPart(tables.db, { ownerId, fileId, partId: `n${startsAt}`, startsAt, now: NOW });
  expect(await matching(begin, ['f1', 3], ['f2', 20], ['f1', 5], ['f9', 5])).toEqual([['f1', 5]]);
  const finish = (partId: string, startsAt: number) =>
    tables.written('file_parts', 'owner_id file_id id', () =>
      finishPart(tables.db, { ownerId: 'bo', fileId: 'f1', partId, startsAt, size: 2, now: NOW }),
    );
  expect([(await finish('c', 3)).now, (await finish('a', 4)).now, (await finish('b', 4)).now]).toEqual([
    [],
    [],
    ['bo f1 b'],
  ]);
  const rows = await tables.sql('SELECT received FROM stored_files ORDER BY owner_id, id');
  expect(rows).toEqual([{ received: 6 }, { received: 4 }, { received: 4 }]);
  expect((await listParts(tables.db, 'bo', 'f1')).map(({ id }) => id)).toEqual(['a', 'z', 'b']);
  expect(
    (await tables.written('file_parts', '', () => deletePart(tables.db, { ownerId: 'bo', fileId: 'f1', partId: 'b' })))
      .gone,
  ).toBe(1);
});
