import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { bytes } from '#test/builders/person-rows.ts';
import { each, matching } from '#test/builders/each.ts';
import { hasExport, lockExport, readExport, saveExport } from './export-store.ts';
import { insertExport, listExports } from './privacy-store.ts';

const tables = bareTables();
const people = (...changes: Record<string, unknown>[]) =>
  tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=cy display_name=Cy email=cy@example.com | ${changes}`;

test('[SUP-03, ACC-17] one copy of somebody’s data waits at a time', async () => {
  await people();
  const copy = row`user_id=cy id=00000000-0000-4000-8000-000000000001 requested_at=@-5 ready_at=null expires_at=null`;
  await tables.fill`
    account_exports: ${copy}
      | user_id=bo id=00000000-0000-4000-8000-000000000002 ready_at=@-4 expires_at=@9 token_hash=#02
  `;
  const id = '00000000-0000-4000-8000-000000000003';
  const ask = (userId: string, own: string) =>
    tables.written('account_exports', 'user_id id', (tx) =>
      insertExport(tx, { userId, id: own, now: NOW, makeAt: NOW }),
    );
  // Another's waits, and the own one that is made hinders nobody; a second of one's own does.
  expect((await ask('bo', id)).now).toEqual([`bo ${id}`]);
  expect((await ask('bo', '00000000-0000-4000-8000-000000000004')).now).toEqual([]);
  const lock = async (userId: string, own: string) =>
    (await tables.run((tx) => lockExport(tx, { userId, id: own })))?.email;
  expect(await each(lock, ['bo', id], ['cy', id], ['bo', '00000000-0000-4000-8000-000000000002'])).toEqual([
    'bo@example.com',
    undefined,
    undefined,
  ]);
  await tables.fill`account_exports: ${copy} id=${id}`;
  const saved = await tables.written('account_exports', 'user_id id', (tx) =>
    saveExport(tx, { userId: 'bo', id, now: NOW, expiresAt: at(1), tokenHash: bytes(3) }),
  );
  expect(saved.now).toEqual([`bo ${id}`]);
  const has = (changes: object) =>
    hasExport(tables.db, { userId: 'bo', id, tokenHash: bytes(3), now: NOW, ...changes });
  expect(
    await matching(
      has,
      {},
      { userId: 'cy' },
      { id: '00000000-0000-4000-8000-000000000002' },
      { tokenHash: bytes(2) },
      { now: at(1) },
    ),
  ).toEqual([{}]);
  const part = { user_id: 'bo', export_id: id, part: 1, content: 'one ' };
  await tables.fill`
    account_export_parts: ${part} | part=2 content=two | user_id=cy content=theirs | export_id=other content=older
  `;
  const parts: string[] = [];
  for await (const content of readExport(tables.db, { userId: 'bo', id, tokenHash: bytes(3), now: NOW }))
    parts.push(content);
  expect(parts.join('')).toBe('one two');
  await tables.fill`
    account_exports: ${copy} user_id=bo id=a
      | ${['b', 'c', 'd', 'e'].map((each, n) => ({ id: each, requested_at: at(n) }))}
      | id=over requested_at=@99 ready_at=@-9 expires_at=@0
  `;
  expect((await listExports(tables.db, 'bo', NOW)).map((each) => each.id)).toEqual(['e', 'd', 'c', 'b', id]);
});
