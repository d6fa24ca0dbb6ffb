import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { writtenIn } from '#test/builders/person-rows.ts';
import { each, matching } from '#test/builders/each.ts';
import { consumeChallenge, deletePasskey, insertChallenge, listPasskeys, usePasskey } from './passkey-store.ts';

const tables = bareTables();
const written = writtenIn(tables);

test('[ACC-02] passkeys and their challenges are their person’s', async () => {
  await tables.fill`passkeys: user_id=bo id=k1 counter=5 created_at=@-1 | id=k2 counter=0 created_at=@-2 | user_id=cy`;
  const use = (id: string, counter: number) => usePasskey(tables.db, { userId: 'bo', id, counter, now: NOW });
  expect(await matching(use, ['k1', 5], ['k1', 0], ['k2', 0], ['k9', 9])).toEqual([['k2', 0]]);
  expect(await written('passkeys', () => use('k1', 6))).toEqual([['bo'], 1]);
  expect((await listPasskeys(tables.db, 'bo')).map(({ id }) => id)).toEqual(['k2', 'k1']);
  expect(await written('passkeys', () => deletePasskey(tables.db, 'bo', 'k1'))).toEqual([[], 1]);
  await tables.fill`passkey_challenges: challenge=over user_id=bo expires_at=@0 | challenge=gone expires_at=@-1`;
  await insertChallenge(tables.db, 'bo-1', { userId: 'bo', now: NOW, expiresAt: at(1) });
  await insertChallenge(tables.db, 'bo-2', { userId: 'bo', now: NOW, expiresAt: at(1) });
  expect(await tables.texts('challenge FROM passkey_challenges ORDER BY 1')).toEqual(['bo-1', 'bo-2', 'over']);
  const take = (challenge: string, userId: string | null = 'bo') =>
    consumeChallenge(tables.db, challenge, { userId, now: NOW });
  expect(await each(take, 'over', ['bo-1', 'cy'], ['bo-1', null], 'bo-1', 'bo-1', 'bo-2')).toEqual([
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});
