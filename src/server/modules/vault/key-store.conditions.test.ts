import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { findGoodKey, findKey, revokeKey as revokeVaultKey } from './key-store.ts';

const tables = bareTables();
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const session = Buffer.from([1]);
const person = { userId: 'bo', sessionHash: session, signedInAt: null, tokensSince: at(-60) };
const key = row`user_id=bo id=k1 purpose=session session_hash=#01 named_session=null wrapped=sealed:1 created_at=@-60s
  expires_at=@1s`;

test('[VAULT-01, INV-14] a key is good for its person, in its session, until its end', async () => {
  await tables.fill`
    vault_keys: ${key} | id=over expires_at=@0s | id=revoked revoked_at=@-1s | id=empty wrapped=null
      | id=other session_hash=#02 | id=old created_at=@-61s
      | id=stored purpose=storage session_hash=#02 created_at=@-99s | user_id=cy | user_id=cy id=hers
  `;
  const good = async (keyId: string) =>
    (await findGoodKey(tables.db, { person: person, keyId, kind: 'decrypted', now: NOW })).wrapped;
  expect([await good('k1'), await good('stored')]).toEqual(['sealed:1', 'sealed:1']);
  for (const id of ['over', 'revoked', 'empty', 'other', 'old', 'hers'])
    expect([id, await good(id)]).toEqual([id, null]);
  const find = (keyId: string, sessionHash = session, namedSession: Buffer | null = null) =>
    tables.run((tx) => findKey(tx, { person: { ...person, sessionHash }, keyId, namedSession, now: NOW }));
  expect([
    await find('k1'),
    await find('k1', Buffer.from([2])),
    await find('k1', session, session),
    await find('hers'),
  ]).toMatchObject([
    { existing: { isOfSameSession: true }, liveKeys: 5 },
    { existing: { isOfSameSession: false } },
    { existing: { isOfSameSession: false } },
    { existing: null },
  ]);
  const revoked = () =>
    tables.written('vault_keys', 'user_id id', () =>
      revokeVaultKey(tables.db, { userId: 'bo', keyId: 'k1', now: NOW }),
    );
  expect((await revoked()).now).toEqual(['bo k1']);
  expect([
    await revokeVaultKey(tables.db, { userId: 'bo', keyId: 'k1', now: NOW }),
    await revokeVaultKey(tables.db, { userId: 'bo', keyId: 'over', now: NOW }),
  ]).toEqual([false, false]);
});
