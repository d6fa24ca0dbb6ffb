import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { bytes, peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import { each, matching } from '#test/builders/each.ts';
import { changePassword, findByEmail, findOpenToken, findPasswordOf, useToken } from './account-store.ts';
import { confirmChange, insertChange, moveEmail } from './security/email-change-store.ts';
import { isCodeOver } from './stores/program-store.ts';

const tables = bareTables();
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;
const written = writtenIn(tables);
const people = peopleIn(tables);

test('[INV-11] a link opens its own purpose of its own person, once, until its very end', async () => {
  const token = { user_id: 'bo', token_hash: hex(1), purpose: 'reset', expires_at: at(1) };
  await tables.fill`
    one_use_tokens: ${token} | token_hash=#02 expires_at=@0 | token_hash=#03 used_at=@-1 | token_hash=#04 purpose=verify
      | user_id=cy
  `;
  const key = (byte: number, userId = 'bo') => ({ userId, tokenHash: bytes(byte), now: NOW });
  const open = (byte: number, userId?: string) => findOpenToken(tables.db, { ...key(byte, userId), like: 'res%' });
  const use = (byte: number, userId?: string) => useToken(tables.db, { ...key(byte, userId), purpose: 'reset' });
  expect(await each(open, 1, 2, 3, 4, 9, [2, 'cy'])).toEqual(['reset', null, null, null, null, null]);
  expect(await written('one_use_tokens', (tx) => useToken(tx, { ...key(1), purpose: 'reset' }))).toEqual([['bo'], 1]);
  for (const byte of [1, 2, 3, 4, 9]) expect([byte, await use(byte)]).toEqual([byte, false]);
  expect(await use(1, 'cy')).toBe(true);
  const over = (byte: number, userId = 'bo') => isCodeOver(tables.db, key(byte, userId));
  expect(await matching(over, 2, 3, 4, 9, [2, 'cy'])).toEqual([2]);
  await tables.fill`sent_codes: id=code code_hash=#05 expires_at=@0 | id=used used_at=@-1 | id=open expires_at=@1`;
  expect(await matching(over, [5, 'code'], [5, 'used'], [5, 'open'], [6, 'code'])).toEqual([[5, 'code']]);
});

test('[INV-11, INV-13] what a person’s new password or address ends is theirs alone', async () => {
  await people();
  await tables.fill`
    one_use_tokens: user_id=bo token_hash=#01 purpose=reset | token_hash=#02 used_at=@-9 | user_id=cy
    sessions: user_id=bo token_hash=#01 | user_id=cy
    refresh_tokens: user_id=bo token_hash=#01 | user_id=cy
  `;
  const all = async () =>
    (
      await tables.sql(
        `SELECT (SELECT count(*)::int FROM sessions WHERE user_id = 'cy') AS s, (SELECT count(*)::int FROM refresh_tokens WHERE user_id = 'cy') AS r, (SELECT count(*)::int FROM sessions WHERE user_id = 'bo') AS own`,
      )
    )[0];
  expect(
    await written('one_use_tokens', (tx) => changePassword(tx, { userId: 'bo', passwordHash: 'new', now: NOW })),
  ).toEqual([['bo'], 1]);
  expect(await all()).toEqual({ s: 1, r: 1, own: 0 });
  expect([await findPasswordOf(tables.db, 'bo'), await findPasswordOf(tables.db, 'cy')]).toEqual(['new', 'other']);
  await tables.sql(`UPDATE one_use_tokens SET used_at = NULL WHERE token_hash = '\\x01'`);
  await tables.fill`sign_in_names: email="bo@example.com" user_id=bo | email="cy@example.com" user_id=cy`;
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
  expect(await each(confirm, [1, 'bo', at(1)], 3, 1, 1, 2, 2)).toEqual([
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
  const names = await tables.sql('SELECT email, user_id FROM sign_in_names ORDER BY 1');
  expect(names).toEqual([
    { email: 'cy@example.com', user_id: 'cy' },
    { email: 'new@example.com', user_id: 'bo' },
  ]);
  expect(await tables.texts('user_id FROM email_changes')).toEqual(['cy']);
  expect([
    (await findByEmail(tables.db, 'new@example.com'))?.id,
    await findByEmail(tables.db, 'bo@example.com'),
  ]).toEqual(['bo', null]);
  expect(await tables.texts('email FROM users ORDER BY id')).toEqual(['new@example.com', 'cy@example.com']);
});
