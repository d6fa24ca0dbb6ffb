import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { bytes, peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import { each, matching } from '#test/builders/each.ts';
import { findRefreshClaims, insertRefreshToken, isCodeOver } from './program-store.ts';
import { insertSession } from '../account-store.ts';

const tables = bareTables();
const people = peopleIn(tables);
const written = writtenIn(tables);

test('[INV-11] a code of a mail is over when it is one’s own, that very one, not used', async () => {
  await tables.fill`
    one_use_tokens: user_id=bo token_hash=#01 used_at=null expires_at=@0 | token_hash=#02 used_at=@-1
      | token_hash=#03 expires_at=@1 | user_id=cy token_hash=#04
    sent_codes: id=bo code_hash=#11 used_at=null expires_at=@0 | id=used code_hash=#12 used_at=@-1
      | id=open code_hash=#13 expires_at=@1
  `;
  const over = (userId: string, byte: number) => isCodeOver(tables.db, { userId, tokenHash: bytes(byte), now: NOW });
  expect(await matching(over, ['bo', 1], ['bo', 2], ['bo', 3], ['bo', 4], ['cy', 1])).toEqual([['bo', 1]]);
  expect([
    await over('bo', 0x11),
    await over('cy', 0x11),
    await over('bo', 0x15),
    await over('used', 0x12),
    await over('open', 0x13),
  ]).toEqual([...[true, false, false, false, false]]);
});

test('[ACC-01] signing in is noted of that person, by a page and by a program', async () => {
  await people();
  const session = {
    userId: 'bo',
    tokenHash: bytes(7),
    now: NOW,
    expiresAt: at(9),
    ip: '',
    userAgent: '',
    language: 'de',
  } as const;
  expect(await written('users', (tx) => insertSession(tx, session))).toEqual([['bo'], 1]);
  await tables.sql('UPDATE users SET last_login_at = NULL');
  expect(await written('users', (tx) => insertRefreshToken(tx, { ...session, claims: { a: 1 } }))).toEqual([['bo'], 1]);
  const claims = (userId: string, byte: number, now: Date) =>
    findRefreshClaims(tables.db, { userId, tokenHash: bytes(byte), now });
  expect(await each(claims, ['bo', 7, NOW], ['bo', 7, at(9)], ['bo', 8, NOW], ['cy', 7, NOW])).toEqual([
    { a: 1 },
    null,
    null,
    null,
  ]);
});
