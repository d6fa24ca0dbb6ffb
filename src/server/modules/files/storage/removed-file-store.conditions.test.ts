import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import {
  deleteDeadPart,
  forgetRemoved,
  listDeadParts,
  listRemoved,
  listRemovedParts,
  removeAbandoned,
  removeAllOf,
} from './removed-file-store.ts';

const tables = bareTables();
const keys = 'owner_id id';
const file = row`owner_id=bo id=f1 state=stored name=users/bo/a details={} size=10 received=10 updated_at=@-5`;
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('stored_files', keys, operation)).now;

test('[FILE-04, SUP-03] what nobody goes on with is removed', async () => {
  const incoming = 'users/bo/incoming/x';
  await tables.fill`
    stored_files: ${file} updated_at=@-99 | id=f2 state=open updated_at=@-31 | id=f3 state=open updated_at=@-30
      | id=f4 name=${incoming} updated_at=@-31 | id=f5 name=${`${incoming}2`} updated_at=@-31 details={"isTaken":true}
      | id=f6 name=${`${incoming}3`} updated_at=@-61 details={"isTaken":true}
      | id=f7 name=${`${incoming}4`} updated_at=@-30
  `;
  const removed = await written(() => removeAbandoned(tables.db, { abandoned: at(-30), taken: at(-60), now: NOW }));
  expect(removed.toSorted()).toEqual(['bo f2', 'bo f4', 'bo f6']);
  await tables.fill`stored_files: ${file} id=r1 state=removed updated_at=@-5 | owner_id=cy`;
  expect((await listRemoved(tables.db, 2)).map((row) => `${row.owner_id} ${row.id}`).toSorted()).toEqual([
    'bo r1',
    'cy r1',
  ]);
  await tables.fill`
    file_parts: owner_id=bo file_id=r1 id=a size=1 starts_at=0 | id=b size=null created_at=@-9
      | id=c size=null created_at=@0 | id=d file_id=f1 | owner_id=cy
  `;
  expect((await listRemovedParts(tables.db, { ownerId: 'bo', fileId: 'r1', before: at(-1) })).toSorted()).toEqual([
    'a',
    'b',
  ]);
  expect(await listRemovedParts(tables.db, { ownerId: 'bo', fileId: 'f1', before: at(-1) })).toEqual([]);
  expect((await listDeadParts(tables.db, at(0), 9)).map(({ id }) => id)).toEqual(['b']);
  const dead = (id: string) => deleteDeadPart(tables.db, { owner_id: 'bo', file_id: 'r1', id });
  expect([await dead('a'), await dead('b'), await dead('b')]).toEqual([false, true, false]);
  const forget = (fileId: string, partIds: string[]) =>
    tables.written('stored_files', '', () => forgetRemoved(tables.db, { ownerId: 'bo', fileId, partIds }));
  expect([
    (await forget('r1', ['a'])).gone,
    (await forget('f1', ['d'])).gone,
    (await forget('r1', ['c'])).gone,
  ]).toEqual([0, 0, 1]);
  expect(await tables.texts('owner_id FROM file_parts')).toEqual(['cy']);
  expect(await written((tx) => removeAllOf(tx, 'cy', NOW))).toEqual(['cy r1']);
});
