import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { deleteReaders, insertReaders, isReader } from './file-shares-store.ts';

const tables = bareTables();
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
