import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { findRefreshClaims, insertRefreshToken, isCodeOver } from './program-store.ts';
import { insertSession } from '../account-store.ts';

const tables = bareTables();
const bytes = (byte: number): Buffer => Buffer.from([byte]);
const person = { id: 'bo', email: 'bo@example.com', display_name: 'Bo', email_verified: true, password_hash: 'hash' };
const people = (...changes: Record<string, unknown>[]) =>
  tables.put(
    'users',
    person,
    { id: 'cy', email: 'cy@example.com', display_name: 'Cy', password_hash: 'other' },
    ...changes,
  );
/** Of which people an act wrote rows, and how many of them went. */
async function written(table: string, act: (tx: Transaction) => unknown): Promise<[string[], number]> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { now, gone } = await tables.written(table, [column], act);
  return [now.map((row) => String(row[column])), gone];
}

test('[INV-11] a code of a mail is over when it is one’s own, that very one, not used, and its time has passed', async () => {
  await tables.put(
    'one_use_tokens',
    { user_id: 'bo', token_hash: '\\x01', used_at: null, expires_at: NOW },
    ...[
      { token_hash: '\\x02', used_at: at(-1) },
      { token_hash: '\\x03', expires_at: at(1) },
      { user_id: 'cy', token_hash: '\\x04' },
    ],
  );
  await tables.put(
    'sent_codes',
    { id: 'bo', code_hash: '\\x11', used_at: null, expires_at: NOW },
    ...[
      { id: 'used', code_hash: '\\x12', used_at: at(-1) },
      { id: 'open', code_hash: '\\x13', expires_at: at(1) },
    ],
  );
  const over = (userId: string, byte: number) => isCodeOver(tables.db, { userId, tokenHash: bytes(byte), now: NOW });
  expect([
    await over('bo', 1),
    await over('bo', 2),
    await over('bo', 3),
    await over('bo', 4),
    await over('cy', 1),
  ]).toEqual([true, false, false, false, false]);
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
  await tables.db.query({ text: 'UPDATE users SET last_login_at = NULL' });
  expect(await written('users', (tx) => insertRefreshToken(tx, { ...session, claims: { a: 1 } }))).toEqual([['bo'], 1]);
  const claims = (userId: string, byte: number, now: Date) =>
    findRefreshClaims(tables.db, { userId, tokenHash: bytes(byte), now });
  expect([
    await claims('bo', 7, NOW),
    await claims('bo', 7, at(9)),
    await claims('bo', 8, NOW),
    await claims('cy', 7, NOW),
  ]).toEqual([{ a: 1 }, null, null, null]);
});
