import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { changePassword, findByEmail, findOpenToken, findPasswordOf, useToken } from './account-store.ts';
import { confirmChange, insertChange, moveEmail } from './security/email-change-store.ts';
import { isCodeOver } from './stores/program-store.ts';

const tables = bareTables();
const bytes = (byte: number): Buffer => Buffer.from([byte]);
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;
/** Of which people an act wrote rows, and how many of them went. */
async function written(table: string, act: (tx: Transaction) => unknown): Promise<[string[], number]> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { now, gone } = await tables.written(table, [column], act);
  return [now.map((row) => String(row[column])), gone];
}
const person = { id: 'bo', email: 'bo@example.com', display_name: 'Bo', email_verified: true, password_hash: 'hash' };
const people = (...changes: Record<string, unknown>[]) =>
  tables.put(
    'users',
    person,
    { id: 'cy', email: 'cy@example.com', display_name: 'Cy', password_hash: 'other' },
    ...changes,
  );

test('[INV-11] a link opens its own purpose of its own person, once, until its very end', async () => {
  const token = { user_id: 'bo', token_hash: hex(1), purpose: 'reset', expires_at: at(1) };
  await tables.put(
    'one_use_tokens',
    token,
    { token_hash: hex(2), expires_at: at(0) },
    { token_hash: hex(3), used_at: at(-1) },
    { token_hash: hex(4), purpose: 'verify' },
    { user_id: 'cy' },
  );
  const key = (byte: number, userId = 'bo') => ({ userId, tokenHash: bytes(byte), now: NOW });
  const open = (byte: number, userId?: string) => findOpenToken(tables.db, { ...key(byte, userId), like: 'res%' });
  const use = (byte: number, userId?: string) => useToken(tables.db, { ...key(byte, userId), purpose: 'reset' });
  expect([await open(1), await open(2), await open(3), await open(4), await open(9), await open(2, 'cy')]).toEqual([
    'reset',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(await written('one_use_tokens', (tx) => useToken(tx, { ...key(1), purpose: 'reset' }))).toEqual([['bo'], 1]);
  for (const byte of [1, 2, 3, 4, 9]) expect([byte, await use(byte)]).toEqual([byte, false]);
  expect(await use(1, 'cy')).toBe(true);
  const over = (byte: number, userId = 'bo') => isCodeOver(tables.db, key(byte, userId));
  expect([await over(2), await over(3), await over(4), await over(9), await over(2, 'cy')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  await tables.put(
    'sent_codes',
    { id: 'code', code_hash: hex(5), expires_at: at(0) },
    { id: 'used', used_at: at(-1) },
    { id: 'open', expires_at: at(1) },
  );
  expect([await over(5, 'code'), await over(5, 'used'), await over(5, 'open'), await over(6, 'code')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[INV-11, INV-13] what a person’s new password or address ends is theirs alone', async () => {
  await people();
  await tables.put(
    'one_use_tokens',
    { user_id: 'bo', token_hash: hex(1), purpose: 'reset' },
    { token_hash: hex(2), used_at: at(-9) },
    { user_id: 'cy' },
  );
  await tables.put('sessions', { user_id: 'bo', token_hash: hex(1) }, { user_id: 'cy' });
  await tables.put('refresh_tokens', { user_id: 'bo', token_hash: hex(1) }, { user_id: 'cy' });
  const all = async () =>
    (
      await tables.db.query({
        text: `SELECT (SELECT count(*)::int FROM sessions WHERE user_id = 'cy') AS s, (SELECT count(*)::int FROM refresh_tokens WHERE user_id = 'cy') AS r, (SELECT count(*)::int FROM sessions WHERE user_id = 'bo') AS own`,
      })
    ).rows[0];
  expect(await written('one_use_tokens', (tx) => changePassword(tx, 'bo', 'new', NOW))).toEqual([['bo'], 1]);
  expect(await all()).toEqual({ s: 1, r: 1, own: 0 });
  expect([await findPasswordOf(tables.db, 'bo'), await findPasswordOf(tables.db, 'cy')]).toEqual(['new', 'other']);
  await tables.db.query({ text: `UPDATE one_use_tokens SET used_at = NULL WHERE token_hash = '\\x01'` });
  await tables.put(
    'sign_in_names',
    { email: 'bo@example.com', user_id: 'bo' },
    { email: 'cy@example.com', user_id: 'cy' },
  );
  const change = {
    userId: 'bo',
    newEmail: 'new@example.com',
    oldHash: bytes(1),
    newHash: bytes(2),
    now: NOW,
    expiresAt: at(1),
  };
  await tables.run(async (tx) => {
    await insertChange(tx, { ...change, userId: 'cy' });
    await insertChange(tx, change);
  });
  const confirm = (byte: number, userId = 'bo', now = NOW) =>
    tables.run((tx) => confirmChange(tx, { userId, tokenHash: bytes(byte), now }));
  expect([
    await confirm(1, 'bo', at(1)),
    await confirm(3),
    await confirm(1),
    await confirm(1),
    await confirm(2),
    await confirm(2),
  ]).toEqual([
    null,
    null,
    { newEmail: 'new@example.com', isComplete: false },
    null,
    { newEmail: 'new@example.com', isComplete: true },
    null,
  ]);
  expect(
    await written('one_use_tokens', (tx) => moveEmail(tx, { userId: 'bo', email: 'new@example.com', now: NOW })),
  ).toEqual([['bo'], 1]);
  const names = await tables.db.query({ text: 'SELECT email, user_id FROM sign_in_names ORDER BY 1' });
  expect(names.rows).toEqual([
    { email: 'cy@example.com', user_id: 'cy' },
    { email: 'new@example.com', user_id: 'bo' },
  ]);
  expect((await tables.db.query({ text: 'SELECT user_id FROM email_changes' })).rows).toEqual([{ user_id: 'cy' }]);
  expect([
    (await findByEmail(tables.db, 'new@example.com'))?.id,
    await findByEmail(tables.db, 'bo@example.com'),
  ]).toEqual(['bo', null]);
  expect((await tables.db.query({ text: 'SELECT email FROM users ORDER BY id' })).rows).toEqual([
    { email: 'new@example.com' },
    { email: 'cy@example.com' },
  ]);
});
