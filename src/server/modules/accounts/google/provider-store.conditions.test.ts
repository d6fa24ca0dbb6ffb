import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { claimProviderAttempt, deleteIdentities, findIdentity, insertAttempt } from './provider-store.ts';

const tables = bareTables();
const bytes = (byte: number): Buffer => Buffer.from([byte]);
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;
/** Of which people an act wrote rows, and how many of them went. */
async function written(table: string, act: (tx: Transaction) => unknown): Promise<[string[], number]> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { now, gone } = await tables.written(table, [column], act);
  return [now.map((row) => String(row[column])), gone];
}

test('[ACC-01, INV-11] a sign-in at a provider is taken once, until its very end, and an account there is one provider’s', async () => {
  const attempt = { verifier: 'v', nonce: 'n', connectTo: null, now: NOW, expiresAt: at(1) };
  await tables.put(
    'provider_attempts',
    { state_hash: hex(1), expires_at: at(0) },
    { state_hash: hex(2), expires_at: at(-1) },
  );
  await insertAttempt(tables.db, { ...attempt, stateHash: bytes(3) });
  const take = async (byte: number) => (await claimProviderAttempt(tables.db, bytes(byte), NOW))?.nonce;
  expect([await take(1), await take(2), await take(9), await take(3), await take(3)]).toEqual([
    undefined,
    undefined,
    undefined,
    'n',
    undefined,
  ]);
  const { rows } = await tables.db.query({ text: 'SELECT encode(state_hash, $$hex$$) AS hash FROM provider_attempts' });
  expect(rows).toEqual([{ hash: '01' }]);
  await tables.put(
    'identities',
    { subject: 's', provider: 'other', user_id: 'cy' },
    { provider: 'google', user_id: 'bo' },
    { provider: 'google', subject: 't', user_id: 'cy' },
  );
  expect([
    await findIdentity(tables.db, 'google', 's'),
    await findIdentity(tables.db, 'google', 't'),
    await findIdentity(tables.db, 'google', 'u'),
  ]).toEqual(['bo', 'cy', null]);
  expect(await written('identities', (tx) => deleteIdentities(tx, 'bo'))).toEqual([[], 1]);
});
