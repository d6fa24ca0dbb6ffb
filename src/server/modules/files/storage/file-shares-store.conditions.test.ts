import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { matching } from '#test/builders/each.ts';
import { deleteReaders, insertReaders, isReader } from './file-shares-store.ts';

const tables = bareTables();
const file = row`owner_id=bo id=f1 state=stored name=users/bo/a details={} size=10 received=10 updated_at=@-5`;

test('[MSG-18, INV-12] who may read beside the owner is who was named for that file, while it is stored', async () => {
  await tables.fill`stored_files: ${file} | id=f2 name=users/bo/b state=open | id=f3 name=users/bo/c | owner_id=cy`;
  const share = (names: string[]) =>
    tables.run((tx) => insertReaders(tx, { ownerId: 'bo', names, subject: 'messages/m1', readers: ['di'] }));
  expect(await share(['users/bo/a', 'users/bo/b'])).toEqual(['users/bo/a']);
  const may = (name: string, readerId = 'di', ownerId = 'bo') => isReader(tables.db, { ownerId, name, readerId });
  await tables.fill`file_readers: owner_id=bo file_id=f2 subject=messages/m2 reader_id=di | file_id=f3 reader_id=eve`;
  expect(
    await matching(may, 'users/bo/a', 'users/bo/b', 'users/bo/c', ['users/bo/a', 'eve'], ['users/bo/a', 'di', 'cy']),
  ).toEqual(['users/bo/a']);
  expect((await tables.written('file_readers', '', (tx) => deleteReaders(tx, 'messages/m1'))).gone).toBe(1);
});
