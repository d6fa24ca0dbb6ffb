import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { bytes, peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import { matching } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import { findOwnWays, listSessions, setSeenAs } from './session-store.ts';
import { findSession } from '../account-store.ts';
import { isOnlyWay } from './ways-to-sign-in-store.ts';
import { isSessionSince } from './session-proof-store.ts';
import { lockOwner } from '../safety/owner-store.ts';

const tables = bareTables();
const people = peopleIn(tables);
const written = writtenIn(tables);

test('[ACC-16, INV-13] a session is that person’s, by its own token, until its very end', async () => {
  await people();
  await tables.fill`
    shops: seller_id=cy slug=cy name=Cy | seller_id=bo slug=bo
    sessions: user_id=bo token_hash=#01 expires_at=@1 created_at=@-5 seen_as=one
      | token_hash=#02 seen_as=two created_at=@-1 | token_hash=#03 expires_at=@0 | user_id=cy
  `;
  const find = (userId: string, byte: number) => findSession(tables.db, { userId, tokenHash: bytes(byte), now: NOW });
  expect([
    (await find('bo', 1))?.seen_as,
    (await find('bo', 2))?.slug,
    await find('bo', 3),
    await find('cy', 2),
  ]).toEqual(['one', 'bo', null, null]);
  expect((await listSessions(tables.db, 'bo', NOW)).map((row) => row.token_hash[0])).toEqual([2, 1]);
  expect(await written('sessions', (tx) => setSeenAs(tx, { userId: 'bo', tokenHash: bytes(1) }, 'viewer'))).toEqual([
    ['bo'],
    1,
  ]);
  const owner = (userId: string, byte: number) =>
    tables.run((tx) => lockOwner(tx, partOf({ userId, tokenHash: bytes(byte) }), NOW));
  expect(await matching(owner, ['bo', 1], ['bo', 3], ['bo', 9], ['cy', 2])).toEqual([['bo', 1]]);
  const since = (byte: number, minutes: number) =>
    isSessionSince(tables.db, { userId: 'bo', tokenHash: bytes(byte) }, at(minutes));
  expect([await since(1, -5), await since(1, -4), await since(9, -5)]).toEqual([true, false, false]);
  await tables.sql(`UPDATE users SET deleted_at = now() WHERE id = 'bo'`);
  expect(await owner('bo', 1)).toBe(false);
});

test('[ACC-02] whether a way to sign in is the only one is asked of that person', async () => {
  await people({ id: 'di', email: '', password_hash: null }, { id: 'eve', email_verified: false, password_hash: null });
  await tables.fill`
    identities: subject=s provider=google user_id=di created_at=@-1 email="late@example.com" | subject=t user_id=fay
    sign_in_phones: phone=+5 user_id=eve
    passkeys: user_id=fay id=k1
    email_changes: user_id=bo new_email="new@example.com" expires_at=@1 | user_id=di expires_at=@0
  `;
  const only = (userId: string, way: 'google' | 'phone' | 'password') => tables.run((tx) => isOnlyWay(tx, userId, way));
  expect(await matching(only, ['di', 'google'], ['eve', 'phone'], ['bo', 'password'])).toEqual([
    ['di', 'google'],
    ['eve', 'phone'],
  ]);
  await tables.fill`passkeys: user_id=eve id=k2`;
  expect(await only('eve', 'phone')).toBe(false);
  await tables.fill`identities: subject=first provider=google user_id=di created_at=@-9 email="first@example.com"`;
  expect([await findOwnWays(tables.db, 'bo', NOW), await findOwnWays(tables.db, 'di', NOW)]).toMatchObject([
    { email: 'bo@example.com', google: null, pending_email: 'new@example.com', has_password: true },
    { google: 'first@example.com', pending_email: null, has_password: false },
  ]);
});
