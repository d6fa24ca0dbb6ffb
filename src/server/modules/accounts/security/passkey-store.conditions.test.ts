import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { consumeChallenge, deletePasskey, insertChallenge, listPasskeys, usePasskey } from './passkey-store.ts';

const tables = bareTables();
/** Of which people an act wrote rows, and how many of them went. */
async function written(table: string, act: (tx: Transaction) => unknown): Promise<[string[], number]> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { now, gone } = await tables.written(table, [column], act);
  return [now.map((row) => String(row[column])), gone];
}

test('[ACC-02] passkeys and their challenges are their person’s; a challenge counts once and a counter never goes back', async () => {
  await tables.put(
    'passkeys',
    { user_id: 'bo', id: 'k1', counter: 5, created_at: at(-1) },
    { id: 'k2', counter: 0, created_at: at(-2) },
    { user_id: 'cy' },
  );
  const use = (id: string, counter: number) => usePasskey(tables.db, { userId: 'bo', id, counter, now: NOW });
  expect([await use('k1', 5), await use('k1', 0), await use('k2', 0), await use('k9', 9)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(await written('passkeys', () => use('k1', 6))).toEqual([['bo'], 1]);
  expect((await listPasskeys(tables.db, 'bo')).map(({ id }) => id)).toEqual(['k2', 'k1']);
  expect(await written('passkeys', () => deletePasskey(tables.db, 'bo', 'k1'))).toEqual([[], 1]);
  await tables.put(
    'passkey_challenges',
    { challenge: 'over', user_id: 'bo', expires_at: at(0) },
    { challenge: 'gone', expires_at: at(-1) },
  );
  await insertChallenge(tables.db, 'bo-1', { userId: 'bo', now: NOW, expiresAt: at(1) });
  await insertChallenge(tables.db, 'bo-2', { userId: 'bo', now: NOW, expiresAt: at(1) });
  const { rows } = await tables.db.query({ text: 'SELECT challenge FROM passkey_challenges ORDER BY 1' });
  expect(rows.map(({ challenge }) => challenge)).toEqual(['bo-1', 'bo-2', 'over']);
  const take = (challenge: string, userId: string | null = 'bo') =>
    consumeChallenge(tables.db, challenge, { userId, now: NOW });
  expect([
    await take('over'),
    await take('bo-1', 'cy'),
    await take('bo-1', null),
    await take('bo-1'),
    await take('bo-1'),
    await take('bo-2'),
  ]).toEqual([false, false, false, true, false, true]);
});
