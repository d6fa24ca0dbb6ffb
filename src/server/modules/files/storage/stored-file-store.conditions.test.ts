import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { changeDetails, findStored, listNames, markRemoved, markTaken } from './stored-file-store.ts';
import { findUpload } from './upload-row-store.ts';

const tables = bareTables();
const keys = 'owner_id id';
const file = row`owner_id=bo id=f1 state=stored name=users/bo/a details={} size=10 received=10 updated_at=@-5`;
const its = ['bo f1'];
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('stored_files', keys, operation)).now;

test('[FILE-02, INV-12] a stored file is read, changed and removed by its name in its owner’s folder', async () => {
  await tables.fill`
    stored_files: ${file} id=e0 state=removed | id=f1 state=stored | id=f2 state=open | id=f3 name=users/bo/b
      | owner_id=cy | id=f4 state=removed
  `;
  const key = { ownerId: 'bo', name: 'users/bo/a' };
  expect([
    (await findStored(tables.db, 'bo', 'users/bo/a'))?.id,
    await findStored(tables.db, 'bo', 'users/bo/c'),
    (await findUpload(tables.db, 'bo', 'f2'))?.id,
    await findUpload(tables.db, 'cy', 'f2'),
  ]).toEqual(['f1', null, 'f2', null]);
  expect(
    await each(
      written,
      (tx) => changeDetails(tx, { ...key, contentType: 'x', details: partOf({}), now: NOW }),
      (tx) => markTaken(tx, { ownerId: 'bo', id: 'f1', now: at(1) }),
    ),
  ).toEqual([its, its]);
  await tables.fill`file_readers: owner_id=bo file_id=f3 subject=messages/m1 reader_id=di | owner_id=cy file_id=f1`;
  expect(
    await each(
      written,
      (tx) => markRemoved(tx, { ownerId: 'bo', name: 'users/bo/b', now: at(2) }),
      (tx) => markRemoved(tx, { ...key, now: at(2) }),
    ),
  ).toEqual([[], its]);
});

test('[FILE-02] names of a folder are its owner’s stored ones', async () => {
  await tables.fill`
    stored_files: ${file} | id=f2 name=users/bo/b/1 | id=f3 name=users/bo/b/2 | id=f4 name=users/bo/c
      | id=f5 name=users/bo/d state=open | id=f6 name=users/bp | owner_id=cy name=users/bo/x
  `;
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
